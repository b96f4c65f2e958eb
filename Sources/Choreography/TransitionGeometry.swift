import UIKit

/// The container and the screens in numbers, which is all that a choreography knows of them. In points, in
/// the container's coordinates.
public struct TransitionGeometry: Equatable, Sendable {
  /// The size of the container: the window, or the space in which a stack, tabs or a parent shows its
  /// screens.
  public internal(set) var container: CGSize
  /// The resting frame of the fore screen: the whole container, or a card's frame.
  public internal(set) var fore: CGRect
  /// True if leading is right. `TransitionEdge.outward(isRightToLeft:)` tells where an edge is.
  public internal(set) var isRightToLeft = false
  /// The corner radius of the display, 0 in a window that does not fill it.
  public internal(set) var displayCornerRadius: CGFloat = 0
  /// The places that were found, also those of the options of a second movement.
  var spots: [TransitionPlace: Spot] = [:]
  /// The frames of views inside the screens, in reading order, as far as the transition has effects on them.
  var inside: [InnerViews: [CGRect]] = [:]
  var options = ResolvedOptions()
  /// The place named by `TransitionOptions.origin`, if it was found; a point has no size.
  var origin: CGRect?
  /// The place named by `TransitionOptions.destination`, likewise.
  var destination: CGRect?

  /// The corner radii of the origin and the destination, in points.
  var originRadius: CGFloat = 0
  var destinationRadius: CGFloat = 0
  /// The opacities of their shadows.
  var originShadow: CGFloat = 0
  var destinationShadow: CGFloat = 0
  /// The parts of the fore screen at rest, and of the back screen, that bars of the container hide.
  var bars = UIEdgeInsets.zero
  var backBars = UIEdgeInsets.zero
  /// The shared element that the fore screen may follow, if there is one.
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
    guard let origin, options.destination == nil else { return nil }
    return Spot(frame: origin, radius: originRadius, shadow: originShadow)
  }

  /// Creates the geometry of a container, as for a test of a choreography.
  ///
  /// - Parameters:
  ///   - fore: The resting frame of the fore screen; `nil` for the whole container.
  ///   - places: The frames of places, in the container's coordinates.
  ///   - foreViews: The frames of views inside the fore screen, by their effect keys, in reading order.
  ///   - backViews: The same of the screen underneath.
  public init(
    container: CGSize, fore: CGRect? = nil, isRightToLeft: Bool = false,
    displayCornerRadius: CGFloat = 0, places: [TransitionPlace: CGRect] = [:],
    foreViews: [String: [CGRect]] = [:], backViews: [String: [CGRect]] = [:]
  ) {
    self.container = container
    self.fore = fore ?? CGRect(origin: .zero, size: container)
    self.isRightToLeft = isRightToLeft
    self.displayCornerRadius = displayCornerRadius
    spots = places.mapValues { Spot(frame: $0) }
    for (views, inFore) in [(foreViews, true), (backViews, false)] {
      for (key, frames) in views { inside[InnerViews(key: key, inFore: inFore)] = frames }
    }
  }

  /// Returns the frame of a place, if it was named by `ChoreographedTransition.places` and found. Points and
  /// edges have no size.
  public func frame(of place: TransitionPlace) -> CGRect? { spots[place]?.frame }

  /// Returns the resting frames of the views inside a screen that have an effect key, in reading order, if the key
  /// was named by `ChoreographedTransition.effectKeys`. What is not seen is left out.
  public func frames(of key: String, in screen: TransitionScreen) -> [CGRect] {
    inside[InnerViews(key: key, inFore: screen == .fore)] ?? []
  }

  /// The frame of the whole container.
  var whole: CGRect { CGRect(origin: .zero, size: container) }

  /// True if the fore screen is no card, also where a preset would make it one: in a container's run.
  var fillsContainer: Bool { fore == whole }

  /// The diagonal of the container, in points.
  var diagonal: CGFloat { hypot(container.width, container.height) }

  /// The element that the fore screen follows, unless it grows out of a view of its own. If that is where the
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
      dx: edge.dx * (edge.dx < 0 ? fore.maxX + shadow : container.width - fore.minX + shadow),
      dy: edge.dy * (edge.dy < 0 ? fore.maxY + shadow : container.height - fore.minY + shadow))
  }
}
