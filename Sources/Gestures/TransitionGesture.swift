import UIKit

/// A gesture that closes a screen: dismisses it, pops it, or brings the former child back; between tabs it leads to
/// either side. The transition defines the movement; the gesture drives it. Where a gesture is asked for, `nil` is
/// none.
///
/// ```swift
/// present(photo, using: .full, gesture: .pinch)
/// ```
///
/// An array literal gives a screen several gestures, each with fingers of its own:
///
/// ```swift
/// present(photo, using: .full, gesture: [.panToEdge, .pinch, .leadingEdge])
/// ```
///
/// The one that begins first moves the screen; a second finger turns a drag into a pinch, and the finger that stays goes
/// on as a drag. Of two that would begin with the same movement, such as `panToEdge` and `pullUpDown`, the first one
/// counts. An empty array is the same as `nil`.
///
/// All but `swipe` are interactive: the screen tracks the finger, can be caught again while it opens or closes, and
/// is released with the finger's velocity.
public struct TransitionGesture: Hashable, Sendable, ExpressibleByArrayLiteral {
  enum Kind: Hashable, Sendable {
    case automatic
    case pinch
    /// With `isFixed`, the left edge for `.leading` in every layout, and the right edge for `.trailing`.
    case edge(TransitionEdge, isFixed: Bool = false)
    case pull(isVertical: Bool)
    case panToEdge
    case contentSwipe
    case swipe(TransitionEdge)
    case custom(CustomGesture)
    case several([TransitionGesture])
  }

  let kind: Kind

  init(kind: Kind) { self.kind = kind }

  /// Several gestures of one screen. Of two that begin alike, the first one counts, and a `TransitionIssue` is reported.
  public init(arrayLiteral gestures: TransitionGesture...) {
    kind = gestures.count == 1 ? gestures[0].kind : .several(gestures)
  }

  /// The gestures that fit the closing of the transition, in the direction in which the screen leaves: `pullUpDown` for
  /// a screen that leaves up or down, or fades; `leadingEdge` or `trailingEdge`, the one from which the drag goes with
  /// the screen, for one that leaves sideways; `pullLeftRight` for a card at an edge that does; `panToEdge`, `pinch`
  /// and `leadingEdge`, as with the system's zoom, for a screen of `full`, `overlay` or `scale` that goes back to a
  /// view or a point, named by `from` or, with `full` and `overlay`, by `closing(into:)`, or to a shared element that it
  /// has followed as it opened; `leadingEdge` for one that only turns in its place, with `pinch` for one that shrinks
  /// there.
  ///
  /// In a navigation stack, a screen that goes back to a place or an element has the same three; any other has
  /// `leadingEdge` and, on iOS 26 and later, `contentSwipe`. They begin only where the system's swipe back would. There is
  /// none between tabs and children, and none with `.system`.
  ///
  /// A change of the transition changes it, too.
  public static let automatic = TransitionGesture(kind: .automatic)

  /// The gestures of the system's zoom, for a screen that goes back to a view or a point.
  static let toPlace: TransitionGesture = [.panToEdge, .pinch, .leadingEdge]

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
  public static let leftEdge = TransitionGesture(kind: .edge(.leading, isFixed: true))
  /// A drag inwards from the right edge; see `leadingEdge`.
  public static let rightEdge = TransitionGesture(kind: .edge(.trailing, isFixed: true))

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

  /// A drag in any direction, if the screen closes into a place or an element, and else downward. The screen stays under
  /// the finger in every direction, and springs back in both dimensions if it is not dismissed; `full`, `overlay` and
  /// `scale` shrink meanwhile.
  /// Presets without a place to close to (slide, fold, hang and spin) treat it as a pull along their own path.
  public static let panToEdge = TransitionGesture(kind: .panToEdge)

  /// A drag toward the trailing side anywhere in the screen, or in `TransitionController.startRect`, as the swipe back of
  /// iOS 26 in the content; on every version. The screen is dismissed as by `leadingEdge`.
  ///
  /// It leaves to the content what the content wants: content that scrolls sideways, and was not at its leading edge when
  /// the finger came down; rows with actions at their leading side, pages, maps, and controls that follow the finger.
  public static let contentSwipe = TransitionGesture(kind: .contentSwipe)

