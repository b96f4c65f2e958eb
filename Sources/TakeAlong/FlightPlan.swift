import UIKit

/// The elements of a run: the offers of both screens, measured and matched by key.
@MainActor
struct FlightPlan {
  typealias Offer = ElementScreen.Offer

  /// Both ends of each element that flies, in the order of the back screen.
  private(set) var ends: [(back: Original, front: Original)] = []
  private(set) var outcomes: [TakeAlongKey: TakeAlongOutcome] = [:]
  /// The texts that fly below a picture, and the picture.
  private var passing: [(text: Original, cover: Original)] = []
  /// Mistakes of the app, for the caller to report.
  private(set) var issues: [TransitionIssue] = []

  init() {}

  init(
    back: ElementScreen, offering backs: [Offer], in backSpace: RestingSpace,
    front: ElementScreen, offering fronts: [Offer], in frontSpace: RestingSpace
  ) {
    // Only offers whose key is in `common` are measured.
    let common = Set(backs.map(\.key)).intersection(fronts.map(\.key))
    for offer in backs { offer.measure(at: back, in: backSpace, among: common) }
    for offer in fronts { offer.measure(at: front, in: frontSpace, among: common) }
    for (offer, other) in match(backs, with: fronts) {
      guard let backEnd = offer.original, let frontEnd = other.original else { continue }
      backEnd.expectImage(of: frontEnd, in: backSpace)
      frontEnd.expectImage(of: backEnd, in: frontSpace)
      ends.append((backEnd, frontEnd))
    }
    keepLargest()
  }

  /// Returns the offers that fly, in the order of the back screen.
  mutating func match(_ backs: [Offer], with fronts: [Offer]) -> [(back: Offer, front: Offer)] {
    let (backs, fronts) = (distinct(backs), distinct(fronts))
    let partners: [TakeAlongKey: Offer] = fronts.reduce(into: [:]) { $0[$1.key] = $1 }
    for key in (backs + fronts).map(\.key) where outcomes[key] == nil {
      outcomes[key] = .stayed(.noPartner)
    }
    var pairs: [(back: Offer, front: Offer)] = []
    for offer in backs {
      guard let partner = partners[offer.key] else { continue }
      let fault = offer.fault ?? partner.fault
      outcomes[offer.key] = fault.map { TakeAlongOutcome.stayed($0) } ?? .flown
      if fault == .otherScreen { issues.append(.takeAlongElsewhere(key: offer.key)) }
      if fault == nil { pairs.append((offer, partner)) }
    }
    return pairs
  }

  /// Chooses an offer for each key, and a key for each view: the first in `offers` that can fly.
  private mutating func distinct(_ offers: [Offer]) -> [Offer] {
    var best: [TakeAlongKey: Offer] = [:]
    var order: [TakeAlongKey] = []
    var doubled: Set<TakeAlongKey> = []
    for offer in offers {
      let key = offer.key
      guard let previous = best[key] else {
        best[key] = offer
        order.append(key)
        continue
      }
      if previous.view === offer.view, previous.options.rect == offer.options.rect { continue }
      // During a container's own transition, the container contains both of its screens.
      let isBetween = [previous, offer].contains { $0.fault == .inAnotherRun }
      if !isBetween, previous.owner == offer.owner, doubled.insert(key).inserted {
        issues.append(.takeAlongKeyTwice(key: key))
      }
      if previous.fault != nil, offer.fault == nil { best[key] = offer }
    }
    // The parts of each view that have a key, `nil` for the whole view.
    var claimed: [ObjectIdentifier: [CGRect?]] = [:]
    return order.compactMap { best[$0] }.filter { offer in
      let (view, part) = (ObjectIdentifier(offer.view), offer.options.rect)
      guard claimed[view]?.contains(part) == true else {
        claimed[view, default: []].append(part)
        return true
      }
      issues.append(.takeAlongViewTwice(key: offer.key))
      outcomes[offer.key] = .stayed(.claimedTwice)
      return false
    }
  }

  /// The maximum number of elements in a run.
  static var limit: Int { 100 }

