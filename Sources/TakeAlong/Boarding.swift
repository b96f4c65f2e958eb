import UIKit

/// Who flies in a run: what both screens name and show, measured and paired.
@MainActor
struct Boarding {
  private(set) var passengers: [Passenger] = []
  let outcomes: [String: TakeAlongOutcome]
  let misuses: [TransitionMisuse]

  init(
    back: Endpoint, offering backOffers: [Endpoint.Offer], on backGround: Ground,
    fore: Endpoint, offering foreOffers: [Endpoint.Offer], on foreGround: Ground, opens: Bool
  ) {
    // Only what has a partner costs anything.
    let common = Set(backOffers.map(\.key)).intersection(foreOffers.map(\.key))
    let backs = backOffers.map { Candidate($0, at: back, on: backGround, among: common) }
    let fores = foreOffers.map { Candidate($0, at: fore, on: foreGround, among: common) }
    let pairing = Pairing(back: backs.map(\.offer), fore: fores.map(\.offer))
    outcomes = pairing.outcomes
    misuses = pairing.misuses
    for pair in pairing.pairs {
      guard let end = backs[pair.back].end, let other = fores[pair.fore].end else { continue }
      let offer = backOffers[pair.back]
      let element = offer.element ?? TakeAlongElement(key: offer.key, view: offer.view)
      passengers.append(Passenger(element: element, back: end, fore: other, opens: opens))
    }
  }

  /// One of a screen's offers, looked at.
  @MainActor
  private struct Candidate {
    let offer: Pairing<ObjectIdentifier>.Offer
    private(set) var end: Passenger.End?

    init(_ named: Endpoint.Offer, at screen: Endpoint, on ground: Ground, among common: Set<String>)
    {
      let key = named.key
      var fault: TakeAlongOutcome.Reason?
      if common.contains(key) {
        let original = Original(named.view)
        switch original.measure(on: ground) {
        case .perch(let perch):
          end = Passenger.End(original, perch, isByProperty: named.isByProperty)
        case .fault(let reason): fault = reason
        }
        if fault != .notInWindow, !screen.owns(named.view) { fault = .otherScreen }
      } else if associatedOriginal(of: named.view) != nil {
        fault = .inAnotherRun
      }
      offer = Pairing<ObjectIdentifier>.Offer(key, ObjectIdentifier(named.view), fault: fault)
    }
  }
}
