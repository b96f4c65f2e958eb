import Foundation
import Testing

/// What the guides say an app writes is compiled: it stands in GuideCode.swift, or in SixTransitions.swift.
struct GuideTests {
  static let guides = ["YourFirstTransition", "Migrating"]

  static func text(_ path: String) throws -> String {
    try String(contentsOf: LawTests.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Without spaces, and without what a static member of an extension is written with.
  static func plain(_ code: some StringProtocol) -> String {
    String(code.filter { !$0.isWhitespace })
  }

  static func compiled() throws -> String {
    let tests = LawTests.root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String }
    let code = try (files ?? []).filter {
      ["GuideCode.swift", "SixTransitions.swift"].contains(($0 as NSString).lastPathComponent)
    }.map { try text("Tests/" + $0) }
    return plain(code.joined())
  }

  @Test(arguments: guides) func everyBlockIsCompiled(guide: String) throws {
    let compiled = try GuideTests.compiled()
    let parts = try GuideTests.text("Guides/\(guide).md").components(separatedBy: "```swift\n")
    for part in parts.dropFirst() {
      let block = part.components(separatedBy: "```")[0]
      for line in block.split(separator: "\n") {
        let line = GuideTests.plain(line)
        let frame = ["}", ")", "importTransitionCatalog", "extensionViewControllerTransition{"]
        guard !frame.contains(line) else { continue }
        #expect(compiled.contains(line), "\(guide): \(line)")
      }
    }
  }

  /// The last column of each table; a part of a sentence is no code.
  @Test func everyLineOnTheRightIsCompiled() throws {
    let compiled = try GuideTests.compiled()
    var count = 0
    for line in try GuideTests.text("Guides/Migrating.md").split(separator: "\n")
    where line.hasPrefix("| ") {
      guard let cell = line.components(separatedBy: " | ").last else { continue }
      let spans = cell.components(separatedBy: "`")
      for (index, span) in spans.enumerated() where index % 2 == 1 {
        guard span.contains(".") || span.contains("(") else { continue }
        count += 1
        #expect(compiled.contains(GuideTests.plain(span)), "\(span)")
      }
    }
    #expect(count > 35)
  }

  @Test(arguments: guides) func readmeLeadsToIt(guide: String) throws {
    #expect(try GuideTests.text("README.md").contains("Guides/\(guide).md"))
  }

  /// The links of the guides lead somewhere.
  @Test(arguments: guides) func linksAreFiles(guide: String) throws {
    let text = try GuideTests.text("Guides/\(guide).md")
    for match in text.matches(of: #/\]\((\.\./[^)]+)\)/#) {
      let file = LawTests.root.appendingPathComponent("Guides/" + match.1)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(match.1)")
    }
  }
}
