import UIKit

/// Stands in front of all views of a run. A touch reaches the view that is there at rest, if this view is also seen there;
/// any other touch ends here.
///
/// The models of the screens are at rest during a run, and UIKit finds a touched view by its model: without this view, a
/// tap would press a button that is seen elsewhere, or not yet.
@MainActor
final class TouchFilter: UIView {
  private weak var run: Run?

  init(_ run: Run, frame: CGRect) {
    self.run = run
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let run, let playback = run.playback, let superview,
      self.point(inside: point, with: event)
    else { return nil }
    return run.touchedView(at: convert(point, to: superview), with: event, playback)
      ?? self
  }
}

extension Run {
  /// Puts a `TouchFilter` in front of all views; in a change of children, in front of the children only.
  func filterTouches() {
    let children = request.kind == .child ? stage.views[.front] : nil
    let filter = TouchFilter(
      self, frame: children?.layer.restingFrame ?? stage.container.bounds)
    stage.add(inFront: filter)
    stage.undo { _ in filter.removeFromSuperview() }
  }

  /// Returns the view that receives a touch at a point of the container: the view that is there as soon as the run has
  /// ended where it is going. Returns `nil` if another view is seen there now, and for controls that follow a finger.
  fileprivate func touchedView(
    at point: CGPoint, with event: UIEvent?, _ playback: Playback
  ) -> UIView? {
    let opens = direction.screen(committed: playback.target == 1) == .front
    let resting = restingView(at: point, with: event, opens: opens)
    // In its last point a screen is in place for every eye.
    guard playback.pointsLeft > 1 else { return resting }
    guard let resting, !resting.keepsDrags,
      let seen = seenView(at: point, opens: opens), seen.isDescendant(of: resting),
      resting.isTappedAsWhole || resting.isSeenInPlace(at: point, in: stage.container)
    else { return nil }
    return resting
  }

  private func restingView(
    at point: CGPoint, with event: UIEvent?, opens: Bool
  ) -> UIView? {
    func touched(_ view: UIView?) -> UIView? {
      view.flatMap { $0.hitTest($0.convert(point, from: stage.container), with: event) }
    }
    if opens { return touched(stage.views[.front]) ?? touched(presentation?.backdropView) }
    let back = stage.views[.back]
    if back !== presentation?.presenterPicture, let view = touched(back) { return view }
    // Beside a card that closes, other views leave the touch to the card, which may be caught.
    return presentation?.viewsBelow.reversed().lazy.compactMap { root in
      touched(root).flatMap { $0.answersTaps(below: root) ? $0 : nil }
    }.first
  }

  /// Returns the deepest view seen at a point of the container; `nil` where a flying element or a fading screen is seen.
  private func seenView(at point: CGPoint, opens: Bool) -> UIView? {
    let container = stage.container
    guard stage.views[.picture] == nil, flight?.isSeen(at: point, in: container) != true else {
      return nil
    }
    for view in container.subviews.reversed() where !(view is TouchFilter) {
      if view is BackdropView {
        if opens, presentation?.passesTouches == false { return view }
        // The presenter is seen through it.
        continue
      }
      guard let seen = view.seenView(at: point, in: container) else { continue }
      return view.layer.presentation()?.opacity ?? 0 > 0.9 ? seen : nil
    }
    return presentation?.viewsBelow.reversed().lazy
      .compactMap { $0.seenView(at: point, in: container) }.first
  }
}

extension UIView {
  /// True in a control or a row, for which one place is as good as another. Other views, such as a web page or the host of
  /// SwiftUI's, find out themselves what is touched.
  fileprivate var isTappedAsWhole: Bool {
    sequence(first: self, next: \.superview).contains {
      $0 is UIControl || $0 is UITableViewCell || $0 is UICollectionViewCell
    }
  }

  /// True if a view is seen where it is at rest, to the reach of a finger.
  fileprivate func isSeenInPlace(at point: CGPoint, in container: UIView) -> Bool {
    guard let shown = layer.presentation(), let around = container.layer.presentation() else {
      return false
    }
    let (seen, resting) = (shown.convert(point, from: around), convert(point, from: container))
    return hypot(seen.x - resting.x, seen.y - resting.y) <= 10
  }

  /// True in a control, a row, or a view with a recognizer of taps, inside `root`.
  fileprivate func answersTaps(below root: UIView) -> Bool {
    sequence(first: self, next: \.superview).prefix { $0 !== root }.contains { view in
      (view as? UIControl)?.isEnabled == true || view is UITableViewCell
        || view is UICollectionViewCell
        || view.gestureRecognizers?.contains {
          $0.isEnabled && ($0 is UITapGestureRecognizer || $0.isSwiftUIs)
        } == true
    }
  }

  /// Returns the deepest view at a point of `container`, as `hitTest(_:with:)` does, but where the views are seen: moved by
  /// their animations.
  fileprivate func seenView(at point: CGPoint, in container: UIView) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, let shown = layer.presentation(),
      shown.opacity > 0.1, let around = container.layer.presentation()
    else { return nil }
    let place = shown.convert(point, from: around)
    guard shown.bounds.contains(place), shown.mask?.frame.contains(place) != false else {
      return nil
    }
    return subviews.reversed().lazy.compactMap { $0.seenView(at: point, in: container) }.first
      ?? self
  }
}

extension Flight {
  /// Returns whether an element, or what covers it, is seen at a point of the container.
  fileprivate func isSeen(at point: CGPoint, in container: UIView) -> Bool {
    guard let around = container.layer.presentation() else { return false }
    return (pairs.map(\.morphTree) + occluders.map(\.morphTree)).contains { tree in
      tree.layer.presentation().map { $0.bounds.contains($0.convert(point, from: around)) } ?? false
    }
  }
}
