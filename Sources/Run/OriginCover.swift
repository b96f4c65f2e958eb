import UIKit

/// The color and, at the top, the picture of the view that a screen grows out of. They lie on the screen,
/// inside its window, and clear as it grows. The view itself is hidden meanwhile: it has become the screen.
///
/// Neither moves: they lie where the window is while the screen is closed, in the screen's own points.
@MainActor
final class OriginCover: PlaybackTarget {
  private weak var view: UIView?
  private let original: OriginalView
  private let container: UIView
  private let opens: Bool
  private let fill = UIView()
  private let picture = UIView()
  /// Moves the cover along with a screen that cannot contain it.
  private var follower: PartAnimator?
  private var animations = LayerAnimations()
  private var nextFrame: FrameLink?
  private let fillTrack: Choreography.Track
  private let pictureTrack: Choreography.Track

  // Opacities by how far the screen is open. The picture goes while most of the color is there: it is of
  // the same color, and would show its edge. But something is always to be seen: the picture, or the screen;
  // and never both so well that a finger could hold one text in front of another. They meet below a fifth.
  nonisolated static let fillTrack = Choreography.Track.keyframes(
    [(0.14, 1), (0.21, 0.755), (0.36, 0), (1, 0)], .linear)
  nonisolated static let pictureTrack = Choreography.Track.keyframes(
    [(0.1, 1), (0.21, 0.195), (0.26, 0), (1, 0)], .linear)
  /// The color below elements, which are always to be seen: for as short as their picture lets it, because with them
  /// alone it is a blank plate.
  nonisolated static let elementFillTrack = Choreography.Track.keyframes(
    [(0.05, 1), (0.2, 0), (1, 0)], .linear)
  /// A picture above which elements take off: they would grow over what is left in it.
  nonisolated static let takeOffTrack = Choreography.Track.keyframes(
    [(0.01, 1), (0.05, 0), (1, 0)], .linear)
  /// A picture on which elements land: before, they are large, and cover texts beside their places.
  nonisolated static let landingTrack = Choreography.Track.keyframes(
    [(0.02, 1), (0.06, 0), (1, 0)], .linear)

  /// Returns `nil` for a screen that cannot be covered, and for a view that flies itself.
  ///
  /// - Parameters:
  ///   - part: How the screen moves.
  ///   - elementsAreHidden: Tells whether the shared elements in the view, which fly above the cover, are
  ///     hidden: the picture must not contain them, too. `nil` if there are none.
  init?(_ view: UIView, on stage: Stage, part: Choreography.Part?, elementsAreHidden: (() -> Bool)?)
  {
    guard let screen = stage.views[.front], !OriginalView.hides(view), view.bounds.isUsable,
      let wrapper = screen as? WrapperView ?? OriginCover.wrapper(above: screen, on: stage)
    else { return nil }
    if wrapper !== screen, var part {
      part.shadow = .constant(0)
      follower = PartAnimator(part, view: wrapper, stage: stage)
    }
    self.view = view
    original = OriginalView(view)
    container = wrapper.contentContainer
    opens = stage.direction == .opening
    fillTrack = elementsAreHidden == nil ? OriginCover.fillTrack : OriginCover.elementFillTrack
    pictureTrack =
      elementsAreHidden == nil
      ? OriginCover.pictureTrack : opens ? OriginCover.takeOffTrack : OriginCover.landingTrack
    // As it is seen, like the picture: a row may just have been deselected, and a color of its own would be
    // another one here, in other traits.
    let ground = (view.ground?.layer).map { $0.presentation() ?? $0 }
    fill.backgroundColor = (ground?.backgroundColor).map(UIColor.init(cgColor:))
    for cover in [fill, picture] {
      cover.isUserInteractionEnabled = false
      container.addSubview(cover)
      stage.undo { _ in cover.removeFromSuperview() }
    }
    layOut(part)
    stage.undo { [weak self] _ in self?.nextFrame?.stop() }
    // A presenter that has just come back has not been drawn yet, or not without its elements.
    let isDrawn = opens || stage.views[.back] == nil
    if isDrawn { takePicture(of: view) }
    guard !isDrawn || elementsAreHidden != nil else {
      hide(on: stage)
      return
    }
    // A link made while touches are delivered fires before anything is drawn.
    let made = CACurrentMediaTime()
    var (isLast, frames) = (elementsAreHidden == nil, 0)
    nextFrame = FrameLink { [weak self, weak stage] time in
      guard time > made, let self, let stage, let view = self.view else { return }
      takePicture(of: view)
      frames += 1
      if isLast || frames > OriginCover.patience {
        nextFrame?.stop()
        hide(on: stage)
      }
      // A snapshot shows what the frame before has shown.
      isLast = elementsAreHidden?() ?? true
    }
  }

