import UIKit

/// What the engine must know of a gesture. Each gesture is a file, as each preset is.
protocol GestureDefinition {
  /// How the movement of the fingers is measured.
  var kind: DragSession.Kind { get }
  /// Whether the screen follows the fingers.
  var isInteractive: Bool { get }
  /// Whether it must begin inside `TransitionController.startRect`.
  var beginsInStartRect: Bool { get }
  /// Whether the recognizer is the app's: then it stays where the app attached it.
  var usesAppRecognizer: Bool { get }

  /// A new recognizer, or the app's own.
  @MainActor func makeRecognizer() -> UIGestureRecognizer?

  /// Gives a recognizer its edge or its direction, before it is attached.
  @MainActor func configure(_ recognizer: UIGestureRecognizer?, isRightToLeft: Bool)

  /// The direction in which a finger closes the screen, of length 1.
  ///
  /// - Parameter movement: The finger's own movement; it decides where the choreography does not.
  func axis(
    of choreography: Choreography, on geometry: Geometry, opens: Bool, movement: CGVector
  ) -> CGVector

  /// The axis on which a scroll view under the finger scrolls first; `nil` if none does.
  @MainActor func scrollAxis(on presentation: any DismissiblePresentation) -> CGVector?

  /// Whether the recognizer may begin with this movement.
  ///
  /// - Parameters:
  ///   - isAtRest: Whether no run is in progress.
  ///   - closing: The axis on which the screen closes, where nothing else decides about it: no run
  ///     is in progress, and no scroll view goes first.
  @MainActor func mayBegin(
    _ recognizer: UIGestureRecognizer, movement: CGVector, isAtRest: Bool,
    closing: () -> CGVector?
  ) -> Bool

  /// The app's own progress, 0…1, where the gesture has one.
  @MainActor func progress(
    of recognizer: UIGestureRecognizer, on screen: UIViewController?
  ) -> CGFloat?

  /// The app's own verdict, where the gesture has one.
  @MainActor func verdict(on screen: UIViewController?) -> Bool?
}

extension GestureDefinition {
  var isInteractive: Bool { true }
  var beginsInStartRect: Bool { false }
  var usesAppRecognizer: Bool { false }

  func configure(_ recognizer: UIGestureRecognizer?, isRightToLeft: Bool) {}

  func axis(
    of choreography: Choreography, on geometry: Geometry, opens: Bool, movement: CGVector
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

  /// Whether a screen that is let go like this closes. A screen that opens asks no app.
  @MainActor func closes(
    _ screen: UIViewController?, _ session: DragSession, _ sample: GestureSample
  ) -> Bool {
    let verdict = session.isOpener ? nil : verdict(on: screen)
    return verdict ?? session.closes(sample)
  }
}
