import UIKit

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

  /// The options that the gesture reads.
  var reads: Set<TransitionOptions.Field> { get }

  /// Returns a new recognizer, or the app's own.
  @MainActor func makeRecognizer() -> UIGestureRecognizer?

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

  /// Returns the app's own verdict, `true` to close the screen, if the gesture has one.
  @MainActor func verdict(on screen: UIViewController?) -> Bool?
}

extension GestureDefinition {
  var isInteractive: Bool { true }
  var beginsInStartRect: Bool { false }
  var usesAppRecognizer: Bool { false }
  var reads: Set<TransitionOptions.Field> { [] }

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

  func verdict(on screen: UIViewController?) -> Bool? { nil }

  /// Returns whether a screen that is released now closes. The app is not asked about a screen that
  /// the gesture opens.
  @MainActor func closes(
    _ screen: UIViewController?, _ session: DragSession, _ sample: GestureSample
  ) -> Bool {
    let verdict = session.isOpener ? nil : verdict(on: screen)
    return verdict ?? session.closes(sample)
  }
}
