import UIKit

@testable import TransitionCatalog

/// Checks screens with elements while several runs take them along.
@MainActor
struct ElementsEye {
  /// An alpha that the app set before the runs, and that they must restore.
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

  /// The number of keys that each run flies.
  var flown: [Int] {
    controllers.map { $0.takeAlongReport.values.filter { $0 == .flown }.count }
  }

  /// Reasons for which the other keys stay.
  var reasons: Set<TakeAlongOutcome> {
    Set(controllers.flatMap(\.takeAlongReport.values)).subtracting([.flown])
  }

  /// Indicates that no view flies twice, and that no other view is hidden.
  var isConsistent: Bool {
    let flying = portrayed
    let names = Set(flying.map(ObjectIdentifier.init))
    return names.count == flying.count && hidden.allSatisfy { names.contains(ObjectIdentifier($0)) }
  }

  /// Indicates that every flying view is hidden or gone. It holds once the arriving screen has been drawn
  /// twice.
  var isHidden: Bool { portrayed.allSatisfy { Original.hides($0) || $0.window == nil } }

  /// Indicates that nothing is left of a flight, and that every view has its own values.
  var isClean: Bool {
    var isClean = controllers.allSatisfy { $0.run == nil }
    let roots = [window] + screens.compactMap(\.viewIfLoaded) + elements
    for root in roots {
      root.walk {
        // A card may swing longer than its run takes.
        let keys = ($0.layer.animationKeys() ?? []).filter { !$0.hasSuffix("lastSwing") }
        if $0 is FlightOverlay || keys.contains(where: { $0.hasPrefix("TransitionCatalog") }) {
          isClean = false
        }
      }
    }
    let captions = screens.map(\.caption)
    return isClean
      && elements.allSatisfy { view in
        let alpha = captions.contains { $0 === view } ? ElementsEye.captionAlpha : 1
        return !view.isHidden && (abs(view.alpha - alpha) < 1e-6)
          && view.transform == .identity
      }
  }

  private var elements: [UIView] { screens.flatMap { $0.elements.values } }
  private var hidden: [UIView] { elements.filter { Original.hides($0) && $0.window != nil } }

  /// Every flying view, once for each end that has it.
  private var portrayed: [UIView] {
    controllers.compactMap(\.run?.flight).flatMap(\.pairs).flatMap {
      [$0.back.view, $0.front.view].compactMap { $0 }
    }
  }
}
