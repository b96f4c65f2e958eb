import UIKit

/// The color (`fill`) and, at the top, the `picture` of the view from which a screen grows. Both lie on the screen,
/// inside its clip, and fade out as the screen grows. The view itself is hidden meanwhile.
///
/// Neither moves: in the screen's own points, both stay at the clip of the closed screen.
@MainActor
final class OriginCover: PlaybackTarget {
  private let original: Original
  private let container: UIView
  private let opens: Bool
  private let fill = UIView()
  private let picture = UIView()
  /// Moves the cover along with a screen without a `WrapperView`.
  private var follower: PartAnimator?
  private var animations = LayerAnimations()
  private var nextFrame: FrameLink?
  /// The opacities of `fill` and `picture`.
  private let tracks: [(CALayer, Choreography.Track)]

  // Opacities as functions of the open share of the screen. `pictureTrack` ends while `fillTrack` is still high: the
  // picture has the color of `fill`, and would show its edge. Either picture or screen is always visible, but never
  // both clearly, because a finger could hold a text in front of another: both meet in the quarter next to the view.
  nonisolated static let fillTrack = Choreography.Track.keyframes(
    [(0.09, 1), (0.145, 0.755), (0.25, 0), (1, 0)], .linear)
  nonisolated static let pictureTrack = Choreography.Track.keyframes(
    [(0.065, 1), (0.145, 0.195), (0.18, 0), (1, 0)], .linear)
  /// The opacity of `fill` below shared elements, always visible themselves: as short as the `picture` permits, because
  /// apart from the elements `fill` is a blank plate.
  nonisolated static let elementFillTrack = Choreography.Track.keyframes(
    [(0.035, 1), (0.2, 0), (1, 0)], .linear)
  /// The opacity of `picture` in an opening with shared elements: the elements would grow over a visible picture.
  nonisolated static let takeOffTrack = Choreography.Track.keyframes(
    [(0.01, 1), (0.05, 0), (1, 0)], .linear)
  /// The opacity of `picture` in a closing: large elements, not landed yet, cover texts beside their places.
  nonisolated static let landingTrack = Choreography.Track.keyframes(
    [(0.015, 1), (0.035, 0), (1, 0)], .linear)

  /// Returns `nil` for a screen that cannot be covered, and for a view hidden as a shared element.
  ///
  /// - Parameters:
  ///   - part: The part of the view from which the screen grows; `nil` for the whole view.
  ///   - movement: The movement of the screen.
  ///   - elementsAreHidden: Returns true if the shared elements inside `view` are hidden: flying above the cover, the
  ///     elements must not also be in the picture. `nil` without shared elements.
  init?(
    _ view: UIView, part: CGRect?, on stage: Stage, of movement: Choreography.Part?,
    elementsAreHidden: (() -> Bool)?
  ) {
    guard let screen = stage.views[.front], !Original.hides(view), view.bounds.isUsable,
      // A screen popped by a navigation controller keeps its view's superview, and gets a wrapper above. A screen with
      // a mask of the app's own is not cut by a run, and gets none.
      let wrapper = screen as? WrapperView
        ?? (screen.layer.mask == nil ? stage.addWrapper(above: screen) : nil)
    else { return nil }
    if wrapper !== screen, var movement {
      movement.shadow = .constant(0)
      follower = PartAnimator(movement, view: wrapper, stage: stage)
    }
    var options = TakeAlongElement.Options()
    options.rect = part
    original = Original(view, options: options, as: .snapshot)
    original.frame = original.part ?? view.bounds
    container = wrapper.contentContainer
    opens = stage.direction == .opening
    let (fillTrack, pictureTrack) =
      elementsAreHidden == nil
      ? (OriginCover.fillTrack, OriginCover.pictureTrack)
      : (OriginCover.elementFillTrack, opens ? OriginCover.takeOffTrack : OriginCover.landingTrack)
    tracks = [(fill.layer, fillTrack), (picture.layer, pictureTrack)]
    // The visible color, from `presentation()` like the picture: a row may just have been deselected, and a dynamic
    // color would resolve differently in the traits of the screen.
    let ground = (view.ground?.layer).map { $0.presentation() ?? $0 }
    fill.backgroundColor = (ground?.backgroundColor).map(UIColor.init(cgColor:))
    // A shadow cast into the corners of `view` is in the snapshot, too.
    picture.clipsToBounds = true
    picture.layer.cornerCurve = .continuous
    for cover in [fill, picture] {
      cover.isUserInteractionEnabled = false
      container.addSubview(cover)
      stage.undo { _ in cover.removeFromSuperview() }
    }
    layOut(movement)
    stage.undo { [weak self] _ in self?.nextFrame?.stop() }
    // In a closing, the view of a presenter added by UIKit has not been drawn yet, or only with its elements.
    let isDrawn = opens || stage.views[.back] == nil
    if isDrawn { takePicture() }
    guard !isDrawn || elementsAreHidden != nil else {
      hide(on: stage)
      return
    }
    // A `FrameLink` made while touches are delivered fires before the next drawing, at `made` or earlier.
    let made = CACurrentMediaTime()
    var (isLast, frames) = (elementsAreHidden == nil, 0)
    nextFrame = FrameLink { [weak self, weak stage] time in
      guard let self, let stage, original.view != nil else { return false }
      guard time > made else { return true }
      takePicture()
      frames += 1
      if isLast || frames > OriginCover.patience {
        hide(on: stage)
        return false
      }
      // A snapshot shows the previous frame, so the last picture is taken a frame after `elementsAreHidden`.
      isLast = elementsAreHidden?() ?? true
      return true
    }
  }

