import Foundation
import TransitionCatalog

/// Where things lie in this repository.
enum Places {
  private static var demo: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  }

  static var images: URL {
    demo.deletingLastPathComponent().appendingPathComponent("Images", isDirectory: true)
  }

  static var catalogue: URL { demo.appendingPathComponent("catalogue.html") }

  static var stills: URL { demo.appendingPathComponent("Tests/Stills", isDirectory: true) }

  static func still(of preset: TransitionPreset, number: Int) -> URL {
    stills.appendingPathComponent("\(preset.rawValue)-\(number).png")
  }
}