  /// Keeps the elements with the largest visible area in both screens together, the same elements in both directions.
  private mutating func keepLargest() {
    guard ends.count > FlightPlan.limit else { return }
    let areas = ends.map { $0.back.metrics.visibleArea + $0.front.metrics.visibleArea }
    let order = ends.indices.sorted { (areas[$1], $0) < (areas[$0], $1) }
    leave(Set(order[FlightPlan.limit...]), because: .tooMany)
  }

  private mutating func leave(_ indices: Set<Int>, because reason: TakeAlongOutcome.Reason) {
    for index in indices { outcomes[ends[index].back.key] = .stayed(reason) }
    ends = ends.indices.filter { !indices.contains($0) }.map { ends[$0] }
  }

  /// Returns the element for a screen of this frame to follow, by its view in the back screen: the first picture, or
  /// else the largest element.
  func lead(in frame: CGRect) -> (view: Original, lead: Lead)? {
    // Only with `.frame`, an element travels all the way at the screen's own pace.
    let candidates = ends.filter {
      !$0.back.isText && !$0.front.isText
        && $0.back.options.morphs == .frame && $0.front.options.morphs == .frame
    }
    let pictures = candidates.filter { $0.back.isImage && $0.front.isImage }
    let largest = candidates.max { $0.front.metrics.area < $1.front.metrics.area }
    for (back, front) in pictures + [largest].compactMap({ $0 }) {
      if let lead = Lead(from: back, to: front, in: frame) { return (back, lead) }
    }
    return nil
  }

  /// Decides which elements fly: no text across other elements, unless it passes below them, and at most
  /// `LookQueue.limit` elements that need snapshots, because the first frame waits for these.
  ///
  /// - Parameter leader: The element followed by the front screen.
  mutating func choose(moving motion: ElementMotion, leader: Original?) {
    if ends.contains(where: { $0.isText || $1.isText }) {
      let texts = FlightPlan.texts(
        among: ends.map {
          ($0.metrics.box, $1.metrics.box, $0.isText || $1.isText, $0.isSolid && $1.isSolid)
        }, stays: motion.isWithScreens)
      passing = texts.passing.map { (ends[$0.text].back, ends[$0.cover].back) }
      leave(texts.staying, because: .text)
    }
    let pictured = ends.indices.filter {
      ends[$0].back.needsSnapshot || ends[$0].front.needsSnapshot
    }
    let surplus = pictured.dropFirst(LookQueue.limit).filter { ends[$0].back !== leader }
    if !surplus.isEmpty { leave(Set(surplus), because: .tooMany) }
  }

  /// The frames of an element at both ends, whether a view shows only text, and whether both fill their outlines.
  typealias Way = (back: CGRect, front: CGRect, isText: Bool, isSolid: Bool)

  /// Returns the texts that stay, because flying text is read together with the content under it, and those that pass
  /// below a picture, beside which they lie at both ends.
  ///
  /// - Parameter stays: True if all text stays with its own screen, because the screens part.
  nonisolated static func texts(
    among ways: [Way], stays: Bool
  ) -> (staying: Set<Int>, passing: [(text: Int, cover: Int)]) {
    let texts = ways.indices.filter { ways[$0].isText }
    guard !stays, !texts.isEmpty else { return (Set(texts), []) }
    let frames = ways.map { way in
      [0.25, 0.5, 0.75].map { way.back.mixed(with: way.front, at: $0) }
    }
    var staying: Set<Int> = []
    var passing: [(text: Int, cover: Int)] = []
    for text in texts {
      let crossed = ways.indices.filter { other in
        guard other != text, !staying.contains(other) else { return false }
        let liesInside =
          ways[text].back.lies(in: ways[other].back) && ways[text].front.lies(in: ways[other].front)
        return !liesInside && zip(frames[text], frames[other]).contains { $0.overlaps($1) }
      }
      let goesBelow = crossed.allSatisfy { other in
        ways[other].isSolid && !ways[other].isText
          && !ways[text].back.overlaps(ways[other].back)
          && !ways[text].front.overlaps(ways[other].front)
      }
      if goesBelow { passing += crossed.map { (text, $0) } } else { staying.insert(text) }
    }
    return (staying, passing)
  }

  /// Asks the app for the views (`standIn`) to fly in place of snapshots.
  func useStandIns(
    in spaces: (back: RestingSpace, front: RestingSpace), _ report: (TransitionIssue) -> Void
  ) {
    var used: [UIView] = []
    for (back, front) in ends {
      for (end, space) in [(back, spaces.back), (front, spaces.front)]
      where !end.makeStandIn(besides: &used, in: space) {
        report(.takeAlongStandInUnusable(key: end.key))
      }
    }
  }

