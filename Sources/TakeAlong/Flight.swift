import UIKit

/// The elements that one run takes along: pairs them, hides them, lets likenesses of them fly on
/// the run's clock, and gives them back.
@MainActor
final class Flight: Performer {
  private let stage: Stage
  private let back: Endpoint
  private let fore: Endpoint
  private let report: (TransitionMisuse) -> Void
  private(set) var outcomes: [String: TakeAlongOutcome] = [:]
  private(set) var passengers: [Passenger] = []
  private var covers: [Cover] = []
  private var grounds: (back: Ground, fore: Ground)?
  private let host = UIView()
  private var portraits: PortraitQueue?
  /// What the screen above has, where that was looked up for the screen underneath already.
  private var announced: [Endpoint.Offer]?
  /// Where the run is, and where it goes.
  weak var playback: Playback?

  /// `nil` where there is nothing to be taken along, as far as that can be told.
  init?(
    _ stage: Stage, source: UIViewController?, report: @escaping (TransitionMisuse) -> Void
  ) {
    guard let back = stage.backController, let fore = stage.foreController else { return nil }
    self.stage = stage
    self.back = Endpoint(back, hint: source)
    self.fore = Endpoint(fore)
    self.report = report
  }

  var isEmpty: Bool { passengers.isEmpty }

  /// Tells the screen underneath what comes home, before it is laid out.
  func announce() {
    guard stage.direction == .backward, let source = back.source else { return }
    var keys = fore.destination?.takeAlongKeys ?? []
    if let destination = fore.destination, keys.isEmpty {
      keys = source.takeAlongElements.map(\.key).filter {
        destination.takeAlongView(for: $0) != nil
      }
    } else if fore.destination == nil {
      let offers = fore.offers(for: [])
      announced = offers
      keys = offers.map(\.element.key)
    }
    if !keys.isEmpty { source.takeAlongWillLand(on: keys) }
  }

  /// Pairs what both screens have, now that both are laid out, and has it ready to fly.
  func board() {
    let grounds = self.grounds ?? (ground(of: back, .back), ground(of: fore, .fore))
    self.grounds = grounds
    let backOffers = back.offers()
    let foreOffers =
      announced
      ?? fore.offers(
        for: (fore.destination?.takeAlongKeys ?? []) + backOffers.map(\.element.key))
    let backs = backOffers.map(Original.init(of:))
    let fores = foreOffers.map(Original.init(of:))
    let common = Set(backOffers.map(\.element.key))
      .intersection(foreOffers.map(\.element.key))
    func measured(
      _ offers: [Endpoint.Offer], _ originals: [Original], _ end: Endpoint, _ ground: Ground
    ) -> ([Pairing<ObjectIdentifier>.Offer], [Perch?]) {
      var perches: [Perch?] = []
      let named = zip(offers, originals).map { offer, original in
        var fault: TakeAlongOutcome.Reason?
        var perch: Perch?
        // Only what has a partner costs anything.
        if common.contains(offer.element.key) {
          switch original.measure(on: ground) {
          case .perch(let found): perch = found
          case .fault(let reason): fault = reason
          }
          if fault != .notInWindow, !end.owns(offer.view) { fault = .otherScreen }
        }
        perches.append(perch)
        return Pairing<ObjectIdentifier>.Offer(
          offer.element.key, ObjectIdentifier(offer.view), fault: fault)
      }
      return (named, perches)
    }
    let (backNamed, backPerches) = measured(backOffers, backs, back, grounds.back)
    let (foreNamed, forePerches) = measured(foreOffers, fores, fore, grounds.fore)
    let pairing = Pairing(back: backNamed, fore: foreNamed)
    outcomes = pairing.outcomes
    for misuse in pairing.misuses { report(misuse) }
    for pair in pairing.pairs {
      guard let start = backPerches[pair.back], let end = forePerches[pair.fore] else { continue }
      passengers.append(
        Passenger(
          element: backOffers[pair.back].element,
          back: Passenger.End(
            backs[pair.back], start, isByProperty: backOffers[pair.back].isByProperty),
          fore: Passenger.End(
            fores[pair.fore], end, isByProperty: foreOffers[pair.fore].isByProperty),
          opens: stage.direction == .forward))
    }
    guard !passengers.isEmpty else { return }
    let opens = stage.direction == .forward
    covers =
      Cover.before(
        passengers.map(\.back), in: back.root.viewIfLoaded, on: grounds.back, isBack: true,
        isLeaving: opens)
      + Cover.before(
        passengers.map(\.fore), in: fore.root.viewIfLoaded, on: grounds.fore, isBack: false,
        isLeaving: !opens)
    raiseHost()
    hide(among: grounds)
    watch()
  }

