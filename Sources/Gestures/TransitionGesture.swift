import UIKit

/// A gesture that closes a screen: dismisses it, pops it, or brings the former child back; between tabs it leads to
/// either side. The transition defines the movement; the gesture drives it. Where a gesture is asked for, `nil` is
/// none.
///
/// All but `swipe` are interactive: the screen tracks the finger, can be caught again while it opens or closes, and
/// is released with the finger's velocity.
public struct TransitionGesture: Hashable, Sendable {
  indirect enum Kind: Hashable, Sendable {
    case automatic
    case pinch
    case edge(EdgeGesture.Edge)
    case pull(isVertical: Bool)
    case panToEdge
    case swipe(TransitionEdge)
    case custom(CustomGesture)
    case either(TransitionGesture, TransitionGesture)
  }

  let kind: Kind

  /// The gesture that fits the closing of the transition, with one finger in the direction in which the screen leaves:
  /// `pullUpDown` for a screen that leaves up or down, or fades; `leadingEdge` or `trailingEdge`, the one from which
  /// the drag goes with the screen, for one that leaves sideways; `panToEdge` for one that goes back to a view or a
  /// point; `pinch` and `leadingEdge` for one that only turns, or is scaled, in its place. In a navigation stack it is
  /// `leadingEdge`. There is none between tabs and children, and none with `.system`.
  ///
  /// A change of the transition changes it, too.
  public static let automatic = TransitionGesture(kind: .automatic)

  /// A pinch of two fingers anywhere on the screen. The screen is dismissed if they have closed by
  /// more than half. With `full`, `overlay` and `scale` it lies between the fingers, as large as they
  /// leave it, and moves with them. Over a scroll view that zooms, the screen is dismissed only while the content is
  /// as small as it goes; otherwise the pinch zooms.
  public static let pinch = TransitionGesture(kind: .pinch)

  /// A drag inwards from the leading edge of the container: the left one in a left-to-right layout. The screen is
  /// dismissed if the drag, projected with its velocity, ends beyond the middle. `full`, `overlay` and `scale` shrink
  /// while they follow the finger.
  public static let leadingEdge = TransitionGesture(kind: .edge(.leading))
  /// A drag inwards from the trailing edge; see `leadingEdge`.
  public static let trailingEdge = TransitionGesture(kind: .edge(.trailing))
  /// A drag inwards from the left edge; see `leadingEdge`.
  public static let leftEdge = TransitionGesture(kind: .edge(.left))
  /// A drag inwards from the right edge; see `leadingEdge`.
  public static let rightEdge = TransitionGesture(kind: .edge(.right))

  /// A drag up or down anywhere in the screen, or in
  /// `TransitionController.startRect`. If the preset moves along that axis, only its own direction
  /// counts, and the screen stays under the finger; a card that returns into a view may be dragged
  /// either way. `full`, `overlay` and `scale` shrink, and once the drag has begun they follow it in
  /// every direction; only a `full` screen without a place to return to sinks straight, as a sheet does.
  /// The screen is dismissed if the drag, projected with its velocity, exceeds 14 % of the
  /// container's height: 120 of 844 points.
  ///
  /// A pull in a scroll view scrolls first; the screen follows once the content is at its edge, unless
  /// `TransitionController.scrollHandOff` says otherwise. With a refresh control, a pull down in it
  /// refreshes instead, and content that is zoomed in is moved about. What is dragged inside the screen keeps its
  /// drag: the actions of a row, pages, a pan of the app's own. Two fingers on a trackpad pull as well.
  public static let pullUpDown = TransitionGesture(kind: .pull(isVertical: true))
  /// A drag left or right, of which 14 % of the container's width dismiss; otherwise as `pullUpDown`.
  public static let pullLeftRight = TransitionGesture(kind: .pull(isVertical: false))

  /// A drag towards the place that it closes to (the bottom if there is none), or in any direction
  /// if the place is a view. The screen stays under the finger in every direction, and springs
  /// back in both dimensions if it is not dismissed; `full`, `overlay` and `scale` shrink meanwhile.
  /// Presets without a place to close to (slide, fold, hang and spin) treat it as a pull along their own path.
  public static let panToEdge = TransitionGesture(kind: .panToEdge)

  /// A swipe towards an edge. It starts the dismissal and does not drive it. Over content that
  /// scrolls that way it counts if the content was at its edge when the finger came down.
  public static func swipe(_ edge: TransitionEdge) -> TransitionGesture {
    TransitionGesture(kind: .swipe(edge))
  }

  /// A recognizer of the app's own. It stays on the view to which the app has attached it; one
  /// without a view is attached to the container. Two such gestures are equal if their recognizer is the same.
  ///
  /// - Parameters:
  ///   - progress: Returns how far the dismissal is, 0…1. It is called at every change, and counts
  ///     from its first value in the gesture. It gets the screen as an argument, so that it need not capture it.
  ///   - shouldFinish: Returns, when the fingers are lifted, whether the screen is dismissed.
  public static func custom(
    _ recognizer: UIGestureRecognizer,
    progress: @escaping @MainActor (UIGestureRecognizer, UIViewController) -> CGFloat,
    shouldFinish: @escaping @MainActor (UIGestureRecognizer, UIViewController) -> Bool
  ) -> TransitionGesture {
    TransitionGesture(
      kind: .custom(
        CustomGesture(recognizer: recognizer, tellProgress: progress, decide: shouldFinish)))
  }
}

