import Foundation
import Testing

extension LivePageTests {
  /// The page under events of the browser itself, which go to what lies at a point.
  @Suite struct Events {
    private let live: LiveProcess
    private let address: String
    private let browser: DevTools

    init() throws {
      live = try LiveProcess(["--port", "0"])
      address = try live.address()
      browser = try DevTools()
    }

    /// What lies in the glass is clicked and typed to as anything else is.
    @Test func aPhoneTakenByAnotherTabIsTakenBackByClickAndSpace() throws {
      let first = try browser.open(address)
      try first.waitForRest()
      try first.click("[name=stage][value=guide] + span")
      try first.wait(until: "document.title === 'Guide, live'")
      let second = try browser.open(address)
      try second.waitForRest()
      // A new window begins at the beginning.
      #expect(try second.value("document.title") as? String == "Photos, live")
      let ways: [(Tab) throws -> Void] = [
        { try $0.click("#take") },
        { tab in
          try tab.value("find('take').focus()")
          try tab.press(" ", text: " ")
        },
      ]
      for takes in ways {
        try first.bringToFront()
        try first.wait(until: "!find('taken').hidden")
        try takes(first)
        try first.wait(until: "find('taken').hidden && !phone.isTaken")
        let isTouched = "Boolean(phone.fingersDown || fingers.pointers.size || fingers.key)"
        #expect(try first.value(isTouched) as? Bool == false)
        try second.bringToFront()
        try second.wait(until: "!find('taken').hidden")
        try second.value("phone.hello()")
      }
    }

    /// A pointer pulls the player out of its bar, and throws it back; it signs in, and out.
    @Test func aPointerPlaysThePlayerAndTheRoot() throws {
      let tab = try browser.open(address)
      try tab.waitForRest()
      try tab.click("[name=stage][value=music] + span")
      try tab.wait(until: "document.title === 'Music, live'")
      let closed = try layers(tab)
      try drag(tab, [(150, 720), (160, 480), (160, 560), (165, 300)])
      let open = try layers(tab)
      #expect(open != closed)
      try drag(tab, [(195, 300), (200, 620)])
      #expect(try layers(tab) != open)

      try tab.click("[name=stage][value=login] + span")
      try tab.wait(until: "document.title === 'Login, live'")
      let welcome = try layers(tab)
      try tab.click(at: tab.place(195, 760))
      try tab.wait(until: "document.querySelectorAll('#glass *').length !== \(welcome)")
      #expect(try layers(tab) > welcome)
      try tab.click(at: tab.place(345, 69))
      try tab.wait(until: "document.querySelectorAll('#glass *').length === \(welcome)")
    }

    /// A sheet with margins, and a cover from which the old screen steps back: a pointer opens each, drags it a little,
    /// after which it stays, and drags it away.
    @Test(arguments: [
      "transition: 'sheet', share: 0.5, margins: 12", "transition: 'cover', back: true",
    ])
    func aPointerPlaysMarginsAndAScreenThatStepsBack(options: String) throws {
      let tab = try browser.open(address)
      try tab.waitForRest()
      try tab.value("change({ stage: 'guide', options: { \(options) } })")
      try tab.wait(until: "document.title === 'Guide, live'")
      let closed = try layers(tab)
      try tab.click(at: tab.place(195, 540))
      try tab.wait(until: "document.querySelectorAll('#glass *').length !== \(closed)")
      let open = try layers(tab)
      // A layer more or less is that of a row that was touched, or of a text that has scrolled.
      func isOpen() throws -> Bool {
        let now = try layers(tab)
        return abs(now - open) < abs(now - closed)
      }
      try drag(tab, [(195, 480), (195, 520), (195, 485)])
      #expect(try isOpen())
      try drag(tab, [(195, 480), (200, 800)])
      #expect(try !isOpen())
    }

    /// The number of what is shown once all rests.
    private func layers(_ tab: Tab) throws -> Int {
      try tab.waitForRest()
      return try #require(tab.value("document.querySelectorAll('#glass *').length") as? Int)
    }

    /// Drags over the phone, from place to place in points of its screen.
    private func drag(_ tab: Tab, _ points: [(x: Double, y: Double)]) throws {
      let places = try points.map { try tab.place($0.x, $0.y) }
      try tab.mouse("mousePressed", places[0][0], places[0][1])
      for (start, end) in zip(places, places.dropFirst()) {
        for step in 1...8 {
          let share = Double(step) / 8
          try tab.mouse(
            "mouseMoved", start[0] + (end[0] - start[0]) * share,
            start[1] + (end[1] - start[1]) * share)
          try tab.value("new Promise(resolve => requestAnimationFrame(resolve))")
        }
      }
      try tab.mouse("mouseReleased", places.last![0], places.last![1])
    }

