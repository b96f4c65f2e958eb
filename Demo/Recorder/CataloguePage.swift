import Foundation
import Renderer
import Screens
import TransitionCatalog

/// The page on which all takes can be played.
struct CataloguePage {
  let snippets: Snippets

  /// A group of phones below one heading.
  private struct Section {
    var id: String
    var title: String
    var text = ""
    var variants: [Variant]
  }

  /// All takes of the page, each once.
  static var variants: [Variant] { sections.flatMap(\.variants) }

  /// The takes at the top of the page, side by side.
  private static let first = ["take-along-full", "hang", "fold"]

  private static var sections: [Section] {
    let presets = TransitionPreset.inOrder.map { preset in
      Section(
        id: preset.rawValue, title: preset.title,
        variants: [.plain(preset)] + Variant.ofPresets.filter { $0.preset == preset })
    }
    return presets + [
      Section(
        id: "take-along", title: "Take-along",
        text: "Pictures and texts move from one screen to the other and back, with every preset.",
        variants: Variant.takeAlong),
      Section(
        id: "sheets", title: "Sheets and menus",
        text: "Cards at an edge: a sheet that is as high as its content, a menu at either side.",
        variants: Variant.sheets),
      Section(
        id: "moments", title: "Interruptions and devices",
        text: "Runs that are caught, turned, pulled out of a list or refused; other devices.",
        variants: Variant.moments),
      Section(
        id: "containers", title: "In containers",
        text: "Screens that are pushed and popped, tabs, and children.",
        variants: Variant.containers),
      Section(
        id: "more", title: "More presets",
        text: "Ready-made as well, and written as an app writes its own.",
        variants: Variant.more),
      Section(
        id: "examples", title: "Write your own",
        text: "Two transitions that are not in the library, written in a few lines.",
        variants: Variant.examples),
    ]
  }

  func html() throws -> String {
    func part(_ file: String) throws -> String {
      try String(contentsOf: Places.page.appendingPathComponent(file), encoding: .utf8)
    }
    let values = try [
      "style": part("page.css") + part("catalogue.css"),
      "script": part("mirror.js") + part("catalogue.js"), "install": install, "hero": hero,
      "speeds": speeds,
      "links": links, "sections": CataloguePage.sections.map(section).joined(separator: "\n"),
    ]
    return values.reduce(try part("catalogue.html")) { text, value in
      text.replacingOccurrences(of: "{{\(value.key)}}", with: value.value)
    }
  }

  private var install: String {
    let address = "https://github.com/TransitionCatalog/TransitionCatalog"
    return """
      \(code(".package(url: \"\(address)\", branch: \"main\")\n\nimport TransitionCatalog"))
      \(copyButton("the package"))
      """
  }

  private var hero: String {
    let films = CataloguePage.first.compactMap { Variant.named($0)?.0 }.map { film in
      """
      <article>
      \(phone(film))
      \(title(of: film))
      \(code(snippets.code[film.name] ?? ""))
      </article>
      """
    }
    return "<div class=\"trio tall\">\(films.joined(separator: "\n"))</div>"
  }

  private var links: String {
    CataloguePage.sections.map {
      "<a href=\"#\($0.id)\">\(CataloguePage.escaped($0.title))</a>"
    }.joined(separator: "\n")
  }

  private var speeds: String {
    [("0.1×", "0.1"), ("0.25×", "0.25"), ("0.5×", "0.5"), ("1×", "1")].map { title, value in
      """
      <label><input type="radio" name="speed" value="\(value)"\(value == "1" ? " checked" : "")>\
      <span>\(title)</span></label>
      """
    }.joined()
  }

