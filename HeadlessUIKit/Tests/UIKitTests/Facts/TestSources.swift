import Foundation

/// The text of these tests and of what they are held to.
enum TestSources {
  /// `HeadlessUIKit`.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func lines(below name: String, endingWith suffix: String) throws -> [String] {
    try lines(in: folder.appendingPathComponent(name), endingWith: suffix)
  }

  private static func lines(in folder: URL, endingWith suffix: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(suffix) }.flatMap { name in
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// A file, by its path from `HeadlessUIKit`.
  static func text(of path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Tests that a simulator's UIKit is asked as well; not there where this package stands alone.
  private static let shared = folder.deletingLastPathComponent().appendingPathComponent(
    "Tests/Facts")
  static let areComplete = FileManager.default.fileExists(atPath: shared.path)

  static func tests() throws -> [String] {
    let own = try lines(below: "Tests/UIKitTests", endingWith: ".swift")
    return try areComplete ? own + lines(in: shared, endingWith: ".swift") : own
  }
}
