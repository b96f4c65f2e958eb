import UIKit

/// A screen that grows out of a smaller place: the screen is scaled evenly, so that a part of it lies on
/// the place, and is seen through a window that grows from the place to the screen's own frame.
///
/// Every number is linear in the fraction: 0 at the place, 1 at the frame.
struct ContainerTransform {
  /// The frame of the whole screen at first, in the container's points.
  private let page: CGRect
  /// The window at first.
  private let window: CGRect
  private let radius: CGFloat
  /// The frame of the screen at rest, in the container's points.
  private let frame: CGRect
  private let frameRadius: CGFloat

  /// A screen whose top band lies on the place at first.
  init(place: CGRect, placeRadius: CGFloat, frame: CGRect, frameRadius: CGFloat) {
    let scale = max(place.width / frame.width, place.height / frame.height)
    page = CGRect(
      x: place.midX - frame.width * scale / 2, y: place.minY,
      width: frame.width * scale, height: frame.height * scale)
    window = place
    radius = placeRadius
    self.frame = frame
    self.frameRadius = frameRadius
  }

  /// A screen that follows a shared element: the landing place lies on the element all the way.
  init(following lead: Lead, frame: CGRect, frameRadius: CGFloat) {
    let scale = lead.source.width / lead.landing.width
    page = CGRect(
      x: lead.source.minX - (lead.landing.minX - frame.minX) * scale,
      y: lead.source.minY - (lead.landing.minY - frame.minY) * scale,
      width: frame.width * scale, height: frame.height * scale)
    // Within the element, which covers it: or the page would be seen in the softness of its edges.
    let edge = min(1, min(lead.visible.width, lead.visible.height) / 4)
    window = lead.visible.insetBy(dx: edge, dy: edge)
    radius = max(lead.radius - edge, 0)
    self.frame = frame
    self.frameRadius = frameRadius
  }

  func part(in container: CGSize) -> Part {
    let scale = page.width / frame.width
    var part = Part(role: .fore)
    part.x = .line(from: page.midX - frame.midX, to: 0)
    part.y = .line(from: page.midY - frame.midY, to: 0)
    // Only the middle overshoots: a size that did would squash the place. It dips by 3 %, evenly.
    part.scale = .through([(-0.1, scale * 0.97), (0, scale), (1, 1), (1.1, 1)], .linear)
    part.cutTop = .line(from: window.minY - page.minY, to: 0)
    part.cutLeft = .line(from: window.minX - page.minX, to: 0)
    part.cutBottom = .line(from: page.maxY - window.maxY, to: 0)
    part.cutRight = .line(from: page.maxX - window.maxX, to: 0)
    part.cornerRadius = .line(from: radius, to: frameRadius)
    part.shadow = .through([(0, 0), (0.12, 0.24), (1, 0.24)], .linear)
    if frame.size == container { part.bezel = Part.Bezel(container, frame: frame) }
    return part
  }
}
