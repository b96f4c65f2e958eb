import Foundation
import Testing

@testable import TransitionCatalog

/// README, the pages of the documentation and the documentation comments: their code is compiled, in
/// `Tests/Integration/Guides`, their links lead somewhere, and their numbers are those of the code.
struct GuideTests {
  static let folder = "Sources/TransitionCatalog.docc"

  static func text(_ path: String) throws -> String {
    try String(contentsOf: LawTests.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The paths of all files of a folder with an extension.
  static func paths(in folder: String, _ pathExtension: String) -> [String] {
    let root = LawTests.root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix("." + pathExtension) }.sorted()
      .map { folder + "/" + $0 }
  }

  static let pages = ["README.md"] + paths(in: folder, "md")

  // MARK: Code

  /// A block of Swift, as it stands on a page.
  struct Block: CustomTestStringConvertible {
    let page: String
    let code: String
    var testDescription: String { page }
  }

  /// Reasons for which a block stands in no compiled file, in a comment in the line before the block.
  static let exemptions = ["SwiftUI", "a manifest", "another library"]

  /// The blocks of a text; calls and declarations that stand in one block are several.
  static func blocks(_ text: String, on page: String) -> [Block] {
    let parts = text.components(separatedBy: "```swift\n")
    return zip(parts, parts.dropFirst()).flatMap { before, part -> [Block] in
      let last = before.split(separator: "\n").last ?? ""
      if exemptions.contains(where: { last.contains("<!-- not compiled: \($0) -->") }) { return [] }
      return part.components(separatedBy: "```")[0].split(separator: #/\n\n(?! )/#)
        .map { Block(page: page, code: String($0)) }
    }
  }

  /// The code in the last column of each table whose last column is called "Code". A word without a period or a
  /// parenthesis is prose.
  static func rows(_ text: String, on page: String) -> [Block] {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      line -> [Block] in
      guard line.hasPrefix("|") else {
        isCode = false
        return []
      }
      if line.hasSuffix("| Code |") { isCode = true }
      guard isCode else { return [] }
      let cell = line.dropLast(2).components(separatedBy: " | ").last ?? ""
      return cell.components(separatedBy: "`").enumerated()
        .filter { $0.offset % 2 == 1 && $0.element.contains(#/[.(]/#) && !$0.element.contains("…") }
        .map { Block(page: page, code: $0.element) }
    }
  }

  /// The text of a file's documentation comments.
  static func comments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("///") else { return nil }
      let rest = line.dropFirst(3)
      return String(rest.hasPrefix(" ") ? rest.dropFirst() : rest)
    }.joined(separator: "\n")
  }

  static func plain(_ code: some StringProtocol) -> Data {
    Data(
      code.replacingOccurrences(of: "fileprivate ", with: "")
        .replacingOccurrences(of: "private ", with: "").utf8.filter { $0 > 32 })
  }

  /// A compiled file without whitespace, and the places in it at which lines end.
  struct Compiled {
    let code: Data
    let ends: Set<Int>

    init(_ text: String) {
      var (code, ends) = (Data(), Set([0]))
      for line in text.split(separator: "\n") {
        code.append(GuideTests.plain(line))
        ends.insert(code.count)
      }
      (self.code, self.ends) = (code, ends)
    }

    /// Returns whether lines follow each other as in `block`. How they are broken does not matter.
    func has(_ block: String, asWholeLines: Bool = true) -> Bool {
      let block = GuideTests.plain(block)
      var start = 0
      while !block.isEmpty, let range = code.range(of: block, in: start..<code.count) {
        if !asWholeLines || ends.contains(range.lowerBound) && ends.contains(range.upperBound) {
          return true
        }
        start = range.lowerBound + 1
      }
      return false
    }
  }

  static let compiled = paths(in: "Tests/Integration/Guides", "swift").map {
    Compiled((try? text($0)) ?? "")
  }

  @Test func blocksOfPagesAreCompiledAsTheyStand() throws {
    let blocks = try GuideTests.pages.flatMap { GuideTests.blocks(try GuideTests.text($0), on: $0) }
    #expect(blocks.count > 70)
    for block in blocks where !GuideTests.compiled.contains(where: { $0.has(block.code) }) {
      Issue.record("\(block.page): no file in Tests/Integration/Guides has\n\(block.code)")
    }
  }

  @Test func blocksOfCommentsAreCompiledAsTheyStand() throws {
    let files = ["Sources", "Testing"].flatMap { GuideTests.paths(in: $0, "swift") }
    let blocks = try files.flatMap {
      GuideTests.blocks(GuideTests.comments(try GuideTests.text($0)), on: $0)
    }
    #expect(blocks.count > 35)
    for block in blocks where !GuideTests.compiled.contains(where: { $0.has(block.code) }) {
      Issue.record("\(block.page): no file in Tests/Integration/Guides has\n\(block.code)")
    }
  }

  @Test func codeInTablesIsCompiled() throws {
    let rows = try GuideTests.pages.flatMap { GuideTests.rows(try GuideTests.text($0), on: $0) }
    #expect(rows.count > 80)
    for row in rows
    where !GuideTests.compiled.contains(where: { $0.has(row.code, asWholeLines: false) }) {
      Issue.record("\(row.page): no file in Tests/Integration/Guides has \(row.code)")
    }
  }

  /// A reader has no transition but the library's and those that a page itself writes.
  @Test func theTransitionsOfTheCodeAreWrittenOnAPageOrInAComment() throws {
    let texts =
      try (GuideTests.pages + GuideTests.paths(in: "Sources", "swift")).map(GuideTests.text)
      .joined()
    for path in GuideTests.paths(in: "Tests/Integration/Guides/Code", "swift") {
      for name in try GuideTests.text(path).matches(of: #/fileprivate static let (\w+) = \w/#) {
        #expect(texts.contains("static let \(name.1) ="), "\(path): \(name.1)")
      }
    }
  }

  /// What the suites play is what the demo shows.
  @Test func theDemosTransitionsAreTheOnesUnderTest() throws {
    func plain(_ path: String) throws -> String {
      String(
        decoding: GuideTests.plain(
          try GuideTests.text(path).replacingOccurrences(of: "public ", with: "")
            .replacingOccurrences(of: "@MainActor ", with: "")), as: UTF8.self)
    }
    let tested = try plain("Tests/Support/OwnTransitions.swift")
    let shown = try plain("Demo/Screens/Examples/ViewControllerTransition+Examples.swift")
      .components(separatedBy: "static").dropFirst()
      // Without the comment on the next one.
      .map { $0.components(separatedBy: "///")[0].replacing(#/}+$/#, with: "") }
    #expect(shown.count == 2)
    for transition in shown { #expect(tested.contains("static\(transition)")) }
  }

  @Test(arguments: ["a\n  .b()\nc", "c"]) func wholeLinesAreFound(block: String) {
    #expect(GuideTests.Compiled("x\nfileprivate a.b()\n  c\nd").has(block))
  }

  @Test(arguments: ["a.b()\nd", "b()", "a.b(", "e", ""]) func linesThatAreApartAreNotFound(
    block: String
  ) {
    #expect(!GuideTests.Compiled("x\nfileprivate a.b()\n  c\nd").has(block))
  }

  @Test func markedBlocksAreExempt() {
    let text =
      "<!-- not compiled: SwiftUI -->\n```swift\na\n```\n<!-- b -->\n```swift\nc\n\nd\n```\n"
    #expect(GuideTests.blocks(text, on: "").map { $0.code.filter(\.isLetter) } == ["c", "d"])
  }

  // MARK: Links

  /// Files by their path, pages of the documentation by their name, and this repository's files by their address.
  @Test(arguments: pages + ["AGENTS.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md"])
  func linksLeadSomewhere(page: String) throws {
    let text = try GuideTests.text(page)
    let names = Set(GuideTests.pages.map { ($0 as NSString).lastPathComponent })
    for match in text.matches(of: #/\]\(doc:(\w+)\)/#) {
      #expect(names.contains(match.1 + ".md"), "\(page): \(match.1)")
    }
    // Where docc does not draw the page, the title of the other page is to be read, and not its name in docc.
    #expect(!text.contains("<doc:"))
    let own = "https://github.com/TransitionCatalog/TransitionCatalog/blob/main/"
    // The documentation's pages where they are published, and README's pictures for sites that move README.
    let site =
      "https://transitioncatalog.github.io/TransitionCatalog/docs/documentation/transitioncatalog/"
    let raw = "https://raw.githubusercontent.com/TransitionCatalog/TransitionCatalog/main/"
    let published = Set(names.map { $0.dropLast(".md".count).lowercased() } + [""])
    let folder = (page as NSString).deletingLastPathComponent
    let targets = text.matches(of: #/(?:\]\(|src="|srcset=")([^)"\s]+)/#).map { String($0.1) }
    for target in targets where !target.hasPrefix("doc:") && !target.hasPrefix("#") {
      if target.hasPrefix(site) {
        #expect(published.contains(String(target.dropFirst(site.count))), "\(page): \(target)")
        continue
      }
      let prefix = [own, raw].first { target.hasPrefix($0) }
      guard prefix != nil || !target.hasPrefix("https://") else { continue }
      let path = prefix.map { String(target.dropFirst($0.count)) } ?? folder + "/" + target
      let file = LawTests.root.appendingPathComponent(path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(page): \(target)")
    }
  }

  @Test func theParametersOfAPresetAreThoseOfItsDeclaration() throws {
    let declarations = try GuideTests.text("Sources/api.txt").matches(
      of: #/ViewControllerTransition: static func (\w+)\((.*)\) -> ViewControllerTransition/#)
    let page = try GuideTests.text(GuideTests.folder + "/ChoosingATransition.md")
    for preset in TransitionPreset.allCases {
      let row = try #require(page.firstMatch(of: try Regex("(?m)^\\| `\(preset.rawValue)` \\|.*$")))
      let listed = String(page[row.range].split(separator: "|")[3])
        .matches(of: #/`(\w+)`/#).map { String($0.1) }
      let declaration = try #require(declarations.first { String($0.1) == preset.rawValue })
      // Without the defaults, whose calls have labels, too.
      let parameters = declaration.2.replacing(#/\([^()]*\)/#, with: "")
        .matches(of: #/(\w+)(?: \w+)?: /#).map { String($0.1) }
      #expect(listed == parameters, "\(preset)")
    }
  }

  /// README is read before anything else. Its pictures are found on sites that show README elsewhere, such as the Swift
  /// Package Index, which rewrites `src` alone; its code is seen whole in GitHub's column.
  @Test func readmeIsShortAndWholeEverywhere() throws {
    let text = try GuideTests.text("README.md")
    #expect(text.split(whereSeparator: \.isWhitespace).count <= 1300)
    for match in text.matches(of: #/srcset="([^"]+)"/#) {
      #expect(match.1.hasPrefix("https://"), "\(match.1)")
    }
    for block in text.matches(of: #/```\w+\n((?s:.*?))```/#) {
      for line in block.1.split(separator: "\n") { #expect(line.count <= 88, "\(line)") }
    }
  }

  // MARK: How a transition flows

  /// Each row names a file of Sources, and functions in that file.
  @Test func theStepsOfATransitionAreInTheirFiles() throws {
    let text = try GuideTests.text("\(GuideTests.folder)/HowATransitionFlows.md")
    let rows = text.matches(of: #/\| `([\w\/+]+\.swift)` \| (.+) \|/#)
    #expect(rows.count > 50)
    for row in rows {
      let code = try GuideTests.text("Sources/\(row.1)")
      for name in row.2.matches(of: #/`(\w+)`/#) {
        let declaration = name.1 == "init" ? "init(" : "func \(name.1)("
        #expect(code.contains(declaration), "\(row.1): \(name.1)")
      }
    }
  }

  // MARK: Troubleshooting

  /// Each issue, as its code and the pieces of its message around what is inserted.
  static func issues() throws -> [(code: String, pieces: [String])] {
    try paths(in: "Sources", "swift").flatMap { path in
      try text(path).matches(
        of: #/static (?:var|func) (\w+)[^{\n]*TransitionIssue \{\n((?s:.*?))\n  \}/#
      ).map { (String($0.1), pieces(of: String($0.2))) }
    }
  }

  /// The literal text in an expression of Swift, between its insertions, without line breaks.
  static func pieces(of expression: String) -> [String] {
    let joined =
      expression.contains("\"\"\"")
      ? expression.components(separatedBy: "\"\"\"")[1].replacing(#/\\\n */#, with: "")
      : expression.replacing(#/\\"/#, with: "”").matches(of: #/"([^"]*)"/#).map { String($0.1) }
        .joined(separator: "\u{0}").replacingOccurrences(of: "”", with: "\"")
    return joined.replacing(#/\\\((?:[^()]|\([^()]*\))*\)/#, with: "\u{0}")
      .split(separator: "\u{0}")
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { $0.count > 3 }
  }

  @Test func everyIssueIsOnThePageWithItsText() throws {
    let issues = try GuideTests.issues()
    let page = try GuideTests.text("\(GuideTests.folder)/Troubleshooting.md")
    let sections = page.components(separatedBy: "\n### ").dropFirst()
      .filter { $0.contains("\n> Console: ") }
    #expect(issues.count > 35)
    #expect(Set(issues.map(\.code)).count == issues.count)
    #expect(
      Set(sections.map { String($0.prefix { !$0.isNewline }) }) == Set(issues.map(\.code)))
    for issue in issues {
      let section = try #require(
        sections.first { $0.hasPrefix(issue.code + "\n") }, "\(issue.code)")
      let words = section.replacingOccurrences(of: "\n> ", with: " ")
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for piece in issue.pieces { #expect(words.contains(piece), "\(issue.code): \(piece)") }
      for part in ["**Cause.**", "**Cure.**"] { #expect(words.contains(part), "\(issue.code)") }
    }
  }

  /// A problem that TransitionCatalogTesting reports is explained.
  @Test func everyProblemIsOnThePageAboutTests() throws {
    let page = try GuideTests.text("\(GuideTests.folder)/TestingYourTransitions.md")
    let code = try GuideTests.text("Testing/TransitionProblem.swift")
    let cases = code.matches(of: #/\n    case (\w+)\n/#).map { String($0.1) }
    #expect(!cases.isEmpty)
    for name in cases { #expect(page.contains("| `\(name)` |"), "\(name)") }
  }

  @Test func theLineOfTheLogEndsWithItsPageAndSection() throws {
    #expect(
      TransitionIssue.delegateReplaced.line.hasSuffix(". (Troubleshooting: delegateReplaced)"))
    let page = try GuideTests.text("\(GuideTests.folder)/Troubleshooting.md")
    #expect(page.hasPrefix("# Troubleshooting\n"))
    #expect(page.contains(TransitionIssue.delegateReplaced.line))
  }

  @Test(arguments: [
    ("\"A \\(x(1)) b \\\"c\\\" dd.\"", ["b \"c\" dd."]),
    ("\"\"\"\nLong \\\n  text \\(a) end.\n\"\"\"", ["Long text", "end."]),
    ("\"First\"\n + (b ? \"second\" : \"third\") + \"!\"", ["First", "second", "third"]),
  ]) func thePiecesOfAMessageAreItsLiterals(expression: String, pieces: [String]) {
    #expect(GuideTests.pieces(of: expression) == pieces)
  }
}
