import Renderer
import TransitionCatalog
import UIKit

/// Draws the frames of a take.
@MainActor
struct Camera {
  let take: Take
  private let renderer: Renderer

  /// - Parameter width: The width of a picture, in pixels.
  init(filming take: Take, width: Int) {
    self.take = take
    renderer = Renderer(scale: CGFloat(width) / take.size.width)
  }

  /// Returns every frame of a take. `progress` receives the number of frames so far.
  func film(progress: (Int) -> Void = { _ in }) throws -> Film {
    var film = Film()
    let isSlow = take.hand != nil || take.stage.isTouched
    try take.play { frame in
      if isCut(frame) { return }
      // Hands are slow, so half of the frames are enough.
      let isHalved = isSlow && frame.isMoving
      if isHalved, !frame.index.isMultiple(of: 2) { return }
      film.shots.append(
        Film.Shot(
          phase: frame.phase, milliseconds: frame.milliseconds * (isHalved ? 2 : 1),
          picture: picture(of: frame.window)))
      progress(film.shots.count)
    }
    return film
  }

  /// Returns whether a frame is left out. The film of a hand begins with the open screen, or with
  /// the elements that fly to it.
  private func isCut(_ frame: Take.Frame) -> Bool {
    guard take.hand != nil else { return false }
    switch frame.phase {
    case .before: return take.stage.isTouched || frame.isMoving || frame.index > 0
    case .opening: return !take.stage.isTouched
    case .open, .closing, .after: return false
    }
  }

  func picture(of window: UIWindow) -> Bitmap {
    let picture = renderer.draw(window.layer.presentation() ?? window.layer, size: take.size)
    let scale = Double(picture.width) / Double(take.size.width)
    return picture.dotted(
      at: Headless.fingers.map { (Double($0.location.x) * scale, Double($0.location.y) * scale) },
      radius: 17 * scale)
  }
}
