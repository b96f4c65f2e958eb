import Foundation
import Screens
import TransitionCatalog

/// A page that shows all moving pictures.
struct CataloguePage {
  var images: URL

  /// - Returns: where it is.
  func write(to url: URL) throws -> URL {
    try html.write(to: url, atomically: true, encoding: .utf8)
    return url
  }

  private var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>TransitionCatalog</title>
    <style>\(style)</style>
    <header>
    <h1>TransitionCatalog</h1>
    <p>Each picture shows a preset opening from <code>prepare(for:sender:)</code>, a pause, and
    its closing.</p>
    </header>
    <main>
    \(cards.joined(separator: "\n"))
    </main>
    </html>

    """
  }

  private var cards: [String] {
    Entry.allCases.filter { $0.preset != nil && isRecorded($0) }.map { entry in
      """
      <figure>
      <img src="../Images/\(entry.rawValue).webp" alt="\(entry.summary)" width="250" height="541">
      <figcaption><h2>.\(entry.rawValue)</h2><p>\(entry.summary).</p></figcaption>
      </figure>
      """
    }
  }

  private func isRecorded(_ entry: Entry) -> Bool {
    FileManager.default.fileExists(
      atPath: images.appendingPathComponent("\(entry.rawValue).webp").path)
  }

  private var style: String {
    """

    :root { color-scheme: light dark; --page: #f2f2f7; --card: #fff; --ink: #000; --soft: #6c6c70; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #000; --card: #1c1c1e; --ink: #fff; --soft: #98989f; }
    }
    body { margin: 0; padding: 48px 24px; background: var(--page); color: var(--ink);
      font: 17px/1.45 -apple-system, "Inter", "Segoe UI", sans-serif; }
    header, main { max-width: 1200px; margin: 0 auto; }
    h1 { font-size: 34px; margin: 0 0 4px; letter-spacing: -0.02em; }
    header p, figcaption p { color: var(--soft); margin: 0; }
    main { display: grid; gap: 24px; margin-top: 32px;
      grid-template-columns: repeat(auto-fill, minmax(290px, 1fr)); }
    figure { margin: 0; padding: 20px; background: var(--card); border-radius: 22px; }
    img { display: block; margin: 0 auto 16px; border-radius: 26px; max-width: 100%; height: auto;
      box-shadow: 0 0 0 1px rgb(128 128 128 / 0.25), 0 10px 30px rgb(0 0 0 / 0.14); }
    h2 { font: 600 20px/1.3 ui-monospace, "SF Mono", Menlo, monospace; margin: 0; }
    figcaption p { font-size: 15px; }

    """
  }
}
