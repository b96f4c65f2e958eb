import UIKit

// The place of a card, and what its screen is told of it.
extension PresentationController {
  /// A card's frame in a container, as if there were no keyboard.
  func frame(of card: CardLayout, in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    let presentation = controller?.definition.presentation ?? .fullScreen
    return presentation.frame(
      of: card, in: bounds, safeArea: safeArea, size: controller?.resolvedOptions.size,
      preferred: presentedViewController.preferredContentSize)
  }

  /// The card's frame in the container: its place, or above the keyboard.
  func frame(of card: CardLayout, in containerView: UIView) -> CGRect {
    let (bounds, safeArea) = (containerView.bounds, containerView.safeAreaInsets)
    let frame = frame(of: card, in: bounds, safeArea: safeArea)
    guard let top = keyboard?.top(in: containerView) else { return frame }
    return card.frame(frame, above: top, in: bounds.inset(by: safeArea))
  }

  /// Gives a card's screen the traits that it has in UIKit's own sheets: the elevated level, whose dark
  /// colors differ from those behind it, and a compact width where the card is narrow. What the app
  /// has set itself stays.
  func updateTraits(width: CGFloat) {
    guard overrideTraitCollection === givenTraits else { return }
    var traits = [UITraitCollection(userInterfaceLevel: .elevated)]
    if width < CardLayout.regularWidth {
      traits.append(UITraitCollection(horizontalSizeClass: .compact))
    }
    let wanted = UITraitCollection(traitsFrom: traits)
    guard wanted != givenTraits else { return }
    givenTraits = wanted
    overrideTraitCollection = wanted
  }

  /// Applies changed options to a card: animated while the screen is at rest, at once during a run; but
  /// a blur comes and goes at the end of a run, which may fade what it would be in.
  func optionsChanged() {
    guard let containerView else { return }
    // Below an animation of the size, such as that of a turn of the device, a change at once would add up with it.
    let isResizing = wrapper?.layer.animationKeys()?.contains { $0.hasPrefix("bounds") } == true
    guard controller?.isRunning != true || isResizing, containerView.window != nil else {
      applyOptions()
      return containerView.setNeedsLayout()
    }
    animate(lasting: 0.3, in: containerView) { self.applyOptions() }
  }

  func animate(
    lasting seconds: TimeInterval, options: UIView.AnimationOptions = [], in containerView: UIView,
    changes: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: seconds, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, options]
    ) {
      changes()
      containerView.setNeedsLayout()
      containerView.layoutIfNeeded()
    }
  }
}
