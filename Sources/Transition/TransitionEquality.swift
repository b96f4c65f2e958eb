/// The value that a preset or an app has written, for comparison: equal values are equal and, if their type cannot be
/// compared, copies of one value.
struct Origin: Equatable, Sendable {
  private let value: any ChoreographedTransition
  /// The identity of a value that cannot be compared.
  private let identity: ClosureBox<Void>?

  init(_ value: any ChoreographedTransition, name: String) {
    (self.value, self.name) = (value, name)
    identity = value is any Equatable ? nil : ClosureBox(())
  }

  /// The name of the movement, before it was combined with others.
  let name: String

  /// The form of the screen, unless a modifier changes it.
  var presentation: TransitionPresentation { value.presentation }

  static func == (a: Origin, b: Origin) -> Bool {
    guard let value = a.value as? any Equatable else { return a.identity == b.identity }
    return value.isEqual(to: b.value)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}

extension Movement: Equatable {
  /// Returns whether both movements play alike, whatever has been reported on their parameters.
  static func == (a: Movement, b: Movement) -> Bool {
    a.isSystem == b.isSystem && a.presentation == b.presentation && a.backdrop == b.backdrop
      && a.reducedTo == b.reducedTo && a.isEqualAlone(to: b) && a.others.count == b.others.count
      && zip(a.others, b.others).allSatisfy { $0.isEqualAlone(to: $1) }
  }

  private func isEqualAlone(to other: Movement) -> Bool {
    origin == other.origin && ownSettings == other.ownSettings && isMirrored == other.isMirrored
  }
}

extension ViewControllerTransition: Equatable {
  /// Returns whether both transitions play alike, in both directions.
  public static func == (a: ViewControllerTransition, b: ViewControllerTransition) -> Bool {
    a.half(.opening) == b.half(.opening) && a.half(.closing) == b.half(.closing)
  }
}

extension [ViewControllerTransition.Step] {
  /// Returns the steps with a change. Mirroring comes first, because it is the same before and after all others.
  func adding(_ modifier: TransitionModifier) -> Self {
    guard modifier == .mirrored else { return self + [.modified(modifier)] }
    var steps: Self = map {
      switch $0 {
      case .modified(.reduced(let fallback)): .modified(.reduced(fallback.mirrored()))
      case .modified: $0
      case .combined(with: let other): .combined(with: other.mirrored())
      case .combinedAfter(let other): .combinedAfter(other.mirrored())
      }
    }
    if steps.first == .modified(.mirrored) {
      steps.removeFirst()
    } else {
      steps.insert(.modified(.mirrored), at: 0)
    }
    return steps
  }
}
