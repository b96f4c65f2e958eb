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
    try take.play { frame in
      film.shots.append(
        Film.Shot(
          phase: frame.phase, milliseconds: frame.milliseconds, picture: picture(of: frame.window)))
      progress(film.shots.count)
    }
    return film
  }

  func picture(of window: UIWindow) -> Bitmap {
    renderer.draw(window.layer.presentation() ?? window.layer, size: take.size)
  }
}