  private func section(_ section: Section) -> String {
    let text = section.text.isEmpty ? "" : "<p>\(CataloguePage.escaped(section.text))</p>"
    return """
      <section id="\(section.id)">
      <h2>\(CataloguePage.escaped(section.title))</h2>
      \(text)
      <div class="cards">
      \(section.variants.map(card).joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private func card(_ variant: Variant) -> String {
    let code = snippets.code[variant.name] ?? ""
    let storyboard = snippets.segues[variant.name] == nil ? "" : "segue storyboard"
    let words = [variant.name, variant.summary, variant.synonyms, storyboard].joined(separator: " ")
    let kind = variant.size.width > variant.size.height ? "wide" : "tall"
    return """
      <article class="card \(kind)" id="\(variant.name)-card" \
      data-words="\(CataloguePage.escaped(words))">
      \(phone(variant))
      \(title(of: variant))
      <p>\(CataloguePage.escaped(variant.summary)).</p>
      \(self.code(code))
      \(segue(of: variant))
      </article>
      """
  }

  private func title(of variant: Variant) -> String {
    """
    <div class="title"><h3><a href="#\(variant.name)-card">\(variant.name)</a></h3>\
    \(copyButton("the code of \(variant.name)"))</div>
    """
  }

  private func segue(of variant: Variant) -> String {
    guard let code = snippets.segues[variant.name] else { return "" }
    return """
      <details><summary>With a segue</summary>
      \(self.code(code))
      \(copyButton("the segue of \(variant.name)"))</details>
      """
  }

  private func copyButton(_ object: String) -> String {
    "<button type=\"button\" class=\"copy\" aria-label=\"Copy \(object)\">Copy</button>"
  }

  /// Each line is an element with its own indentation, so that a line that is wrapped keeps it. It is never wrapped
  /// before its first letter.
  private func code(_ text: String) -> String {
    let lines = text.components(separatedBy: "\n")
    let spans = lines.enumerated().map { index, line in
      let indent = line.prefix { $0 == " " }.count
      let first = CataloguePage.escaped(String(line.prefix(indent + 1)))
      let rest = CataloguePage.joined(String(line.dropFirst(indent + 1)))
      let end = index < lines.count - 1 ? "\n" : ""
      return "<span style=\"--indent:\(indent)\"><span>\(first)</span>\(rest)\(end)</span>"
    }
    return "<pre><code>\(spans.joined())</code></pre>"
  }

  /// Keeps a label beside its argument, if both are short, and lets a long word be broken beside its signs: a line is
  /// wrapped there, and nowhere in a name.
  private static func joined(_ line: String) -> String {
    var (text, rest) = ("", line[...])
    while let match = rest.firstMatch(of: #/(?:^| )([^ ]+: [^ ]*[^ :](?: \{)?)(?= |$)/#) {
      text += breakable(rest[..<match.1.startIndex])
      text +=
        match.1.count <= 30
        ? "<span>\(escaped(String(match.1)))</span>" : breakable(match.1)
      rest = rest[match.1.endIndex...]
    }
    return text + breakable(rest)
  }

  private static func breakable(_ text: Substring) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.count > 24 else { return escaped(String(word)) }
      let marked = String(word).replacing("(", with: "(\u{0}")
        .replacing(#/([\w?)\/])(?=[.\/]\w)/#) { "\($0.1)\u{0}" }
      return escaped(marked).replacing("\u{0}", with: "<wbr>")
    }.joined(separator: " ")
  }

  private func phone(_ variant: Variant) -> String {
    let device = Device(size: variant.size.cgSize, isRightToLeft: variant.isRightToLeft)
    let (width, height) = (Int(device.size.width), Int(device.size.height))
    let bezel = Int(device.bezel)
    return """
      <div class="phone" data-tape="\(variant.name)" style="--size:\(width)/\(height);\
      --width:\(width)px;--height:\(height)px;--outer:\(width + 2 * bezel);--bezel:\(bezel);\
      --radius:\(Int(device.cornerRadius))">
      <div class="frame"><div class="shell"><div class="glass"><div class="stage"></div></div></div></div>
      <div class="controls"><button type="button" class="play">Play</button>\
      <input type="range" min="0" max="1" step="1" value="0" tabindex="-1" \
      aria-label="Frame of \(variant.name)"></div>
      </div>
      """
  }

  private static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}
