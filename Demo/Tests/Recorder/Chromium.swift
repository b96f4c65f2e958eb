import Foundation
import Testing

/// The browser of this machine, without a window.
struct Chromium {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The first version that knows `corner-shape`.
  static let cornerShape = 139

  let path: String
  let version: Int

  /// Returns nil where there is none, or an older one.
  static let installed: Chromium? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    for name in ["chromium", "chromium-browser", "google-chrome"] {
      for folder in folders {
        let path = "\(folder)/\(name)"
        guard FileManager.default.isExecutableFile(atPath: path),
          let text = try? run(path, ["--version"]),
          let version = text.firstMatch(of: #/(\d+)\.\d+/#).flatMap({ Int($0.1) })
        else { continue }
        return Chromium(path: path, version: version)
      }
    }
    return nil
  }()

  /// Whether tests can use it. Where CI finds none, they fail instead of being skipped.
  static var isUsable: Bool {
    isRequired || (installed.map { $0.version >= cornerShape } ?? false)
  }

  static var isRequired: Bool { ProcessInfo.processInfo.environment["CI"] == "true" }

  static var missing: Comment {
    "Chromium \(cornerShape) or later is needed, found \(installed.map { "\($0.version)" } ?? "none")."
  }

  static func required() throws -> Chromium {
    let chromium = try #require(installed, missing)
    try #require(chromium.version >= cornerShape, missing)
    return chromium
  }

  /// Takes a picture of a page as soon as its images are loaded.
  func capture(_ page: URL, width: Int, height: Int, scale: Int, to file: URL) throws {
    try run([
      "--hide-scrollbars", "--force-device-scale-factor=\(scale)",
      // Pictures are decoded before they are drawn, also where the machine is busy.
      "--disable-checker-imaging", "--run-all-compositor-stages-before-draw",
      "--window-size=\(width),\(height)", "--screenshot=\(file.path)", page.absoluteString,
    ])
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw Failure(description: "Chromium took no picture of \(page.path).")
    }
  }

  /// Runs it once more if it hangs before it draws, as now and then a headless one does.
  @discardableResult func run(_ arguments: [String]) throws -> String {
    do { return try runOnce(arguments) } catch is Hang { return try runOnce(arguments) }
  }

  private func runOnce(_ arguments: [String]) throws -> String {
    // Everywhere the same: no GPU, and no profile that a run leaves to the next one.
    let profile = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: profile) }
    let general = [
      // Seconds; a machine whose cores are all busy takes longer than one.
      "180", path, "--headless", "--disable-gpu", "--user-data-dir=\(profile.path)",
    ]
    // It refuses to be sandboxed where root runs it, as in a container.
    return try Chromium.run(
      "/usr/bin/timeout", general + (getuid() == 0 ? ["--no-sandbox"] : []) + arguments)
  }

  private struct Hang: Error {}

  private static func run(_ path: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // As `timeout` tells that it has ended a program.
    if process.terminationStatus == 124 { throw Hang() }
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(path) ends with \(process.terminationStatus).")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
