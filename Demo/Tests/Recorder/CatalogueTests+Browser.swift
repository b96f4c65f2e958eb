import Foundation
import Testing
import TransitionCatalog

@testable import Recorder

extension StillsTests.CatalogueTests {
  /// The catalogue in a browser: in frames as wide as a desktop, a tablet and a phone.
  @MainActor @Suite(.enabled(if: Chromium.isUsable, Chromium.missing))
  struct InABrowser {
    /// What the script in each frame tells.
    private struct Report: Decodable {
      var width: Int
      /// Sentences about what is wrong.
      var faults: [String]
      /// The names of the films that a text finds.
      var hits: [String: [String]]
    }

    /// What an app's developer would call it, and films that must be among the hits. The first hit is the first.
    nonisolated static let synonyms = [
      "swipe back": ["slide-gesture", "fold-gesture", "opened-by-edge", "pop-gesture"],
      "modal": ["full-from-below", "overlay", "hang", "sheet", "cover", "refusal"],
      "zoom": ["full", "overlay", "scale", "take-along-full"],
      "bottom sheet": ["sheet"], "half modal": ["sheet"], "drawer": ["sheet", "menu"],
      "side menu": ["menu"], "hero": ["take-along-slide", "take-along-full", "push-full"],
      "shared elements": ["take-along-slide", "take-along-today"],
      "Matched geometry": ["take-along-slide"], "card": ["overlay", "hang", "fall"],
      "dissolve": ["fade"], "crossfade": ["fade"], "cross-fade": ["fade"], "cross fade": ["fade"],
      "pop": ["push-slide", "pop-gesture"], "popup": ["overlay"], "pop-up": ["overlay"],
      "dialog": ["overlay", "hang"], "tab bar": ["tabs-slide"], "page curl": ["page"],
      "pinch": ["scale-gesture", "spin-gesture"],
      "UINavigationController": ["take-along-push", "push-slide"],
      "now playing": ["take-along-player", "take-along-mini-player"], "login": ["root"],
      "rootViewController": ["root"], "liquid glass": ["sheet-floating"], "parallax": ["push"],
      "iris": ["reveal"],
      "apple music": ["take-along-player", "take-along-mini-player"],
      "photos app": ["take-along-full", "take-along-pager"],
      "keyboard": ["overlay-keyboard"], "app store": ["full", "take-along-today"],
      "pullUpDown": ["hang-gesture", "pull"], "panToE": ["full-gesture"],
    ]

    /// Texts that find nothing else.
    nonisolated static let exact = [
      "bottom sheet": ["sheet", "sheet-floating"], "dissolve": ["fade"], "cross fade": ["fade"],
      "drawer": ["sheet", "menu", "menu-right-to-left"], "tab bar": ["tabs-slide"],
      "curl": ["page"], "nosuchword": [],
    ]

