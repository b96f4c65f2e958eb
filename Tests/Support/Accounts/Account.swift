import UIKit

/// What an app can know of a script that was played, without times: a chapter for each step, and in
/// each chapter one line after the other.
struct Account: Equatable {
  var chapters: [[Line]]
  /// The codes of what the library reported.
  var issues: Set<String> = []
}

/// One thing that was heard, or that stands at rest: who, what, and all that was seen beside it.
struct Line: Hashable {
  let who: Who
  let what: String
  var facts: [Fact] = []

  /// An object by its kind and its number; the numbers are given in the order in which objects are
  /// made.
  struct Who: Hashable {
    let kind: String
    var number: Int?

    static let screen = "screen"
    /// A screen in a card, which is laid out by the card.
    static let card = "card"
    static let stack = "stack"
  }

  struct Fact: Hashable {
    let name: Name
    var value = ""

    enum Name: String {
      // Of a callback.
      case animated, beingPresented, beingDismissed, movingTo, movingFrom
      case coordinator, interactive, cancelled, inWindow
      // Of whoever stands.
      case frame, safeArea, size, alpha, hidden, transform, clips, corner, deaf, insideSomething
      case order, edits, offset, modal, style, text
      case names, index, delegate, items, title, tint, touches, enabled, keyboard, status, indicator
      case parent, screen, answer, times
    }
  }
}

extension Line.Fact {
  init(_ name: Name, _ value: String = "") { self.init(name: name, value: value) }
  init(_ name: Name, _ size: CGSize) { self.init(name: name, value: size.inPoints) }
  init(_ name: Name, _ rect: CGRect) {
    self.init(
      name: name, value: "\(rect.minX.inPoints),\(rect.minY.inPoints) \(rect.size.inPoints)")
  }
  init(_ name: Name, _ insets: UIEdgeInsets) {
    self.init(
      name: name,
      value: [insets.top, insets.left, insets.bottom, insets.right].map(\.inPoints)
        .joined(separator: ","))
  }
}

extension Line {
  /// Returns a line without what is not compared; nil leaves the line out.
  typealias Edit = @Sendable (Line) -> Line?

  func without(_ names: Set<Fact.Name>) -> Line {
    guard facts.contains(where: { names.contains($0.name) }) else { return self }
    return Line(who: who, what: what, facts: facts.filter { !names.contains($0.name) })
  }

  func has(_ name: Fact.Name) -> Bool { facts.contains { $0.name == name } }

  /// The line without names and numbers: two lines with the same shape tell of the same fault.
  var shape: String {
    ([who.kind, what] + facts.map { $0.value.isEmpty ? $0.name.rawValue : "\($0.name.rawValue)=" })
      .joined(separator: " ")
  }
}

extension Line: CustomStringConvertible {
  var description: String {
    ([("\(who): \(what)")] + facts.map(\.description)).joined(separator: " ")
  }
}

extension Line.Who: CustomStringConvertible {
  var description: String { number.map { "\(kind) \($0)" } ?? kind }
}

extension Line.Fact: CustomStringConvertible {
  var description: String { value.isEmpty ? name.rawValue : "\(name.rawValue)=\(value)" }
}

extension CGFloat {
  /// Whole points: nothing that an app sees is finer at rest.
  fileprivate var inPoints: String { isFinite ? "\(Int(rounded()))" : "none" }
}

extension CGSize {
  fileprivate var inPoints: String { "\(width.inPoints)x\(height.inPoints)" }
}
