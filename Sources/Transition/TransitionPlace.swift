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
    case asked(AskedView)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A point in the coordinates of the window. It has no size.
  public static func point(_ point: CGPoint) -> TransitionPlace { TransitionPlace(.point(point)) }

  /// The frame of `view`; fall uses its center. Held weakly. A view that is `nil`, hidden, empty
  /// or in another window is not found.
  ///
  /// A cell of a table or a collection may show another item by the time the screen closes: ask for it with
  /// `view(_:)` and a closure.
  public static func view(_ view: UIView?) -> TransitionPlace {
    TransitionPlace(.view(WeakView(view)))
  }

  /// The frame of the view that a closure returns.
  ///
  /// ```swift
  /// present(photo, using: .full(from: .view { [weak self] _ in self?.cell(showing: item) }))
  /// ```
  ///
  /// The closure is called when a run begins, in both directions, and again when the view has moved during the run
  /// or has left its window, because a list was scrolled or reloaded. It is also called when a finger comes down that
  /// may close the screen. A view that is `nil`, hidden, empty or in another window is not found: when the run begins,
  /// that is reported and the transition plays as if no place had been named; later the last frame counts.
  ///
  /// To bring the item into sight first, scroll in `TransitionParticipant.transitionWillBegin(_:)`, or for a shared
  /// element in `TakeAlongScreen.takeAlongWillFly(_:to:)`: both are called before, and both screens are laid out then.
  ///
  /// The transition retains the closure: capture the screen weakly. Two places are equal if they were made by the same
  /// call.
  public static func view(
    _ find: @escaping @MainActor @Sendable (_ request: TransitionRequest) -> UIView?
  ) -> TransitionPlace {
    TransitionPlace(.asked(AskedView(find)))
  }

  static func edge(_ edge: TransitionEdge) -> TransitionPlace {
    TransitionPlace(.edge(edge))
  }

  /// The center of the container's top edge. It has no size.
  public static var top: TransitionPlace { .edge(.top) }
  /// The center of the bottom edge.
  public static var bottom: TransitionPlace { .edge(.bottom) }
  /// The center of the leading edge.
  public static var leading: TransitionPlace { .edge(.leading) }
  /// The center of the trailing edge.
  public static var trailing: TransitionPlace { .edge(.trailing) }

  /// Returns the view of the place: `nil` for a point or an edge, and for a view that has been freed.
  @MainActor
  func view(for request: TransitionRequest?) -> UIView? {
    switch kind {
    case .view(let weak): weak.view
    case .asked(let asked): request.flatMap(asked.find)
    case .point, .edge: nil
    }
  }

  /// True if the app is asked for the view.
  var isAsked: Bool { if case .asked = kind { true } else { false } }

  var isEdge: Bool { if case .edge = kind { true } else { false } }

  /// Feeds the place into a hasher.
  public func hash(into hasher: inout Hasher) {
    switch kind {
    case .point(let point):
      hasher.combine(point.x)
      hasher.combine(point.y)
    case .edge(let edge): hasher.combine(edge)
    case .view(let weak): hasher.combine(weak.identity)
    case .asked(let asked): hasher.combine(ObjectIdentifier(asked))
    }
  }
}

/// A view, by its identity: it stays the same when the view has gone.
struct WeakView: Equatable, Sendable {
  private(set) weak var view: UIView?
  let identity: ObjectIdentifier?

  init(_ view: UIView?) {
    self.view = view
    identity = view.map { ObjectIdentifier($0) }
  }

  // The address of a view that has gone may be another one's.
  static func == (a: WeakView, b: WeakView) -> Bool {
    a.identity == b.identity && a.view === b.view
  }
}

/// The closure of a place, equal by identity.
final class AskedView: Equatable, Sendable {
  let find: @MainActor @Sendable (TransitionRequest) -> UIView?

  init(_ find: @escaping @MainActor @Sendable (TransitionRequest) -> UIView?) { self.find = find }

  static func == (a: AskedView, b: AskedView) -> Bool { a === b }
}
