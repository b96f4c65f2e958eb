import UIKit

/// The elements of a run: the offers of both screens, measured and paired.
@MainActor
struct FlightPlan {
  private(set) var outcomes: [TakeAlongKey: TakeAlongOutcome]
  let issues: [TransitionIssue]
  private var matches: [Match]
  private let opens: Bool

  /// An element of both screens. A class, because a copy would be large.
  @MainActor
  private final class Match {
    let element: TakeAlongElement
    let back: OriginalView
    let front: OriginalView
    let isText: Bool
    var leads = false

    init(_ element: TakeAlongElement, back: OriginalView, front: OriginalView, isText: Bool) {
      (self.element, self.back, self.front, self.isText) = (element, back, front, isText)
    }
  }

  /// The ends of the elements in either screen.
  var ends: (back: [OriginalView], front: [OriginalView]) {
    (matches.map(\.back), matches.map(\.front))
  }

  init(
    back: ElementScreen, offering backOffers: [ElementScreen.Offer], in backSpace: RestingSpace,
    front: ElementScreen, offering frontOffers: [ElementScreen.Offer], in frontSpace: RestingSpace,
    opens: Bool
  ) {
    // Only offers whose key is in `common` are measured.
    let common = Set(backOffers.map(\.key)).intersection(frontOffers.map(\.key))
    let backs = backOffers.map { MeasuredOffer($0, at: back, in: backSpace, among: common) }
    let fronts = frontOffers.map { MeasuredOffer($0, at: front, in: frontSpace, among: common) }
    let pairing = Pairing(back: backs.map(\.offer), front: fronts.map(\.offer))
    outcomes = pairing.outcomes
    issues = pairing.issues
    self.opens = opens
    matches = []
    for pair in pairing.pairs {
      guard let old = backs[pair.back].end, let new = fronts[pair.front].end else { continue }
      old.expectImage(of: new, in: backSpace)
      new.expectImage(of: old, in: frontSpace)
      let (offer, other) = (backOffers[pair.back], frontOffers[pair.front])
      matches.append(
        Match(
          TakeAlongElement(offer.key, offer.view, offer.options.completed(by: other.options)),
          back: old, front: new, isText: offer.isText || other.isText))
    }
    keepLargest()
  }

  /// The maximum number of elements in a run.
  static var limit: Int { 100 }

  /// Keeps the elements with the largest visible area in both screens together, the same elements in both directions.
  private mutating func keepLargest() {
    guard matches.count > FlightPlan.limit else { return }
    let areas = matches.map { $0.back.metrics.visibleArea + $0.front.metrics.visibleArea }
    let order = matches.indices.sorted { (areas[$1], $0) < (areas[$0], $1) }
    for index in order[FlightPlan.limit...] {
      outcomes[matches[index].element.key] = .stayed(.tooMany)
    }
    matches = order.prefix(FlightPlan.limit).sorted().map { matches[$0] }
  }

  /// Returns the element for a screen of this frame to follow: the first picture, or else the largest element.
  func lead(in screen: CGRect) -> (index: Int, lead: Lead)? {
    let candidates = matches.indices.filter { !matches[$0].isText && matches[$0].element.canLead }
    let pictures = candidates.filter {
      matches[$0].back.isPicture && matches[$0].front.isPicture
    }
    let largest = candidates.max {
      matches[$0].front.metrics.area < matches[$1].front.metrics.area
    }
    for index in pictures + [largest].compactMap({ $0 }) {
      if let lead = Lead(from: matches[index].back, to: matches[index].front, in: screen) {
        return (index, lead)
      }
    }
    return nil
  }

  /// Decides which elements fly, by `TextRules` and `SnapshotQueue.limit`.
  ///
  /// - Parameter leader: The index of the element followed by the front screen.
  mutating func choose(moving motion: ElementMotion, leader: Int?) {
    let rules = TextRules(
      matches.map { match in
        TextRules.Candidate(
          back: match.back.metrics.box, front: match.front.metrics.box, isText: match.isText)
      }, stays: motion.isWithScreens)
    if let leader { matches[leader].leads = true }
    for index in rules.staying { outcomes[matches[index].element.key] = .stayed(.text) }
    if !rules.staying.isEmpty {
      matches = matches.indices.filter { !rules.staying.contains($0) }.map { matches[$0] }
    }
    limitSnapshots()
  }

  /// Keeps at most `SnapshotQueue.limit` elements that need snapshots, because the first frame waits for these.
  private mutating func limitSnapshots() {
    var left = SnapshotQueue.limit
    matches = matches.filter { match in
      guard match.back.needsSnapshot || match.front.needsSnapshot else { return true }
      left -= 1
      if left >= 0 || match.leads { return true }
      outcomes[match.element.key] = .stayed(.tooMany)
      return false
    }
  }