    /// A server that has gone is seen on the phone, also in the middle of a drag, and the page comes back with it.
    @Test func aServerKilledInADragIsSeenAndThePageComesBack() throws {
      let tab = try browser.open(address)
      try tab.waitForRest()
      try tab.click("[name=stage][value=music] + span")
      try tab.wait(until: "document.title === 'Music, live'")
      let place = try tab.place(195, 500)
      try tab.mouse("mousePressed", place[0], place[1])
      try tab.mouse("mouseMoved", place[0], place[1] + 40)
      live.end()
      try tab.wait(until: "!find('gone').hidden")
      // The finger is gone with it.
      let isGone = "[...document.querySelectorAll('.spot')].every(spot => !+spot.style.opacity)"
      #expect(try tab.value(isGone) as? Bool == true)
      try tab.mouse("mouseReleased", place[0], place[1] + 40)
      try tab.value("window.isOld = true")
      let port = try #require(URL(string: address)?.port)
      let again = try LiveProcess(["--port", "\(port)"])
      _ = try again.address()
      try tab.wait(until: "window.isOld === undefined && panel.device && find('gone').hidden")
      try tab.wait(until: "document.title === 'Music, live'")
      again.end()
    }

    /// Nothing is cut, lies below a button or sticks out of its card, and the page is not wider than its window. At 720
    /// points, a window of 1440 is zoomed to 200 %.
    @Test(arguments: [1440, 820, 720, 390, 300]) func thePageIsReadable(width: Int) throws {
      let tab = try browser.open(address, width: width, height: 900)
      try tab.waitForRest()
      let long = "transition: 'overlay', from: true, width: 0.8, outside: true, backdrop: 'blur'"
      for stage in ["photos", "guide", "own-transitions", "music", "today"] {
        let options = stage == "guide" ? "{ \(long) }" : "{}"
        let isPad = stage == "music"
        try tab.value("change({ stage: '\(stage)', options: \(options), pad: \(isPad) })")
        let faults =
          try tab.value(
            """
            (() => {
              const faults = [];
              const box = element => element.getBoundingClientRect();
              const cuts = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
              if (document.querySelector("h1").compareDocumentPosition(find("phone")) !== Node.DOCUMENT_POSITION_FOLLOWING
                || innerWidth <= 720 && box(document.querySelector("h1")).top > box(find("phone")).top) faults.push("The title is not first.");
              if (innerWidth === 1440 && box(find("code")).left < box(find("glass")).right) faults.push("The code is not beside the phone.");
              if (document.documentElement.scrollWidth > innerWidth) faults.push("The page is too wide.");
              const lines = [...document.querySelectorAll("#code .line")];
              if (!lines.length) faults.push("There is no code.");
              for (const line of lines) {
                if (line.scrollWidth > line.clientWidth) faults.push(`Cut: ${line.textContent}`);
                const [range, walker] = [document.createRange(), document.createTreeWalker(line, NodeFilter.SHOW_TEXT)];
                while (innerWidth >= 390 && walker.nextNode()) {
                  for (const { index, 0: word } of walker.currentNode.data.matchAll(/\\w+/g)) {
                    range.setStart(walker.currentNode, index);
                    range.setEnd(walker.currentNode, index + word.length);
                    if (range.getClientRects().length !== 1) faults.push(`Cut: ${word}`);
                  }
                }
                for (const part of document.querySelectorAll("button, .group, .timeline, .phone")) {
                  if (!part.contains(line) && cuts(box(line), box(part))) faults.push(`Covered: ${line.textContent}`);
                }
              }
              for (const card of document.querySelectorAll(".group, .code-group, .hand")) {
                for (const part of card.querySelectorAll("button, select, label, input, output, fieldset, h2")) {
                  const [inner, outer] = [box(part), box(card)];
                  if (inner.width && (inner.right > outer.right + 0.5 || inner.left < outer.left - 0.5)) {
                    faults.push(`Outside: ${part.outerHTML.slice(0, 80)}`);
                  }
                }
              }
              const slider = document.querySelector("#options input[type=range]");
              if (slider && box(slider).width < 90 && innerWidth >= 390) faults.push(`A slider of ${box(slider).width} points.`);
              return faults;
            })()
            """) as? [String]
        #expect(faults == [], "\(stage)")
      }
    }