extension TransitionGesture {
  /// The definitions of the recognizers: two for an automatic gesture of which either one closes the screen.
  var definitions: [any GestureDefinition] {
    switch kind {
    case .automatic: []
    case .pinch: [PinchGesture()]
    case .edge(let edge): [EdgeGesture(edge)]
    case .pull(let isVertical): [PullGesture(isVertical: isVertical)]
    case .panToEdge: [PanToEdgeGesture()]
    case .swipe(let edge): [SwipeGesture(to: edge)]
    case .custom(let gesture): [gesture]
    case .either(let first, let second): first.definitions + second.definitions
    }
  }
}

extension Movement {
  /// The gesture that fits this closing where the screen is presented. The choreography is made for a phone in a
  /// left-to-right layout, where the left edge is the leading one.
  var automaticGesture: TransitionGesture? {
    if isSystem { return nil }
    let size = CGSize(width: 390, height: 844)
    let geometry = sample(of: size, knowsViews: true)
    let closing = choreography(.closing, on: geometry)
    if closing.hasPlace { return .panToEdge }
    if let way = closing.wayOut(on: geometry) {
      return abs(way.dy) > abs(way.dx) ? .pullUpDown : way.dx > 0 ? .leadingEdge : .trailingEdge
    }
    if movesFreely || !animations.isEmpty || isMotionless(.closing) { return .pullUpDown }
    return TransitionGesture(kind: .either(.pinch, .leadingEdge))
  }
}

extension Choreography {
  /// The way of a closing screen across the container, as it is seen; of the screen that comes back, where the other
  /// stays. `nil` where both stay in their places.
  fileprivate func wayOut(on geometry: TransitionGeometry) -> CGVector? {
    func way(_ role: Role, _ fraction: CGFloat, _ frame: CGRect) -> CGVector? {
      guard let part = parts.first(where: { $0.role == role }) else { return nil }
      let pose = part.pose(at: fraction, overshoot: overshoot)
      let corners = ProjectedCorners(
        pose.transform(anchor: part.anchor, size: frame.size), size: frame.size)
      let way = corners.middle
      let isFar =
        abs(way.dx) > 0.2 * geometry.container.width
        || abs(way.dy) > 0.2 * geometry.container.height
      return isFar ? way : nil
    }
    return way(.front, 1, geometry.front) ?? way(.back, 0, geometry.whole)?.scaled(by: -1)
  }
}

/// Everything that the library needs to know about a gesture. Each gesture has a file of its own.
protocol GestureDefinition {
  /// The kind of movement that is measured.
  var kind: DragSession.Kind { get }
  /// True if the screen tracks the fingers.
  var isInteractive: Bool { get }
  /// True if the gesture must begin inside `TransitionController.startRect`.
  var beginsInStartRect: Bool { get }
  /// True if the recognizer is the app's. It then stays where the app attached it.
  var usesAppRecognizer: Bool { get }

  /// Returns a new recognizer, or the app's own.
  @MainActor func makeRecognizer() -> UIGestureRecognizer

  /// Sets the edge or the direction of a recognizer before it is attached.
  @MainActor func configure(_ recognizer: UIGestureRecognizer?, isRightToLeft: Bool)

  /// Returns the direction in which a finger closes the screen, as a unit vector.
  ///
  /// - Parameter movement: The finger's movement, which decides if the choreography does not.
  func axis(
    of choreography: Choreography, on geometry: TransitionGeometry, opens: Bool, movement: CGVector
  ) -> CGVector

  /// Returns the axis along which a scroll view under the finger scrolls first, if one does.
  @MainActor func scrollAxis(on presentation: any DismissiblePresentation) -> CGVector?

  /// Returns whether the recognizer may begin with this movement.
  ///
  /// - Parameters:
  ///   - isAtRest: `true` if no run is in progress.
  ///   - closing: Returns the direction in which a finger closes the screen; `nil` during a run or
  ///     if a scroll view scrolls first.
  @MainActor func mayBegin(
    _ recognizer: UIGestureRecognizer, movement: CGVector, isAtRest: Bool,
    closing: () -> CGVector?
  ) -> Bool

  /// Returns the app's own progress, 0…1, if the gesture has one.
  @MainActor func progress(
    of recognizer: UIGestureRecognizer, on screen: UIViewController?
  ) -> CGFloat?

  /// Returns the app's own decision, `true` to close the screen, if the gesture has one.
  @MainActor func shouldFinish(on screen: UIViewController?) -> Bool?
}

extension GestureDefinition {
  var isInteractive: Bool { true }
  var beginsInStartRect: Bool { false }
  var usesAppRecognizer: Bool { false }

  func configure(_ recognizer: UIGestureRecognizer?, isRightToLeft: Bool) {}

  func axis(
    of choreography: Choreography, on geometry: TransitionGeometry, opens: Bool, movement: CGVector
  ) -> CGVector { CGVector(dx: 0, dy: 1) }

  func scrollAxis(on presentation: any DismissiblePresentation) -> CGVector? { nil }

  func mayBegin(
    _ recognizer: UIGestureRecognizer, movement: CGVector, isAtRest: Bool,
    closing: () -> CGVector?
  ) -> Bool { true }

  func progress(of recognizer: UIGestureRecognizer, on screen: UIViewController?) -> CGFloat? {
    nil
  }

  func shouldFinish(on screen: UIViewController?) -> Bool? { nil }

  /// Returns whether a screen that is released now closes. The app is not asked about a screen that
  /// the gesture opens.
  @MainActor func closes(
    _ screen: UIViewController?, _ session: DragSession, _ sample: GestureSample
  ) -> Bool {
    let decision = session.isOpener ? nil : shouldFinish(on: screen)
    return decision ?? session.closes(sample)
  }
}

/// No gesture: no recognizer is made for it, and no run can be caught.
struct NoGesture: GestureDefinition {
  let kind = DragSession.Kind.pinch
  let isInteractive = false

  func makeRecognizer() -> UIGestureRecognizer { UIGestureRecognizer() }
}
