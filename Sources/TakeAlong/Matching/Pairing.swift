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
    // Each key is looked up once, and then is a number.
    var numbers: [TakeAlongKey: Int] = [:]
    numbers.reserveCapacity(back.count + fore.count)
    func number(_ candidate: Candidate) -> Int {
      if let known = numbers[candidate.key] { return known }
      let next = numbers.count
      numbers[candidate.key] = next
      return next
    }
    let (backNumbers, foreNumbers) = (back.map(number), fore.map(number))
    let backs = choose(from: back, numbered: backNumbers, of: numbers.count)
    let fores = choose(from: fore, numbered: foreNumbers, of: numbers.count)
    var partners = [Int?](repeating: nil, count: numbers.count)
    for index in fores { partners[foreNumbers[index]] = index }
    outcomes.reserveCapacity(numbers.count)
    for index in backs {
      let key = back[index].key
      guard let partner = partners[backNumbers[index]] else {
        outcomes[key] = outcomes[key] ?? .stayed(.noPartner)
        continue
      }
      partners[backNumbers[index]] = nil
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
    for index in fores where partners[foreNumbers[index]] != nil {
      let key = fore[index].key
      outcomes[key] = outcomes[key] ?? .stayed(.noPartner)
    }
  }

  /// Chooses one candidate for each key, and one key for each view: the first that can fly, in the
  /// order of `offers`.
  ///
  /// - Parameter numbers: The number of each one's key, out of `count`.
  private mutating func choose(from offers: [Candidate], numbered numbers: [Int], of count: Int)
    -> [Int]
  {
    var best = [Int?](repeating: nil, count: count)
    var order: [Int] = []
    order.reserveCapacity(offers.count)
    var doubled: Set<Int> = []
    for (index, number) in numbers.enumerated() {
      guard let previous = best[number] else {
        best[number] = index
        order.append(number)
        continue
      }
      if offers[previous].view == offers[index].view { continue }
      // A container that is in a transition of its own contains both of its screens.
      let isBetween = [previous, index].contains { offers[$0].fault == .inAnotherRun }
      let isMistake = !isBetween && offers[previous].owner == offers[index].owner
      if isMistake, doubled.insert(number).inserted {
        misuses.append(.takeAlongKeyTwice(key: offers[index].key))
      }
      if offers[previous].fault != nil, offers[index].fault == nil { best[number] = index }
    }
    var claimed: Set<View> = []
    claimed.reserveCapacity(order.count)
    return order.compactMap { number in
      guard let index = best[number] else { return nil }
      if claimed.insert(offers[index].view).inserted { return index }
      let key = offers[index].key
      misuses.append(.takeAlongViewTwice(key: key))
      outcomes[key] = .stayed(.claimedTwice)
      return nil
    }
  }
}
