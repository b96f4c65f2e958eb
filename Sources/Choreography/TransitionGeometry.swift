import UIKit

/// The container and the screens in numbers, which is all that a choreography knows of them. In points, in
/// the container's coordinates.
public struct TransitionGeometry: Equatable, Sendable {
  /// The size of the container: the window, or the space in which a stack, tabs or a parent shows its
  /// screens.
  public internal(set) var container: CGSize
  /// The resting frame of the front screen: the whole container, or a card's frame.
  public internal(set) var front: CGRect
  /// True if leading is right.
  public internal(set) var isRightToLeft = false
  /// The corner radius of the display, 0 in a window that does not fill it.
  public internal(set) var displayCornerRadius: CGFloat = 0
  /// The places that were found, also those of a second movement.
  var spots: [TransitionPlace: Spot] = [:]
  /// The frames of views inside the screens, in reading order, as far as the transition has effects on them.
  var inside: [InnerViews: [CGRect]] = [:]
  var settings = TransitionSettings()
  /// The place that the screen grows from, if it was found; a point has no size.
  var origin: CGRect?
  /// The place that it closes to, likewise.
  var destination: CGRect?

  /// The corner radii of the origin and the destination, in points.
  var originRadius: CGFloat = 0
  var destinationRadius: CGFloat = 0
  /// The opacities of their shadows.
  var originShadow: CGFloat = 0
  var destinationShadow: CGFloat = 0
  /// The parts of the front screen at rest, and of the back screen, that bars of the container hide.
  var bars = UIEdgeInsets.zero
  var backBars = UIEdgeInsets.zero
  /// The shared element that the front screen may follow, if there is one.
  var lead: Lead?
  /// True if the transition presents a card, also where that fills the container.
  var isCard = false
  /// True between the screens of a stack, of tabs or of a parent, and in UIKit's own presentations, where the old
  /// screen leaves and nothing is a card.
  var isInContainer = false

  /// A place, as it is found when a run begins.
  struct Spot: Equatable, Sendable {
    var frame: CGRect
    var radius: CGFloat = 0
    var shadow: CGFloat = 0
  }

  /// Where a closing ends: the destination, or the origin if none was named.
  var goal: Spot? {
    if let destination {
      return Spot(frame: destination, radius: destinationRadius, shadow: destinationShadow)
    }
    guard let origin, settings.to == nil else { return nil }
    return Spot(frame: origin, radius: originRadius, shadow: originShadow)
  }

  /// Creates the geometry of a container, as for a test of a choreography.
  ///
  /// - Parameters:
  ///   - front: The resting frame of the front screen; `nil` for the whole container.
  ///   - places: The frames of places, in the container's coordinates.
  ///   - frontViews: The frames of views inside the front screen, by their effect keys, in reading order.
  ///   - backViews: The same of the screen underneath.
  public init(
    container: CGSize, front: CGRect? = nil, isRightToLeft: Bool = false,
    displayCornerRadius: CGFloat = 0, places: [TransitionPlace: CGRect] = [:],
    frontViews: [String: [CGRect]] = [:], backViews: [String: [CGRect]] = [:]
  ) {
    self.container = container
    self.front = front ?? CGRect(origin: .zero, size: container)
    self.isRightToLeft = isRightToLeft
    self.displayCornerRadius = displayCornerRadius
    spots = places.mapValues { Spot(frame: $0) }
    for (views, inFront) in [(frontViews, true), (backViews, false)] {
      for (key, frames) in views { inside[InnerViews(key: key, inFront: inFront)] = frames }
    }
  }

  /// Returns the frame of a place, if it was named by `ChoreographedTransition.places` and found. Points and
  /// edges have no size.
  public func frame(of place: TransitionPlace) -> CGRect? { spots[place]?.frame }

  /// Returns the resting frames of the views inside a screen that have an effect key, in reading order, if the key
  /// was named by `ChoreographedTransition.effectKeys`. What is not seen is left out.
  public func frames(of key: String, in screen: TransitionScreen) -> [CGRect] {
    inside[InnerViews(key: key, inFront: screen == .front)] ?? []
  }

  /// The frame of the whole container.
  var whole: CGRect { CGRect(origin: .zero, size: container) }

  /// True if the front screen is no card, also where a preset would make it one: in a container's run.
  var fillsContainer: Bool { front == whole }

  /// The diagonal of the container, in points.
  var diagonal: CGFloat { hypot(container.width, container.height) }

