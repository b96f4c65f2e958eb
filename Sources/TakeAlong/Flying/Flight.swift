import UIKit

/// The shared elements of one run: pairs them, hides the originals, moves their snapshots with the
/// run's playback, and restores the originals.
@MainActor
final class Flight: PlaybackTarget {
  let stage: Stage
  let back: ElementScreen
  let fore: ElementScreen
  private let report: (TransitionMisuse) -> Void
  private(set) var outcomes: [TakeAlongKey: TakeAlongOutcome] = [:]
  private var plan: FlightPlan?
  private(set) var pairs: [ElementPair] = [] {
    didSet { ends = (pairs.map(\.back), pairs.map(\.fore)) }
  }
  /// Both ends of each pair, in the same order.
  private(set) var ends: (back: [ElementEnd], fore: [ElementEnd]) = ([], [])
  private(set) var occluders: [Occluder] = []
  private(set) var spaces: (back: RestingSpace, fore: RestingSpace)?
  private var flightOverlay: FlightOverlay?
  private var leadWindow: LeadWindow?
  private var keeper: Choreography.Role?
  private(set) var snapshotQueue: SnapshotQueue?
  /// True if a look has been made, or has not come, since keyframes were last made.
  var mayNeedKeyframes = true
  /// The pairs that were named where the transition was made.
  let links: [ElementLink]
  /// The leaving screen's answers, if `announce()` has asked for them and they still hold.
  var known: ElementScreen.Answers?
  /// The screens that know of the run.
  var told: [() -> (any TakeAlongScreen)?] = []
  /// The screens to ask again, because they have been laid out in another container.
  var asksAgain = (back: false, fore: false)
  /// The layers around the landing places in both screens.
  let watches = (back: LayerWatch(), fore: LayerWatch())
  /// The source of the run's fraction and target.
  weak var playback: Playback?
  /// Called when an outcome is another.
  var onReport: () -> Void = {}
  /// Called when the element that the fore screen follows has another place.
  var onLeadChange: () -> Void = {}
  /// Looks after the places that stay empty, if the fore screen is open beside the back one.
  var holes: ElementHoles?

  /// Returns `nil` if one of the two view controllers is unknown.
  ///
  /// - Parameter presenter: The controller in the back screen that presented the fore screen.
  init?(
    _ stage: Stage, presenter: UIViewController?, links: [ElementLink] = [],
    report: @escaping (TransitionMisuse) -> Void
  ) {
    guard let back = stage.backController, let fore = stage.foreController else { return nil }
    self.stage = stage
    self.back = ElementScreen(back, presenter: presenter)
    self.fore = ElementScreen(fore, isFore: true)
    self.links = links
    self.report = report
  }

  var isEmpty: Bool { pairs.isEmpty }

  var opens: Bool { stage.direction == .opening }

  /// Pairs the elements. Call it when both screens are laid out.
  func match() {
    let (backSpace, foreSpace) = (
      RestingSpace(stage.views[.back], in: stage.container, bars: back.bars),
      RestingSpace(stage.views[.fore], in: stage.container, bars: fore.bars)
    )
    spaces = (backSpace, foreSpace)
    let offers = offers()
    let plan = FlightPlan(
      back: back, offering: offers.back, in: opens ? backSpace.asSeen : backSpace, fore: fore,
      offering: offers.fore, in: opens ? foreSpace : foreSpace.asSeen, links: links.map(\.key),
      opens: opens)
    for misuse in plan.misuses { report(misuse) }
    self.plan = plan
  }

  /// The views that have a twin in the other screen.
  var matchedViews: Set<ObjectIdentifier> {
    let ends = plan?.ends ?? ends
    return Set((ends.back + ends.fore).compactMap { $0.view.map(ObjectIdentifier.init) })
  }

  /// The element that a fore screen with this frame can follow.
  func lead(in screen: CGRect) -> Lead? {
    guard pairs.isEmpty else {
      return pairs.first(where: \.leads).flatMap { Lead(from: $0.back, to: $0.fore, in: screen) }
    }
    return plan?.lead(in: screen)?.lead
  }

