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
  /// The opacity of the place's own shadow.
  var shadow: CGFloat = 0
  /// The parts of the screen at rest that lie under bars outside of it: blank, and not to be seen before.
  private(set) var bars = UIEdgeInsets.zero

  /// A screen whose top band lies on the place at first.
  init(place: CGRect, placeRadius: CGFloat, frame: CGRect, frameRadius: CGFloat) {
    let scale = max(
      place.width / max(frame.width, 1), place.height / max(frame.height, 1))
    page = CGRect(
      x: place.midX - frame.width * scale / 2, y: place.minY,
      width: frame.width * scale, height: frame.height * scale)
    window = place
    radius = placeRadius
    self.frame = frame
    self.frameRadius = frameRadius
  }

  /// A screen that follows a shared element: the landing place lies on the element all the way.
  init(following lead: Lead, frame: CGRect, frameRadius: CGFloat, bars: UIEdgeInsets) {
    let scale = lead.source.width / lead.landing.width
    page = CGRect(
      x: lead.source.minX - (lead.landing.minX - frame.minX) * scale,
      y: lead.source.minY - (lead.landing.minY - frame.minY) * scale,
      width: frame.width * scale, height: frame.height * scale)
    // Within the element, which covers it: or the page would be seen in the softness of its edges.
    let edge = min(1, min(lead.visible.width, lead.visible.height) / 4)
    window = lead.visible.insetBy(dx: edge, dy: edge)
    radius = max(lead.radius - edge, 0)
    shadow = lead.shadow
    self.bars = UIEdgeInsets(
      top: min(bars.top, max(lead.landing.minY - frame.minY, 0)), left: 0,
      bottom: min(bars.bottom, max(frame.maxY - lead.landing.maxY, 0)), right: 0)
    self.frame = frame
    self.frameRadius = frameRadius
  }

  func part(in container: CGSize) -> Part {
    let scale = page.width / max(frame.width, 1)
    var part = Part(role: .fore)
    part.x = .line(from: page.midX - frame.midX, to: 0)
    part.y = .line(from: page.midY - frame.midY, to: 0)
    // Only the middle overshoots: a size that did would squash the place. It dips by 3 %, evenly.
    part.scale = .through([(-0.1, scale * 0.97), (0, scale), (1, 1), (1.1, 1)], .linear)
    part.cutTop = cut(from: window.minY - page.minY, under: bars.top, scale)
    part.cutLeft = .line(from: window.minX - page.minX, to: 0)
    part.cutBottom = cut(from: page.maxY - window.maxY, under: bars.bottom, scale)
    part.cutRight = .line(from: page.maxX - window.maxX, to: 0)
    part.cornerRadius = .line(from: radius, to: frameRadius)
    part.shadow = .through([(0, shadow), (0.12, 0.24), (1, 0.24)], .linear)
    if frame.size == container { part.bezel = Part.Bezel(container, frame: frame, bars: bars) }
    return part
  }

  /// A cut that ends at 0, but leaves out what lies under a bar until the bar is over it.
  private func cut(from start: CGFloat, under bar: CGFloat, _ scale: CGFloat) -> Track {
    guard bar > 0 else { return .line(from: start, to: 0) }
    let late: CGFloat = 0.998
    return .through(
      [(0, start), (late, bar * (scale + (1 - scale) * late)), (1, 0)], .linear)
  }
}