  /// Asks the app for the views (`standIn`) to fly in place of snapshots.
  func useStandIns(
    in spaces: (back: RestingSpace, front: RestingSpace), _ report: (TransitionIssue) -> Void
  ) {
    var worn: [UIView] = []
    for match in matches {
      for (end, space) in [(match.back, spaces.back), (match.front, spaces.front)] {
        guard !end.makeStandIn(besides: &worn, in: space) else { continue }
        report(.takeAlongStandInUnusable(key: match.element.key))
      }
    }
  }

  /// Makes the `ElementPair`s with their layers, from back to front.
  ///
  /// - Parameter frames: The frames of both screens at rest.
  func pairs(moving motion: ElementMotion, in frames: FlightPlanes.Frames) -> [ElementPair] {
    order.map { index in
      let match = matches[index]
      return ElementPair(
        element: match.element, back: match.back, front: match.front, opens: opens,
        leads: match.leads, motion: motion.style, keeper: motion.keeper,
        screens: motion.isWithScreens ? (frames.back ?? .null, frames.front) : (.null, .null))
    }
  }

  /// The indices of `matches` from back to front. If the screens disagree, the order in the presented screen counts.
  private var order: [Int] {
    FlightOrder(of: matches.count) { first, second in
      let (one, other) = (matches[first], matches[second])
      return one.front.isInFront(of: other.front) ?? one.back.isInFront(of: other.back)
    }.indices
  }

  /// An offer with its metrics, or with the reason why the element cannot fly.
  @MainActor
  private struct MeasuredOffer {
    let offer: Pairing<ElementScreen.Identity>.Candidate
    private(set) var end: OriginalView?

    init(
      _ named: ElementScreen.Offer, at screen: ElementScreen, in space: RestingSpace,
      among common: Set<TakeAlongKey>
    ) {
      let key = named.key
      var fault: TakeAlongOutcome.Reason?
      if common.contains(key) {
        let original = OriginalView(
          named.view, options: named.options, ownKey: named.isByProperty ? key : nil)
        fault = original.measure(in: space)
        if fault == nil { original.notePlace(in: space) }
        end = original
        if fault != .notInWindow, !screen.owns(named.view) { fault = .otherScreen }
      } else if !OriginalView.claims(on: named.view).isEmpty {
        fault = .inAnotherRun
      }
      offer = Pairing<ElementScreen.Identity>.Candidate(
        key, named.identity, of: named.owner, fault: fault)
    }
  }
}

extension OriginalView {
  /// Returns true if this element is drawn in front of `other`; `nil` if they do not overlap.
  fileprivate func isInFront(of other: OriginalView) -> Bool? {
    guard metrics.box.intersects(other.metrics.box), let view, let second = other.view else {
      return nil
    }
    guard view === second else { return view.isDrawn(inFrontOf: second) }
    // A part (`part`) flies in front of its own view.
    if contains(other) { return false }
    return other.contains(self) ? true : nil
  }
}

extension TakeAlongElement {
  /// True if a screen can follow the element: only with `.frame`, it travels all the way at the screen's own pace.
  fileprivate var canLead: Bool { options.morphs == .frame }
}

extension ElementMetrics {
  fileprivate var area: CGFloat { size.width * size.height }

  /// The area not covered by bars or scroll views.
  fileprivate var visibleArea: CGFloat {
    let visible = box.inset(by: covered)
    return visible.isNull ? 0 : visible.width * visible.height
  }
}

extension Lead {
  /// Returns `nil` for an element unfit for the screen to follow.
  @MainActor
  init?(from back: OriginalView, to front: OriginalView, in screen: CGRect) {
    let (source, landing) = (back.metrics, front.metrics)
    // A screen is neither turned nor mirrored.
    guard abs(source.angle) < 0.01, abs(landing.angle) < 0.01, source.scale.dx > 0,
      source.scale.dy > 0, landing.scale.dx > 0, landing.scale.dy > 0
    else { return nil }
    self.init(
      source: source.box, visible: source.box.inset(by: source.covered),
      radius: source.cornerRadius, landing: landing.box, in: screen)
    shadow = min(source.shadowOpacity, 0.24)
  }
}

/// The order of elements in flight, from back to front: the order of their offers, except for elements overlapping in a
/// screen, whose order in the screen is kept. Pure.
struct FlightOrder {
  let indices: [Int]

  /// - Parameter isInFront: Returns true if the first of two elements is in front of the second; `nil` if they do not
  ///   overlap. The second element was offered later.
  init(of count: Int, isInFront: (Int, Int) -> Bool?) {
    // The indices of the elements behind each element.
    var behind = [Set<Int>](repeating: [], count: count)
    for first in 0..<count {
      for second in first + 1..<max(count, first + 1) {
        guard let isInFront = isInFront(first, second) else { continue }
        if isInFront { behind[first].insert(second) } else { behind[second].insert(first) }
      }
    }
    var left = Array(0..<count)
    var indices: [Int] = []
    while !left.isEmpty {
      // In a cycle, the element offered first comes first.
      let next = left.firstIndex { behind[$0].isEmpty } ?? 0
      let index = left.remove(at: next)
      indices.append(index)
      for other in left { behind[other].remove(index) }
    }
    self.indices = indices
  }
}

