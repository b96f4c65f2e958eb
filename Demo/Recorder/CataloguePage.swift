import Foundation
import Screens
import TransitionCatalog

/// A page that shows all moving pictures, five instants of each, and its variants.
struct CataloguePage {
  var images = Places.images
  var films = Places.films

  /// - Returns: The address of the page.
  func write(to url: URL) throws -> URL {
    try html.write(to: url, atomically: true, encoding: .utf8)
    return url
  }

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>TransitionCatalog</title>
    <style>\(CataloguePage.style)</style>
    <header>
    <h1>TransitionCatalog</h1>
    <p>Each picture shows a preset opening from <code>prepare(for:sender:)</code>, a pause, and
    its closing. The strip shows five instants of the opening.</p>
    </header>
    \(hero)
    <main>
    \(moments)
    \(TransitionPreset.byBeauty.filter { isRecorded($0.rawValue) }.map(card).joined(separator: "\n"))
    \(takeAlong)
    \(containers)
    \(examples)
    </main>
    <script>\(CataloguePage.script)</script>
    </html>

    """
  }

  private func card(of preset: TransitionPreset) -> String {
    let name = preset.rawValue
    let variants = Variant.ofPresets.filter { $0.preset == preset && isRecorded($0.name) }
    return """
      <article id="\(name)">
      <div class="film">\(film(name, in: .phone, width: 300, alt: preset.summary))</div>
      <div class="text">
      <h2>.\(name)</h2>
      <p>\(preset.summary).</p>
      \(strip(name))
      <div class="variants">
      \(variants.map(figure).joined(separator: "\n"))
      \(dark(name))
      </div>
      </div>
      </article>
      """
  }

  /// Returns the film of a preset in dark mode, for readers who see the other one.
  private func dark(_ name: String) -> String {
    guard isRecorded("\(name)-dark") else { return "" }
    return """
      <figure class="dark" style="width: 220px">
      \(film("\(name)-dark", in: .phone, width: 220, alt: "In dark mode"))
      <figcaption>In dark mode</figcaption>
      </figure>
      """
  }

  private var hero: String {
    guard isRecorded(Variant.hero.name) else { return "" }
    return """
      <p class="hero"><picture>\(darkSource(Variant.hero.name))\
      <img src="\(path("\(Variant.hero.name).webp"))" alt="\(Variant.hero.summary)"></picture></p>
      """
  }

  private var moments: String {
    section(
      "moments", "In between",
      "Runs that are caught, turned, pulled out of a list or refused; other devices.",
      Variant.moments)
  }

  private var takeAlong: String {
    section(
      "take-along", "Take-along",
      "Pictures and texts fly from one screen to the other and home again, with every preset.",
      Variant.takeAlong)
  }

  private var containers: String {
    section(
      "containers", "In containers", "Screens that are pushed and popped, tabs, and children.",
      Variant.containers)
  }

  private var examples: String {
    section(
      "examples", "Of one's own", "Six transitions of the demo's own, of ten lines at most.",
      Variant.examples)
  }

  private func section(
    _ id: String, _ title: String, _ text: String, _ variants: [Variant]
  ) -> String {
    let variants = variants.filter { isRecorded($0.name) }
    guard !variants.isEmpty else { return "" }
    return """
      <article id="\(id)" class="wide">
      <div class="text">
      <h2>\(title)</h2>
      <p>\(text)</p>
      <div class="variants">
      \(variants.map(figure).joined(separator: "\n"))
      </div>
      </div>
      </article>
      """
  }

  private func figure(of variant: Variant) -> String {
    let width = variant.size.width > variant.size.height ? 460 : 220
    let code = variant.code.isEmpty ? "" : "<br><code>\(variant.code)</code>"
    return """
      <figure style="width: \(width)px">
      \(film(variant.name, in: variant.size, width: width, alt: variant.summary))
      <figcaption>\(variant.summary)\(code)</figcaption>
      </figure>
      """
  }

  /// Returns a moving picture, in dark mode if there is one and the reader prefers it.
  private func film(_ name: String, in size: ScreenSize, width: Int, alt: String) -> String {
    let device = Device(size: size.cgSize).framedSize
    let height = Int((CGFloat(width) * device.height / device.width).rounded())
    return """
      <picture>\(darkSource(name))<img src="\(path(name + ".webp"))" alt="\(alt)" \
      width="\(width)" height="\(height)" loading="lazy"></picture>
      <button type="button" aria-label="Replay \(name)">↻ Replay</button>
      """
  }

  private func darkSource(_ name: String) -> String {
    guard isRecorded("\(name)-dark") else { return "" }
    return
      #"<source media="(prefers-color-scheme: dark)" srcset="\#(path(name + "-dark.webp"))">"#
  }

  /// Returns the upper half of the sheet.
  private func strip(_ name: String) -> String {
    guard let size = sheetSize(name) else { return "" }
    return """
      <a class="strip" href="\(path(name + "-sheet.png"))" title="With the closing">\
      <img src="\(path(name + "-sheet.png"))" alt="Five instants of the opening" loading="lazy" \
      style="aspect-ratio: \(size.width) / \(size.height / 2)"></a>
      """
  }

  /// Reads the size from the head of the file.
  private func sheetSize(_ name: String) -> (width: Int, height: Int)? {
    guard let folder = folder(of: "\(name)-sheet.png") else { return nil }
    let url = folder.appendingPathComponent("\(name)-sheet.png")
    guard let head = (try? Data(contentsOf: url))?.prefix(24), head.count == 24 else { return nil }
    func number(at place: Int) -> Int { head[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }

  private func path(_ file: String) -> String {
    folder(of: file) == images ? "../Images/\(file)" : "Films/\(file)"
  }

  private func isRecorded(_ name: String) -> Bool { folder(of: "\(name).webp") != nil }

  private func folder(of file: String) -> URL? {
    [images, films].first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent(file).path)
    }
  }
}
