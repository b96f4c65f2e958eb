import UIKit

/// A place on the screen: a view, a point, or the middle of an edge.
///
/// A transition asks for its frame when a run begins, and follows a view that moves during the run, because a list
/// scrolls for example. A place that cannot be found when the run begins is reported, and the transition goes on
/// without it.
public struct TransitionPlace: Hashable, Sendable {
  enum Kind: Equatable, Sendable {
    case point(CGPoint)
    case edge(TransitionEdge)
    case view(WeakView)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A point in the coordinates of the window. It has no size.
  public static func point(_ point: CGPoint) -> TransitionPlace { TransitionPlace(.point(point)) }

  /// The frame of `view`; fall uses its center. Held weakly. A view that is hidden, empty
  /// or in another window is not found.
  public static func view(_ view: UIView) -> TransitionPlace {
    TransitionPlace(.view(WeakView(view)))
  }

  /// The center of an edge of the container. It has no size.
  public static func edge(_ edge: TransitionEdge) -> TransitionPlace {
    TransitionPlace(.edge(edge))
  }

  /// The center of the top edge.
  public static var top: TransitionPlace { .edge(.top) }
  /// The center of the bottom edge.
  public static var bottom: TransitionPlace { .edge(.bottom) }
  /// The center of the leading edge.
  public static var leading: TransitionPlace { .edge(.leading) }
  /// The center of the trailing edge.
  public static var trailing: TransitionPlace { .edge(.trailing) }

  /// The view, if the place is one that still exists.
  var view: UIView? { if case .view(let weak) = kind { weak.view } else { nil } }

  var isEdge: Bool { if case .edge = kind { true } else { false } }

  /// Feeds the place into a hasher.
  public func hash(into hasher: inout Hasher) {
    switch kind {
    case .point(let point):
      hasher.combine(point.x)
      hasher.combine(point.y)
    case .edge(let edge): hasher.combine(edge)
    case .view(let weak): hasher.combine(weak.identity)
    }
  }
}

/// A view, by its identity: it stays the same when the view has gone.
struct WeakView: Equatable, Sendable {
  private(set) weak var view: UIView?
  let identity: ObjectIdentifier

  init(_ view: UIView) {
    self.view = view
    identity = ObjectIdentifier(view)
  }

  // The address of a view that has gone may be another one's.
  static func == (a: WeakView, b: WeakView) -> Bool {
    a.identity == b.identity && a.view === b.view
  }
}
