import Foundation
import TransitionCatalog

/// Locations in this repository.
enum Places {
  private static var demo: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  }

  static var images: URL {
    demo.deletingLastPathComponent().appendingPathComponent("Images", isDirectory: true)
  }

  /// Films and sheets that README does not show. They are not kept in the repository.
  static var films: URL { demo.appendingPathComponent("Films", isDirectory: true) }

  static var readme: URL {
    demo.deletingLastPathComponent().appendingPathComponent("README.md")
  }

  static var catalogue: URL { demo.appendingPathComponent("Catalogue", isDirectory: true) }
  /// The parts of all pages, and the code that the catalogue shows.
  static var page: URL { demo.appendingPathComponent("Page", isDirectory: true) }
  static var snippets: URL { demo.appendingPathComponent("Snippets", isDirectory: true) }

  static var stills: URL { demo.appendingPathComponent("Tests/Stills", isDirectory: true) }

  static func still(of preset: TransitionPreset, number: Int) -> URL {
    stills.appendingPathComponent("\(preset.rawValue)-\(number).png")
  }
}
