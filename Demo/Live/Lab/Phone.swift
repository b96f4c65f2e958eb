import Foundation
import Tape
import TransitionCatalog
import UIKit

/// The phone of the page: a window, the stage in it, and the clock, which only a page's refreshes turn.
@MainActor final class Phone {
  /// An answer, and the pictures that it names for the first time.
  struct Answer {
    var text: String
    var pictures: [PictureOrder] = []
    /// The result of a page that has tested itself.
    var verdict: (passed: Bool, lines: [String])?
  }

  private let stages: [LabStage]
  private var stage: LabStage
  private var values = LabValues()
  private var device = LabDevice()
  private let bars: BarFiles
  private var speed = 1.0
  /// Of the browser's display.
  private var framesPerSecond = 60.0
  /// Pixels per point of the browser's display.
  private var scale = 2.0

  private(set) var window: UIWindow
  private var touches = Touches()
  private var report: RunReport
  private var tape = LayerTape()
  /// The scale of each picture that the page knows, by its number.
  private var scales: [Int] = []
  private var barLooks = ""
  private var ground: BarGround
  /// The first screen, and what was opened in the last frame. Retained, because another screen could get its address.
  private var screens: [UIViewController] = []
  /// The next of the stage's openings to be drawn ahead.
  private var nextOpening = 0
  private var frames = 0

  private var lastPage = 0
  private var hadPage = false
  /// The page that has the phone.
  private var owner: Int?

  /// - Parameter stages: At least one.
  init(_ stages: [LabStage]) {
    self.stages = stages
    stage = stages[0]
    bars = BarFiles()
    ground = BarGround()
    window = device.makeWindow()
    report = RunReport()
    restart()
  }

  // Pages

  func arrive() -> Int {
    lastPage += 1
    return lastPage
  }

  /// Frees the phone of a page that has gone. Without refreshes the clock stands still.
  func leave(_ page: Int) {
    guard page == owner else { return }
    owner = nil
    touches.cancelAll(in: window)
  }