  /// Makes the `ElementPair`s with their layers, from back to front. If the screens disagree, the order in the
  /// presented screen counts.
  ///
  /// - Parameters:
  ///   - leader: The element followed by the front screen.
  ///   - frames: The parts of both screens seen while these move, at rest.
  func pairs(moving motion: ElementMotion, leader: Original?, in frames: ScreenPlanes.Frames)
    -> [ElementPair]
  {
    // Few elements lie over each other, and a hundred have five thousand pairs: their boxes are compared as numbers.
    let boxes = ends.map { (front: Box($0.front.metrics.box), back: Box($0.back.metrics.box)) }
    let (ends, crosses) = (ends, !passing.isEmpty)
    let order = FlightPlan.order(of: ends.count) { first, second in
      let (one, other) = (boxes[first], boxes[second])
      if one.front.meets(other.front),
        let isInFront = ends[first].front.isInFront(of: ends[second].front)
      {
        return isInFront
      }
      if one.back.meets(other.back),
        let isInFront = ends[first].back.isInFront(of: ends[second].back)
      {
        return isInFront
      }
      return crosses ? covers(ends[first].back, ends[second].back) : nil
    }
    return order.map { index in
      let (back, front) = ends[index]
      return ElementPair(
        back: back, front: front, leads: back === leader, motion: motion, screens: frames)
    }
  }

  /// Returns true if the first of two originals covers the second on its way, false for the reverse.
  private func covers(_ first: Original, _ second: Original) -> Bool? {
    if passing.contains(where: { $0.text === second && $0.cover === first }) { return true }
    return passing.contains { $0.text === first && $0.cover === second } ? false : nil
  }

  /// Returns the order of elements in flight, from back to front: the order of their offers, except for elements
  /// overlapping in a screen, whose order in the screen is kept.
  ///
  /// - Parameter isInFront: Returns true if the first of two elements is in front of the second; `nil` if they do not
  ///   overlap. The second element was offered later.
  nonisolated static func order(of count: Int, isInFront: (Int, Int) -> Bool?) -> [Int] {
    // The indices of the elements behind each element.
    var behind = [[Int]](repeating: [], count: count)
    for first in 0..<count {
      for second in first + 1..<count {
        guard let isInFront = isInFront(first, second) else { continue }
        if isInFront { behind[first].append(second) } else { behind[second].append(first) }
      }
    }
    var left = Array(0..<count)
    var isPlaced = [Bool](repeating: false, count: count)
    return (0..<count).map { _ in
      // In a cycle, the element offered first comes first.
      let next = left.firstIndex { behind[$0].allSatisfy { isPlaced[$0] } } ?? 0
      isPlaced[left[next]] = true
      return left.remove(at: next)
    }
  }
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
  init?(from back: Original, to front: Original, in frame: CGRect) {
    let (source, landing) = (back.metrics, front.metrics)
    // A screen is neither turned nor mirrored.
    guard abs(source.angle) < 0.01, abs(landing.angle) < 0.01, source.scale.dx > 0,
      source.scale.dy > 0, landing.scale.dx > 0, landing.scale.dy > 0
    else { return nil }
    self.init(
      source: source.box, visible: source.box.inset(by: source.covered),
      radius: source.cornerRadius, landing: landing.box, in: frame)
    shadow = min(source.shadowOpacity, CardLayout.shadow)
  }
}

/// The edges of a rectangle.
private struct Box {
  let (left, top, right, bottom): (CGFloat, CGFloat, CGFloat, CGFloat)

  init(_ rect: CGRect) {
    (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
  }

  func meets(_ other: Box) -> Bool {
    left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
  }
}

extension CGRect {
  /// Returns true if this rectangle exceeds `other` by at most a point.
  fileprivate func lies(in other: CGRect) -> Bool {
    minX >= other.minX - 1 && minY >= other.minY - 1 && maxX <= other.maxX + 1
      && maxY <= other.maxY + 1
  }

  /// Returns true if the intersection is wider and higher than a point.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > 1
      && min(maxY, other.maxY) - max(minY, other.minY) > 1
  }
}