    /// What is chosen can be given to somebody else by the address, and outlives a reload.
    @Test func theAddressTellsWhatIsChosen() throws {
      let tab = try browser.open(address)
      try tab.waitForRest()
      try tab.wait(until: "location.hash === '#photos'")
      try tab.value("change({ stage: 'guide', options: { transition: 'fold', perspective: 4 } })")
      try tab.value("change({ speed: 0.5, dark: true })")
      let hash = "#guide?transition=fold&perspective=4&speed=0.5&dark=true"
      try tab.wait(until: "location.hash === '\(hash)'")
      let second = try browser.open("\(address)\(hash)")
      try second.waitForRest()
      try second.wait(until: "document.title === 'Guide, live' && location.hash === '\(hash)'")
      #expect(try second.value("panel.device.dark") as? Bool == true)
      #expect(
        try (second.value("find('code').textContent") as? String)?.contains("perspective: 4")
          == true)
    }

    @Test func anAddressOfNoScreensIsAnsweredWithThoseThatThereAre() throws {
      let tab = try browser.open("\(address)#nosuch?dark=true")
      try tab.waitForRest()
      try tab.wait(until: "!find('issues').hidden && location.hash === '#photos'")
      let text = try tab.value("find('issues').textContent") as? String
      #expect(text?.hasPrefix("There are no such screens; try: photos, guide, ") == true)
    }

    /// The pictures of what a tap may open are there before the tap.
    @Test func theFirstTapWaitsForNoPicture() throws {
      let tab = try browser.open(address)
      try tab.waitForRest()
      try tab.value(
        """
        window.late = 0;
        const load = phone.load.bind(phone);
        phone.load = (orders, pictures) => {
          late += orders.filter(([number]) => pictures[number] === undefined).length;
          return load(orders, pictures);
        };
        change({ stage: "guide" })
        """)
      for y in [200.0, 600] {
        try tab.wait(until: "phone.hasMore === false && !phone.isFetching")
        try tab.value("window.late = 0; phone.answers.length = 0")
        try tab.click(at: tab.place(195, y))
        try tab.wait(until: "phone.answers.length === 1")
        try tab.waitForRest()
        let time = try tab.value("phone.answers[0]") as? Double ?? 0
        print("     tap at \(Int(y)): answered after \(Int(time)) ms")
        #expect(try tab.value("late") as? Int == 0)
        try tab.click("#restart")
        try tab.waitForRest()
      }
    }

    /// What is chosen while a screen is open is applied to it, or waits for the next opening; the screen stays.
    @Test func optionsChosenWhileACardIsOpenLeaveItOpen() throws {
      let tab = try browser.open(address)
      try tab.waitForRest()
      try tab.value("change({ stage: 'guide', options: { transition: 'overlay' } })")
      try tab.waitForRest()
      try tab.click(at: tab.place(195, 200))
      try tab.wait(until: "phone.answers.length === 1")
      try tab.waitForRest()
      let count = try tab.value("phone.state.layers.size") as? Int
      for option in [
        "cornerRadius: 4", "backdrop: 'blur'", "transition: 'fold'", "gesture: 'pinch'",
      ] {
        try tab.value("change({ options: { \(option) } })")
        try tab.waitForRest()
      }
      let now = try tab.value("phone.state.layers.size") as? Int
      #expect(try abs(#require(now) - #require(count)) < 12)
      #expect(try tab.value("problems.length") as? Int == 0)
      // In mid-run another stage takes the phone, and a finger that is down somewhere else does no harm.
      try tab.click("#restart")
      try tab.waitForRest()
      try tab.click(at: tab.place(195, 200))
      try tab.wait(until: "phone.idle === 0")
      try tab.value("change({ stage: 'tabs' })")
      try tab.waitForRest()
      let place = try tab.place(300, 400)
      try tab.mouse("mousePressed", place[0], place[1])
      try tab.mouse("mouseMoved", place[0] - 60, place[1])
      try tab.value("find('restart').click()")
      try tab.mouse("mouseReleased", place[0] - 60, place[1])
      try tab.waitForRest()
      #expect(try tab.value("problems.length + fingers.pointers.size") as? Int == 0)
    }
  }
}
