extension TakeAlongOutcome: CustomStringConvertible {
  /// The outcome in English, such as "flown" or "stayed: off screen".
  public var description: String {
    switch self {
    case .flown: "flown"
    case .flownWithout(.source): "flown without the source's look"
    case .flownWithout(.destination): "flown without the destination's look"
    case .flownWithout(.both): "flown without a look"
    case .stayed(let reason): "stayed: \(reason)"
    }
  }

  /// The outcome if this look is missing, too.
  func without(_ look: Look) -> TakeAlongOutcome {
    switch self {
    case .flown: .flownWithout(look)
    case .flownWithout(let other): .flownWithout(other == look ? look : .both)
    case .stayed: self
    }
  }

  var hasFlown: Bool {
    if case .stayed = self { false } else { true }
  }
}

extension TakeAlongOutcome.Reason: CustomStringConvertible {
  /// The reason in English, such as "off screen".
  public var description: String {
    switch self {
    case .noPartner: "no partner"
    case .hidden: "hidden"
    case .offScreen: "off screen"
    case .zeroSize: "no size"
    case .notInWindow: "in no window"
    case .otherScreen: "in another screen"
    case .claimedTwice: "the view has another key"
    case .inAnotherRun: "in another run"
    case .tooMany: "too many"
    case .visualEffect: "a visual effect"
    case .text: "text"
    case .reducedMotion: "reduced motion"
    }
  }
}

extension [TakeAlongKey: TakeAlongOutcome] {
  /// The report as one line, by key. The other items of a list, which have no partner, are counted.
  var line: String {
    let alone = filter { $1 == .stayed(.noPartner) }
    let named = (alone.count > 3 ? filter { $1 != .stayed(.noPartner) } : self)
      .map { "\($0) \($1)" }.sorted()
    let rest = named.count - 40
    let parts =
      named.prefix(40) + (rest > 0 ? ["\(rest) more"] : [])
      + (alone.count > 3 ? ["\(alone.count) without a partner"] : [])
    return "take-along: " + parts.joined(separator: " · ")
  }
}
