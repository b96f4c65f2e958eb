import Renderer
import TransitionCatalog
import UIKit

/// Draws the frames of a take.
@MainActor
struct Camera {
  let take: Take
  private let renderer: Renderer
  /// The frame around the screen, if it is to be seen.
  private let casing: Casing?
  /// The size of a picture of the screen, in points.
  private let size: CGSize

  /// - Parameter width: The width of a picture of the bare screen, in pixels.
  init(filming take: Take, width: Int) {
    self.take = take
    casing = nil
    size = take.size
    renderer = Renderer(scale: CGFloat(width) / take.size.width)
  }

  /// - Parameter width: The width of a picture of the whole device, in pixels.
  init(filming take: Take, inDeviceOfWidth width: Int) {
    self.take = take
    let casing = Casing(take.device, width: width)
    self.casing = casing
    size = take.size
    renderer = Renderer(scale: CGFloat(casing.width) / take.size.width)
  }

  /// Returns every frame of a take, from the touch that opens the screen.
  func film() throws -> Film {
    var editor = Editor(casing)
    // What plays by itself is seen to play before it is touched.
    let start = max(0, try take.start() - (take.stage.dissolves ? 30 : 0))
    var count = 0
    try take.play { frame in
      defer { count += 1 }
      guard count >= start else { return }
      var frame = frame
      if count == start, !take.stage.dissolves {
        (frame.milliseconds, frame.isMoving) = (700, false)
      }
      editor.add(frame, showing: picture(of: frame), touchedBy: Fingers.Touch.all)
    }
    if take.stage.dissolves { editor.dissolve() }
    return editor.film()
  }

  /// Returns a picture of the bare screen and the keyboard above it.
  func picture(of frame: Take.Frame) -> Bitmap {
    var picture = picture(of: frame.window)
    if let keyboard = frame.keyboard { picture.draw(self.picture(of: keyboard), x: 0, y: 0) }
    return picture
  }

  /// Returns a picture of a window alone.
  func picture(of window: UIWindow) -> Bitmap {
    renderer.draw(window.layer.presentation() ?? window.layer, size: size)
  }
}
