import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Looks at screens with elements while several runs take them along.
@MainActor
struct ElementsEye {
  /// What an app may have set before: it is to be back in the end.
  static let captionAlpha: CGFloat = 0.7

  let window: UIWindow
  let screens: [ElementsController]
  let controllers: [TransitionController]

  init(
    _ window: UIWindow, on screens: [ElementsController],
    during controllers: [TransitionController]
  ) {
    self.window = window
    self.screens = screens
    self.controllers = controllers
  }

  /// How many of its keys each run flies.
  var flown: [Int] {
    controllers.map { $0.takeAlongReport.values.filter { $0 == .flown }.count }
  }

  /// Why the other ones stay.
  var reasons: Set<TakeAlongOutcome> {
    Set(controllers.flatMap(\.takeAlongReport.values)).subtracting([.flown])
  }

  /// Nothing flies twice, what flies is hidden as far as it is still there, and nothing else is.
  var isConsistent: Bool {
    let flying = portrayed
    let names = Set(flying.map(ObjectIdentifier.init))
    return names.count == flying.count && hidden.allSatisfy { names.contains(ObjectIdentifier($0)) }
  }

  /// Not before what arrives has been drawn twice.
  var isHidden: Bool { portrayed.allSatisfy { OriginalView.hides($0) || $0.window == nil } }

  /// Nothing is left of a flight, and every view has its own values.
  var isClean: Bool {
    var isClean = controllers.allSatisfy { $0.run == nil }
    let roots = [window] + screens.compactMap(\.viewIfLoaded) + elements
    for root in roots {
      root.walk {
        let keys = $0.layer.animationKeys() ?? []
        if $0 is FlightOverlay || keys.contains(where: { $0.hasPrefix("TransitionCatalog") }) {
          isClean = false
        }
      }
    }
    let captions = screens.map(\.caption)
    return isClean
      && elements.allSatisfy { view in
        let alpha = captions.contains { $0 === view } ? ElementsEye.captionAlpha : 1
        return !view.isHidden && abs(view.alpha - alpha) < 1e-6 && view.transform == .identity
      }
  }

  private var elements: [UIView] { screens.flatMap { $0.elements.values } }
  private var hidden: [UIView] { elements.filter { OriginalView.hides($0) } }

  /// Every view that flies, once for every likeness of it.
  private var portrayed: [UIView] {
    controllers.compactMap(\.run?.flight).flatMap(\.pairs).flatMap {
      [$0.back.view, $0.fore.view].compactMap { $0 }
    }
  }
}
