import UIKit

/// The shared elements of a run: pairs them, hides the originals, moves their snapshots with `playback`, and restores
/// the originals.
@MainActor
final class Flight: PlaybackTarget {
  let stage: Stage
  private(set) var back: ElementScreen
  let front: ElementScreen
  private let report: (TransitionIssue) -> Void
  private(set) var outcomes: [TakeAlongKey: TakeAlongOutcome] = [:]
  private var plan: FlightPlan?
  private(set) var pairs: [ElementPair] = []
  private(set) var occluders: [Occluder] = []
  private(set) var spaces: (back: RestingSpace, front: RestingSpace)?
  private var flightOverlay: FlightOverlay?
  private(set) var lookQueue: LookQueue?
  /// The adopters called by `announce()`, for `announceLanding()`.
  private var told: [() -> (any TakeAlongScreen)?] = []
  /// The source of the run's `fraction` and `target`.
  weak var playback: Playback?
  /// Called when the element followed by the front screen has moved.
  var onLeadChange: () -> Void = {}
  /// True if the front screen is a card, beside which originals in the back screen are visible.
  var isBesideCard = false

  /// Returns `nil` if a view controller of `stage` is unknown.
  ///
  /// - Parameter requester: The controller in the back screen that presented the front screen.
  init?(_ stage: Stage, requester: UIViewController?, report: @escaping (TransitionIssue) -> Void) {
    guard let back = stage.backController, let front = stage.frontController else { return nil }
    self.stage = stage
    self.back = ElementScreen(back, requester: requester)
    self.back.picture = stage.windowPicture
    self.front = ElementScreen(front, as: .front)
    self.report = report
  }

  var isEmpty: Bool { pairs.isEmpty }

  private var direction: TransitionDirection { stage.direction }

  private func screen(_ side: TransitionScreen) -> ElementScreen { side == .front ? front : back }

  /// Matches the elements of both screens in a `FlightPlan`. Call after the layout of both screens.
  func match() {
    let (backs, fronts) = (back.answers(), front.answers())
    let backOffers = back.offers(backs, for: fronts.map(\.key))
    let frontOffers = front.offers(fronts, for: backs.map(\.key))
    guard !backOffers.isEmpty || !frontOffers.isEmpty else { return }
    let backSpace = RestingSpace(stage.views[.back], in: stage.container, bars: back.bars)
    let frontSpace = RestingSpace(stage.views[.front], in: stage.container, bars: front.bars)
    // Until `board(_:)`, leaving views are measured at their visible places: a card pressed down starts from there.
    (direction.leaving == .back ? backSpace : frontSpace).seesAnimations = true
    spaces = (backSpace, frontSpace)
    let plan = FlightPlan(
      back: back, offering: backOffers, in: backSpace, front: front, offering: frontOffers,
      in: frontSpace)
    for issue in plan.issues { report(issue) }
    self.plan = plan
  }

  /// The views with a partner in the other screen. Valid from `match()` until `board(_:)`.
  var matchedViews: Set<ObjectIdentifier> {
    let ends = plan?.ends.flatMap { [$0.back, $0.front] } ?? []
    return Set(ends.compactMap { $0.view.map(ObjectIdentifier.init) })
  }

  /// Returns the element for a front screen of this frame to follow, or `nil`.
  func lead(in frame: CGRect) -> Lead? {
    guard pairs.isEmpty else {
      return pairs.first(where: \.leads).flatMap { Lead(from: $0.back, to: $0.front, in: frame) }
    }
    return plan?.lead(in: frame)?.lead
  }

