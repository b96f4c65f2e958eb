import Renderer
import TransitionCatalog
import UIKit

/// Draws takes.
@MainActor
struct Camera {
  var preset: TransitionPreset
  var size = CGSize(width: 390, height: 844)
  /// Of a picture, in pixels.
  var width: Int
  var isDark = false

  var take: Take { Take(preset: preset, size: size, isDark: isDark) }

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
    Renderer.picture(of: window, scale: Double(width) / Double(size.width))
  }
}
