import ArgumentParser
import Foundation
import TransitionCatalog
import UIKit

/// Records every take, in light and dark, and writes the page that plays them.
struct Catalogue: ParsableCommand {
  enum Failure: Error, CustomStringConvertible {
    case cannotPack
    case tooLarge(Int)

    var description: String {
      switch self {
      case .cannotPack: "zlib packs nothing"
      case .tooLarge(let size):
        "The catalogue has \(size / 1_000_000) MB: that is too much to load."
      }
    }
  }

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract:
        "Records the catalogue: a page on which every transition can be played and scrubbed.")
  }

  @Option(help: "The folder of the page. (default: Demo/Catalogue)", completion: .directory)
  var output: String?

  @Option(help: .hidden)
  var worker: String?

  func run() throws {
    if let worker {
      let folder = URL(fileURLWithPath: worker, isDirectory: true)
      return try MainActor.assumeIsolated {
        try Workers.serve { try Catalogue.record($0, into: folder) }
      }
    }
    let target = output.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? Places.catalogue
    let files = FileManager.default
    let folder = try Catalogue.makeFolder(beside: target)
    defer { try? files.removeItem(at: folder) }
    for name in ["tapes", "pictures"] {
      try files.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try Workers.play(
      CataloguePage.variants.map(\.name), title: "Recording",
      arguments: ["catalogue", "--worker", folder.path])
    let page = try CataloguePage(snippets: Snippets(in: Places.snippets)).html()
    try page.write(
      to: folder.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
    let size = try Catalogue.checkSize(of: folder, limit: 6_000_000)
    try Catalogue.move(folder, to: target)
    print("The catalogue, \(String(format: "%.1f", Double(size) / 1e6)) MB. Open it in a browser:")
    print("  \(target.appendingPathComponent("index.html").path)")
  }

  /// Returns a new folder, in which this process writes all files before it puts them in their place: another process may
  /// do the same. Folders of processes that have been ended are removed.
  static func makeFolder(beside target: URL) throws -> URL {
    let files = FileManager.default
    let parent = target.deletingLastPathComponent()
    let prefix = "\(target.lastPathComponent)-"
    for name in (try? files.contentsOfDirectory(atPath: parent.path)) ?? []
    where name.hasPrefix(prefix) {
      guard let id = pid_t(name.dropFirst(prefix.count)), kill(id, 0) != 0 else { continue }
      try? files.removeItem(at: parent.appendingPathComponent(name))
    }
    let folder = parent.appendingPathComponent("\(prefix)\(getpid())", isDirectory: true)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Puts a folder in the place of another one.
  static func move(_ folder: URL, to target: URL) throws {
    let files = FileManager.default
    for attempt in 0..<3 {
      try? files.removeItem(at: target)
      do {
        return try files.moveItem(at: folder, to: target)
      } catch  where attempt < 2 {
        // Another process was faster.
        continue
      }
    }
  }

  /// Writes a take's tape, light and dark, and those of its pictures that no other take has written.
  @MainActor static func record(_ name: String, into folder: URL) throws {
    guard let (variant, _) = Variant.named(name) else { return }
    let (light, dark) = try (
      Recording(of: variant.take()), Recording(of: variant.take(isDark: true))
    )
    let pictures = folder.appendingPathComponent("pictures", isDirectory: true)
    for recording in [light, dark] { try recording.write(pictures: pictures) }
    guard let packed = Data(light.json(inDarkMode: dark).utf8).deflated() else {
      throw Failure.cannotPack
    }
    let text = "tape(\"\(name)\",\"\(packed.base64EncodedString())\")\n"
    try text.write(
      to: folder.appendingPathComponent("tapes/\(name).js"), atomically: true, encoding: .utf8)
  }

  /// Returns the bytes of all files below a folder, unless they are more than a visitor should load.
  static func checkSize(of folder: URL, limit: Int) throws -> Int {
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    let size = try files.compactMap { $0 as? String }.reduce(0) { sum, file in
      let path = folder.appendingPathComponent(file).path
      return sum + (try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0)
    }
    guard size <= limit else { throw Failure.tooLarge(size) }
    return size
  }
}