  /// A swipe towards an edge. It starts the dismissal and does not drive it. Over content that
  /// scrolls that way it counts if the content was at its edge when the finger came down.
  public static func swipe(_ edge: TransitionEdge) -> TransitionGesture {
    TransitionGesture(kind: .swipe(edge))
  }

  /// A recognizer of the app's own. It stays on the view to which the app has attached it; one
  /// without a view is attached to the container. Two such gestures are equal if their recognizer is the same.
  ///
  /// - Parameters:
  ///   - recognizer: The recognizer of the app.
  ///   - progress: Returns how far the dismissal is, 0…1. It is called at every change, and counts
  ///     from its first value in the gesture. It gets the recognizer and the screen as arguments, so that it need not
  ///     capture them.
  ///   - shouldFinish: Returns, when the fingers are lifted, whether the screen is dismissed.
  public static func custom<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    progress: @escaping @MainActor (Recognizer, UIViewController) -> CGFloat,
    shouldFinish: @escaping @MainActor (Recognizer, UIViewController) -> Bool
  ) -> TransitionGesture {
    TransitionGesture(
      kind: .custom(
        CustomGesture(
          recognizer: recognizer, progress: { progress(recognizer, $0) },
          shouldFinish: { shouldFinish(recognizer, $0) })))
  }
}

/// A gesture of the app's. See `TransitionGesture.custom`.
struct CustomGesture: Hashable, Sendable {
  let recognizer: UIGestureRecognizer
  let progress: @MainActor @Sendable (UIViewController) -> CGFloat
  let shouldFinish: @MainActor @Sendable (UIViewController) -> Bool

  static func == (a: CustomGesture, b: CustomGesture) -> Bool { a.recognizer === b.recognizer }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(recognizer)) }
}

// The recognizer of a gesture, and the direction in which its fingers close a screen.
extension TransitionGesture {
  /// The gestures of an array, of which each may be an array again. `.automatic` is `automatic`.
  func flattened(automatic: TransitionGesture?) -> [TransitionGesture] {
    switch kind {
    case .automatic: automatic?.parts ?? []
    case .several(let gestures): gestures.flatMap { $0.flattened(automatic: automatic) }
    default: [self]
    }
  }

  /// The gestures with a recognizer of their own; none for `.automatic`.
  var parts: [TransitionGesture] { flattened(automatic: nil) }

  /// Returns the gestures without those that would begin as an earlier one does; `nil` if there are none.
  func distinct(automatic: TransitionGesture?) -> TransitionGesture? {
    var distinct: [TransitionGesture] = []
    for gesture in flattened(automatic: automatic)
    where !distinct.contains(where: { $0.beginsLike(gesture) }) { distinct.append(gesture) }
    return distinct.count > 1 ? TransitionGesture(kind: .several(distinct)) : distinct.first
  }

  /// True if both want the same fingers.
  private func beginsLike(_ other: TransitionGesture) -> Bool {
    if kind == other.kind { return true }
    // Swipes to two edges differ in their direction.
    if !isInteractive, !other.isInteractive { return false }
    guard let axes = draggedAxes, let others = other.draggedAxes else { return false }
    return !axes.isDisjoint(with: others)
  }

  /// The axes of one finger in the content; `nil` for two fingers, edges and the app's own.
  private var draggedAxes: Set<Axis>? {
    switch kind {
    case .pull(let isVertical): [isVertical ? .vertical : .horizontal]
    case .contentSwipe: [.horizontal]
    case .panToEdge: [.vertical, .horizontal]
    case .swipe(let edge): [edge == .top || edge == .bottom ? .vertical : .horizontal]
    default: nil
    }
  }

  private enum Axis { case vertical, horizontal }

  /// True for `.automatic`, also in an array.
  var isAutomatic: Bool {
    switch kind {
    case .automatic: true
    case .several(let gestures): gestures.contains(where: \.isAutomatic)
    default: false
    }
  }

  var dragKind: DragKind {
    switch kind {
    case .edge, .contentSwipe: .edge
    case .pull: .pull
    case .panToEdge: .pan
    // `GestureSampler` reads an app's own progress as a pinch. A swipe drives nothing.
    case .pinch, .swipe, .custom, .automatic, .several: .pinch
    }
  }

  /// True if the screen tracks the fingers.
  var isInteractive: Bool {
    switch kind {
    case .automatic, .swipe: false
    default: true
    }
  }

