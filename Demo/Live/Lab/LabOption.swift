import Foundation

/// A control of the page: a slider, a menu or a switch.
public struct LabOption: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case number(ClosedRange<Double>, step: Double, normal: Double?, unit: String)
    case choice([String], normal: String)
    case flag(normal: Bool)
  }

  /// The name by which `LabValues` knows it.
  public let id: String
  let title: String
  let kind: Kind

  /// A slider.
  ///
  /// - Parameters:
  ///   - range: The smallest and the largest number.
  ///   - step: The distance of two numbers that can be chosen.
  ///   - normal: The number that stands for nothing chosen, or nil if there is none: the page then shows "automatic".
  ///   - unit: What the page writes behind the number, such as " pt".
  public static func number(
    _ id: String, _ title: String, in range: ClosedRange<Double>, step: Double,
    normal: Double? = nil, unit: String = ""
  ) -> LabOption {
    LabOption(
      id: id, title: title, kind: .number(range, step: step, normal: normal, unit: unit))
  }

  /// A menu.
  ///
  /// - Parameters:
  ///   - names: What can be chosen. A name that begins with "# " is the heading of those that follow.
  ///   - normal: What is chosen at first.
  public static func choice(
    _ id: String, _ title: String, _ names: [String], normal: String
  ) -> LabOption {
    LabOption(id: id, title: title, kind: .choice(names, normal: normal))
  }

  /// A switch.
  ///
  /// - Parameter normal: Whether it is on at first.
  public static func flag(_ id: String, _ title: String, normal: Bool = false) -> LabOption {
    LabOption(id: id, title: title, kind: .flag(normal: normal))
  }

  /// Returns whether a page may set the option to a value.
  func accepts(_ value: LabValues.Value) -> Bool {
    switch (kind, value) {
    case (.number(let range, _, _, _), .number(let number)): range.contains(number)
    case (.choice(let names, _), .choice(let name)): !name.hasPrefix("# ") && names.contains(name)
    case (.flag, .flag): true
    default: false
    }
  }

  /// Returns whether a value is what stands for nothing chosen.
  func isNormal(_ value: LabValues.Value) -> Bool {
    switch (kind, value) {
    case (.number(_, _, let normal, _), .number(let number)): normal == number
    case (.choice(_, let normal), .choice(let name)): normal == name
    case (.flag(let normal), .flag(let isOn)): normal == isOn
    default: false
    }
  }
}

/// What is chosen on the page. What is left at its normal value is not held.
public struct LabValues: Equatable, Sendable {
  enum Value: Equatable, Sendable {
    case number(Double)
    case choice(String)
    case flag(Bool)
  }

  var values: [String: Value] = [:]

  public init() {}

  /// The number of a slider, or nil if nothing else than its normal value is chosen.
  public func number(_ id: String) -> Double? {
    if case .number(let number) = values[id] { number } else { nil }
  }

  /// The name that is chosen in a menu, or nil if it is the normal one.
  public func choice(_ id: String) -> String? {
    if case .choice(let name) = values[id] { name } else { nil }
  }

  /// Whether a switch is on.
  ///
  /// - Parameter normal: What it is at first.
  public func isOn(_ id: String, normal: Bool = false) -> Bool {
    if case .flag(let isOn) = values[id] { isOn } else { normal }
  }

  /// Returns the values that an option may have, without those that are normal.
  func kept(by options: [LabOption]) -> LabValues {
    var kept = LabValues()
    for option in options {
      guard let value = values[option.id], option.accepts(value), !option.isNormal(value) else {
        continue
      }
      kept.values[option.id] = value
    }
    return kept
  }
}
