import Renderer
import TransitionCatalog
import UIKit

/// Draws takes.
@MainActor
struct Camera {
  let take: Take
  private let renderer: Renderer

  /// - Parameter width: Of a picture, in pixels.
  init(filming take: Take, width: Int) {
    self.take = take
    renderer = Renderer(scale: CGFloat(width) / take.size.width)
  }

  /// Every frame of a take; `progress` is told how many there are so far.
  func film(progress: (Int) -> Void = { _ in }) throws -> Film {
    var film = Film()
    let isSlow = take.hand != nil || take.stage.isTouched
    let isCut = take.hand != nil && !take.stage.isTouched
    try take.play { frame in
      // A hand's films begin with the open screen, where nothing before it is a hand's.
      if isCut, frame.phase == .opening || frame.phase == .before && frame.index > 0 { return }
      // Hands take their time: what they do is filmed at half the rate.
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

  func picture(of window: UIWindow) -> Bitmap {
    let picture = renderer.draw(window.layer.presentation() ?? window.layer, size: take.size)
    let scale = Double(picture.width) / Double(take.size.width)
    return picture.dotted(
      at: Headless.fingers.map { (Double($0.location.x) * scale, Double($0.location.y) * scale) },
      radius: 17 * scale)
  }
}
