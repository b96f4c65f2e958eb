import UIKit

/// A place on the screen: a view, a part of a view, an item of a bar, a point, or the middle of an edge.
///
/// The frame of a place is read when a run begins, and read again when its view moves during the run, because a list
/// scrolls for example. A place that cannot be found when the run begins is reported, and the transition plays
/// without the place.
public struct TransitionPlace: Hashable, Sendable {
  enum Kind: Equatable, Sendable {
    case point(CGPoint)
    case edge(TransitionEdge)
    case view(WeakReference<UIView>)
    case item(WeakReference<UIBarItem>)
    case rect(
      WeakReference<UIView>, ClosureBox<@MainActor @Sendable (TransitionRequest) -> CGRect?>)
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
    TransitionPlace(.view(WeakReference(view)))
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

  /// A part of a view that shows several things: content of SwiftUI in a hosting controller's view, the pin of a map, the
  /// bar of a chart.
  ///
  /// ```swift
  /// present(detail, using: .full(from: .rect(in: chart) { [weak chart] _ in chart?.frame(of: day) }))
  /// ```
  ///
  /// The part is hidden while the screen moves, as a whole view would be, unless the view has a mask of its own or
  /// contains a visual effect.
  ///
  /// The closure is called when a run begins, in both directions, and when the view changes its size or place during the
  /// run. The closure is also called when a finger touches the screen and may close the screen. The transition retains
  /// the closure, so capture the screen weakly. Two such places are equal if the same call of `rect(in:_:)` has made
  /// both.
  ///
  /// - Parameters:
  ///   - view: The view, held weakly.
  ///   - find: Returns the part, in points, in the coordinates of `view`. Only what lies inside the view's bounds counts.
  ///     `nil`, a part that is empty or not finite, and one outside of the view are not found, as a hidden view.
  public static func rect(
    in view: UIView?,
    _ find: @escaping @MainActor @Sendable (_ request: TransitionRequest) -> CGRect?
  ) -> TransitionPlace {
    TransitionPlace(.rect(WeakReference(view), ClosureBox(find)))
  }

  /// The middle of an item in a bar, without a size: a button of a navigation bar or a toolbar, or the `tabBarItem` of a
  /// tab. Held weakly. An item in no visible bar is not found.
  ///
  /// ```swift
  /// present(filter, using: .overlay(from: .item(filterButton)))
  /// ```
  ///
  /// Before iOS 17, UIKit does not tell where an item is: the middle of the bar's edge of the screen is taken, and
  /// reported.
  public static func item(_ item: UIBarItem?) -> TransitionPlace {
    TransitionPlace(.item(WeakReference(item)))
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

  /// Returns the view of the place: `nil` for a point, an edge or an item, and for a deallocated view.
  @MainActor
  func view(for request: TransitionRequest?) -> PlaceView? {
    switch kind {
    case .view(let weak): return weak.object.map { PlaceView(view: $0) }
    case .asked(let asked):
      return request.flatMap(asked.closure).map { PlaceView(view: $0) }
    case .rect(let weak, let asked):
      guard let request, let view = weak.object, let part = asked.closure(request) else {
        return nil
      }
      return PlaceView(view: view, part: part)
    case .point, .edge, .item: return nil
    }
  }

  /// True if the app's closure returns the view, or its part.
  var isAsked: Bool {
    switch kind {
    case .asked, .rect: true
    case .view, .item, .point, .edge: false
    }
  }

  /// True if the place is a view or a part of a view, as far as known without asking the app.
  var isView: Bool {
    switch kind {
    case .view, .asked, .rect: true
    case .item, .point, .edge: false
    }
  }

  var isItem: Bool { if case .item = kind { true } else { false } }

  var isEdge: Bool { if case .edge = kind { true } else { false } }

  /// Hashes the point, the edge, or the identity of the view, the item or the closure.
  public func hash(into hasher: inout Hasher) {
    switch kind {
    case .point(let point):
      hasher.combine(point.x)
      hasher.combine(point.y)
    case .edge(let edge): hasher.combine(edge)
    case .view(let weak): hasher.combine(weak.identity)
    case .item(let weak): hasher.combine(weak.identity)
    case .asked(let asked): hasher.combine(asked)
    case .rect(_, let asked): hasher.combine(asked)
    }
  }
}

/// The view of a place, or a part of it.
struct PlaceView {
  private(set) weak var view: UIView?
  /// The part in the view's own coordinates, not yet checked; `nil` for the whole view.
  var part: CGRect?

  init(view: UIView, part: CGRect? = nil) { (self.view, self.part) = (view, part) }
}

/// A weak reference. `identity` stays the same after the object is deallocated.
struct WeakReference<Object: AnyObject & Sendable>: Equatable, Sendable {
  private(set) weak var object: Object?
  let identity: ObjectIdentifier?

  init(_ object: Object?) {
    self.object = object
    identity = object.map { ObjectIdentifier($0) }
  }

  // Compares `object` too, because a new object may have the address of a deallocated one.
  static func == (a: Self, b: Self) -> Bool { a.identity == b.identity && a.object === b.object }
}