  /// The number of frames to wait for elements that are not hidden.
  private static var patience: Int { 12 }

  /// The place of the cover of a screen that a stack pops: its view stays where it is. One that the app has
  /// masked is not cut.
  private static func wrapper(above screen: UIView, on stage: Stage) -> WrapperView? {
    screen.layer.mask == nil ? stage.addWrapper(above: screen) : nil
  }

  /// Takes the place of an earlier picture, if there is one, and if the view is rendered: it may have left its
  /// window, or that may be hidden.
  private func takePicture(of view: UIView) {
    guard view.window != nil, view.layer.presentation() != nil,
      let snapshot = view.snapshotView(afterScreenUpdates: false)
    else { return }
    for former in picture.subviews { former.removeFromSuperview() }
    snapshot.frame = picture.bounds
    snapshot.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.addSubview(snapshot)
  }

  private func hide(on stage: Stage) {
    let isBeside = isBeside(on: stage)
    original.hide(within: !opens && isBeside ? OriginalView.fadeOut : 0)
    // Open, or still open: it comes back beside the card.
    stage.undo { [original, opens] committed in
      original.reveal(within: opens == committed && isBeside ? OriginalView.fadeIn : 0)
    }
  }

  /// True if the view is seen beside the open screen, a card, where it would come and go at once.
  private func isBeside(on stage: Stage) -> Bool {
    guard let view, view.window != nil, let screen = stage.views[.front] else { return false }
    let frame = view.convert(view.bounds, to: stage.container)
    return !screen.layer.restingFrame.insetBy(dx: -1, dy: -1).contains(frame)
  }

  private func layOut(_ part: Choreography.Part?) {
    fill.frame = container.bounds
    guard let size = view?.bounds.size, size.width > 0 else { return }
    let closed = part?.pose(at: opens ? 0 : 1, overshoot: 0...1) ?? .rest
    let window = closed.window(in: container.bounds.size)
    picture.frame = CGRect(
      x: container.bounds.minX + window.minX, y: container.bounds.minY + window.minY,
      width: window.width, height: size.height * window.width / size.width)
  }

  // MARK: PlaybackTarget

  func play(_ choreography: Choreography, along path: KeyframeBaker.Path) {
    removeAnimations()
    follower?.play(choreography, along: path)
    for (layer, track) in tracks {
      let poses = path.fractions.map { Pose(opacity: opacity(track, at: $0)) }
      let keyframes = KeyframeBaker(path: path, poses: poses)
        .numbers("opacity", tolerance: 0.002, \.opacity)
      animations.add(keyframes, to: layer)
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

  /// Gives way to a run that goes on as a fade, in which the screen does not come out of the view.
  func change(to choreography: Choreography) {
    follower?.change(to: choreography)
    layOut(choreography.parts.first { $0.role == .front })
    guard !choreography.coversOrigin else { return }
    nextFrame?.stop()
    original.reveal()
    (fill.isHidden, picture.isHidden) = (true, true)
  }

  private var tracks: [(CALayer, Choreography.Track)] {
    [(fill.layer, fillTrack), (picture.layer, pictureTrack)]
  }

  private func opacity(_ track: Choreography.Track, at fraction: CGFloat) -> CGFloat {
    let open = opens ? fraction : 1 - fraction
    return track.value(at: open).clamped(to: 0...1)
  }
}