  /// Makes the pairs, occluders and layers for this choreography, and hides the originals.
  func board(_ choreography: Choreography) {
    guard var plan, let spaces else { return }
    self.plan = nil
    defer { (direction.leaving == .back ? spaces.back : spaces.front).seesAnimations = false }
    let (motion, frames) = (choreography.elementMotion, frames)
    let leader = motion.style == .leads ? plan.lead(in: frames.front)?.view : nil
    plan.choose(moving: motion, leader: leader)
    outcomes = plan.outcomes
    plan.useStandIns(in: spaces, report)
    guard !plan.ends.isEmpty else { return }
    for (back, front) in plan.ends { (back.flight, front.flight) = (self, self) }
    // Occluders come before the pairs, because `Occluder.all` measures elements behind a blur again.
    occluders = Occluder.all(
      over: plan.ends.map(\.back), in: back, measuredIn: spaces.back,
      isLeaving: direction.leaving == .back,
      presence: .brief)
    let isAbove = motion.style == .rides && choreography.isFrontAbove
    // What lies over an element does not dissolve with its screen.
    let dissolves = choreography.part(.front).map { $0.fades && !$0.moves } ?? false
    occluders += Occluder.all(
      over: plan.ends.map(\.front), in: front, measuredIn: spaces.front,
      isLeaving: direction.leaving == .front,
      presence: isAbove && !dissolves
        ? .lasting : isAbove || motion.style == .leads ? .whileLarge : .brief)
    pairs = plan.pairs(moving: motion, leader: leader, in: frames.seen(in: choreography))
    addOverlay()
    let lookQueue = LookQueue(
      pairs, occluders, direction, fadesOut: isBesideCard && direction.leaving == .front,
      witness: flightOverlay?.layer)
    self.lookQueue = lookQueue
    // Takes the snapshots possible now; those of an arriving screen follow a frame later.
    CATransaction.withoutActions { lookQueue.advance() }
    startTicking()
  }

  /// Covers the originals in a picture of the back screen, which was taken before they were hidden, with the color behind
  /// them. A second picture would have to wait for the screen.
  func clear(_ picture: UIView) {
    for pair in pairs where pair.hidesOriginal(at: .back) {
      let patch = picture.addPatch(over: pair.back.metrics.box, in: pair.back.view?.superview)
      stage.undo { _ in patch.removeFromSuperview() }
    }
  }

  /// The frames of both screens at rest.
  var frames: ScreenPlanes.Frames {
    ScreenPlanes.Frames(
      back: stage.views[.back]?.layer.restingFrame,
      front: stage.views[.front]?.layer.restingFrame ?? stage.container.bounds,
      direction: direction)
  }

  /// Measures both ends of all pairs again, because the container has changed.
  func measure() {
    guard let spaces else { return }
    (spaces.back.asksAgain, spaces.front.asksAgain) = (true, true)
    for pair in pairs { pair.measure(in: spaces) }
    for occluder in occluders {
      occluder.measure(in: occluder.side == .front ? spaces.front : spaces.back)
    }
  }

  /// Cancels the flight: every element stays, for this reason.
  func cancel(_ reason: TakeAlongOutcome.Reason) {
    for (key, outcome) in outcomes where outcome == .flown { outcomes[key] = .stayed(reason) }
    // With empty `outcomes`, `match()` has not looked anything up yet.
    for key in outcomes.isEmpty ? back.answers().map(\.key) : [] { outcomes[key] = .stayed(reason) }
    restore()
    flightOverlay?.removeFromSuperview()
  }

  // MARK: PlaybackTarget

  func play(_ choreography: Choreography, along path: KeyframeBaker.Path) {
    guard !isEmpty else { return }
    let keyTimes = keyTimes(along: path, choreography)
    for pair in pairs { pair.morphTree.play(along: keyTimes) }
    for occluder in occluders { occluder.morphTree.play(along: keyTimes) }
    flightOverlay?.play(along: keyTimes)
  }

  func show(_ choreography: Choreography, at position: RunPosition) {
    guard !isEmpty else { return }
    let progress = choreography.elementFraction(at: position.fraction)
    let planes = ScreenPlanes(choreography, at: position, in: frames)
    for pair in pairs { pair.morphTree.show(at: progress, in: planes) }
    for occluder in occluders { occluder.morphTree.show(at: progress, in: planes) }
    flightOverlay?.show(planes)
  }

  func removeAnimations() {
    for pair in pairs { pair.morphTree.removeAnimations() }
    for occluder in occluders { occluder.morphTree.removeAnimations() }
    flightOverlay?.removeAnimations()
  }