    @Test func everyCodeAndSectionAndHitIsSeenAtEveryWidth() throws {
      let reports = try reports(at: [(1440, 900), (820, 1180), (390, 844)])
      #expect(reports.map(\.width).sorted() == [390, 820, 1440])
      for report in reports { #expect(report.faults == [], "\(report.width) pixels") }
      let hits = try #require(reports.first?.hits)
      for (text, names) in InABrowser.synonyms {
        let found = try #require(hits[text])
        #expect(Set(found).isSuperset(of: names) && found.first == names.first, "\(text): \(found)")
      }
      for (text, names) in InABrowser.exact { #expect(hits[text] == names, "\(text)") }
      for name in CataloguePage.variants.map(\.name) {
        #expect(hits[name]?.first == name)
      }
    }

    private func reports(at sizes: [(width: Int, height: Int)]) throws -> [Report] {
      let chromium = try Chromium.required()
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        UUID().uuidString, isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let page = try CataloguePage(snippets: Snippets(in: Places.snippets)).html()
      try "\(page)<script>\(InABrowser.script)</script>".write(
        to: folder.appendingPathComponent("page.html"), atomically: true, encoding: .utf8)
      let frames = sizes.map {
        "<iframe src=\"page.html\" width=\"\($0.width)\" height=\"\($0.height)\" frameborder=\"0\"></iframe>"
      }
      let outer = folder.appendingPathComponent("frames.html")
      try """
      <!doctype html>
      <script>
      addEventListener("message", event => {
        document.body.append(Object.assign(document.createElement("pre"), { textContent: event.data }));
      });
      </script>
      <body>\(frames.joined())</body>
      """.write(to: outer, atomically: true, encoding: .utf8)
      let dump = try chromium.run([
        "--window-size=1500,900", "--virtual-time-budget=3000", "--dump-dom", outer.absoluteString,
      ])
      return try dump.matches(of: #/<pre>(.*?)</pre>/#).map {
        let text = $0.1.replacingOccurrences(of: "&gt;", with: ">")
        return try JSONDecoder().decode(Report.self, from: Data(text.utf8))
      }
    }

    private static var script: String {
      let texts = Set(synonyms.keys).union(exact.keys).union(CataloguePage.variants.map(\.name))
      let list = texts.sorted().map { "\"\($0)\"" }.joined(separator: ",")
      return """
        {
          const faults = [];
          const check = (holds, text) => { if (!holds) faults.push(text); };
          const name = card => card.id.replace(/-card$/, "");
          const box = element => element.getBoundingClientRect();
          const field = document.querySelector("#search");
          const overlap = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
          for (const details of document.querySelectorAll("details")) details.open = true;

          check(document.documentElement.scrollWidth <= innerWidth, "The page is wider than its window.");
          for (const article of document.querySelectorAll("article")) {
            const title = article.querySelector("h3").textContent;
            check(article.querySelectorAll("pre").length > 0, `${title} has no code.`);
            for (const pre of article.querySelectorAll("pre")) {
              const range = document.createRange();
              range.selectNodeContents(pre);
              const lines = [...range.getClientRects()];
              const { left, right, top, bottom } = box(pre);
              check(lines.every(line => line.left >= left && line.right <= right && line.top >= top && line.bottom <= bottom),
                `The code of ${title} is cut.`);
              const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
              while (walker.nextNode()) {
                for (const { index, 0: word } of walker.currentNode.data.matchAll(/\\w+/g)) {
                  range.setStart(walker.currentNode, index);
                  range.setEnd(walker.currentNode, index + word.length);
                  check(range.getClientRects().length === 1, `The word ${word} of ${title} is cut.`);
                }
              }
              check(pre.scrollWidth <= pre.clientWidth && pre.scrollHeight <= pre.clientHeight, `The code of ${title} scrolls.`);
              const buttons = [...article.querySelectorAll("button")].map(box);
              check(!lines.some(line => buttons.some(button => overlap(line, button))), `A button lies on the code of ${title}.`);
            }
            const stops = [...article.querySelectorAll(".phone, .phone *, pre, pre *")].filter(element => element.tabIndex >= 0);
            check(stops.length === 1, `${stops.length} stops of the Tab key are in the phone and the code of ${title}.`);
          }
          for (const card of cards) {
            check(box(card).bottom - box(card.lastElementChild).bottom < 30, `The card of ${name(card)} is empty below.`);
          }

          for (const section of sections) {
            const [anchor] = [...nav.querySelectorAll("a")].filter(anchor => anchor.hash === `#${section.id}`);
            check(anchor, `${section.id} is not linked.`);
            anchor?.click();
            mark();
            const top = box(section).top;
            check(top >= box(bar).bottom && top < innerHeight / 2 || section === sections.at(-1), `${section.id} is jumped to at ${top}.`);
            check(top < innerHeight, `${section.id} is jumped to, and not in sight.`);
            check(anchor?.ariaCurrent === "true", `${section.id} is not marked.`);
          }

          scrollTo(0, 0);
          mark();
          check(nav.scrollLeft === 0 && !nav.querySelector("[aria-current]"), "The sections stay scrolled at the top.");
          const edges = [document.querySelector("h1"), document.querySelector(".trio .shell")].map(element => box(element).left);
          check(Math.abs(edges[0] - edges[1]) < 2 || innerWidth < 1020, `The first phone is at ${edges[1]}, its title at ${edges[0]}.`);
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }));
          check(document.activeElement === field, "A slash does not lead to the field.");
          for (const text of ["drawer", "page", "dissolve"]) {
            field.value = text;
            field.dispatchEvent(new Event("input"));
            const [hit] = hits(text);
            const top = hit ? box(hit).top : NaN;
            check(top >= box(bar).bottom && top < innerHeight / 2, `The hit of ${text} is at ${top}.`);
            check(box(field).top >= 0 && document.activeElement === field, `The field is left after ${text}.`);
          }
          for (const [text, id] of [["install", "install"], ["Swift package", "install"], ["SwiftUI", "swiftui"]]) {
            field.value = text;
            field.dispatchEvent(new Event("input"));
            const answer = box(document.querySelector(`#${id}`));
            check(answer.height > 0 && answer.top >= box(bar).bottom && answer.top < innerHeight / 2, `${text} is answered at ${answer.top}.`);
            check(cards.every(card => card.hidden), `${text} finds films.`);
          }

          // A finger's scrub stays where it ends, and a pointer's does not.
          const [phone] = phones.values();
          phone.tape ??= { duration: 1000 };
          phone.seek = time => phone.time = time;
          for (const pointerType of ["mouse", "touch"]) {
            phone.pause(false);
            const send = (type, clientX) => phone.shell.dispatchEvent(new PointerEvent(type, { pointerType, clientX, buttons: 1 }));
            const { left, width } = box(phone.shell);
            send("pointerdown", left + 10);
            send("pointermove", left + width / 2);
            check(Math.abs(phone.time / phone.tape.duration - 0.5) < 0.02, `A ${pointerType} scrubs to ${phone.time}.`);
            send("pointerleave", left + width / 2);
            check(phone.isPaused === (pointerType === "touch") && !phone.isScrubbed, `After a ${pointerType} it is ${phone.isPaused}.`);
          }

          field.value = "nosuchword";
          field.dispatchEvent(new Event("input"));
          const hint = box(document.querySelector("#nothing"));
          check(hint.height > 0 && hint.top >= box(bar).bottom && hint.bottom < innerHeight, "What to try is not in sight.");
          field.value = "";
          field.dispatchEvent(new Event("input"));
          check(scrollY === 0 && !cards.some(card => card.hidden), "A search that is over does not return.");

          const found = Object.fromEntries([\(list)].map(text => [text, hits(text).map(name)]));
          parent.postMessage(JSON.stringify({ width: innerWidth, faults, hits: found }), "*");
        }
        """
    }
  }
}
