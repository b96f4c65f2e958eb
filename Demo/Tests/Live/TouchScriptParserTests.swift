import Foundation
import Testing
import UIKit

@testable import TransitionLab

@MainActor @Suite struct TouchScriptParserTests {
  @Test func aScriptIsReadFromItsOwnDescription() throws {
    let scripts: [HeadlessTouchScript] = [
      .tap(at: CGPoint(x: 10, y: 20.5)),
      .pinch(center: CGPoint(x: 200, y: 400), from: 300, to: 80, over: 0.5, angle: 0.3),
      HeadlessTouchScript([
        .init(
          9, start: 1.25,
          [.down(.zero), .hold(0.1), .move(to: CGPoint(x: -1, y: 2), over: 0), .cancel])
      ]), HeadlessTouchScript([HeadlessTouchScript.Finger]()),
    ]
    for script in scripts {
      #expect(try TouchScriptParser.script(in: "\(script)") == script)
      let source = "// A run\nlet script = \(script)\n\n// Its end\n"
      #expect(try TouchScriptParser.script(in: source) == script)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let source: String
    let line: Int
    let column: Int
    let reason: String

    var testDescription: String { source }
  }

  nonisolated static let failures = [
    Row(source: "", line: 1, column: 1, reason: "“HeadlessTouchScript” is expected here."),
    Row(source: "let = 1", line: 1, column: 5, reason: "A name is expected here."),
    Row(
      source: "HeadlessTouchScript([.init(0, [.jump])])", line: 1, column: 33,
      reason: "A finger cannot jump: down, move, hold, lift or cancel."),
    Row(
      source: "HeadlessTouchScript([\n  .init(12, [.lift])])", line: 2, column: 11,
      reason: "A finger is 0 to 9."),
    Row(
      source: "HeadlessTouchScript([.init(0, [.down(CGPoint(x: a, y: 1))])])", line: 1, column: 49,
      reason: "A number is expected here."),
    Row(
      source: "HeadlessTouchScript([.init(0, [.down(CGPoint(x: 1e99, y: 1))])])", line: 1,
      column: 49, reason: "A number is expected here."),
    Row(
      source: "HeadlessTouchScript([.init(0, [.hold(-1)])])", line: 1, column: 40,
      reason: "A time is 0 to 3600 seconds."),
    Row(
      source: "HeadlessTouchScript([]) exit(0)", line: 1, column: 25,
      reason: "Nothing may follow the script."),
  ]

  @Test(arguments: failures) func whatIsNoScriptIsRefusedWithItsPlace(row: Row) {
    #expect(
      throws: TouchScriptParser.Failure(line: row.line, column: row.column, reason: row.reason)
    ) { try TouchScriptParser.script(in: row.source) }
  }

  @Test func aFileThatIsNotThereIsNamed() {
    #expect {
      _ = try Lab.readScript("/nowhere/script.swift")
    } throws: { "\($0)" == "The script cannot be read: /nowhere/script.swift" }
  }
}