  func change(to choreography: Choreography) {}

  func keyTimes(along path: KeyframeBaker.Path, _ choreography: Choreography) -> KeyTimes {
    let motion = choreography.elementMotion
    let morphs = pairs.map(\.morphTree.morph)
    let way = morphs.map { $0.growth + $0.distance }.max() ?? 0
    let bow = morphs.map(\.bow).max() ?? 0
    let goesAlong = motion.style != .straight || path.hasResidual || !occluders.isEmpty
    // The error of a straight piece is the arc's height times the square of the `stride`.
    let arc = bow > 0 ? (0.1 / max(bow * way, 1)).squareRoot() : 1
    // A shadow that grows in the air is a parabola, and edges contained in a snapshot change within a short stretch.
    return KeyTimes(
      path, choreography, span: motion.isWithScreens ? morphs.map(\.growth).max() ?? 0 : way,
      tolerance: morphs.contains(where: \.hasSnapshotEdges) ? 3e-4 : KeyTimes.tolerance,
      breakpoints: Set(morphs.flatMap(\.breakpoints)).sorted(),
      stride: morphs.contains { $0.isInAir && !$0.hasShadowInTheAirOnly } ? min(arc, 0.1) : arc,
      planes: goesAlong
        ? PlaneSampler(
          choreography, along: path, in: frames,
          elements: pairs.map { ($0.back.metrics.box, $0.front.metrics.box) },
          hasOccluders: !occluders.isEmpty,
          hasCorners: pairs.contains { $0.morphTree.screenOutline != nil }) : nil)
  }

  private func addOverlay() {
    let flightOverlay = FlightOverlay(frame: stage.container.bounds)
    self.flightOverlay = flightOverlay
    flightOverlay.isUserInteractionEnabled = false
    flightOverlay.accessibilityElementsHidden = true
    // In front of any depth reached by a preset.
    flightOverlay.layer.zPosition = 100_000
    // From back to front: each `zOrder` in the order of `pairs`, then occluders.
    for order in [TakeAlongElement.ZOrder.below, .above] {
      for pair in pairs where pair.options.zOrder == order {
        flightOverlay.add(pair.morphTree, leads: pair.leads)
      }
    }
    for occluder in occluders { flightOverlay.add(occluder.morphTree) }
    stage.container.addSubview(flightOverlay)
    stage.undo { [flightOverlay] _ in flightOverlay.removeFromSuperview() }
    stage.undo { [weak self] committed in
      guard let self else { return }
      let side = direction.screen(committed: committed)
      for pair in pairs { pair.linger(at: side) }
      restore(fadesIn: isBesideCard && side == .front)
    }
  }

  /// Restores all originals.
  ///
  /// - Parameter fadesIn: True if originals of the back screen fade in, because their elements have landed elsewhere.
  private func restore(fadesIn: Bool = false) {
    let seconds = fadesIn ? Original.fadeIn : 0
    for pair in pairs { pair.restore(within: seconds) }
    for occluder in occluders {
      occluder.original.reveal(within: occluder.side == .back ? seconds : 0)
    }
    pairs = []
    occluders = []
  }
}

// Questions to the app: when a run begins, and again when a landing place has changed.
extension Flight {
  /// Calls `takeAlongWillFly(_:opposite:)` on both screens, before their layout.
  func announce() {
    let (leaving, arriving) = (screen(direction.leaving), screen(direction.arriving))
    let screens = [(leaving, arriving), (arriving, leaving)]
    guard screens.contains(where: { !$0.0.adopters.isEmpty }) else { return }
    let named = leaving.offers(leaving.answers(), for: arriving.answers().map(\.key)).map(\.key)
    guard !named.isEmpty else { return }
    var seen: Set<TakeAlongKey> = []
    let keys = named.filter { seen.insert($0).inserted }
    for (screen, other) in screens {
      let representative = other.representative
      for adopter in screen.adopters {
        adopter.takeAlongWillFly(keys, opposite: representative)
        told.append { [weak adopter] in adopter }
      }
    }
  }