  /// Prepares the layers of the elements that fly in this choreography.
  func board(_ choreography: Choreography) {
    guard var plan, let spaces else { return }
    self.plan = nil
    let motion = choreography.elementMotion
    let leader = motion.style == .leads ? plan.lead(in: frames.fore)?.index : nil
    plan.choose(moving: motion, leader: leader)
    outcomes = plan.outcomes
    plan.wearLikenesses(
      in: opens ? (spaces.back.asSeen, spaces.fore) : (spaces.back, spaces.fore.asSeen), report)
    let ends = plan.ends
    guard !ends.back.isEmpty else { return }
    for end in ends.back { end.original.run = self }
    for end in ends.fore { end.original.run = self }
    // First, because a blur in front of an element covers it. A screen that keeps its elements keeps what lies
    // over them.
    occluders =
      (motion.keeper == .back
        ? []
        : Occluders.found(
          over: ends.back, in: back, measuredIn: opens ? spaces.back.asSeen : spaces.back,
          isBack: true, isLeaving: opens, presence: .brief))
      + (motion.keeper == .fore
        ? []
        : Occluders.found(
          over: ends.fore, in: fore, measuredIn: opens ? spaces.fore : spaces.fore.asSeen,
          isBack: false, isLeaving: !opens,
          presence: motion.style == .rides && choreography.isForeInFront
            ? .lasting : motion.style == .leads ? .whileLarge : .brief))
    pairs = plan.pairs(
      moving: motion, in: frames,
      on: FlightPlanes(choreography, at: RunPosition(fraction: 0.5), in: frames))
    joinGroups()
    turnTexts(choreography)
    leadWindow = pairs.first(where: \.leads).map { LeadWindow(around: $0.morphLayer) }
    addOverlay(below: motion.keeper)
    hide()
    watch()
  }

  /// The frames of both screens at rest.
  var frames: FlightPlanes.Frames {
    FlightPlanes.Frames(
      back: stage.views[.back]?.layer.restingFrame,
      fore: stage.views[.fore]?.layer.restingFrame ?? stage.container.bounds,
      opens: opens,
      radius: (stage.views[.fore] as? WrapperView)?.contentContainer.layer.cornerRadius ?? 0)
  }

  /// Measures both ends again, because the container has changed.
  func measure() {
    guard let spaces else { return }
    asksAgain = (true, true)
    for pair in pairs { pair.measure(in: spaces) }
    for occluder in occluders { occluder.measure(in: occluder.isBack ? spaces.back : spaces.fore) }
  }

  /// Lets all elements stay, for this reason.
  func cancel(_ reason: TakeAlongOutcome.Reason) {
    for (key, outcome) in outcomes where outcome.hasFlown { outcomes[key] = .stayed(reason) }
    // Without outcomes nothing has been looked up yet.
    for key in outcomes.isEmpty ? back.answers().keys + links.map(\.key) : [] {
      outcomes[key] = .stayed(reason)
    }
    restore()
    flightOverlay?.removeFromSuperview()
  }

  // MARK: PlaybackTarget

  func play(_ choreography: Choreography, along path: KeyframeBaker.Path) {
    guard !isEmpty else { return }
    let schedules = schedules(along: path, choreography)
    for pair in pairs { pair.play(along: schedules[pair.share]) }
    let keyTimes = schedules[.whole]
    for occluder in occluders { occluder.play(along: keyTimes) }
    leadWindow?.play(along: keyTimes)
  }

  func show(_ choreography: Choreography, at position: RunPosition) {
    guard !isEmpty else { return }
    let progress = choreography.elementFraction(at: position.fraction)
    let planes = FlightPlanes(choreography, at: position, in: frames)
    for pair in pairs {
      pair.show(
        at: pair.share.isWhole ? progress : pair.progress(in: choreography, at: position.fraction),
        in: planes)
    }
    for occluder in occluders { occluder.show(at: progress, in: planes) }
    leadWindow?.show(planes)
  }

  func removeAnimations() {
    for pair in pairs { pair.morphLayer.removeAnimations() }
    for occluder in occluders { occluder.morphLayer.removeAnimations() }
    leadWindow?.removeAnimations()
  }

  func change(to choreography: Choreography) {}