  /// Answers a message. An unusable message is refused, and changes nothing.
  func answer(to text: String, from page: Int) -> Answer {
    do {
      let request = try Request(text)
      if case .hello(let framesPerSecond, let scale, let isNew) = request {
        return hello(framesPerSecond, scale, isNew: isNew, from: page)
      }
      guard page == owner else { return Answer(text: #"{"taken":true}"#) }
      return try answer(to: request)
    } catch let refused as Request.Refused {
      return Answer(text: "{\"refused\":\(JSONText.string(refused.description))}")
    } catch {
      return Answer(text: "{\"refused\":\(JSONText.string("\(error)"))}")
    }
  }

  private func hello(
    _ framesPerSecond: Double, _ scale: Double, isNew: Bool, from page: Int
  ) -> Answer {
    if owner != page { touches.cancelAll(in: window) }
    owner = page
    (self.framesPerSecond, self.scale) = (framesPerSecond, scale)
    // Before the first page there was nobody to choose anything.
    if isNew, hadPage {
      (stage, values, device, speed) = (stages[0], LabValues(), LabDevice(), 1)
      restart()
    }
    hadPage = true
    forget()
    return message([panel])
  }

  private func answer(to request: Request) throws -> Answer {
    switch request {
    case .hello: return message([])
    case .refresh(let frames, let touches): return refresh(frames, touches)
    case .ahead: return drawAhead()
    case .change(let change):
      try take(change)
      return message([panel])
    case .restart:
      restart()
      return message([panel])
    case .script:
      guard !touches.isTooLong else {
        throw Request.Refused(
          description: "The run is too long to be kept: restart the stage before it.")
      }
      return Answer(text: "{\"script\":\(JSONText.string(source))}")
    case .report(let passed, let lines):
      return Answer(text: "{}", verdict: (passed, lines))
    }
  }

  // Time

  private func refresh(_ count: Int, _ events: [Request.Touch]) -> Answer {
    for touch in events { touches.play(touch, in: window) }
    // While a finger is down, time has its normal pace; in slow motion a throw would have many times its velocity.
    Headless.framesPerSecond = touches.isTouching ? framesPerSecond : framesPerSecond / speed
    for index in 0..<count {
      // A moving screen catches up at most four frames; while nothing moves, all the time passes.
      if index >= 4, let next = Headless.nextEvent, next <= Headless.now { break }
      Headless.advance(by: 1 / Headless.framesPerSecond)
      frames += 1
      configureOpened()
    }
    return message([])
  }

  /// Plays a script as if fingers did, while the page lets time pass.
  func play(_ script: HeadlessTouchScript) { Headless.play(script, in: window) }

  private func restart() {
    touches.cancelAll(in: window)
    Headless.turn()
    window.isHidden = true
    window = device.makeWindow()
    let settled = stage.settle(values)
    values = settled.values
    screens = []
    window.rootViewController = stage.makeRoot(values)
    configureOpened()
    Headless.turn()
    touches.begin(at: Headless.now)
    report.clear()
    forget()
  }

  private func take(_ change: Request.Change) throws {
    var (next, device, values) = (stage, device, values)
    if let id = change.stage {
      guard let found = stages.first(where: { $0.id == id }) else {
        let ids = stages.map(\.id).joined(separator: ", ")
        throw Request.Refused(description: "There are no such screens; try: \(ids).")
      }
      // What is chosen for one stage does not follow to the next.
      if found.id != next.id { values = LabValues() }
      next = found
    }
    for (id, value) in change.options { values.values[id] = value }
    let options = next.options(values)
    for case (let id, let value?) in change.options {
      guard let option = options.first(where: { $0.id == id }), option.accepts(value) else {
        throw Request.Refused(
          description: "\(next.title) has no option \(id), or no such value of it.")
      }
    }
    device.isPad = change.isPad ?? device.isPad
    device.isLandscape = change.isLandscape ?? device.isLandscape
    device.isDark = change.isDark ?? device.isDark
    device.isRightToLeft = change.isRightToLeft ?? device.isRightToLeft
    device.reducesMotion = change.reducesMotion ?? device.reducesMotion
    device.hasLargerText = change.hasLargerText ?? device.hasLargerText
    speed = change.speed ?? speed
    values = next.settle(values).values

    let (old, isOther) = (self.device, values != self.values)
    let restarts =
      next.id != stage.id || device.needsRestart(from: old) || isOther && next.configure == nil
    (stage, self.values, self.device) = (next, values, device)
    guard !restarts else { return restart() }
    device.apply(to: window, from: old)
    guard isOther else { return }
    nextOpening = 0
    for screen in screens { stage.configure?(screen, values) }
  }

  /// Configures each screen that has come since the last frame.
  private func configureOpened() {
    var all: [UIViewController] = []
    var next = window.rootViewController
    while let screen = next {
      all.append(screen)
      if let stack = screen as? UINavigationController { all += stack.viewControllers.dropFirst() }
      next = screen.presentedViewController
    }
    for screen in all where !screens.contains(where: { $0 === screen }) {
      stage.configure?(screen, values)
    }
    screens = all
  }

  // Pictures before they are needed

  /// Does the next of the stage's openings where nobody sees it, and names the pictures that it needs. Refused while
  /// something moves or is open: what happens in another window would be heard in this one.
  private func drawAhead() -> Answer {
    guard window.rootViewController?.presentedViewController == nil, !touches.isTouching else {
      return Answer(text: #"{"ahead":[],"more":true}"#)
    }
    report.mute()
    let hidden = Headless.makeWindow(size: device.size, safeAreaInsets: device.safeAreaInsets)
    defer {
      report.unmute()
      hidden.isHidden = true
      hidden.rootViewController = nil
      window.makeKey()
    }
    let root = stage.makeRoot(values)
    hidden.rootViewController = root
    stage.configure?(root, values)
    hidden.layoutIfNeeded()
    let openings = stage.openings(root)
    guard nextOpening < openings.count else { return Answer(text: #"{"ahead":[],"more":false}"#) }
    Headless.turn()
    openings[nextOpening]()
    nextOpening += 1
    Headless.turn()
    hidden.layoutIfNeeded()
    var draft = LayerTape(pictures: tape.pictures)
    _ = draft.message(showing: [hidden.layer])
    tape.adopt(draft.pictures)
    root.dismiss(animated: false)
    Headless.turn()
    let pictures = newPictures()
    return Answer(
      text: "{\"ahead\":\(Phone.names(of: pictures)),\"more\":\(nextOpening < openings.count)}",
      pictures: pictures.map(\.order))
  }

  // Messages

  /// Forgets what the page has been sent: the next message names every layer.
  private func forget() {
    (tape, scales, barLooks, nextOpening) = (LayerTape(), [], "", 0)
    ground.forget()
  }

  private func message(_ parts: [String]) -> Answer {
    let isFirst = barLooks.isEmpty
    let layer = window.layer.presentation() ?? window.layer
    let layers = tape.message(showing: [layer])
    var members = ["\"f\":\(frames)", "\"t\":\(JSONText.number(Headless.now, decimals: 6))"]
    if isFirst { members.append("\"all\":true") }
    members += parts
    let pictures = newPictures()
    if !pictures.isEmpty { members.append("\"p\":\(Phone.names(of: pictures))") }
    if layers != nil { ground.change() }
    let next = Headless.nextEvent.map { $0 - Headless.now } ?? -1
    ground.look(below: layer, of: device, isMoving: next == 0)
    let looks = barsJSON
    if looks != barLooks { members.append(looks) }
    barLooks = looks
    if let layers { members.append(layers) }
    let issues = report.take(also: tape.omissions)
    if !issues.isEmpty {
      members.append("\"issues\":" + JSONText.array(issues.map(JSONText.string)))
    }
    // Seconds until something moves by itself; -1 for never.
    if next != 0 { members.append("\"idle\":\(JSONText.number(next))") }
    return Answer(text: "{" + members.joined(separator: ",") + "}", pictures: pictures.map(\.order))
  }

  /// Returns the pictures that are new, or were shown larger than they were drawn.
  private func newPictures() -> [(number: Int, order: PictureOrder)] {
    var pictures: [(number: Int, order: PictureOrder)] = []
    for (number, entry) in tape.pictures.entries.enumerated() {
      let wanted = max(1, min(4, Int((entry.magnification * scale - 0.2).rounded(.up))))
      if number < scales.count {
        guard wanted > scales[number] else { continue }
        scales[number] = wanted
      } else {
        scales.append(wanted)
      }
      pictures.append(
        (
          number,
          PictureOrder(name: "\(entry.name)-\(wanted).webp", image: entry.image, scale: wanted)
        ))
    }
    return pictures
  }

  private static func names(of pictures: [(number: Int, order: PictureOrder)]) -> String {
    JSONText.array(pictures.map { "[\($0.number),\(JSONText.string($0.order.name))]" })
  }

  /// The system's bars: whether the status bar is white, and hidden, and the home indicator is hidden, and white. A bar
  /// without a style of its own is what can be read on the ground below it, as since iOS 17.
  private var barsJSON: String {
    let bars = Headless.systemBars(in: window)
    let isWhite =
      switch bars.statusBarStyle {
      case .lightContent: true
      case .darkContent: false
      default: ground.isDarkAbove
      }
    let looks = [
      isWhite, bars.isStatusBarHidden, bars.isHomeIndicatorAutoHidden, ground.isDarkBelow,
    ]
    return "\"bars\":\(JSONText.array(looks.map { "\($0)" }))"
  }

  /// The panel beside the phone, as members of a JSON object.
  private var panel: String {
    let names = stages.map {
      JSONText.array([$0.id, $0.title, $0.note].map(JSONText.string))
    }
    let options = stage.settle(values).options.map { $0.json(values.values[$0.id]) }
    return """
      "device":\(device.json(bars)),"speed":\(JSONText.number(speed)),"stages":\(JSONText.array(names)),\
      "stage":\(JSONText.string(stage.id)),"options":\(JSONText.array(options)),\
      "code":\(JSONText.string(stage.code(values)))
      """
  }

  private var source: String {
    let size = window.bounds.size
    return """
      // \(stage.title), \(Int(size.width)) x \(Int(size.height)), \(Int(framesPerSecond)) frames a second
      let script = \(touches.script())

      """
  }
}