  /// Calls `takeAlongDidLand(_:)` on the screens in `told`. Call after the run.
  func announceLanding() {
    for adopter in told { adopter()?.takeAlongDidLand(outcomes) }
    told = []
  }
}

// The app owns the views at both ends, and may move or reuse them during a flight.
extension Flight {
  func hideAgain() {
    for pair in pairs {
      pair.back.hideAgain()
      pair.front.hideAgain()
    }
    for occluder in occluders { occluder.original.hideAgain() }
  }

  /// Returns true if every element in a view of the back screen is hidden, except elements not to be hidden.
  func hidesElements(in view: UIView) -> Bool {
    pairs.allSatisfy { pair in
      guard let element = pair.back.view, element.isDescendant(of: view),
        pair.hidesOriginal(at: .back), pair.back.part == nil
      else { return true }
      return Original.hides(element)
    }
  }

  /// Makes new keyframes for elements whose `needsKeyframes` is true.
  func playChanged(_ playback: Playback) {
    let changed = pairs.filter { $0.lost == nil && $0.morphTree.needsKeyframes }
    guard !changed.isEmpty, playback.isPlaying, let path = playback.remainingPath else { return }
    let keyTimes = keyTimes(along: path, playback.choreography)
    for pair in changed { pair.morphTree.play(along: keyTimes) }
  }

  /// Calls `tick()` in every frame, from the first frame that shows the arriving screen.
  func startTicking() {
    // A `FrameLink` made while touches are delivered fires before the arriving screen is drawn.
    let made = CACurrentMediaTime()
    let link = FrameLink { [weak self] time in
      guard let self else { return false }
      guard time > made else { return true }
      // Layers without a view, such as those of `MorphTree`, animate implicitly.
      CATransaction.withoutActions { self.tick() }
      return true
    }
    stage.undo { _ in link.stop() }
  }

  /// Checks the landing place of each element, and updates an element only if its place has changed.
  func tick() {
    let awaitsLooks = lookQueue?.isEmpty == false
    lookQueue?.advance()
    guard let playback, let spaces, playback.isPlaying || playback.isHeld else { return }
    let goal = direction.screen(committed: playback.target == 1)
    hideAgain()
    let (screen, space) = goal == .front ? (front, spaces.front) : (back, spaces.back)
    let asksAll = space.asksAgain
    space.asksAgain = false
    lazy var offers = Dictionary(
      grouping: screen.offers(screen.answers(), for: pairs.map(\.key)), by: \.key)
    var leadMoves = false
    let mayHaveMoved = asksAll || space.hasChanged
    var changes = mayHaveMoved
    defer {
      if changes { space.watch(pairs.compactMap { $0[goal].view }) }
    }
    for pair in pairs {
      let landing = pair[goal]
      if let lost = pair.lost {
        if lost != goal { pair.revealRemaining() }
        continue
      }
      guard mayHaveMoved || landing.hasOtherKey else { continue }
      let isInQuestion = asksAll || landing.isStale
      guard isInQuestion || landing.hasMoved(in: space) else { continue }
      var view = landing.view
      // A place moved by mere scrolling is followed without asking the app.
      if isInQuestion || landing.isLaidOutAnew(in: space) {
        view = landing.choice(of: offers[pair.key]?.map(\.view) ?? [], in: space)
      }
      let fraction = playback.choreography.elementFraction(at: playback.fraction)
      guard pair.retarget(goal, at: view, in: space, at: fraction) else { continue }
      changes = true
      if pair.lost != nil {
        pair.morphTree.fade(for: min(playback.remaining, 0.2))
        // While `playback` is held, the other original is revealed, so the finger does not hold an empty page.
        if playback.isHeld { pair.revealRemaining() }
      } else if pair.leads {
        // The front screen moves with its lead, and `onLeadChange` makes all keyframes again.
        leadMoves = true
      } else {
        pair.morphTree.needsKeyframes = true
      }
    }
    if awaitsLooks || changes { playChanged(playback) }
    if leadMoves { onLeadChange() }
  }
}
