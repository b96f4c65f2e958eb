import UIKit

/// The shared elements of one run: pairs them, hides the originals, moves their snapshots with the
/// run's playback, and restores the originals.
@MainActor
final class Flight: PlaybackTarget {
  let stage: Stage
  let back: ElementScreen
  let fore: ElementScreen
  private let report: (TransitionMisuse) -> Void
  private(set) var outcomes: [String: TakeAlongOutcome] = [:]
  private(set) var pairs: [ElementPair] = []
  private(set) var occluders: [Occluder] = []
  private(set) var spaces: (back: RestingSpace, fore: RestingSpace)?
  private var flightOverlay: FlightOverlay?
  private(set) var snapshotQueue: SnapshotQueue?
  /// The offers of the fore screen, if `notifySource()` has looked them up already.
  private var knownForeOffers: [ElementScreen.Offer]?
  /// The source of the run's fraction and target.
  weak var playback: Playback?

  /// Returns `nil` if one of the two view controllers is unknown.
  init?(
    _ stage: Stage, source: UIViewController?, report: @escaping (TransitionMisuse) -> Void
  ) {
    guard let back = stage.backController, let fore = stage.foreController else { return nil }
    self.stage = stage
    self.back = ElementScreen(back, preferredSource: source)
    self.fore = ElementScreen(fore)
    self.report = report
  }

  var isEmpty: Bool { pairs.isEmpty }

  /// Tells the back screen which elements return, before it is laid out.
  func notifySource() {
    guard stage.direction == .closing, let source = back.source else { return }
    var keys = fore.destination?.takeAlongKeys ?? []
    if let destination = fore.destination, keys.isEmpty {
      keys = source.takeAlongElements.map(\.key).filter {
        destination.takeAlongView(for: $0) != nil
      }
    } else if fore.destination == nil {
      let offers = fore.offers(for: [])
      knownForeOffers = offers
      keys = offers.map(\.key)
    }
    if !keys.isEmpty { source.takeAlongWillLand(on: keys) }
  }

  /// Pairs the elements and prepares their layers. Call it when both screens are laid out.
  func prepare() {
    let opens = stage.direction == .opening
    let (backSpace, foreSpace) = (
      RestingSpace(stage.views[.back], in: stage.container, bars: back.bars),
      RestingSpace(stage.views[.fore], in: stage.container, bars: fore.bars)
    )
    spaces = (backSpace, foreSpace)
    let backOffers = back.offers()
    let foreOffers = knownForeOffers ?? fore.offers(beside: backOffers)
    let plan = FlightPlan(
      back: back, offering: backOffers, in: backSpace, fore: fore, offering: foreOffers,
      in: foreSpace, opens: opens)
    outcomes = plan.outcomes
    pairs = plan.pairs
    for misuse in plan.misuses { report(misuse) }
    guard !pairs.isEmpty else { return }
    occluders = plan.occluders
    addOverlay()
    hide()
    watch()
  }

  /// Lets all elements stay, for this reason.
  func cancel(_ reason: TakeAlongOutcome.Reason) {
    for key in outcomes.keys where outcomes[key] == .flown { outcomes[key] = .stayed(reason) }
    // Without outcomes nothing has been looked up yet.
    for offer in outcomes.isEmpty ? back.offers() : [] {
      outcomes[offer.key] = .stayed(reason)
    }
    restore()
    flightOverlay?.removeFromSuperview()
  }

  // MARK: PlaybackTarget

  func play(_ choreography: Choreography, along path: KeyframeBaker.Path) {
    guard !isEmpty else { return }
    let keyTimes = keyTimes(along: path, choreography)
    for pair in pairs { pair.play(along: keyTimes) }
    for occluder in occluders { occluder.play(along: keyTimes) }
  }

  func show(_ choreography: Choreography, at position: RunPosition) {
    let f = choreography.elementFraction(at: position.fraction)
    let dragOffset = position.residual[.fore].movement
    for pair in pairs { pair.show(at: f, dragOffset: dragOffset) }
    for occluder in occluders { occluder.show(at: f, dragOffset: dragOffset) }
  }

  func removeAnimations() {
    for pair in pairs { pair.morphLayer.removeAnimations() }
    for occluder in occluders { occluder.morphLayer.removeAnimations() }
  }

  /// Measures both ends again, because the container has changed.
  func change(to choreography: Choreography) {
    guard let spaces else { return }
    for pair in pairs { pair.measure(in: spaces) }
    for occluder in occluders { occluder.measure(in: occluder.isBack ? spaces.back : spaces.fore) }
  }

  func keyTimes(along path: KeyframeBaker.Path, _ choreography: Choreography) -> KeyTimes {
    var breakpoints: Set<CGFloat> = []
    var (span, bow): (CGFloat, CGFloat) = (0, 0)
    for pair in pairs {
      span = max(span, pair.morphLayer.morph.span)
      bow = max(bow, pair.morphLayer.morph.bow)
      breakpoints.formUnion(pair.morphLayer.blend.breakpoints)
      breakpoints.formUnion(pair.morphLayer.morph.breakpoints)
    }
    for occluder in occluders { breakpoints.formUnion(occluder.morphLayer.blend.breakpoints) }
    // A straight piece is off an arc by the arc's height times the square of the stride.
    let stride = bow > 0 ? (0.1 / max(bow * span, 1)).squareRoot() : 1
    return KeyTimes(
      path, choreography, span: span, breakpoints: breakpoints.sorted(), stride: stride)
  }

  private func addOverlay() {
    let flightOverlay = FlightOverlay(over: stage.container)
    self.flightOverlay = flightOverlay
    flightOverlay.add(pairs, occluders)
    stage.container.addSubview(flightOverlay)
    stage.undo { [flightOverlay] _ in flightOverlay.removeFromSuperview() }
    stage.undo { [weak self] _ in self?.restore() }
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
    let opens = stage.direction == .opening
    let stays = stage.views[.back] == nil
    let snapshotQueue = SnapshotQueue(
      pairs, occluders, opens: opens, isForeFresh: opens, isBackFresh: !opens && !stays)
    self.snapshotQueue = snapshotQueue
    CATransaction.withoutActions {
      snapshotQueue.advance()
    }
  }
}
