import UIKit

/// Answers with one style, and writes down what it is told.
@MainActor
final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
  let journal: Journal
  var style: (UITraitCollection) -> UIModalPresentationStyle = { _ in .none }
  var replacement: UIViewController?
  weak var prepared: UIPresentationController?

  init(_ journal: Journal) { self.journal = journal }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { style(traitCollection) }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    journal.write("adapter.controller \(style.rawValue)")
    return replacement
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    prepared = adaptivePresentationController
    journal.write(
      "adapter.prepare \(adaptivePresentationController.presentationStyle.rawValue)")
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    journal.write("adapter.will \(style.rawValue) \(transitionCoordinator != nil)")
  }

  func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool {
    journal.write("adapter.should")
    return true
  }

  func presentationControllerWillDismiss(_: UIPresentationController) {
    journal.write("adapter.willDismiss")
  }

  func presentationControllerDidDismiss(_: UIPresentationController) {
    journal.write("adapter.didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_: UIPresentationController) {
    journal.write("adapter.didAttempt")
  }
}
