import UIKit

// The container transform: a screen that grows out of a smaller place, evenly scaled, so that a part of the screen lies
// on the place, and visible through a clip growing from the place to the screen's own frame.
//
// The fraction 0 is at the place, 1 at the frame. Every number is linear in between, except the clip of a screen
// that follows an element: `unveiling` delays the content beside the element.
extension Choreography.Part {
  /// Returns the screen growing out of the followed element, or out of `place`, with the motion of its elements. `nil`
  /// without either, and for a point.
  ///
  /// - Parameter radius: The corner radius of the screen at rest.
  static func grown(
    from place: TransitionGeometry.Spot?, to radius: CGFloat, on geometry: TransitionGeometry
  ) -> (part: Choreography.Part, motion: ElementMotion)? {
    if let lead = geometry.leads(before: place) {
      return (following(lead, to: radius, on: geometry), ElementMotion(style: .leads))
    }
    guard let place, place.frame.isUsable else { return nil }
    return (growing(from: place, to: radius, on: geometry), ElementMotion(style: .straight))
  }

  /// Returns a screen whose top band lies on `place` at first: the band below a bar, if any.
  static func growing(
    from place: TransitionGeometry.Spot, to radius: CGFloat, on geometry: TransitionGeometry
  ) -> Choreography.Part {
    let (frame, bars, start) = (geometry.front, geometry.bars, place.frame)
    let seen = frame.height - bars.top - bars.bottom
    let scale = max(start.width / max(frame.width, 1), start.height / max(seen, 1))
    let page = CGRect(
      x: start.midX - frame.width * scale / 2, y: start.minY - bars.top * scale,
      width: frame.width * scale, height: frame.height * scale)
    return growing(from: page, through: place, under: bars, to: radius, on: geometry)
  }

  /// Returns a screen that follows a shared element: `lead.landing` lies on the element all the way.
  private static func following(
    _ lead: Lead, to radius: CGFloat, on geometry: TransitionGeometry
  ) -> Choreography.Part {
    let (frame, bars, landing) = (geometry.front, geometry.bars, lead.landing)
    let scale = lead.source.width / landing.width
    let page = CGRect(
      x: lead.source.minX - (landing.minX - frame.minX) * scale,
      y: lead.source.minY - (landing.minY - frame.minY) * scale,
      width: frame.width * scale, height: frame.height * scale)
    // Inset by `edge`, because otherwise the page would shine through the antialiased edges of the covering element.
    let edge = min(1, min(lead.visible.width, lead.visible.height) / 4)
    let clip = TransitionGeometry.Spot(
      frame: lead.visible.insetBy(dx: edge, dy: edge), radius: max(lead.radius - edge, 0),
      shadow: lead.shadow)
    let covered = UIEdgeInsets(
      top: min(bars.top, max(landing.minY - frame.minY, 0)), left: 0,
      bottom: min(bars.bottom, max(frame.maxY - landing.maxY, 0)), right: 0)
    return growing(
      from: page, through: clip, around: landing, under: covered, to: radius, on: geometry)
  }

  /// - Parameters:
  ///   - page: The frame of the whole screen at fraction 0, in the container's points.
  ///   - clip: The clip at fraction 0, in the container's points.
  ///   - landing: The place of the followed element (`Lead.landing`), in the screen at rest.
  ///   - bars: The parts of the screen at rest under bars outside of the screen: blank, and not to be seen before the
  ///     end.
  private static func growing(
    from page: CGRect, through clip: TransitionGeometry.Spot, around landing: CGRect? = nil,
    under bars: UIEdgeInsets, to radius: CGFloat, on geometry: TransitionGeometry
  ) -> Choreography.Part {
    let (frame, start, end) = (geometry.front, clip.frame, landing ?? geometry.front)
    let scale = page.width / max(frame.width, 1)
    var part = Choreography.Part(role: .front)
    part.x = .linear(from: page.midX - frame.midX, to: 0)
    part.y = .linear(from: page.midY - frame.midY, to: 0)
    // Only the position overshoots, because an overshooting size would squash the place. `scale` dips evenly, by 3 %.
    part.scale = .keyframes([(-0.1, scale * 0.97), (0, scale), (1, 1), (1.1, 1)], .linear)
    func cut(_ start: CGFloat, _ beside: CGFloat, under bar: CGFloat = 0) -> Choreography.Track {
      self.cut(from: start, beside: landing == nil ? nil : beside, under: bar, scale)
    }
    part.cutTop = cut(start.minY - page.minY, end.minY - frame.minY, under: bars.top)
    part.cutLeft = cut(start.minX - page.minX, end.minX - frame.minX)
    part.cutBottom = cut(page.maxY - start.maxY, frame.maxY - end.maxY, under: bars.bottom)
    part.cutRight = cut(page.maxX - start.maxX, frame.maxX - end.maxX)
    part.cornerRadius = .linear(from: clip.radius, to: radius)
    part.shadow = .screenShadow(from: clip.shadow)
    if geometry.fillsContainer { part.bezel = Bezel(container: geometry.container, bars: bars) }
    return part
  }

  /// The visible share of the content beside the element: 0 until the originals there are hidden, and small until the
  /// screen is larger than the neighbors of the place.
  private static let unveiling: [(fraction: CGFloat, share: CGFloat)] = [
    (0, 0), (0.05, 0), (0.12, 0.1), (0.3, 0.2), (0.6, 0.5),
  ]

  /// Returns a cut that ends at 0, but excludes the content under a bar until the bar covers the content.
  ///
  /// - Parameter length: The length of the screen at rest between this edge and the followed element, if any.
  private static func cut(
    from start: CGFloat, beside length: CGFloat?, under bar: CGFloat, _ scale: CGFloat
  ) -> Choreography.Track {
    // Content under a bar is blank, and stays outside of the clip until `uncovering`.
    let last = bar > 0 ? uncovering : 1
    guard let length else {
      guard bar > 0 else { return .linear(from: start, to: 0) }
      return .keyframes([(0, start), (last, start + (bar - start) * last), (1, 0)], .linear)
    }
    let beside = max(length, 0)
    func knot(_ f: CGFloat, _ share: CGFloat) -> (CGFloat, CGFloat) {
      let under = bar * (scale + (1 - scale) * f)
      let around = start + (beside - start) * f
      return (f, max(around - share * max(beside - bar, 0), under))
    }
    let knots = unveiling.map { knot($0.fraction, $0.share) }
    return .keyframes(knots + (bar > 0 ? [knot(last, last)] : []) + [(1, 0)], .linear)
  }
}

extension Choreography {
  /// Returns the opening of a `grown` screen in reverse. A screen thrown by a finger may go beyond a followed element,
  /// but not beyond a place: content beside the place, such as the next row, would show it. `arriving` does not slow
  /// down, either.
  func landing() -> Choreography {
    let follows = elementMotion.style == .leads
    var opening = self
    opening.overshoot = follows ? -0.1...1 : 0...1
    return opening.reversed(
      timing: follows
        ? .arriving(dampingRatio: 0.85, frequency: 19)
        : .arriving(dampingRatio: 0.9, frequency: 20))
  }
}
