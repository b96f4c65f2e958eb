import Foundation

/// Where things lie in this repository.
enum Places {
  static let demo = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let repository = demo.deletingLastPathComponent()
  static let app = demo.appendingPathComponent("App", isDirectory: true)
  static let screens = demo.appendingPathComponent("Screens", isDirectory: true)
  static let checklist = demo.appendingPathComponent("DEVICE-CHECKLIST.md")
  static let project = app.appendingPathComponent("App.xcodeproj/project.pbxproj")
  static let storyboard = app.appendingPathComponent("Sources/Scenes.storyboard")
  static let scheme = app.appendingPathComponent(
    "App.xcodeproj/xcshareddata/xcschemes/TransitionCatalogDemo.xcscheme")

  /// The Swift files below `folder`.
  static func sources(in folder: URL) throws -> Set<String> {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return Set(
      files.filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0).path })
  }
}
