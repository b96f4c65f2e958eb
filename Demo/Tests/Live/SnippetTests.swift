import Foundation
import Testing

@testable import Live
@testable import Recorder
@testable import TransitionLab

/// The code that the page shows is, letter by letter, what `SnippetTable.swift` compiles.
@MainActor @Suite struct SnippetTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let stage: String
    let options: String

    init(_ name: String, _ stage: String, _ options: String) {
      (testDescription, self.stage, self.options) = (name, stage, options)
    }
  }

  nonisolated static let rows =
    (["fade", "fall", "flip", "page", "reveal"].map {
      Row("plain-\($0)", "guide", #""transition":"\#($0)""#)
    }) + [
      Row(
        "slide", "guide",
        #""transition":"slide","edge":"bottom","gap":20,"minimumScale":0.8,"gesture":"pullUpDown""#),
      Row(
        "overlay", "guide",
        #""transition":"overlay","from":true,"width":0.8,"height":0.5,"cornerRadius":20,"outside":true,"gesture":"panToEdge""#
      ),
      Row(
        "fold", "guide", #""transition":"fold","edge":"trailing","perspective":4,"duration":0.8"#),
      Row("hang", "guide", #""transition":"hang","tilt":12,"width":0.9,"backdrop":"blur""#),
      Row(
        "fall", "guide",
        #""transition":"fall","over":"trailing","height":0.4,"cornerRadius":0,"perspective":1.5"#),
      Row("full", "guide", #""transition":"full","from":true,"timing":"bouncing spring""#),
      Row("scale", "guide", #""transition":"scale","from":true,"gesture":"none""#),
      Row("spin", "guide", #""transition":"spin","turn":"counterclockwise","gesture":"pinch""#),
      Row(
        "cover", "guide",
        #""transition":"cover","edge":"leading","timing":"easeInOut","back":true"#),
      Row("push", "guide", #""transition":"push","edge":"top","parallax":0,"backdrop":"black""#),
      Row("cube", "guide", #""transition":"cube","mirrored":true,"backdrop":"gray""#),
      Row("sheet", "guide", #""transition":"sheet","share":0.4,"margins":12,"passes":true"#),
      Row("menu", "guide", #""transition":"menu","edge":"trailing","points":260"#),
      Row("photos", "photos", #""gesture":"leadingEdge""#),
      Row("stack", "photos-in-a-stack", #""transition":"slide","duration":1,"timing":"linear""#),
      Row("tabs", "tabs", ""),
      Row("music", "music", ""), Row("sheets", "sheets-and-menus", ""),
      Row("login", "login", ""), Row("today", "today", ""), Row("children", "children", ""),
      Row("recede", "own-transitions", ""),
      Row("rows", "own-transitions", #""transition":"rows","gesture":"trailingEdge""#),
    ]

  @Test(arguments: rows) func theCodeOfAConfigurationIsThatOfTheCompiledTable(row: Row) throws {
    let page = TestPage(Phone(Stages.all))
    page.hello()
    let answer = page.ask(
      #"{"k":"set","stage":"\#(row.stage)","options":{\#(row.options)}}"#)
    let code = try #require(answer["code"] as? String)
    let table = try SnippetTests.table()
    if table[row.testDescription] != code {
      print("// snippet: \(row.testDescription)\n\(code)\n// end")
    }
    #expect(table[row.testDescription] == code)
  }

  @Test func theTableHoldsNoOtherCode() throws {
    #expect(try Set(SnippetTests.table().keys) == Set(SnippetTests.rows.map(\.testDescription)))
  }

  private static func table() throws -> [String: String] {
    try Snippets(in: URL(fileURLWithPath: #filePath).deletingLastPathComponent()).code
  }
}
