import UIKit

/// Where a screen comes from.
public struct TransitionOrigin {
  let place: TransitionPlace

  /// A point in the coordinates of the window.
  public static func point(_ point: CGPoint) -> TransitionOrigin {
    TransitionOrigin(place: .point(point))
  }

  /// The middle of `view`, wherever it is when the transition begins. Held weakly.
  @MainActor public static func view(_ view: UIView) -> TransitionOrigin {
    TransitionOrigin(place: .view(WeakView(view: view)))
  }
}

/// Where a screen goes.
public struct TransitionDestination {
  let place: TransitionPlace

  /// The middle of an edge of the container.
  public static func edge(_ edge: TransitionEdge) -> TransitionDestination {
    TransitionDestination(place: .edge(edge))
  }

  public static var top: TransitionDestination { .edge(.top) }
  public static var bottom: TransitionDestination { .edge(.bottom) }
  public static var leading: TransitionDestination { .edge(.leading) }
  public static var trailing: TransitionDestination { .edge(.trailing) }

  /// A point in the coordinates of the window.
  public static func point(_ point: CGPoint) -> TransitionDestination {
    TransitionDestination(place: .point(point))
  }

  /// The middle of `view`, wherever it is when the transition begins. Held weakly.
  @MainActor public static func view(_ view: UIView) -> TransitionDestination {
    TransitionDestination(place: .view(WeakView(view: view)))
  }
}

/// What an origin or a destination names; looked up anew in every run.
enum TransitionPlace: Equatable {
  case point(CGPoint)
  case edge(TransitionEdge)
  case view(WeakView)
}

struct WeakView: Equatable {
  weak var view: UIView?

  static func == (a: WeakView, b: WeakView) -> Bool { a.view === b.view }
}
