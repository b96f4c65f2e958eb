import UIKit

// Images and texts that arrive, or change, while their element is on its way.
extension ElementPair {
  /// Wears what an end shows by now, and returns whether that is another. Call it with implicit animations disabled.
  ///
  /// - Parameters:
  ///   - fraction: How far the element is.
  ///   - remaining: The time that is left, in seconds; `nil` while a finger holds the run.
  func wearContent(
    isFore: Bool, at fraction: @autoclosure () -> CGFloat, remaining: TimeInterval?
  ) -> Bool {
    let original = (isFore ? fore : back).original
    let (content, worn) = (original.content, original.worn)
    guard content != worn, content != .nothing, content != .other else { return false }
    // A look that comes at the last moment comes in when the element has landed.
    guard remaining ?? 1 > LingeringLook.seconds / 2 else { return false }
    let isOld = isFore != opens
    let hasLook = morphLayer.slot(isOld: isOld).sublayers?.isEmpty == false
    guard hasLook || (!isOld && morphLayer.blend == .oldOnly && element.fade == .automatic),
      let (look, offset) = original.makeLateLook(
        enlarged: morphLayer.morph.enlargement(isOld: isOld))
    else { return false }
    let givesWay = original.kind == .label && content != other(isFore).worn
    if hasLook {
      morphLayer.exchange(look, isOld: isOld, offBy: offset, after: original.kind == .label)
    } else {
      morphLayer.setSnapshot(look, isOld: isOld, offBy: offset)
      morphLayer.change(to: .late(from: fraction().clamped(to: 0...0.9), after: givesWay))
    }
    return true
  }

  private func other(_ isFore: Bool) -> OriginalView { (isFore ? back : fore).original }

  /// Leaves the look over the original for a moment, if that does not show the same. Call it when the
  /// element has landed.
  func linger(isFore: Bool) {
    let (end, isStart) = (isFore ? fore : back, isFore != opens)
    guard let view = end.view, view.window != nil, !morphLayer.isFading,
      end.original.isIncomplete, let look = morphLayer.look(atStart: isStart)
    else { return }
    let fraction: CGFloat = isStart ? 0 : 1
    let pose = morphLayer.morph.pose(at: fraction)
    let isOld = look.layer.superlayer === morphLayer.oldSlot
    LingeringLook.leave(
      look, over: view, at: isOld ? pose.old : pose.new, scale: end.metrics.scale,
      clips: morphLayer.style.clips)
  }
}

extension MorphLayer {
  /// Lets a look take the place of another one of the same end: in front of it, or after it.
  func exchange(_ look: UIView, isOld: Bool, offBy offset: CGVector, after: Bool) {
    let seconds = LingeringLook.seconds
    for layer in slot(isOld: isOld).sublayers ?? [] {
      layer.fade(to: 0, after: after ? 0 : seconds, for: after ? seconds / 2 : 0)
    }
    setSnapshot(look, isOld: isOld, offBy: offset)
    look.layer.fade(
      from: 0, to: 1, after: after ? seconds / 2 : 0, for: after ? seconds / 2 : seconds)
  }
}

extension CALayer {
  fileprivate func fade(
    from start: Float? = nil, to end: Float, after delay: TimeInterval, for seconds: TimeInterval
  ) {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = start ?? presentation()?.opacity ?? opacity
    fade.toValue = end
    fade.beginTime = convertTime(CACurrentMediaTime(), from: nil) + delay
    fade.duration = max(seconds, 0.001)
    fade.fillMode = .backwards
    opacity = end
    add(fade, forKey: AnimationKey.of("opacity"))
  }
}