  /// The element that the front screen follows, unless it grows out of a view of its own. If that is where the
  /// element is, such as the card around a picture, the screen takes over its shadow.
  func leads(before place: CGRect?) -> Lead? {
    guard var lead, let place, place.isUsable else { return lead }
    lead.shadow = max(lead.shadow, place == destination ? destinationShadow : originShadow)
    let isSame =
      abs(place.midX - lead.source.midX) < 1 && abs(place.midY - lead.source.midY) < 1
      && abs(place.width - lead.source.width) < 1 && abs(place.height - lead.source.height) < 1
    return isSame ? lead : nil
  }

  /// An invisible error, a quarter of a point, as a fraction of `distance` points.
  func tolerance(over distance: CGFloat) -> CGFloat { 0.25 / max(distance, 1) }

  /// 1 if leading is left, −1 if it is right: the sign of rotations, which are mirrored too.
  var side: CGFloat { isRightToLeft ? -1 : 1 }

  /// The outward unit vector of the container's edge that is nearest to a point.
  func nearestEdge(to point: CGPoint) -> CGVector {
    let edges: [(CGFloat, CGVector)] = [
      (point.y, CGVector(dx: 0, dy: -1)), (container.height - point.y, CGVector(dx: 0, dy: 1)),
      (point.x, CGVector(dx: -1, dy: 0)), (container.width - point.x, CGVector(dx: 1, dy: 0)),
    ]
    return edges.min { $0.0 < $1.0 }?.1 ?? CGVector(dx: 0, dy: -1)
  }

  /// The distance after which a card and its shadow have left over an edge.
  func exitOffset(over edge: CGVector) -> CGVector {
    let shadow: CGFloat = 60
    return CGVector(
      dx: edge.dx * (edge.dx < 0 ? front.maxX + shadow : container.width - front.minX + shadow),
      dy: edge.dy * (edge.dy < 0 ? front.maxY + shadow : container.height - front.minY + shadow))
  }
}

extension TransitionGeometry {
  /// Reads a container as it is now, with the layout direction of `reference`. A place
  /// that cannot be found is reported and left out.
  ///
  /// - Parameter opens: Whether a run begins at the origin: then that counts where it is seen, pressed down for
  ///   example, and not where it will be at rest.
  @MainActor
  init(
    of container: UIView, front: CGRect, reference: UIView?, settings: TransitionSettings,
    opens: Bool = false, view: (TransitionPlace) -> UIView?, report: (TransitionIssue) -> Void
  ) {
    self.init(container: container.bounds.size, front: front)
    let direction = (reference ?? container).effectiveUserInterfaceLayoutDirection
    isRightToLeft = direction == .rightToLeft
    self.settings = settings
    func find(_ place: TransitionPlace?, within screen: UIView? = nil) -> Spot? {
      let spot = place?.spot(
        of: place.flatMap(view), in: container, isRightToLeft: isRightToLeft, within: screen)
      if place != nil, spot == nil { report(.placeNotFound) }
      return spot
    }
    let (from, to) = (
      find(settings.from, within: opens ? reference : nil), find(settings.to)
    )
    (origin, originRadius, originShadow) = (from?.frame, from?.radius ?? 0, from?.shadow ?? 0)
    (destination, destinationRadius, destinationShadow) = (
      to?.frame, to?.radius ?? 0, to?.shadow ?? 0
    )
    displayCornerRadius = settings.displayCornerRadius ?? container.displayCornerRadius
  }
}

extension TransitionGeometry {
  /// Finds the places that a transition asks for. One that cannot be found is reported, and left out.
  @MainActor
  mutating func find(
    _ places: [TransitionPlace], in container: UIView, view: (TransitionPlace) -> UIView?,
    report: (TransitionIssue) -> Void
  ) {
    for place in Set(places) {
      guard
        let spot = place.spot(of: view(place), in: container, isRightToLeft: isRightToLeft)
      else {
        // Those of the settings have been reported.
        if place != settings.from, place != settings.to { report(.placeNotFound) }
        continue
      }
      spots[place] = spot
    }
  }
}

extension UIView {
  /// The corner radius of the display, 0 if the window does not fill it, and in a part of the window that has
  /// none of its corners: a child of the app's, for example.
  fileprivate var displayCornerRadius: CGFloat {
    guard let window, window.bounds.size == window.screen.bounds.size else { return 0 }
    let (place, whole) = (convert(bounds, to: window), window.bounds)
    let isAtSide = place.minX < 1 || place.maxX > whole.maxX - 1
    let isAtEnd = place.minY < 1 || place.maxY > whole.maxY - 1
    return isAtSide && isAtEnd ? DisplayCorners.radius(of: window.safeAreaInsets) : 0
  }
}

