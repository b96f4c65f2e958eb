import UIKit

// The last swing of a card, which goes on when its run is over.
extension PresentationController {
  /// The swing after an opening; on top of a closing, the rest of that. None where motion is reduced.
  func swing(_ direction: TransitionDirection, on geometry: TransitionGeometry) -> CardSwing? {
    guard direction == .opening else { return cardSwing }
    guard controller?.run?.crossFades != true, let wrapper,
      let swing = controller?.definition.lastSwing(on: geometry)
    else { return nil }
    let cardSwing = CardSwing(swing, of: wrapper)
    self.cardSwing = cardSwing
    return cardSwing
  }

  /// Ends the swing at once: the card is somewhere else, or has lost its transition.
  func endSwing() {
    cardSwing?.stop()
    cardSwing = nil
  }
}