  /// The number of frames to wait for `elementsAreHidden`.
  private static var patience: Int { 12 }

  /// Replaces an earlier picture, if rendered: `view` may have left its window, or the window may be hidden.
  private func takePicture() {
    guard original.isRendered, let snapshot = original.makeLook() else { return }
    for former in picture.subviews { former.removeFromSuperview() }
    snapshot.frame = picture.bounds
    snapshot.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.addSubview(snapshot)
  }

  private func hide(on stage: Stage) {
    let isBeside = isBeside(on: stage)
    // Only a claimed part has a hole.
    if original.part != nil { original.claim() }
    original.hide(within: !opens && isBeside ? Original.fadeOut : 0)
    // With `opens == committed` the screen is open at the end, and the view fades in beside the card.
    stage.undo { [original, opens] committed in
      original.reveal(within: opens == committed && isBeside ? Original.fadeIn : 0)
    }
  }

  /// True if the view is visible beside the open screen, a card: without a fade, hiding the view would be abrupt.
  private func isBeside(on stage: Stage) -> Bool {
    guard let view = original.view, view.window != nil, let screen = stage.views[.front] else {
      return false
    }
    let frame = view.convert(original.part ?? view.bounds, to: stage.container)
    return !screen.layer.restingFrame.insetBy(dx: -1, dy: -1).contains(frame)
  }

  private func layOut(_ movement: Choreography.Part?) {
    fill.frame = container.bounds
    let size = original.part?.size ?? original.view?.bounds.size ?? .zero
    guard size.width > 0 else { return }
    let closed = movement?.pose(at: opens ? 0 : 1, overshoot: 0...1) ?? .rest
    let clip = closed.clip(in: container.bounds.size)
    picture.frame = CGRect(
      x: container.bounds.minX + clip.minX, y: container.bounds.minY + clip.minY,
      width: clip.width, height: size.height * clip.width / size.width)
    picture.layer.cornerRadius = closed.cornerRadius ?? 0
  }

  // MARK: PlaybackTarget

  func play(_ choreography: Choreography, along path: KeyframeBaker.Path) {
    removeAnimations()
    follower?.play(choreography, along: path)
    for (layer, track) in tracks {
      let opacities = KeyframeBaker.numbers(over: path.count, tolerance: 0.002) {
        opacity(track, at: path.fraction(at: $0))
      }
      animations.add(path.keyframes("opacity", opacities, \.value), to: layer)
    }
  }

  func show(_ choreography: Choreography, at position: RunPosition) {
    follower?.show(choreography, at: position)
    for (layer, track) in tracks { layer.opacity = Float(opacity(track, at: position.fraction)) }
  }

  func removeAnimations() {
    follower?.removeAnimations()
    animations.removeAll()
  }

  /// Hides the cover and reveals the view if the run continues as a cross-fade (`coversOrigin` is false).
  func change(to choreography: Choreography) {
    follower?.change(to: choreography)
    layOut(choreography.part(.front))
    guard !choreography.coversOrigin else { return }
    nextFrame?.stop()
    original.reveal()
    (fill.isHidden, picture.isHidden) = (true, true)
  }

  private func opacity(_ track: Choreography.Track, at fraction: CGFloat) -> CGFloat {
    let open = opens ? fraction : 1 - fraction
    return track.value(at: open).clamped(to: 0...1)
  }
}