extension TransitionPlace {
  /// The place in the container's coordinates; points and centers of edges have no size.
  ///
  /// - Parameters:
  ///   - view: The view, if the place is one.
  ///   - screen: The view of the screen in which a view counts where it is seen at the moment.
  @MainActor
  func spot(
    of view: UIView?, in container: UIView, isRightToLeft: Bool, within screen: UIView? = nil
  ) -> TransitionGeometry.Spot? {
    switch kind {
    case .point(let point):
      guard point.isUsable else { return nil }
      return .init(frame: CGRect(origin: container.convert(point, from: nil), size: .zero))
    case .edge(let edge):
      return .init(frame: edge.middle(of: container.bounds, isRightToLeft: isRightToLeft))
    case .view, .asked:
      guard let view, view.window != nil, view.window === container.window, !view.isHidden,
        view.bounds.isUsable
      else { return nil }
      return .init(
        frame: view.seenBounds(in: container, within: screen),
        radius: view.cornerRadius(in: container), shadow: view.ownShadow)
    }
  }
}

extension UIView {
  /// The corner radius in the container's points.
  fileprivate func cornerRadius(in container: UIView) -> CGFloat {
    guard bounds.width > 0 else { return 0 }
    let scale = container.convert(bounds, from: self).width / bounds.width
    let radius = max(layer.cornerRadius, ground?.layer.cornerRadius ?? 0)
    return min(radius, min(bounds.width, bounds.height) / 2) * scale
  }

  /// The opacity of the shadow, as far as a screen's own is as strong.
  fileprivate var ownShadow: CGFloat {
    layer.masksToBounds ? 0 : min(CGFloat(layer.shadowOpacity), 0.24)
  }
}

// The container, as one of several movements sees it.
extension TransitionGeometry {
  /// Returns the geometry with other settings, and the places that these name.
  func with(_ settings: TransitionSettings) -> TransitionGeometry {
    var geometry = self
    geometry.settings = settings
    if settings.from != self.settings.from {
      let spot = settings.from.flatMap { spots[$0] }
      geometry.origin = spot?.frame
      (geometry.originRadius, geometry.originShadow) = (spot?.radius ?? 0, spot?.shadow ?? 0)
    }
    if settings.to != self.settings.to {
      let spot = settings.to.flatMap { spots[$0] }
      geometry.destination = spot?.frame
      geometry.destinationRadius = spot?.radius ?? 0
      geometry.destinationShadow = spot?.shadow ?? 0
    }
    return geometry
  }

  /// Returns the container as in a mirror with a vertical axis. The layout direction stays: what is written for
  /// the one side is to play on the other.
  func mirrored() -> TransitionGeometry {
    var geometry = self
    geometry.front = mirrored(front)
    // Edges are named by side, like all else that is to play on the other one.
    if settings.from?.isEdge != true { geometry.origin = origin.map(mirrored) }
    if settings.to?.isEdge != true { geometry.destination = destination.map(mirrored) }
    for (place, spot) in spots where !place.isEdge {
      geometry.spots[place]?.frame = mirrored(spot.frame)
    }
    geometry.inside = inside.mapValues { $0.map(mirrored) }
    if var lead {
      lead.source = mirrored(lead.source)
      lead.visible = mirrored(lead.visible)
      lead.landing = mirrored(lead.landing)
      geometry.lead = lead
    }
    return geometry
  }

  /// Returns the container in a layout of the other direction: the mirror image, in which leading edges change
  /// sides, too. So do points, which are as a rule those that were touched.
  func inOtherLayout() -> TransitionGeometry {
    var geometry = mirrored()
    geometry.isRightToLeft.toggle()
    geometry.origin = origin.map(mirrored)
    geometry.destination = destination.map(mirrored)
    for (place, spot) in spots { geometry.spots[place]?.frame = mirrored(spot.frame) }
    return geometry
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    CGRect(
      x: container.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

/// The direction of a transition.
public enum TransitionDirection: Hashable, Sendable {
  /// The screen arrives: it is presented or pushed.
  case opening
  /// The screen leaves: it is dismissed or popped.
  case closing
}

/// The screen whose views `TransitionGeometry.frames(of:in:)` and `TransitionRun.views(_:of:)` look for.
public enum TransitionScreen: Hashable, Sendable {
  /// The screen that arrives when opening.
  case front
  /// The screen underneath.
  case back
}

extension TransitionIssue {
  static var placeNotFound: TransitionIssue {
    TransitionIssue(
      "placeNotFound",
      "The transition asks for a place that is not on screen; it goes on without it.")
  }
}
