import UIKit

/// A screen that grows out of a smaller place: evenly scaled, so that a part of the screen lies on the place, and
/// visible through a window growing from the place to the screen's own `frame`.
///
/// The fraction 0 is at the place, 1 at the frame. Every number is linear in between, except the window of a screen
/// that follows an element: `unveiling` delays the content beside the element.
struct ContainerTransform {
  /// The frame of the whole screen at fraction 0, in the container's points.
  private let page: CGRect
  /// The window at fraction 0, in the container's points.
  private let window: CGRect
  private let radius: CGFloat
  /// The frame of the screen at rest, in the container's points.
  private let frame: CGRect
  private let frameRadius: CGFloat
  /// The place of the followed element (`Lead.landing`), in the screen at rest.
  private let landing: CGRect?
  /// The opacity of the place's own shadow.
  var shadow: CGFloat = 0
  /// The parts of the screen at rest under bars outside of the screen: blank, and not to be seen before the end.
  private(set) var bars = UIEdgeInsets.zero

  /// Creates a screen whose top band lies on `place` at first: the band below a bar, if any.
  init(
    place: CGRect, placeRadius: CGFloat, frame: CGRect, frameRadius: CGFloat, bars: UIEdgeInsets
  ) {
    let seen = frame.height - bars.top - bars.bottom
    let scale = max(place.width / max(frame.width, 1), place.height / max(seen, 1))
    page = CGRect(
      x: place.midX - frame.width * scale / 2, y: place.minY - bars.top * scale,
      width: frame.width * scale, height: frame.height * scale)
    self.bars = bars
    window = place
    landing = nil
    radius = placeRadius
    self.frame = frame
    self.frameRadius = frameRadius
  }

  /// Creates a screen that follows a shared element: `lead.landing` lies on the element all the way.
  init(following lead: Lead, frame: CGRect, frameRadius: CGFloat, bars: UIEdgeInsets) {
    let scale = lead.source.width / lead.landing.width
    page = CGRect(
      x: lead.source.minX - (lead.landing.minX - frame.minX) * scale,
      y: lead.source.minY - (lead.landing.minY - frame.minY) * scale,
      width: frame.width * scale, height: frame.height * scale)
    // Inset by `edge`, because otherwise the page would shine through the antialiased edges of the covering element.
    let edge = min(1, min(lead.visible.width, lead.visible.height) / 4)
    window = lead.visible.insetBy(dx: edge, dy: edge)
    landing = lead.landing
    radius = max(lead.radius - edge, 0)
    shadow = lead.shadow
    self.bars = UIEdgeInsets(
      top: min(bars.top, max(lead.landing.minY - frame.minY, 0)), left: 0,
      bottom: min(bars.bottom, max(frame.maxY - lead.landing.maxY, 0)), right: 0)
    self.frame = frame
    self.frameRadius = frameRadius
  }

  func part(in container: CGSize) -> Choreography.Part {
    let scale = page.width / max(frame.width, 1)
    var part = Choreography.Part(role: .front)
    part.x = .linear(from: page.midX - frame.midX, to: 0)
    part.y = .linear(from: page.midY - frame.midY, to: 0)
    // Only the position overshoots, because an overshooting size would squash the place. `scale` dips evenly, by 3 %.
    part.scale = .keyframes([(-0.1, scale * 0.97), (0, scale), (1, 1), (1.1, 1)], .linear)
    let landing = landing ?? frame
    func cut(_ start: CGFloat, _ beside: CGFloat, under bar: CGFloat = 0) -> Choreography.Track {
      self.cut(from: start, beside: beside, under: bar, scale)
    }
    part.cutTop = cut(window.minY - page.minY, landing.minY - frame.minY, under: bars.top)
    part.cutLeft = cut(window.minX - page.minX, landing.minX - frame.minX)
    part.cutBottom = cut(page.maxY - window.maxY, frame.maxY - landing.maxY, under: bars.bottom)
    part.cutRight = cut(page.maxX - window.maxX, frame.maxX - landing.maxX)
    part.cornerRadius = .linear(from: radius, to: frameRadius)
    part.shadow = .screenShadow(from: shadow)
    if frame.size == container {
      part.bezel = Choreography.Part.Bezel(container, frame: frame, bars: bars)
    }
    return part
  }

  /// The visible share of the content beside the element: 0 until the originals there are hidden, and small until the
  /// screen is larger than the neighbors of the place.
  private static let unveiling: [(fraction: CGFloat, share: CGFloat)] = [
    (0, 0), (0.05, 0), (0.12, 0.1), (0.3, 0.2), (0.6, 0.5),
  ]

  /// Returns a cut that ends at 0, but excludes the content under a bar until the bar covers the content.
  ///
  /// - Parameter beside: The length of the screen at rest between this edge and the followed element.
  private func cut(
    from start: CGFloat, beside: CGFloat, under bar: CGFloat, _ scale: CGFloat
  ) -> Choreography.Track {
    // Content under a bar is blank, and stays outside of the window until `uncovering`.
    let last = bar > 0 ? Choreography.Part.uncovering : 1
    guard landing != nil else {
      guard bar > 0 else { return .linear(from: start, to: 0) }
      return .keyframes([(0, start), (last, start + (bar - start) * last), (1, 0)], .linear)
    }
    let beside = max(beside, 0)
    func knot(_ f: CGFloat, _ share: CGFloat) -> (CGFloat, CGFloat) {
      let under = bar * (scale + (1 - scale) * f)
      let around = start + (beside - start) * f
      return (f, max(around - share * max(beside - bar, 0), under))
    }
    let knots = ContainerTransform.unveiling.map { knot($0.fraction, $0.share) }
    return .keyframes(knots + (bar > 0 ? [knot(last, last)] : []) + [(1, 0)], .linear)
  }
}
