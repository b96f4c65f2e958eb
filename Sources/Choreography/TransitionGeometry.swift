import UIKit

/// The container and the screens in numbers, as the input of `ChoreographedTransition.opening(on:)`. All lengths and
/// frames are in points, in the container's coordinates.
public struct TransitionGeometry: Equatable, Sendable {
  /// The size of the container: the window, or the space in which a stack, tabs or a parent shows its screens.
  public internal(set) var container: CGSize
  /// The resting frame of the front screen: the whole container, or a card's frame.
  public internal(set) var front: CGRect
  /// True in a right-to-left layout, where leading is right.
  public internal(set) var isRightToLeft = false
  /// The corner radius of the display; 0 in a window that does not fill the display.
  public internal(set) var displayCornerRadius: CGFloat = 0
  /// The properties of all places found, also of the places of `Movement.others`.
  var spots: [TransitionPlace: Spot] = [:]
  /// The frames of the views inside the screens moved by effects, by `InnerViews` and in reading order.
  var inside: [InnerViews: [CGRect]] = [:]
  var settings = TransitionSettings()
  /// The parts of the `front` screen at rest, and of the back screen (`backBars`), hidden by bars of the container.
  var bars = UIEdgeInsets.zero
  var backBars = UIEdgeInsets.zero
  /// The shared element to be followed by the front screen, from `Flight.lead(in:)`.
  var lead: Lead?
  /// Whether the front screen is presented as a card, also with `fillsContainer`; `nil` outside a run, where the form of
  /// the transition decides. In a run a card may be closed with the transition of another form, and no screen of a
  /// container is a card.
  var isCard: Bool?

  /// The properties of a `TransitionPlace` when a run begins.
  struct Spot: Equatable, Sendable {
    var frame: CGRect
    var radius: CGFloat = 0
    var shadow: CGFloat = 0
  }

  /// The places of `settings.from` and `settings.to`, if found; without a size for a point.
  var from: Spot? { settings.from.flatMap { spots[$0] } }
  var to: Spot? { settings.to.flatMap { spots[$0] } }

  /// The place where a closing ends, of `settings.goal`.
  var goal: Spot? { settings.goal.flatMap { spots[$0] } }

