import Foundation

/// A call as it is written in an app: in one line where it fits, or else an argument a line.
struct Code {
  struct Argument {
    var label = ""
    var code: String

    var line: String { label.isEmpty ? code : "\(label): \(code)" }
  }

  /// An implicit member, with what is called on it.
  struct Expression {
    var name: String
    var arguments: [Argument]
    var modifiers: [String]

    var line: String {
      let list = arguments.map(\.line).joined(separator: ", ")
      return "." + name + (list.isEmpty ? "" : "(\(list))") + modifiers.joined()
    }
  }

  private static let width = 50

  /// Returns a call with an expression among its arguments.
  static func call(
    _ function: String, _ first: [Argument] = [], _ label: String = "using",
    _ expression: Expression, _ rest: [Argument?] = []
  ) -> String {
    let rest = rest.compactMap { $0 }
    let head = label.isEmpty ? "" : "\(label): "
    let all = first.map(\.line) + [head + expression.line] + rest.map(\.line)
    let line = "\(function)(\(all.joined(separator: ", ")))"
    guard line.count > width else { return line }
    let lines = first.map(\.line) + [head + broken(expression)] + rest.map(\.line)
    return "\(function)(\n  \(lines.joined(separator: ",\n  ")))"
  }

  /// Returns a number as it is written by hand.
  static func number(_ number: Double) -> String {
    let text = String(format: "%.3f", number)
    let digits = text.replacingOccurrences(of: #"\.?0+$"#, with: "", options: .regularExpression)
    return digits.isEmpty ? "0" : digits
  }

  private static func broken(_ expression: Expression) -> String {
    guard expression.line.count > width - 10 else { return expression.line }
    var head = expression
    head.modifiers = []
    if head.line.count <= width - 10 {
      return head.line + expression.modifiers.map { "\n    \($0)" }.joined()
    }
    let list = expression.arguments.map(\.line).joined(separator: ",\n    ")
    return ".\(expression.name)(\n    \(list)\n  )"
      + expression.modifiers.map { "\n  \($0)" }.joined()
  }
}
