import UIKit

/// The elements that one run takes along: pairs them, hides them, lets likenesses of them fly on
/// the run's clock, and gives them back.
@MainActor
final class Flight: PlaybackTarget {
  let stage: Stage
  let back: ElementScreen
  let fore: ElementScreen
  private let report: (TransitionMisuse) -> Void
  private(set) var outcomes: [String: TakeAlongOutcome] = [:]
  private(set) var passengers: [ElementPair] = []
  private(set) var covers: [Occluder] = []
  private(set) var grounds: (back: RestingSpace, fore: RestingSpace)?
  private var sky: FlightOverlay?
  private(set) var portraits: SnapshotQueue?
  /// What the screen above has, where that was looked up for the screen underneath already.
  private var announced: [ElementScreen.Offer]?
  /// Where the run is, and where it goes.
  weak var playback: Playback?

  /// `nil` where there is nothing to be taken along, as far as that can be told.
  init?(
    _ stage: Stage, source: UIViewController?, report: @escaping (TransitionMisuse) -> Void
  ) {
    guard let back = stage.backController, let fore = stage.foreController else { return nil }
    self.stage = stage
    self.back = ElementScreen(back, hint: source)
    self.fore = ElementScreen(fore)
    self.report = report
  }

  var isEmpty: Bool { passengers.isEmpty }

  /// Tells the screen underneath what comes home, before it is laid out.
  func announce() {
    guard stage.direction == .closing, let source = back.source else { return }
    var keys = fore.destination?.takeAlongKeys ?? []
    if let destination = fore.destination, keys.isEmpty {
      keys = source.takeAlongElements.map(\.key).filter {
        destination.takeAlongView(for: $0) != nil
      }
    } else if fore.destination == nil {
      let offers = fore.offers(for: [])
      announced = offers
      keys = offers.map(\.key)
    }
    if !keys.isEmpty { source.takeAlongWillLand(on: keys) }
  }

  /// Pairs what both screens have, now that both are laid out, and has it ready to fly.
  func board() {
    let opens = stage.direction == .opening
    let (backGround, foreGround) = (
      RestingSpace(stage.views[.back], in: stage.container, bars: back.bars),
      RestingSpace(stage.views[.fore], in: stage.container, bars: fore.bars)
    )
    grounds = (backGround, foreGround)
    let backOffers = back.offers()
    let foreOffers = announced ?? fore.offers(beside: backOffers)
    let boarding = FlightPlan(
      back: back, offering: backOffers, on: backGround, fore: fore, offering: foreOffers,
      on: foreGround, opens: opens)
    outcomes = boarding.outcomes
    passengers = boarding.passengers
    for misuse in boarding.misuses { report(misuse) }
    guard !passengers.isEmpty else { return }
    covers = boarding.covers
    raiseSky()
    hide()
    watch()
  }

  /// Nobody flies, for this reason.
  func cancel(_ reason: TakeAlongOutcome.Reason) {
    for key in outcomes.keys where outcomes[key] == .flown { outcomes[key] = .stayed(reason) }
    // Nothing has been looked up yet.
    for offer in outcomes.isEmpty ? back.offers() : [] {
      outcomes[offer.key] = .stayed(reason)
    }
    comeHome()
    sky?.removeFromSuperview()
  }

  // MARK: Performer

  func fly(_ choreography: Choreography, along path: KeyframeBaker.Path) {
    guard !isEmpty else { return }
    let beats = beats(along: path, choreography)
    for passenger in passengers { passenger.fly(along: beats) }
    for cover in covers { cover.fly(along: beats) }
  }

  func show(_ choreography: Choreography, at fraction: CGFloat, drift: CGVector) {
    let f = choreography.travelled(at: fraction)
    for passenger in passengers { passenger.show(at: f, drift: drift) }
    for cover in covers { cover.show(at: f, drift: drift) }
  }

  func ground() {
    for passenger in passengers { passenger.traveller.land() }
    for cover in covers { cover.traveller.land() }
  }

  /// The container has another size: both ends are measured anew.
  func follow(_ choreography: Choreography) {
    guard let grounds else { return }
    for passenger in passengers { passenger.measure(on: grounds) }
    for cover in covers { cover.measure(on: cover.isBack ? grounds.back : grounds.fore) }
  }

  func beats(along path: KeyframeBaker.Path, _ choreography: Choreography) -> KeyTimes {
    var kinks: Set<CGFloat> = []
    var (span, bow): (CGFloat, CGFloat) = (0, 0)
    for passenger in passengers {
      span = max(span, passenger.traveller.morph.span)
      bow = max(bow, passenger.traveller.morph.bow)
      kinks.formUnion(passenger.traveller.blend.kinks)
      kinks.formUnion(passenger.traveller.morph.kinks)
    }
    for cover in covers { kinks.formUnion(cover.traveller.blend.kinks) }
    // A bow's height times the square of the stride is how far a straight piece may be off it.
    let stride = bow > 0 ? (0.1 / max(bow * span, 1)).squareRoot() : 1
    return KeyTimes(
      path, choreography, span: span, kinks: kinks.sorted(), stride: stride)
  }

  private func raiseSky() {
    let sky = FlightOverlay(over: stage.container)
    self.sky = sky
    sky.raise(passengers, covers)
    stage.container.addSubview(sky)
    stage.undo { [sky] _ in sky.removeFromSuperview() }
    stage.undo { [weak self] _ in self?.comeHome() }
  }

  /// Every original is the app's again.
  private func comeHome() {
    for passenger in passengers { passenger.comeHome() }
    for cover in covers { cover.original.reveal() }
    passengers = []
    covers = []
  }

  /// What is on the screen already is portrayed at once; what only arrives, with the next frame.
  private func hide() {
    let opens = stage.direction == .opening
    let stays = stage.views[.back] == nil
    let portraits = SnapshotQueue(
      passengers, covers, opens: opens, isForeFresh: opens, isBackFresh: !opens && !stays)
    self.portraits = portraits
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    portraits.advance()
    CATransaction.commit()
  }
}