  /// Creates the geometry of a container, for a test of a `Choreography` for example.
  ///
  /// - Parameters:
  ///   - container: The size of the container, in points.
  ///   - front: The resting frame of the front screen; `nil` for the whole container.
  ///   - isRightToLeft: Whether the layout is right to left. `false` by default.
  ///   - displayCornerRadius: The corner radius of the display, in points. 0 by default.
  ///   - places: The frames of places, in the container's coordinates.
  ///   - frontViews: The frames of views inside the front screen, by `UIView.effectKey`, in reading order.
  ///   - backViews: The frames of views inside the back screen, likewise.
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
    for (views, screen) in [(frontViews, TransitionScreen.front), (backViews, .back)] {
      for (key, frames) in views { inside[InnerViews(key: key, screen: screen)] = frames }
    }
  }

  /// Returns the frame of a place, if in `ChoreographedTransition.places` and found. Points and edges have no size.
  public func frame(of place: TransitionPlace) -> CGRect? { spots[place]?.frame }

  /// Returns the resting frames of the views with an effect key inside a screen, in reading order, if the key is in
  /// `ChoreographedTransition.effectKeys`. Invisible views are excluded.
  public func frames(forEffect key: String, in screen: TransitionScreen) -> [CGRect] {
    inside[InnerViews(key: key, screen: screen)] ?? []
  }

  /// The frame of the whole `container`.
  var whole: CGRect { CGRect(origin: .zero, size: container) }

  /// True if `front` fills the container, as in a container's run, even if the preset would make a card.
  var fillsContainer: Bool { front == whole }

  /// The diagonal of `container`, in points.
  var diagonal: CGFloat { hypot(container.width, container.height) }

  /// Returns the element followed by the front screen: `nil` if the screen grows out of a view of its own, at another
  /// place. At the same place, such as a card around a picture, the screen takes over the shadow of the view.
  func leads(before place: Spot?) -> Lead? {
    guard var lead, let place, place.frame.isUsable else { return lead }
    lead.shadow = max(lead.shadow, place.shadow)
    let (frame, source) = (place.frame, lead.source)
    let isSame =
      abs(frame.midX - source.midX) < 1 && abs(frame.midY - source.midY) < 1
      && abs(frame.width - source.width) < 1 && abs(frame.height - source.height) < 1
    return isSame ? lead : nil
  }

  /// Returns an invisible error, a quarter of a point, as a fraction of `distance` points.
  func tolerance(over distance: CGFloat) -> CGFloat { 0.25 / max(distance, 1) }

  /// 1 if leading is left, −1 if `isRightToLeft`: the sign of rotations, which are mirrored too.
  var side: CGFloat { isRightToLeft ? -1 : 1 }

  /// Returns the outward unit vector of the edge of `container` nearest to a point.
  func nearestEdge(to point: CGPoint) -> CGVector {
    let edges: [(CGFloat, CGVector)] = [
      (point.y, CGVector(dx: 0, dy: -1)), (container.height - point.y, CGVector(dx: 0, dy: 1)),
      (point.x, CGVector(dx: -1, dy: 0)), (container.width - point.x, CGVector(dx: 1, dy: 0)),
    ]
    return edges.min { $0.0 < $1.0 }?.1 ?? CGVector(dx: 0, dy: -1)
  }

  // MARK: The geometry of a run

  /// Reads a container in its current state, with the layout direction of `reference`.
  @MainActor
  init(of container: UIView, front: CGRect, reference: UIView?, settings: TransitionSettings) {
    self.init(container: container.bounds.size, front: front)
    let direction = (reference ?? container).effectiveUserInterfaceLayoutDirection
    isRightToLeft = direction == .rightToLeft
    self.settings = settings
    displayCornerRadius = settings.displayCornerRadius ?? container.displayCornerRadius
  }

  /// Adds the places of a transition to `spots`. A place that cannot be found is reported (`placeNotFound`), and left
  /// out.
  ///
  /// - Parameter screen: The screen left by an opening, which begins at `settings.from`: the visible frame of the place
  ///   counts, pressed down for example, and not its frame at rest.
  @MainActor
  mutating func find(
    _ places: [TransitionPlace], in container: UIView, leaving screen: UIView? = nil,
    view: (TransitionPlace) -> PlaceView?, report: (TransitionIssue) -> Void
  ) {
    for place in Set(places) {
      spots[place] = place.spot(
        of: view(place), in: container, isRightToLeft: isRightToLeft,
        within: place == settings.from ? screen : nil)
      if spots[place] == nil { report(.placeNotFound) }
      if place.isItem, #unavailable(iOS 17) { report(.itemFrameUnknown) }
    }
  }
}

extension UIView {
  /// The corner radius of the display; 0 if the window does not fill the display, and in a view at no corner of the
  /// window, such as an app's child.
  var displayCornerRadius: CGFloat {
    guard let window, window.bounds.size == window.screen.bounds.size else { return 0 }
    let (place, whole) = (convert(bounds, to: window), window.bounds)
    let isAtSide = place.minX < 1 || place.maxX > whole.maxX - 1
    let isAtEnd = place.minY < 1 || place.maxY > whole.maxY - 1
    return isAtSide && isAtEnd
      ? window.safeAreaInsets.displayCornerRadius(of: window.bounds.size) : 0
  }

  /// Returns the corner radius of the view, or of its `ground`, in the container's points.
  fileprivate func cornerRadius(in container: UIView) -> CGFloat {
    guard bounds.width > 0 else { return 0 }
    let scale = container.convert(bounds, from: self).width / bounds.width
    let radius = max(layer.cornerRadius, ground?.layer.cornerRadius ?? 0)
    return min(radius, min(bounds.width, bounds.height) / 2) * scale
  }

  /// The `shadowOpacity` of the layer, at most `CardLayout.shadow`, the opacity of a screen's own shadow.
  fileprivate var ownShadow: CGFloat {
    layer.masksToBounds ? 0 : min(CGFloat(layer.shadowOpacity), CardLayout.shadow)
  }
}

