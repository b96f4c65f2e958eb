import Foundation
import Testing

/// The podspec, evaluated by Ruby; the manifest is what these tests are built with.
struct PackageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let ruby: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { URL(fileURLWithPath: "\($0)/ruby") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  @Test(.enabled(if: ruby != nil, "There is no Ruby in PATH, so the podspec is not evaluated."))
  func thePodspecPassesTheChecksThatNeedNoNetwork() throws {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = Self.ruby
    process.arguments = [Self.root.appendingPathComponent(".ci/podspec").path]
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    func text(_ pipe: Pipe) -> String {
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    #expect(process.terminationStatus == 0, "\(text(errors))")
    let version = text(output).trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(try Self.file("CHANGELOG.md").contains("\n## \(version) ("))
  }

  /// The manifest that the page of the stand-in shows depends on the same version as that of the documentation.
  @Test func theVersionOnThePageOfTheStandInIsThatOfTheDocumentation() throws {
    let documentation = "Sources/TransitionCatalog.docc/GettingStarted.md"
    let versions = try [documentation, "HeadlessUIKit/README.md"].flatMap { page in
      try Self.file(page).matches(of: #/TransitionCatalog", from: "([\d.]+)"/#).map { $0.1 }
    }
    #expect(versions.count == 2 && versions[0] == versions[1])
  }

  private static func file(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