  func schedules(along path: KeyframeBaker.Path, _ choreography: Choreography) -> FlightSchedules {
    FlightSchedules { self.keyTimes(along: path, choreography, in: $0) }
  }

  private func keyTimes(
    along path: KeyframeBaker.Path, _ choreography: Choreography, in share: FlightShare
  ) -> KeyTimes {
    let motion = choreography.elementMotion
    var (growth, way, bow): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    var (isInAir, hasEdges) = (false, false)
    var breakpoints: Set<CGFloat> = []
    for pair in pairs {
      let morph = pair.morphLayer.morph
      growth = max(growth, morph.growth)
      way = max(way, morph.growth + morph.distance)
      bow = max(bow, morph.bow)
      isInAir = isInAir || morph.isInAir
      hasEdges = hasEdges || morph.snapshotEdges != SnapshotEdges()
      breakpoints.formUnion(morph.breakpoints)
    }
    let goesAlong = motion.style != .straight || path.hasResidual || !occluders.isEmpty
    // A straight piece is off an arc by the arc's height times the square of the stride.
    let arc = bow > 0 ? (0.1 / max(bow * way, 1)).squareRoot() : 1
    // The shadow in the air is a parabola, and edges that a snapshot contains, too, come and go in a short stretch.
    return KeyTimes(
      path, choreography, span: motion.isWithScreens ? growth : way,
      tolerance: hasEdges ? 3e-4 : KeyTimes.tolerance, breakpoints: breakpoints.sorted(),
      stride: isInAir ? min(arc, 0.1) : arc, share: share,
      planes: goesAlong ? planes(of: choreography, along: path, in: share) : nil)
  }

  /// Both screens at the instants of a path.
  private func planes(
    of choreography: Choreography, along path: KeyframeBaker.Path, in share: FlightShare
  ) -> PlaneSampler {
    let frames = frames
    var (back, fore) = (CGRect.null, CGRect.null)
    for pair in pairs {
      back = back.union(pair.back.metrics.box)
      fore = fore.union(pair.fore.metrics.box)
    }
    return PlaneSampler(
      extent: frames.opens ? (back, fore) : (fore, back),
      progress: { choreography.elementFraction(at: share.fraction(at: path.fractions[$0])) },
      make: { FlightPlanes(choreography, at: path.position(at: $0), in: frames) })
  }

  /// - Parameter keeper: The screen that keeps its elements, below which they fly.
  private func addOverlay(below keeper: Choreography.Role?) {
    let flightOverlay = FlightOverlay(over: stage.container, isInFront: keeper == nil)
    self.flightOverlay = flightOverlay
    flightOverlay.add(pairs, occluders, leadWindow: leadWindow)
    stage.container.addSubview(flightOverlay)
    self.keeper = keeper
    arrange()
    stage.undo { [flightOverlay] _ in flightOverlay.removeFromSuperview() }
    stage.undo { [weak self] committed in
      guard let self else { return }
      linger(committed: committed)
      if committed == opens { leaveHoles() }
      restore()
    }
  }

  /// Puts what flies below the screen that keeps its elements, again when screens have been arranged.
  func arrange() {
    guard let flightOverlay, flightOverlay.superview != nil, let keeper else { return }
    if keeper == .fore {
      stage.container.bringSubviewToFront(flightOverlay)
      stage.bringToFront(.fore)
    } else {
      // The light on the fore screen falls on its elements, too.
      stage.insert(flightOverlay, inFrontOf: .fore)
    }
  }

  /// Restores all originals.
  private func restore() {
    for pair in pairs { pair.restore() }
    for occluder in occluders { occluder.original.reveal() }
    pairs = []
    occluders = []
  }

  /// Takes the snapshots that are possible now; those of an arriving screen follow a frame later.
  private func hide() {
    let snapshotQueue = SnapshotQueue(
      pairs, occluders, opens: opens, witness: flightOverlay?.layer
    ) { [weak self] key, look in
      guard let self else { return }
      outcomes[key] = outcomes[key]?.without(look)
      onReport()
    }
    self.snapshotQueue = snapshotQueue
    CATransaction.withoutActions {
      coverOriginalsInPicture()
      snapshotQueue.advance()
      coverOriginals()
    }
  }
}
