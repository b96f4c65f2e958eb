import UIKit

/// A shared element: both of its ends, and the layer that flies between them.
@MainActor
final class ElementPair {
  let key: TakeAlongKey
  /// The options of both ends together.
  let options: TakeAlongElement.Options
  private(set) var back: Original
  private(set) var front: Original
  let morphTree: MorphTree
  let direction: TransitionDirection
  /// The app's views used as looks, from `TakeAlongElement.Options.standIn`.
  private let standIns: [UIView]
  /// True if the front screen follows this element.
  let leads: Bool
  /// The end whose landing place is gone, if any.
  private(set) var lost: TransitionScreen?

  /// - Parameters:
  ///   - leads: True if the front screen follows this element.
  ///   - motion: The movement of all elements. With `.leads` the path is straight, whatever `options.path` says.
  ///   - screens: The parts of both screens seen while these move, at rest: their corners may be round.
  init(
    back: Original, front: Original, leads: Bool, motion: ElementMotion,
    screens: ScreenPlanes.Frames
  ) {
    (key, options) = (back.key, back.options.completed(by: front.options))
    (self.back, self.front, self.leads) = (back, front, leads)
    direction = screens.direction
    for end in [back, front] {
      end.claim()
      end.lookContent = end.content
    }
    let opens = direction == .opening
    let (leaving, arriving) = opens ? (back, front) : (front, back)
    standIns = [leaving, arriving].compactMap(\.standIn)
    var screenCorners: (back: CACornerMask, front: CACornerMask) = ([], [])
    if motion.isWithScreens {
      screenCorners.front = CACornerMask(of: screens.front, filledBy: front.metrics.box)
      let below = screens.back.map { CACornerMask(of: $0, filledBy: back.metrics.box) } ?? []
      // `screenOutline` has one mask: the corners of the back screen are clipped only if the mask equals theirs.
      if screenCorners.front.isEmpty || below == screenCorners.front { screenCorners.back = below }
    }
    let style = MorphStyle(from: leaving, to: arriving, moving: motion.style, leads: leads)
    let morph = Morph(
      from: leaving.metrics, to: arriving.metrics,
      bow: options.path == .arc && motion.style != .leads ? 0.2 : 0,
      fills: style.isOutlined, isInAir: style.fillsOutline, morphs: options.morphs, opens: opens,
      snapshotEdges: (!leaving.isCopied, !arriving.isCopied),
      middles: (leaving.middle, arriving.middle))
    var blend = Blend(options.fade, from: leaving, to: arriving, opens: opens)
    // With the same picture in both views, a `standIn` looks different, so `.cover` shows both looks.
    if !standIns.isEmpty, options.fade == .automatic, blend == .leavingOnly { blend = .cover }
    let changes = [Blend.overlap, .giveWay, .dissolve].contains(blend)
    if changes, back.isText, front.isText, !motion.isWithScreens {
      blend = .onFront(blend, opens: opens)
    }
    morphTree = MorphTree(morph, blend: blend, style: style, screenCorners: screenCorners)
  }

  private var ends: (leaving: Original, arriving: Original) {
    (self[direction.leaving], self[direction.arriving])
  }

  private(set) subscript(side: TransitionScreen) -> Original {
    get { side == .front ? front : back }
    set { if side == .front { front = newValue } else { back = newValue } }
  }

  /// Returns true if the original at an end is hidden while the element flies.
  func hidesOriginal(at side: TransitionScreen) -> Bool {
    side == .front || options.hidesOriginal
  }

  /// Restores both originals.
  ///
  /// - Parameter seconds: The time in which the original in the back screen fades in.
  func restore(within seconds: TimeInterval = 0) {
    back.reveal(within: seconds)
    front.reveal()
    for standIn in standIns { standIn.layer.removeFromSuperlayer() }
  }

  /// Reveals the original in the screen opposite to the lost landing place: the run returns to this screen, or is held.
  func revealRemaining() { (lost == .front ? back : front).reveal() }

  func measure(in spaces: (back: RestingSpace, front: RestingSpace)) {
    back.measure(in: spaces.back)
    front.measure(in: spaces.front)
    morphTree.morph.retarget(from: ends.leaving.metrics, to: ends.arriving.metrics)
  }

  /// Follows a landing place that has moved, or has been taken over by another view. Sets `lost` if the place is gone.
  /// Returns true if the element has changed, for the caller to show.
  func retarget(
    _ side: TransitionScreen, at view: UIView?, in space: RestingSpace, at fraction: CGFloat
  )
    -> Bool
  {
    var end = self[side]
    let previous = end.metrics
    if end.view !== view {
      end.reveal()
      if let view {
        let other = end.successor(view)
        (other.lookContent, other.blurs) = (end.lookContent, end.blurs)
        end = other
        self[side] = other
        if other.measure(in: space) == nil {
          other.claim()
          if hidesOriginal(at: side) { other.hide() }
        }
      }
    }
    guard view != nil, end.measure(in: space) == nil else {
      lost = side
      return true
    }
    end.noteContent(in: space)
    guard end.metrics != previous else { return false }
    // The front screen uses the new place at once, so its lead does, too.
    morphTree.morph.retarget(
      from: ends.leaving.metrics, to: ends.arriving.metrics, at: leads ? nil : fraction)
    return true
  }
}

// A landing on an original that differs from the look in flight.
extension ElementPair {
  /// Leaves the look over the original for a moment, and fades it out, if the two differ: an image not loaded yet must
  /// not turn into nothing at once. Call after the landing.
  func linger(at side: TransitionScreen) {
    let (end, isStart) = (self[side], side == direction.leaving)
    guard let view = end.view, view.window != nil, !morphTree.isFading,
      end.isIncomplete || morphTree.lacksLook, let look = morphTree.look(atStart: isStart)
    else { return }
    let pose = morphTree.morph.pose(at: isStart ? 0 : 1)
    let placement = look.layer.superlayer === morphTree.leavingSlot ? pose.leaving : pose.arriving
    let (scale, clips) = (end.metrics.scale, morphTree.style.clips)
    let holder = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 0.2)
    fade.delegate = AnimationEnd { [look] _ in
      holder.removeFromSuperlayer()
      _ = look
    }
    CATransaction.withoutActions {
      holder.frame = view.bounds
      holder.masksToBounds = clips
      holder.cornerRadius = clips ? view.layer.cornerRadius : 0
      holder.cornerCurve = view.layer.cornerCurve
      holder.maskedCorners = view.layer.maskedCorners
      look.layer.removeAllAnimations()
      look.layer.opacity = 1
      look.layer.transform = CATransform3DMakeScale(
        placement.scaleX / scale.dx, placement.scaleY / scale.dy, 1)
      look.layer.position = CGPoint(
        x: view.bounds.width / 2 + placement.point.x / scale.dx,
        y: view.bounds.height / 2 + placement.point.y / scale.dy)
      holder.addSublayer(look.layer)
      view.layer.addSublayer(holder)
      holder.opacity = 0
      holder.add(fade, forKey: LayerAnimations.key("opacity"))
    }
  }
}
