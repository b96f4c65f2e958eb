/// The matching of both screens' elements by key. Pure.
struct Pairing<View: Hashable>: Equatable {
  /// A view that one screen offers under a key.
  struct Candidate: Equatable {
    let key: TakeAlongKey
    let view: View
    /// The controller that offers it. Only one that offers a key twice has made a mistake.
    let owner: ObjectIdentifier?
    /// The reason why it cannot fly, if any.
    var fault: TakeAlongOutcome.Reason?

    init(
      _ key: TakeAlongKey, _ view: View, of owner: ObjectIdentifier? = nil,
      fault: TakeAlongOutcome.Reason? = nil
    ) {
      self.key = key
      self.view = view
      self.owner = owner
      self.fault = fault
    }
  }

  /// Indices into the two lists of candidates.
  struct Pair: Equatable {
    let key: TakeAlongKey
    let back: Int
    let fore: Int
  }

  /// In the order of the back screen.
  private(set) var pairs: [Pair] = []
  private(set) var outcomes: [TakeAlongKey: TakeAlongOutcome] = [:]
  /// Mistakes of the app, for the caller to report.
  private(set) var misuses: [TransitionMisuse] = []

  /// An upper bound, for performance.
  static var limit: Int { 1000 }

  init(back: [Candidate], fore: [Candidate]) {
    let (backs, fores) = (choose(from: back), choose(from: fore))
    let partners = Dictionary(uniqueKeysWithValues: fores.map { (fore[$0].key, $0) })
    outcomes.reserveCapacity(backs.count)
    for index in backs {
      let key = back[index].key
      guard let partner = partners[key] else {
        outcomes[key] = outcomes[key] ?? .stayed(.noPartner)
        continue
      }
      if let fault = back[index].fault ?? fore[partner].fault {
        outcomes[key] = .stayed(fault)
        if fault == .otherScreen { misuses.append(.takeAlongElsewhere(key: key)) }
      } else if pairs.count == Pairing.limit {
        outcomes[key] = .stayed(.tooMany)
      } else {
        outcomes[key] = .flown
        pairs.append(Pair(key: key, back: index, fore: partner))
      }
    }
    for index in fores where outcomes[fore[index].key] == nil {
      outcomes[fore[index].key] = .stayed(.noPartner)
    }
  }

  /// Chooses one candidate for each key, and one key for each view: the first that can fly, in the
  /// order of `offers`.
  private mutating func choose(from offers: [Candidate]) -> [Int] {
    var best: [TakeAlongKey: Int] = [:]
    best.reserveCapacity(offers.count)
    var order: [TakeAlongKey] = []
    order.reserveCapacity(offers.count)
    var doubled: Set<TakeAlongKey> = []
    for (index, offer) in offers.enumerated() {
      guard let previous = best[offer.key] else {
        best[offer.key] = index
        order.append(offer.key)
        continue
      }
      if offers[previous].view == offer.view { continue }
      // A container that is in a transition of its own contains both of its screens.
      let isBetween = [offers[previous], offer].contains { $0.fault == .inAnotherRun }
      let isMistake = !isBetween && offers[previous].owner == offer.owner
      if isMistake, doubled.insert(offer.key).inserted {
        misuses.append(.takeAlongKeyTwice(key: offer.key))
      }
      if offers[previous].fault != nil, offer.fault == nil { best[offer.key] = index }
    }
    var claimed: Set<View> = []
    claimed.reserveCapacity(order.count)
    return order.compactMap { key in
      guard let index = best[key] else { return nil }
      if claimed.insert(offers[index].view).inserted { return index }
      misuses.append(.takeAlongViewTwice(key: key))
      outcomes[key] = .stayed(.claimedTwice)
      return nil
    }
  }
}
