import UIKit

/// The place that a screen grows from.
public struct TransitionOrigin {
  let place: TransitionPlace

  /// A point in the coordinates of the window.
  public static func point(_ point: CGPoint) -> TransitionOrigin {
    TransitionOrigin(place: .point(point))
  }

  /// The frame of `view` when the transition begins. Held weakly. A view
  /// that is hidden or in another window is reported, and the default used.
  @MainActor public static func view(_ view: UIView) -> TransitionOrigin {
    TransitionOrigin(place: .view(WeakView(view: view)))
  }
}

/// The place that a screen closes to.
public struct TransitionDestination {
  let place: TransitionPlace

  /// The center of an edge of the container.
  public static func edge(_ edge: TransitionEdge) -> TransitionDestination {
    TransitionDestination(place: .edge(edge))
  }

  /// The center of the top edge.
  public static var top: TransitionDestination { .edge(.top) }
  /// The center of the bottom edge.
  public static var bottom: TransitionDestination { .edge(.bottom) }
  /// The center of the leading edge.
  public static var leading: TransitionDestination { .edge(.leading) }
  /// The center of the trailing edge.
  public static var trailing: TransitionDestination { .edge(.trailing) }

  /// A point in the coordinates of the window.
  public static func point(_ point: CGPoint) -> TransitionDestination {
    TransitionDestination(place: .point(point))
  }

  /// The frame of `view` when the transition begins; fall uses its center. Held weakly.
  /// A view that is hidden or in another window is reported, and the default used.
  @MainActor public static func view(_ view: UIView) -> TransitionDestination {
    TransitionDestination(place: .view(WeakView(view: view)))
  }
}

/// The value of an origin or a destination, resolved to a rectangle in each run.
enum TransitionPlace: Equatable {
  case point(CGPoint)
  case edge(TransitionEdge)
  case view(WeakView)

  /// The view, if the place is one that still exists.
  var view: UIView? { if case .view(let weak) = self { weak.view } else { nil } }
}

struct WeakView: Equatable {
  weak var view: UIView?

  static func == (a: WeakView, b: WeakView) -> Bool { a.view === b.view }
}