  /// True if the gesture must begin inside `TransitionController.startRect`.
  var beginsInStartRect: Bool {
    switch kind {
    case .pull, .panToEdge, .contentSwipe, .swipe: true
    default: false
    }
  }

  /// True for a finger that must come down at an edge of the display.
  var beginsAtEdge: Bool { if case .edge = kind { true } else { false } }

  /// True if a number drives the run: an app's own progress, or `InteractiveDismissal.update(_:)`.
  var isProgress: Bool { custom != nil || kind == .automatic }

  var custom: CustomGesture? { if case .custom(let custom) = kind { custom } else { nil } }

  /// Returns a new recognizer, or the app's own.
  @MainActor func makeRecognizer() -> UIGestureRecognizer {
    switch kind {
    case .edge: return UIScreenEdgePanGestureRecognizer()
    case .swipe: return UISwipeGestureRecognizer()
    case .custom(let custom): return custom.recognizer
    case .pull, .panToEdge, .contentSwipe:
      let pan = UIPanGestureRecognizer()
      // `.continuous`: a trackpad pulls, too, but the notches of a mouse wheel have no end that could release a screen.
      pan.allowedScrollTypesMask = .continuous
      return pan
    default: return UIPinchGestureRecognizer()
    }
  }

  /// Sets `edges` or `direction` of a recognizer, which depend on the layout.
  @MainActor func configure(_ recognizer: UIGestureRecognizer?, isRightToLeft: Bool) {
    let way = outward(isRightToLeft: isRightToLeft)
    if let pan = recognizer as? UIScreenEdgePanGestureRecognizer, case .edge = kind {
      pan.edges = way.dx < 0 ? .left : .right
    }
    if let swipe = recognizer as? UISwipeGestureRecognizer, case .swipe = kind {
      swipe.direction = way.dx == 0 ? (way.dy < 0 ? .up : .down) : (way.dx < 0 ? .left : .right)
    }
  }

  /// Returns the unit vector that points out of the container over the edge of an edge gesture or a swipe; for a content
  /// swipe, over the leading edge.
  func outward(isRightToLeft: Bool) -> CGVector {
    switch kind {
    case .edge(let edge, let isFixed): edge.outward(isRightToLeft: isRightToLeft && !isFixed)
    case .contentSwipe: TransitionEdge.leading.outward(isRightToLeft: isRightToLeft)
    case .swipe(let edge): edge.outward(isRightToLeft: isRightToLeft)
    default: .zero
    }
  }

  /// Returns the direction in which a finger closes the screen, as a unit vector.
  ///
  /// - Parameter heading: The direction of the finger, which decides if the choreography does not.
  func axis(
    of choreography: Choreography, on geometry: TransitionGeometry, opens: Bool, heading: CGVector
  ) -> CGVector {
    switch kind {
    case .edge, .contentSwipe:
      return outward(isRightToLeft: geometry.isRightToLeft).scaled(by: -1)
    case .pull(let isVertical):
      let ahead = isVertical ? CGVector(dx: 0, dy: 1) : CGVector(dx: geometry.side, dy: 0)
      let back = ahead.scaled(by: -1)
      // With `hasPlace` the screen is carried, in both directions.
      for axis in choreography.hasPlace ? [] : [ahead, back] {
        let mapping = DragMapping(choreography, on: geometry, along: axis, opens: opens)
        if mapping.isCoupled { return axis }
      }
      return heading.along(ahead) < 0 ? back : ahead
    case .panToEdge:
      // With `hasPlace` the screen is carried, in all directions.
      return choreography.hasPlace
        ? heading.straightened(at: 2) : choreography.exitDirection(on: geometry, opens: opens)
    default: return CGVector(dx: 0, dy: 1)
    }
  }

  /// Returns whether a screen that is released at this sample closes. `shouldFinish` decides after a custom gesture,
  /// but not with `isOpener`.
  @MainActor func closes(
    _ screen: UIViewController?, _ drag: any Drag, _ sample: GestureSample
  ) -> Bool {
    guard let custom, let screen, !drag.isOpener else { return drag.closes(sample) }
    return custom.shouldFinish(screen)
  }
}

