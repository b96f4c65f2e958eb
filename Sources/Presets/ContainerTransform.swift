import UIKit

/// A screen that grows out of a smaller place: the screen is scaled evenly, so that a part of it lies on
/// the place, and is seen through a window that grows from the place to the screen's own frame.
///
/// 0 is at the place, 1 at the frame. Every number is linear in between, but for the window of a screen that
/// follows an element: what lies beside that comes out a little later.
struct ContainerTransform {
  /// The frame of the whole screen at first, in the container's points.
  private let page: CGRect
  /// The window at first.
  private let window: CGRect
  private let radius: CGFloat
  /// The frame of the screen at rest, in the container's points.
  private let frame: CGRect
  private let frameRadius: CGFloat
  /// The place of the element that the screen follows, in the screen at rest.
  private let landing: CGRect?
  /// The opacity of the place's own shadow.
  var shadow: CGFloat = 0
  /// The parts of the screen at rest that lie under bars outside of it: blank, and not to be seen before.
  private(set) var bars = UIEdgeInsets.zero

  /// A screen whose top band, below a bar if there is one, lies on the place at first.
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
    // Only the middle overshoots: a size that did would squash the place. It dips by 3 %, evenly.
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
    part.shadow = .keyframes([(0, shadow), (0.12, 0.24), (1, 0.24)], .linear)
    if frame.size == container {
      part.bezel = Choreography.Part.Bezel(container, frame: frame, bars: bars)
    }
    return part
  }

  /// The share of what lies beside the element in the screen that is seen: none of it until the originals there
  /// are hidden, and little until the screen has outgrown the place's neighbors.
  private static let unveiling: [(fraction: CGFloat, share: CGFloat)] = [
    (0, 0), (0.05, 0), (0.12, 0.1), (0.3, 0.2), (0.6, 0.5),
  ]

  /// A cut that ends at 0, but leaves out what lies under a bar until the bar is over it.
  ///
  /// - Parameter beside: The length of the screen at rest between this edge and the element that it follows.
  private func cut(
    from start: CGFloat, beside: CGFloat, under bar: CGFloat, _ scale: CGFloat
  ) -> Choreography.Track {
    // Under a bar there is nothing that may be seen: it stays out of the window to the end.
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
