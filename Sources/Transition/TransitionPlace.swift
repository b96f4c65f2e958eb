import UIKit

/// A place on the screen: a view, a point, or the middle of an edge.
///
/// The frame of a place is read when a run begins, and read again when its view moves during the run, because a list
/// scrolls for example. A place that cannot be found when the run begins is reported, and the transition plays
/// without the place.
public struct TransitionPlace: Hashable, Sendable {
  enum Kind: Equatable, Sendable {
    case point(CGPoint)
    case edge(TransitionEdge)
    case view(WeakView)
    case asked(ClosureBox<@MainActor @Sendable (TransitionRequest) -> UIView?>)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A point in the coordinates of the window, without a size.
  public static func point(_ point: CGPoint) -> TransitionPlace { TransitionPlace(.point(point)) }

  /// The frame of `view`; `fall` uses the center. Held weakly. A view that is `nil`, hidden, empty or in another window
  /// is not found.
  ///
  /// A cell of a table or a collection may show another item when the screen closes. Pass a closure to `view(_:)` for
  /// such a cell.
  public static func view(_ view: UIView?) -> TransitionPlace {
    TransitionPlace(.view(WeakView(view)))
  }

  /// The frame of the view returned by a closure.
  ///
  /// ```swift
  /// present(photo, using: .full(from: .view { [weak self] _ in self?.cell(showing: item) }))
  /// ```
  ///
  /// The closure is called when a run begins, in both directions, and again when the view has moved during the run or
  /// has left its window, because a list was scrolled or reloaded. The closure is also called when a finger touches the
  /// screen and may close the screen.
  ///
  /// A view that is `nil`, hidden, empty or in another window is not found. If this happens when the run begins, a
  /// `TransitionIssue` is reported and the transition plays as if no place had been named; later in the run, the
  /// last frame counts.
  ///
  /// To make the item visible first, scroll in `TransitionParticipant.transitionWillBegin(_:)`, or for a shared element
  /// in `TakeAlongScreen.takeAlongWillFly(_:opposite:)`. Both are called before the closure, with a layout of both
  /// screens in between.
  ///
  /// The transition retains the closure, so capture the screen weakly. Two places with closures are equal if the same
  /// call of `view(_:)` has made both.
  public static func view(
    _ find: @escaping @MainActor @Sendable (_ request: TransitionRequest) -> UIView?
  ) -> TransitionPlace {
    TransitionPlace(.asked(ClosureBox(find)))
  }

  static func edge(_ edge: TransitionEdge) -> TransitionPlace { TransitionPlace(.edge(edge)) }

  /// The center of the container's top edge, without a size.
  public static var top: TransitionPlace { .edge(.top) }
  /// The center of the container's bottom edge, without a size.
  public static var bottom: TransitionPlace { .edge(.bottom) }
  /// The center of the container's leading edge, without a size.
  public static var leading: TransitionPlace { .edge(.leading) }
  /// The center of the container's trailing edge, without a size.
  public static var trailing: TransitionPlace { .edge(.trailing) }

  /// Returns the view of the place: `nil` for a point or an edge, and for a deallocated view.
  @MainActor
  func view(for request: TransitionRequest?) -> UIView? {
    switch kind {
    case .view(let weak): weak.view
    case .asked(let asked): request.flatMap(asked.closure)
    case .point, .edge: nil
    }
  }

  /// True if the app's closure returns the view.
  var isAsked: Bool { if case .asked = kind { true } else { false } }

  var isEdge: Bool { if case .edge = kind { true } else { false } }

  /// Hashes the point, the edge, or the identity of the view or closure.
  public func hash(into hasher: inout Hasher) {
    switch kind {
    case .point(let point):
      hasher.combine(point.x)
      hasher.combine(point.y)
    case .edge(let edge): hasher.combine(edge)
    case .view(let weak): hasher.combine(weak.identity)
    case .asked(let asked): hasher.combine(asked)
    }
  }
}

/// A weak reference to a view. `identity` stays the same after the view is deallocated.
struct WeakView: Equatable, Sendable {
  private(set) weak var view: UIView?
  let identity: ObjectIdentifier?

  init(_ view: UIView?) {
    self.view = view
    identity = view.map { ObjectIdentifier($0) }
  }

  // Compares `view` too, because a new view may have the address of a deallocated view.
  static func == (a: WeakView, b: WeakView) -> Bool {
    a.identity == b.identity && a.view === b.view
  }
}
