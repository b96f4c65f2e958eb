import UIKit

/// A call as in code, with its arguments that are not at their defaults.
struct CallText {
  private let name: String
  private var arguments: [String] = []

  init(_ name: String) { self.name = name }

  /// Returns the call with an argument, unless it is at its default.
  func argument<Value: Equatable>(
    _ label: String, _ value: Value?, default standard: Value? = nil, _ text: (Value) -> String
  ) -> CallText {
    guard let value, value != standard else { return self }
    var call = self
    call.arguments.append("\(label): \(text(value))")
    return call
  }

  func argument(_ label: String, _ number: CGFloat?, default standard: CGFloat? = nil) -> CallText {
    argument(label, number, default: standard, \.written)
  }

  func argument(_ label: String, _ edge: TransitionEdge, default standard: TransitionEdge)
    -> CallText
  {
    argument(label, edge, default: standard) { "\($0)" }
  }

  var text: String { arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))" }
}

extension Movement {
  /// The call that has made a movement, and what it has set.
  struct Label: Sendable {
    let text: String
    let settings: TransitionSettings
    let presentation: TransitionPresentation
  }

  /// Returns the movement with the call that has made it. Modifiers that follow are written behind it.
  func labeled(_ text: String) -> Movement {
    var copy = self
    copy.label = Label(text: text, settings: ownSettings, presentation: presentation)
    return copy
  }

  /// The movement as in code.
  fileprivate var text: String {
    let sum = others.reduce(textAlone) { "\($0).combined(with: \($1.textAlone))" }
    return reducedTo.map { TransitionModifier.reduced($0).text(behind: sum) } ?? sum
  }

  private var textAlone: String {
    let (old, new) = (label?.settings ?? TransitionSettings(), ownSettings)
    var text = label?.text ?? origin.name
    func add(_ modifier: TransitionModifier) { text = modifier.text(behind: text) }
    func add<Value: Equatable>(
      _ value: KeyPath<TransitionSettings, Value?>, _ modifier: (Value) -> TransitionModifier
    ) {
      if new[keyPath: value] != old[keyPath: value] { new[keyPath: value].map(modifier).map(add) }
    }
    add(\.to) { .to($0) }
    add(\.size) { .size($0) }
    add(\.cornerRadius) { .cornerRadius($0) }
    add(\.dismissesOnTapOutside) { .dismissesOnTapOutside($0) }
    add(\.displayCornerRadius) { .displayCornerRadius($0) }
    add(\.duration) { .duration($0) }
    add(\.timing) { .timing($0) }
    add(\.backdrop) { .backdrop($0) }
    if presentation != label?.presentation ?? origin.presentation {
      add(.presentation(presentation))
    }
    if isMirrored { add(.mirrored) }
    return text
  }
}

extension ViewControllerTransition: CustomStringConvertible {
  /// The transition as in code: "fold(edge: top).duration(0.4)", with the arguments that are not at their defaults.
  /// Places and closures of the app are named by their kind.
  public var description: String {
    let (opening, closing) = (half(.opening), half(.closing))
    guard opening != closing else { return opening.text }
    return "asymmetric(opening: \(opening.text), closing: \(closing.text))"
  }

  /// Returns the transition with the call that has made it, for its description.
  func labeled(_ call: CallText) -> ViewControllerTransition {
    guard case .movement(let movement) = content else { return self }
    return ViewControllerTransition(.movement(movement.labeled(call.text)), closing: closing)
  }
}

extension ViewControllerTransition.Content {
  fileprivate var text: String {
    switch self {
    case .movement(let movement): movement.text
    case .dynamic(_, let steps): steps.reduce("dynamic") { $1.text(behind: $0) }
    }
  }
}

extension ViewControllerTransition.Step {
  fileprivate func text(behind text: String) -> String {
    switch self {
    case .modified(let modifier): modifier.text(behind: text)
    case .combined(with: let other): "\(text).combined(with: \(other))"
    case .combinedAfter(let other): "\(other).combined(with: \(text))"
    }
  }
}

extension TransitionModifier {
  fileprivate func text(behind text: String) -> String { self.text.map { "\(text).\($0)" } ?? text }

  /// The call of the modifier; `nil` without one.
  private var text: String? {
    switch self {
    case .from, .faults: nil
    case .to(let place): place.map { "closing(into: \($0.written))" }
    case .size(let size): size.map { "size(\($0.written))" }
    case .cornerRadius(let radius): radius.map { "cornerRadius(\($0.written))" }
    case .dismissesOnTapOutside(let dismisses):
      "dismissesOnTapOutside(\(dismisses ? "" : "false"))"
    case .displayCornerRadius(let radius): radius.map { "displayCornerRadius(\($0.written))" }
    case .duration(let seconds): seconds.map { "duration(\($0.written))" }
    case .timing(let timing): timing.map { "timing(\($0.written))" }
    case .backdrop(let backdrop): backdrop.map { "backdrop(\($0.written))" }
    case .presentation(let form): "presentation(\(form.written))"
    case .reduced(let fallback): "reduced(to: \(fallback))"
    case .mirrored: "mirrored()"
    }
  }
}

// The values of modifiers, as in code.

extension TransitionPlace {
  var written: String {
    switch kind {
    case .point(let point): "point(x: \(point.x.written), y: \(point.y.written))"
    case .edge(let edge): "\(edge)"
    case .view, .asked: "view"
    case .item: "item"
    case .rect: "rect"
    }
  }
}

extension TransitionLength {
  var written: String {
    switch kind {
    case .fraction(let fraction): "fraction(\(fraction.written))"
    case .points(let points): "points(\(points.written))"
    case .fitting: "fitting"
    }
  }
}

extension TransitionSize {
  var written: String {
    switch kind {
    case .lengths(let width, let height): "width: \(width.written), height: \(height.written)"
    case .inset(let insets):
      "inset(\(insets.top.written), \(insets.left.written), \(insets.bottom.written), \(insets.right.written))"
    }
  }
}

extension TransitionTiming {
  var written: String {
    let named: KeyValuePairs<String, TransitionTiming> = [
      "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
    ]
    if let name = named.first(where: { $0.value == self })?.key { return name }
    switch kind {
    case .curve(let curve):
      return "curve(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
    case .spring(let ratio): return "spring(dampingRatio: \(ratio.written))"
    case .pacedSpring(let response, let ratio):
      return "spring(response: \(CGFloat(response).written), dampingRatio: \(ratio.written))"
    }
  }
}

extension TransitionBackdrop {
  var written: String {
    switch kind {
    case .black(let opacity): opacity == 1 ? "black()" : "black(opacity: \(opacity.written))"
    case .color: "color"
    case .blur: "blur"
    }
  }
}

extension TransitionPresentation {
  var written: String {
    if controller != nil { return "controller" }
    if frame != nil { return "frame" }
    guard let card else { return "fullScreen" }
    return CallText("card").argument("size", card.size, \.written)
      .argument("at", card.edge) { "\($0)" }
      .argument("margins", card.distance, default: 0)
      .argument("corners", card.corners, default: .all) { "\($0)" }
      .argument("passesTouches", card.passesTouches, default: false) { "\($0)" }.text
  }
}