  /// Nobody flies, for this reason.
  func cancel(_ reason: TakeAlongOutcome.Reason) {
    for key in outcomes.keys where outcomes[key] == .flown { outcomes[key] = .stayed(reason) }
    for offer in passengers.isEmpty ? back.offers() : [] {
      outcomes[offer.element.key] = .stayed(reason)
    }
    comeHome()
    host.removeFromSuperview()
  }

  // MARK: Performer

  func fly(_ choreography: Choreography, along path: Baking.Path) {
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

  // MARK: In flight

  /// Called with every frame while something flies. Reads one place for each passenger, and writes
  /// only where that has moved.
  private func tick() {
    portraits?.advance()
    guard let playback, let grounds, playback.isFlying || playback.isHeld else { return }
    let goesToFore = (playback.target == 1) == (stage.direction == .forward)
    let (end, ground) = goesToFore ? (fore, grounds.fore) : (back, grounds.back)
    var rest: Beats?
    var offers: [Endpoint.Offer]?
    for passenger in passengers {
      let landing = goesToFore ? passenger.fore : passenger.back
      guard landing.isStale(at: end, in: goesToFore) || landing.hasMoved(on: ground) else {
        continue
      }
      let known = offers ?? (goesToFore ? fore.offers(for: [String](outcomes.keys)) : back.offers())
      offers = known
      let views = known.filter { $0.element.key == passenger.element.key }.map(\.view)
      let fraction = playback.choreography.travelled(at: playback.fraction)
      guard
        let change = passenger.aim(
          at: landing.choice(of: views, on: ground), isFore: goesToFore, on: ground, at: fraction)
      else { continue }
      if case .gone = change { passenger.traveller.fade(for: min(playback.remaining, 0.2)) }
      guard playback.isFlying, let path = playback.remainingPath else { continue }
      let beats = rest ?? beats(along: path, playback.choreography)
      rest = beats
      switch change {
      case .moved(let offset): passenger.traveller.bend(by: offset, along: beats)
      case .resized: passenger.fly(along: beats)
      case .gone: break
      }
    }
  }

  private func beats(along path: Baking.Path, _ choreography: Choreography) -> Beats {
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
    return Beats(
      path, choreography, span: span, kinks: kinks.sorted(), stride: stride)
  }

  private func ground(of end: Endpoint, _ role: Role) -> Ground {
    Ground(
      stage.views[role], in: stage.container, bars: end.bars)
  }

  /// One view above both screens, however deep a preset reaches towards the eye.
  private func raiseHost() {
    host.frame = stage.container.bounds
    host.isUserInteractionEnabled = false
    host.layer.zPosition = 100_000
    for level in [TakeAlongElement.Level.below, .above] {
      for passenger in passengers where passenger.element.level == level {
        host.addSubview(passenger.traveller)
      }
    }
    // No more views than there are pairs: a likeness is layers anyway.
    for cover in covers { host.layer.addSublayer(cover.traveller.layer) }
    stage.container.addSubview(host)
    stage.undo { [host] _ in host.removeFromSuperview() }
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
  private func hide(among grounds: (back: Ground, fore: Ground)) {
    let opens = stage.direction == .forward
    let stays = stage.views[.back] == nil
    let portraits = PortraitQueue(
      passengers, covers, opens: opens, isForeFresh: opens, isBackFresh: !opens && !stays)
    self.portraits = portraits
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    portraits.advance()
    CATransaction.commit()
  }

  private func watch() {
    // A link that is made while touches are delivered fires before what arrives is drawn.
    let made = CACurrentMediaTime()
    let link = FrameLink { [weak self] time in
      if time > made { self?.tick() }
    }
    stage.undo { _ in link.stop() }
  }
}

extension Original {
  fileprivate convenience init(of offer: Endpoint.Offer) { self.init(offer.view) }
}
