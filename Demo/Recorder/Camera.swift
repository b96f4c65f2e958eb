import Renderer
import TransitionCatalog
import UIKit

/// Draws takes.
@MainActor
struct Camera {
  let preset: TransitionPreset
  let size: CGSize
  let isDark: Bool

  private let renderer: Renderer

  /// - Parameter width: Of a picture, in pixels.
  init(
    preset: TransitionPreset, size: CGSize = CGSize(width: 390, height: 844), width: Int,
    isDark: Bool = false
  ) {
    self.preset = preset
    self.size = size
    self.isDark = isDark
    renderer = Renderer(scale: CGFloat(width) / size.width)
  }

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
    renderer.draw(window.layer.presentation() ?? window.layer, size: size)
  }
}