extension CGVector {
  /// Returns a unit vector in the direction of this heading, horizontal or vertical; down for zero.
  ///
  /// - Parameter ratio: The ratio of width to height from which on the heading counts as horizontal.
  fileprivate func straightened(at ratio: CGFloat = 1) -> CGVector {
    abs(dx) > ratio * abs(dy)
      ? CGVector(dx: dx < 0 ? -1 : 1, dy: 0) : CGVector(dx: 0, dy: dy < 0 ? -1 : 1)
  }

  /// The opposite of this heading, horizontal or vertical: the axis that closes a screen opened with this heading.
  var closingAxis: CGVector { scaled(by: -1).straightened() }
}

extension Choreography {
  /// Returns the direction in which the front screen leaves; for a screen that stays, the direction of
  /// `geometry.to`, or down.
  fileprivate func exitDirection(on geometry: TransitionGeometry, opens: Bool) -> CGVector {
    let (pose, middle) = (pose(of: .front, at: opens ? 0 : 1), CGVector(geometry.front.middle))
    let toDestination = geometry.to.map { CGVector($0.frame.middle) - middle } ?? .zero
    // A way shorter than a touch target, 44 points, has no direction to follow.
    let ways = [CGVector(dx: pose.x, dy: pose.y), toDestination].filter { $0.length >= 44 }
    return ways.first.map { $0.scaled(by: 1 / $0.length) } ?? CGVector(dx: 0, dy: 1)
  }

  /// The way of the front screen across the container, as seen; if the front screen stays, the way of the back screen.
  /// `nil` if both stay.
  fileprivate func wayOut(on geometry: TransitionGeometry) -> CGVector? {
    func way(_ role: Role, at fraction: CGFloat) -> CGVector? {
      guard let part = part(role) else { return nil }
      let pose = part.pose(at: fraction, overshoot: overshoot)
      let way = part.corners(pose, on: geometry).middle
      let container = geometry.container
      let isFar = abs(way.dx) > 0.2 * container.width || abs(way.dy) > 0.2 * container.height
      return isFar ? way : nil
    }
    return way(.front, at: 1) ?? way(.back, at: 0)?.scaled(by: -1)
  }
}

extension Choreography {
  /// Returns whether a finger with this heading goes the way in which the screen leaves, and not across.
  func leaves(along heading: CGVector, on geometry: TransitionGeometry) -> Bool {
    guard let way = wayOut(on: geometry) else { return false }
    return heading.along(way.scaled(by: 1 / way.length)) > heading.length / 4
  }
}

extension Movement {
  /// True for a closing that goes back to a view or a point. The view may be measured in a run only: at rest a full
  /// screen's presenter is in no window.
  ///
  /// - Parameter hasElement: True if there is a shared element that the screen may follow.
  func goesToPlace(hasElement: Bool) -> Bool {
    !isSystem && choreography(.closing, on: sample(hasElement: hasElement)).hasPlace
  }

  /// Returns the gesture that fits this closing of a presented screen. The choreography is made for a phone in a
  /// left-to-right layout, whose leading edge is the left edge.
  ///
  /// - Parameter hasElement: True if there is a shared element that the screen may follow.
  func automaticGesture(hasElement: Bool) -> TransitionGesture? {
    if isSystem { return nil }
    let geometry = sample(hasElement: hasElement)
    let closing = choreography(.closing, on: geometry)
    if closing.hasPlace { return .toPlace }
    if let way = closing.wayOut(on: geometry) {
      if abs(way.dy) > abs(way.dx) { return .pullUpDown }
      // A card at an edge, such as a menu, may be far from the other edge, and is pulled by its content.
      if card?.edge != nil { return .pullLeftRight }
      return way.dx > 0 ? .leadingEdge : .trailingEdge
    }
    let isStill = isChecked && closing.isStill
    if movesFreely || !animations.isEmpty || isStill { return .pullUpDown }
    // Two fingers make a screen smaller, but do not turn it.
    let shrinks = carrying(on: geometry) != nil || !places.isEmpty
    return shrinks ? [.pinch, .leadingEdge] : .leadingEdge
  }

  private func sample(hasElement: Bool) -> TransitionGeometry {
    var geometry = sample(of: CGSize(width: 390, height: 844), knowsViews: true)
    guard hasElement else { return geometry }
    let source = CGRect(x: 40, y: 300, width: 120, height: 120)
    geometry.lead = Lead(
      source: source, visible: source, radius: 0,
      landing: CGRect(x: 0, y: 0, width: 390, height: 390), in: geometry.front)
    return geometry
  }
}