extension UIView {
  /// Returns true if this view is drawn in front of `other`; `nil` if the views are in different trees.
  func isDrawn(inFrontOf other: UIView) -> Bool? {
    let (mine, others) = (ancestry, other.ancestry)
    guard let common = mine.indices.last(where: { $0 < others.count && mine[$0] === others[$0] })
    else { return nil }
    guard common + 1 < mine.count else { return false }
    guard common + 1 < others.count else { return true }
    let (a, b) = (mine[common + 1], others[common + 1])
    if a.layer.zPosition != b.layer.zPosition { return a.layer.zPosition > b.layer.zPosition }
    return mine[common].subviews.first { $0 === a || $0 === b } === b
  }

  /// The views around this view, outermost first, and this view.
  private var ancestry: [UIView] {
    var views: [UIView] = []
    var next: UIView? = self
    while let view = next {
      views.append(view)
      next = view.superview
    }
    return views.reversed()
  }
}

/// The matching of both screens' elements by key. Pure.
struct Pairing<View: Hashable>: Equatable {
  /// A view offered by a screen under a key.
  struct Candidate: Equatable {
    let key: TakeAlongKey
    let view: View
    /// The controller offering `view`. A key offered twice is a mistake only within the same controller.
    let owner: ObjectIdentifier?
    /// The reason why `view` cannot fly, if any.
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
    let front: Int
  }

  /// In the order of the back screen.
  private(set) var pairs: [Pair] = []
  private(set) var outcomes: [TakeAlongKey: TakeAlongOutcome] = [:]
  /// Mistakes of the app, for the caller to report.
  private(set) var issues: [TransitionIssue] = []

  init(back: [Candidate], front: [Candidate]) {
    let (backs, fronts) = (choose(from: back), choose(from: front))
    var partners: [TakeAlongKey: Int] = [:]
    for index in fronts { partners[front[index].key] = index }
    for index in backs {
      let key = back[index].key
      guard let partner = partners.removeValue(forKey: key) else {
        outcomes[key] = outcomes[key] ?? .stayed(.noPartner)
        continue
      }
      if let fault = back[index].fault ?? front[partner].fault {
        outcomes[key] = .stayed(fault)
        if fault == .otherScreen { issues.append(.takeAlongElsewhere(key: key)) }
      } else {
        outcomes[key] = .flown
        pairs.append(Pair(key: key, back: index, front: partner))
      }
    }
    for key in fronts.map({ front[$0].key }) where partners[key] != nil {
      outcomes[key] = outcomes[key] ?? .stayed(.noPartner)
    }
  }

  /// Chooses a candidate for each key, and a key for each view: the first in `offers` that can fly.
  private mutating func choose(from offers: [Candidate]) -> [Int] {
    var best: [TakeAlongKey: Int] = [:]
    var order: [TakeAlongKey] = []
    var doubled: Set<TakeAlongKey> = []
    for (index, offer) in offers.enumerated() {
      let key = offer.key
      guard let previous = best[key] else {
        best[key] = index
        order.append(key)
        continue
      }
      if offers[previous].view == offers[index].view { continue }
      // During a container's own transition, the container contains both of its screens.
      let isBetween = [previous, index].contains { offers[$0].fault == .inAnotherRun }
      let isMistake = !isBetween && offers[previous].owner == offers[index].owner
      if isMistake, doubled.insert(key).inserted { issues.append(.takeAlongKeyTwice(key: key)) }
      if offers[previous].fault != nil, offer.fault == nil { best[key] = index }
    }
    var claimed: Set<View> = []
    return order.compactMap { key in
      guard let index = best[key] else { return nil }
      if claimed.insert(offers[index].view).inserted { return index }
      issues.append(.takeAlongViewTwice(key: key))
      outcomes[key] = .stayed(.claimedTwice)
      return nil
    }
  }
}

extension TransitionIssue {
  static func takeAlongKeyTwice(key: TakeAlongKey) -> TransitionIssue {
    TransitionIssue(
      "takeAlongKeyTwice",
      "Two views of one screen have the take-along key \(key); the first one that can fly does.")
  }

  static func takeAlongViewTwice(key: TakeAlongKey) -> TransitionIssue {
    TransitionIssue(
      "takeAlongViewTwice",
      "A view that has another take-along key was also offered under \(key).")
  }

  static func takeAlongElsewhere(key: TakeAlongKey) -> TransitionIssue {
    TransitionIssue(
      "takeAlongElsewhere",
      "The view for the take-along key \(key) is not in the screen that named it.")
  }

  static func takeAlongStandInUnusable(key: TakeAlongKey) -> TransitionIssue {
    TransitionIssue(
      "takeAlongStandInUnusable",
      "The standIn for the take-along key \(key) gave no view, or one that is in use.")
  }
}