extension TransitionPlace {
  /// Returns the place in the container's coordinates; points and centers of edges have no size.
  ///
  /// - Parameters:
  ///   - found: The view of the place, from `view(for:)`.
  ///   - screen: The view of the screen whose views count at their visible place, during animations.
  @MainActor
  func spot(
    of found: PlaceView?, in container: UIView, isRightToLeft: Bool, within screen: UIView? = nil
  ) -> TransitionGeometry.Spot? {
    switch kind {
    case .point(let point):
      guard point.isUsable else { return nil }
      return .init(frame: CGRect(origin: container.convert(point, from: nil), size: .zero))
    case .edge(let edge):
      return .init(frame: edge.middle(of: container.bounds, isRightToLeft: isRightToLeft))
    case .item(let weak):
      guard let middle = weak.object?.middle(in: container, isRightToLeft: isRightToLeft) else {
        return nil
      }
      return .init(frame: CGRect(origin: middle, size: .zero))
    case .view, .asked, .rect:
      guard let view = found?.view, view.window != nil, view.window === container.window,
        !view.isHidden, view.bounds.isUsable
      else { return nil }
      guard let part = found?.part else {
        return .init(
          frame: view.seen(view.bounds, in: container, within: screen),
          radius: view.cornerRadius(in: container), shadow: view.ownShadow)
      }
      let inside = part.isUsable && !part.isInfinite ? part.intersection(view.bounds) : .null
      guard inside.isUsable else { return nil }
      return .init(frame: view.seen(inside, in: container, within: screen))
    }
  }
}

extension UIBarItem {
  /// Returns the middle of the item in its bar: before iOS 17, the middle of the screen's edge at the bar. `nil` in no
  /// visible bar.
  fileprivate func middle(in container: UIView, isRightToLeft: Bool) -> CGPoint? {
    guard #available(iOS 17, *) else {
      return edge(in: container).middle(of: container.bounds, isRightToLeft: isRightToLeft).origin
    }
    let frame: CGRect? =
      (self as? UIBarButtonItem)?.frame(in: container)
      ?? (self as? UITabBarItem)?.frame(in: container)
    return frame.flatMap { $0.isUsable ? $0.middle : nil }
  }

  /// Returns the edge of the screen at which the item's bar is.
  func edge(in container: UIView) -> TransitionEdge {
    guard let button = self as? UIBarButtonItem else { return .bottom }
    return container.window?.hasToolbar(with: button) == true ? .bottom : .top
  }
}

extension UIView {
  fileprivate func hasToolbar(with item: UIBarButtonItem) -> Bool {
    (self as? UIToolbar)?.items?.contains { $0 === item } == true
      || subviews.contains { $0.hasToolbar(with: item) }
  }
}

// Geometries for mirrored movements.
extension TransitionGeometry {
  /// Returns the geometry mirrored left to right, for a mirrored `Movement`. `isRightToLeft` stays, because a movement
  /// written for either side is to play on the opposite side. Edges (`isEdge`) stay, because a `TransitionEdge` is
  /// mirrored together with the movement.
  func mirrored() -> TransitionGeometry { mirrored { !$0.isEdge } }

  /// Returns the geometry with the other `isRightToLeft`: mirrored, also leading edges. Points are mirrored too,
  /// because a point is usually the place of a touch.
  func inOtherLayout() -> TransitionGeometry {
    var geometry = mirrored { _ in true }
    geometry.isRightToLeft.toggle()
    return geometry
  }

  private func mirrored(_ changes: (TransitionPlace) -> Bool) -> TransitionGeometry {
    var geometry = self
    geometry.front = mirrored(front)
    for (place, spot) in spots where changes(place) {
      geometry.spots[place]?.frame = mirrored(spot.frame)
    }
    geometry.inside = inside.mapValues { $0.map { mirrored($0) } }
    if let lead {
      geometry.lead?.source = mirrored(lead.source)
      geometry.lead?.visible = mirrored(lead.visible)
      geometry.lead?.landing = mirrored(lead.landing)
    }
    return geometry
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    CGRect(x: container.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

/// The direction of a transition.
public enum TransitionDirection: Hashable, Sendable {
  /// The screen arrives: `present(_:using:)` or a push.
  case opening
  /// The screen leaves: `dismiss(using:)` or a pop.
  case closing
}

extension TransitionDirection {
  /// The screen at fraction 0 of a run.
  var leaving: TransitionScreen { self == .opening ? .back : .front }
  /// The screen at fraction 1 of a run.
  var arriving: TransitionScreen { self == .opening ? .front : .back }

  /// Returns the screen that is in place at the end of a run.
  func screen(committed: Bool) -> TransitionScreen { committed ? arriving : leaving }
}

/// One of the two screens of a transition.
public enum TransitionScreen: Hashable, Sendable {
  /// The screen that arrives when opening.
  case front
  /// The screen underneath `front`.
  case back
}
