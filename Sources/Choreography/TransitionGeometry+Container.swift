import UIKit

extension TransitionGeometry {
  /// Reads a container as it is now, with the layout direction of `reference`. An origin or
  /// destination that cannot be found is reported and left out.
  ///
  /// - Parameter opens: Whether a run begins at the origin: then that counts where it is seen, pressed down for
  ///   example, and not where it will be at rest.
  @MainActor
  init(
    of container: UIView, fore: CGRect, reference: UIView?, options: ResolvedOptions,
    opens: Bool = false,
    report: (TransitionOptions.Field, TransitionMisuse.Fault) -> Void
  ) {
    self.init(container: container.bounds.size, fore: fore)
    let direction = (reference ?? container).effectiveUserInterfaceLayoutDirection
    isRightToLeft = direction == .rightToLeft
    self.options = options
    func find(_ field: TransitionOptions.Field, _ place: TransitionPlace?) -> CGRect? {
      guard let place else { return nil }
      let spot = place.spot(
        in: container, isRightToLeft: isRightToLeft,
        within: opens && field == .origin ? reference : nil)
      if spot == nil {
        if case .point = place.kind { report(field, .unusable) } else { report(field, .notFound) }
      }
      return spot
    }
    origin = find(.origin, options.origin)
    destination = find(.destination, options.destination)
    if origin != nil { originRadius = options.origin?.cornerRadius(in: container) ?? 0 }
    if destination != nil {
      destinationRadius = options.destination?.cornerRadius(in: container) ?? 0
    }
    originShadow = origin == nil ? 0 : options.origin?.shadow ?? 0
    destinationShadow = destination == nil ? 0 : options.destination?.shadow ?? 0
    displayCornerRadius = options.displayCornerRadius ?? container.displayCornerRadius
  }
}

extension TransitionGeometry {
  /// Finds the places that a transition asks for. One that cannot be found is reported, and left out.
  @MainActor
  mutating func find(
    _ places: [TransitionPlace], in container: UIView, report: (TransitionMisuse) -> Void
  ) {
    for place in Set(places) {
      guard let frame = place.spot(in: container, isRightToLeft: isRightToLeft) else {
        // Those of the options have been reported under their names.
        if place != options.origin, place != options.destination { report(.placeNotFound) }
        continue
      }
      spots[place] = Spot(
        frame: frame, radius: place.cornerRadius(in: container), shadow: place.shadow)
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
  /// The corner radius of a view, in the container's points.
  @MainActor
  func cornerRadius(in container: UIView) -> CGFloat {
    guard let view, view.bounds.width > 0 else { return 0 }
    let scale = container.convert(view.bounds, from: view).width / view.bounds.width
    let radius = max(view.layer.cornerRadius, view.ground?.layer.cornerRadius ?? 0)
    return min(radius, min(view.bounds.width, view.bounds.height) / 2) * scale
  }

  /// The opacity of a view's shadow, as far as a screen's own is as strong.
  @MainActor
  var shadow: CGFloat {
    guard let layer = view?.layer, !layer.masksToBounds else { return 0 }
    return min(CGFloat(layer.shadowOpacity), 0.24)
  }

  /// The place in the container's coordinates; points and centers of edges have no size.
  ///
  /// - Parameter screen: The view of the screen in which a view counts where it is seen at the moment.
  @MainActor
  func spot(in container: UIView, isRightToLeft: Bool, within screen: UIView? = nil)
    -> CGRect?
  {
    let bounds = container.bounds
    switch kind {
    case .point(let point):
      guard point.isUsable else { return nil }
      return CGRect(origin: container.convert(point, from: nil), size: .zero)
    case .edge(let edge):
      let way = edge.outward(isRightToLeft: isRightToLeft)
      return CGRect(
        x: bounds.midX + way.dx * bounds.width / 2, y: bounds.midY + way.dy * bounds.height / 2,
        width: 0, height: 0)
    case .view(let weak):
      guard let view = weak.view, view.window != nil, view.window === container.window,
        !view.isHidden, view.bounds.isUsable
      else { return nil }
      return view.seenBounds(in: container, within: screen)
    }
  }
}
