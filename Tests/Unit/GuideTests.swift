import Foundation
import Testing

/// All that the guides say an app writes is compiled: as it stands there, with nothing added.
struct GuideTests {
  /// A page, and the file of the tests in which its code is.
  struct Page: CustomTestStringConvertible, Sendable {
    let path: String
    let code: String
    /// The chapter that is looked at; `nil` for all of them.
    var chapter: String?
    /// True if only the last column of a table is the library's.
    var comparesWithOthers = false

    var testDescription: String { path }

    var text: String {
      get throws {
        let text = try GuideTests.text(path)
        guard let chapter else { return text }
        let rest = try #require(text.components(separatedBy: "\n## \(chapter)\n").last)
        return rest.components(separatedBy: "\n## ")[0]
      }
    }

    /// The blocks of Swift; declarations and calls that stand in one are two.
    var blocks: [String] {
      get throws {
        try text.components(separatedBy: "```swift\n").dropFirst().flatMap {
          $0.components(separatedBy: "```")[0].split(separator: #/\n\n(?! )/#).map(String.init)
        }
      }
    }

    /// The code in its sentences and tables.
    var spans: [String] {
      get throws {
        var isBlock = false
        return try text.split(separator: "\n").flatMap { line -> [String] in
          if line.hasPrefix("```") { isBlock.toggle() }
          guard !isBlock, !line.hasPrefix("```") else { return [] }
          let isRow = comparesWithOthers && line.hasPrefix("|")
          let own = isRow ? line.components(separatedBy: " | ").last ?? "" : String(line)
          return own.components(separatedBy: "`").enumerated().compactMap {
            $0.offset % 2 == 1 ? $0.element : nil
          }
        }
      }
    }
  }

  static let pages = [
    Page(path: "Guides/YourFirstTransition.md", code: "YourFirstTransitionCode"),
    Page(path: "Guides/Migrating.md", code: "MigratingCode", comparesWithOthers: true),
    Page(path: "README.md", code: "ReadmeCode", chapter: "Transitions of your own"),
  ]

  static let guides = pages.filter { $0.chapter == nil }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: LawTests.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Code without whitespace, and without the one word that keeps the pages apart where it is compiled.
  static func plain(_ code: some StringProtocol) -> String {
    code.replacingOccurrences(of: "fileprivate ", with: "").filter { !$0.isWhitespace }
  }

  static func compiled(_ page: Page) throws -> String {
    try text("Tests/Integration/Guides/\(page.code).swift")
  }

  /// Returns whether lines follow each other in a file as they do in a block, from the beginning of a line to
  /// the end of one. How they are broken does not matter.
  static func code(_ code: String, has block: String) -> Bool {
    let (block, whole) = (plain(block), plain(code))
    var (length, ends) = (0, Set([0]))
    for line in code.split(separator: "\n") {
      length += plain(line).count
      ends.insert(length)
    }
    return !block.isEmpty
      && whole.ranges(of: block).contains { range in
        [range.lowerBound, range.upperBound].allSatisfy {
          ends.contains(whole.distance(from: whole.startIndex, to: $0))
        }
      }
  }

  @Test(arguments: pages) func everyBlockIsCompiledAsItStands(page: Page) throws {
    let compiled = try GuideTests.compiled(page)
    let blocks = try page.blocks
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(GuideTests.code(compiled, has: block), "\(page.path): \(block)")
    }
  }

  /// A part of a sentence is no code, nor is the name of a method.
  @Test(arguments: zip(pages, [40, 40, 5]))
  func everySpanIsCompiled(page: Page, least: Int) throws {
    let compiled = GuideTests.plain(try GuideTests.compiled(page))
    let spans = try page.spans.filter {
      ($0.contains(".") || $0.contains("(")) && !$0.contains("…") && !$0.hasSuffix(":)")
    }
    #expect(spans.count >= least)
    for span in spans {
      #expect(compiled.contains(GuideTests.plain(span)), "\(page.path): \(span)")
    }
  }

  /// A reader has no transition but the library's and those that the page itself writes.
  @Test(arguments: pages) func declarationsOfTheCodeAreOnThePage(page: Page) throws {
    let blocks = try page.blocks.joined()
    let names = try GuideTests.compiled(page).matches(of: #/fileprivate static let (\w+)/#)
    #expect(!names.isEmpty)
    for name in names {
      #expect(blocks.contains("static let \(name.1) ="), "\(page.path): \(name.1)")
    }
  }

  /// What the suites play is what the demo shows.
  @Test func theDemosTransitionsAreTheOnesUnderTest() throws {
    func plain(_ path: String) throws -> String {
      GuideTests.plain(
        try GuideTests.text(path).replacingOccurrences(of: "public ", with: "")
          .replacingOccurrences(of: "@MainActor ", with: ""))
    }
    let tested = try plain("Tests/Support/OwnTransitions.swift")
    let shown = try plain("Demo/Screens/Examples/ViewControllerTransition+Examples.swift")
      .components(separatedBy: "static").dropFirst()
      // Without the comment on the next one.
      .map { $0.components(separatedBy: "///")[0].replacing(#/}+$/#, with: "") }
    #expect(shown.count == 2)
    for transition in shown { #expect(tested.contains("static\(transition)")) }
  }

  @Test(arguments: ["a\n  .b()\nc", "c"]) func blocksAreFoundWhole(block: String) {
    #expect(GuideTests.code("x\nfileprivate a.b()\n  c\nd", has: block))
  }

  @Test(arguments: ["a.b()\nd", "b()", "a.b(", "e", ""]) func linesThatAreApartAreNone(
    block: String
  ) {
    #expect(!GuideTests.code("x\nfileprivate a.b()\n  c\nd", has: block))
  }

  @Test(arguments: guides) func readmeLeadsToIt(page: Page) throws {
    #expect(try GuideTests.text("README.md").contains(page.path))
  }

  /// The links of the guides lead somewhere.
  @Test(arguments: guides) func linksAreFiles(page: Page) throws {
    for match in try page.text.matches(of: #/\]\((\.\./[^)]+)\)/#) {
      let file = LawTests.root.appendingPathComponent("Guides/" + match.1)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(match.1)")
    }
  }
}
