import UIKit

/// Who flies in a run: what both screens name and show, measured and paired.
@MainActor
struct FlightPlan {
  let passengers: [ElementPair]
  let covers: [Occluder]
  let outcomes: [String: TakeAlongOutcome]
  let misuses: [TransitionMisuse]

  init(
    back: ElementScreen, offering backOffers: [ElementScreen.Offer], on backGround: RestingSpace,
    fore: ElementScreen, offering foreOffers: [ElementScreen.Offer], on foreGround: RestingSpace,
    opens: Bool
  ) {
    // Only what has a partner costs anything.
    let common = Set(backOffers.map(\.key)).intersection(foreOffers.map(\.key))
    let backs = backOffers.map { MeasuredOffer($0, at: back, on: backGround, among: common) }
    let fores = foreOffers.map { MeasuredOffer($0, at: fore, on: foreGround, among: common) }
    let pairing = Pairing(back: backs.map(\.offer), fore: fores.map(\.offer))
    outcomes = pairing.outcomes
    misuses = pairing.misuses
    let pairs = pairing.pairs
    let (backEnds, foreEnds) = (
      pairs.compactMap { backs[$0.back].end }, pairs.compactMap { fores[$0.fore].end }
    )
    covers =
      FlightPlan.look(at: backEnds, in: back, on: backGround, isBack: true, isLeaving: opens)
      + FlightPlan.look(at: foreEnds, in: fore, on: foreGround, isBack: false, isLeaving: !opens)
    passengers = pairs.indices.map { index in
      let offer = backOffers[pairs[index].back]
      let element = offer.element ?? TakeAlongElement(key: offer.key, view: offer.view)
      return ElementPair(
        element: element, back: backEnds[index], fore: foreEnds[index], opens: opens)
    }
  }

  /// What lies before one screen's elements; tells them what they are under.
  private static func look(
    at ends: [ElementEnd], in screen: ElementScreen, on ground: RestingSpace, isBack: Bool,
    isLeaving: Bool
  ) -> [Occluder] {
    let foreground = Occluders(
      ends, in: screen.root.viewIfLoaded, on: ground, isBack: isBack, isLeaving: isLeaving)
    for (index, veils) in foreground.veils { ends[index].go(under: veils, on: ground) }
    return foreground.covers
  }

  /// One of a screen's offers, looked at.
  @MainActor
  private struct MeasuredOffer {
    let offer: Pairing<ObjectIdentifier>.Candidate
    private(set) var end: ElementEnd?

    init(
      _ named: ElementScreen.Offer, at screen: ElementScreen, on ground: RestingSpace,
      among common: Set<String>
    ) {
      let key = named.key
      var fault: TakeAlongOutcome.Reason?
      if common.contains(key) {
        let original = OriginalView(named.view)
        switch original.measure(on: ground) {
        case .perch(let perch):
          end = ElementEnd(original, perch, isByProperty: named.isByProperty)
        case .fault(let reason): fault = reason
        }
        if fault != .notInWindow, !screen.owns(named.view) { fault = .otherScreen }
      } else if associatedOriginal(of: named.view) != nil {
        fault = .inAnotherRun
      }
      offer = Pairing<ObjectIdentifier>.Candidate(key, ObjectIdentifier(named.view), fault: fault)
    }
  }
}
