import Foundation
import UIKit

/// Reads a touch script from its description: the source that the page saves, and that a test plays.
///
/// Lines of comments, and a constant to which the script is assigned, may stand before it.
struct TouchScriptParser {
  struct Failure: Error, Equatable, CustomStringConvertible {
    let line: Int
    let column: Int
    let reason: String

    var description: String { "line \(line), column \(column): \(reason)" }
  }

  static func script(in source: String) throws -> HeadlessTouchScript {
    var parser = TouchScriptParser(rest: source[...], source: source)
    if parser.take("let") {
      _ = try parser.name()
      try parser.expect("=")
    }
    try parser.expect("HeadlessTouchScript")
    try parser.expect("(")
    let fingers = try parser.list { try $0.finger() }
    try parser.expect(")")
    parser.skip()
    guard parser.rest.isEmpty else { throw parser.failure("Nothing may follow the script.") }
    return HeadlessTouchScript(fingers)
  }

  private var rest: Substring
  private let source: String

  private mutating func finger() throws -> HeadlessTouchScript.Finger {
    try expect(".init")
    try expect("(")
    let number = try number()
    guard let id = Int(exactly: number), (0..<Request.Limit.fingers).contains(id) else {
      throw failure("A finger is 0 to \(Request.Limit.fingers - 1).")
    }
    try expect(",")
    var start = 0.0
    if take("start:") {
      start = try seconds()
      try expect(",")
    }
    let steps = try list { try $0.step() }
    try expect(")")
    return HeadlessTouchScript.Finger(id, start: start, steps)
  }

  private mutating func step() throws -> HeadlessTouchScript.Step {
    try expect(".")
    let place = rest
    switch try name() {
    case "down":
      try expect("(")
      let place = try point()
      try expect(")")
      return .down(place)
    case "move":
      try expect("(")
      try expect("to:")
      let place = try point()
      try expect(",")
      try expect("over:")
      let time = try seconds()
      try expect(")")
      return .move(to: place, over: time)
    case "hold":
      try expect("(")
      let time = try seconds()
      try expect(")")
      return .hold(time)
    case "lift": return .lift
    case "cancel": return .cancel
    case let other:
      rest = place
      throw failure("A finger cannot \(other): down, move, hold, lift or cancel.")
    }
  }

  private mutating func point() throws -> CGPoint {
    try expect("CGPoint")
    try expect("(")
    try expect("x:")
    let x = try number()
    try expect(",")
    try expect("y:")
    let y = try number()
    try expect(")")
    return CGPoint(x: x, y: y)
  }

  private mutating func list<Element>(
    _ element: (inout TouchScriptParser) throws -> Element
  ) throws -> [Element] {
    try expect("[")
    var elements: [Element] = []
    while !take("]") {
      if !elements.isEmpty {
        try expect(",")
        if take("]") { break }
      }
      elements.append(try element(&self))
    }
    return elements
  }

  private mutating func seconds() throws -> TimeInterval {
    let seconds = try number()
    guard (0...3600).contains(seconds) else { throw failure("A time is 0 to 3600 seconds.") }
    return seconds
  }

  private mutating func number() throws -> Double {
    skip()
    let digits = rest.prefix { $0.isNumber || "+-.e".contains($0) }
    guard let number = Double(digits), abs(number) < 1e6 else {
      throw failure("A number is expected here.")
    }
    rest = rest[digits.endIndex...]
    return number
  }

  private mutating func name() throws -> String {
    skip()
    let name = rest.prefix { $0.isLetter || $0.isNumber }
    guard !name.isEmpty else { throw failure("A name is expected here.") }
    rest = rest[name.endIndex...]
    return String(name)
  }

  private mutating func expect(_ word: String) throws {
    guard take(word) else { throw failure("“\(word)” is expected here.") }
  }

  private mutating func take(_ word: String) -> Bool {
    skip()
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  private mutating func skip() {
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard rest.hasPrefix("//") else { return }
      rest = rest.drop { !$0.isNewline }
    }
  }

  private func failure(_ reason: String) -> Failure {
    let before = source[..<rest.startIndex]
    let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Failure(line: lines.count, column: (lines.last?.count ?? 0) + 1, reason: reason)
  }
}
