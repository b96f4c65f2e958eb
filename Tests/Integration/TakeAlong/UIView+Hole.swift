import UIKit

@testable import TransitionCatalog

extension UIView {
  /// True if it is the empty place of an element that is in an open card.
  var isHole: Bool {
    var controller = window?.rootViewController
    while let current = controller {
      let presentation = current.presentationController as? PresentationController
      if current.viewIfLoaded?.window != nil,
        presentation?.holes.holes.contains(where: { $0.view === self }) == true
      {
        return true
      }
      controller = current.presentedViewController
    }
    return false
  }

  /// True if it is hidden although its element is not in a card beside it.
  var isLeftHidden: Bool { OriginalView.hides(self) && !isHole }
}
