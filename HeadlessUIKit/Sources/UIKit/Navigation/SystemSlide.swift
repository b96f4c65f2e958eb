/// UIKit's own push and pop [gestures 95]: the upper page slides over the lower one, which moves
/// by a part of the way and is dimmed.
///
/// Measured by others: what is left of the way is e^(-t / 60 ms), and it is over after 0.45 s
/// [gestures 144].
final class SystemSlide: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 0.45
  static let parallax: CGFloat = 0.3
  static let dim: CGFloat = 0.1

  /// A critically damped spring that sets out at its own frequency decays by nothing else.
  private static let pace: Pace = {
    let rate = 1 / 0.06
    return .spring(
      SpringPace(frequency: rate, ratio: 1, velocity: CGVector(dx: rate, dy: rate)))
  }()

  private let isPop: Bool
  private(set) var player: UIViewPropertyAnimator?

  init(_ operation: UINavigationController.Operation) { isPop = operation == .pop }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    prepare(transitionContext)
    player?.startAnimation()
  }

  func prepare(_ context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    let frame = context.finalFrame(for: controller)
    // Below different bars they have different places.
    let middles = [
      from: from.center, to: CGPoint(x: frame.midX, y: frame.midY),
    ]
    let (upper, lower) = isPop ? (from, to) : (to, from)
    let shade = UIView(frame: isPop ? frame : from.frame)
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = isMirrored ? -frame.width : frame.width
    func place(isOpen: Bool) {
      let (top, bottom) = (middles[upper] ?? .zero, middles[lower] ?? .zero)
      upper.center = CGPoint(x: top.x + (isOpen ? 0 : way), y: top.y)
      lower.center = CGPoint(x: bottom.x - (isOpen ? way * Self.parallax : 0), y: bottom.y)
      shade.center = lower.center
      shade.alpha = isOpen ? Self.dim : 0
    }
    UIView.performWithoutAnimation {
      to.frame = frame
      SystemMove.perform {
        if isPop {
          container.insertSubview(to, belowSubview: from)
        } else {
          container.addSubview(to)
        }
      }
      container.insertSubview(shade, belowSubview: upper)
      place(isOpen: isPop)
    }
    (context as? TransitionContext)?.run?.layOutArriving()
    let size = container.bounds.size
    let player = UIViewPropertyAnimator(duration: Self.duration, pace: Self.pace)
    player.addAnimations { place(isOpen: !self.isPop) }
    player.addCompletion { position in
      shade.removeFromSuperview()
      // Whichever goes has to be where it belongs when it comes back. In a container that has
      // another size now only the owner knows where that is.
      if container.bounds.size == size {
        UIView.performWithoutAnimation { for (view, middle) in middles { view.center = middle } }
      }
      context.completeTransition(position == .end)
    }
    self.player = player
  }
}

/// An animator whose own object takes the alongside animations along.
@MainActor
protocol AlongsideHost: UIViewControllerAnimatedTransitioning {
  var alongsideHost: (any UIViewImplicitlyAnimating)? { get }
}

extension SystemSlide: AlongsideHost {
  var alongsideHost: (any UIViewImplicitlyAnimating)? { player }
}
