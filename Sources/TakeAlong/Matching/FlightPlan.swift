import UIKit

/// The elements of a run: the offers of both screens, measured and paired.
@MainActor
struct FlightPlan {
  let pairs: [ElementPair]
  let occluders: [Occluder]
  let outcomes: [String: TakeAlongOutcome]
  let misuses: [TransitionMisuse]

  init(
    back: ElementScreen, offering backOffers: [ElementScreen.Offer], in backSpace: RestingSpace,
    fore: ElementScreen, offering foreOffers: [ElementScreen.Offer], in foreSpace: RestingSpace,
    opens: Bool
  ) {
    // Only offers with a partner are measured.
    let common = Set(backOffers.map(\.key)).intersection(foreOffers.map(\.key))
    let backs = backOffers.map { MeasuredOffer($0, at: back, in: backSpace, among: common) }
    let fores = foreOffers.map { MeasuredOffer($0, at: fore, in: foreSpace, among: common) }
    let pairing = Pairing(back: backs.map(\.offer), fore: fores.map(\.offer))
    outcomes = pairing.outcomes
    misuses = pairing.misuses
    let matches = pairing.pairs
    let (backEnds, foreEnds) = (
      matches.compactMap { backs[$0.back].end }, matches.compactMap { fores[$0.fore].end }
    )
    occluders =
      FlightPlan.occluders(
        over: backEnds, in: back, measuredIn: backSpace, isBack: true, isLeaving: opens)
      + FlightPlan.occluders(
        over: foreEnds, in: fore, measuredIn: foreSpace, isBack: false, isLeaving: !opens)
    pairs = matches.indices.map { index in
      let offer = backOffers[matches[index].back]
      let element = offer.element ?? TakeAlongElement(key: offer.key, view: offer.view)
      return ElementPair(
        element: element, back: backEnds[index], fore: foreEnds[index], opens: opens)
    }
  }

  /// Finds the views in front of one screen's elements, and measures these again under blurs.
  private static func occluders(
    over ends: [ElementEnd], in screen: ElementScreen, measuredIn space: RestingSpace, isBack: Bool,
    isLeaving: Bool
  ) -> [Occluder] {
    let found = Occluders(
      ends, in: screen.root.viewIfLoaded, in: space, isBack: isBack, isLeaving: isLeaving)
    for (index, blurs) in found.blurs { ends[index].remeasure(under: blurs, in: space) }
    return found.occluders
  }

  /// An offer with its metrics, or the reason why it cannot fly.
  @MainActor
  private struct MeasuredOffer {
    let offer: Pairing<ObjectIdentifier>.Candidate
    private(set) var end: ElementEnd?

    init(
      _ named: ElementScreen.Offer, at screen: ElementScreen, in space: RestingSpace,
      among common: Set<String>
    ) {
      let key = named.key
      var fault: TakeAlongOutcome.Reason?
      if common.contains(key) {
        let original = OriginalView(named.view)
        switch original.measure(in: space) {
        case .metrics(let metrics):
          end = ElementEnd(original, metrics, isByProperty: named.isByProperty)
        case .fault(let reason): fault = reason
        }
        if fault != .notInWindow, !screen.owns(named.view) { fault = .otherScreen }
      } else if OriginalView.holder(of: named.view) != nil {
        fault = .inAnotherRun
      }
      offer = Pairing<ObjectIdentifier>.Candidate(key, ObjectIdentifier(named.view), fault: fault)
    }
  }
}
