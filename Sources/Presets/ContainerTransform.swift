import UIKit

/// A screen that grows out of a smaller place: the screen is scaled evenly, so that a part of it lies on
/// the place, and is seen through a window that grows from the place to the screen's own frame.
///
/// Every number is linear in the fraction: 0 at the place, 1 at the frame.
struct ContainerTransform {
  /// The frame of the place, in the container's points.
  let place: CGRect
  let placeRadius: CGFloat
  /// The frame of the screen at rest, in the container's points.
  let frame: CGRect
  let frameRadius: CGFloat

  /// The scale at which the screen fills the place.
  private var scale: CGFloat { max(place.width / frame.width, place.height / frame.height) }

  /// The frame of the whole screen while its top band lies on the place.
  private var page: CGRect {
    CGRect(
      x: place.midX - frame.width * scale / 2, y: place.minY,
      width: frame.width * scale, height: frame.height * scale)
  }

  func part(in container: CGSize) -> Part {
    var part = Part(role: .fore)
    part.x = .line(from: page.midX - frame.midX, to: 0)
    part.y = .line(from: page.midY - frame.midY, to: 0)
    // Only the middle overshoots: a size that did would squash the place. It dips by 3 %, evenly.
    part.scale = .through([(-0.1, scale * 0.97), (0, scale), (1, 1), (1.1, 1)], .linear)
    part.cutTop = .line(from: place.minY - page.minY, to: 0)
    part.cutLeft = .line(from: place.minX - page.minX, to: 0)
    part.cutBottom = .line(from: page.maxY - place.maxY, to: 0)
    part.cutRight = .line(from: page.maxX - place.maxX, to: 0)
    part.cornerRadius = .line(from: placeRadius, to: frameRadius)
    part.shadow = .through([(0, 0), (0.12, 0.24), (1, 0.24)], .linear)
    if frame.size == container { part.bezel = Part.Bezel(container, frame: frame) }
    return part
  }
}
