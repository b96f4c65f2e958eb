import UIKit

/// The setup of a transition on a screen or a container, which can be taken away again.
@MainActor
protocol Installation: AnyObject {
  /// The presentation of the screen, if the library presents it.
  var presentation: PresentationController? { get }
  /// The screen that a gesture would close now, if there is one.
  var dismissible: (any DismissiblePresentation)? { get }
  /// True if code can close the screen.
  var hasWayBack: Bool { get }
  /// Closes the screen by code.
  func dismiss()
  /// The controller has another gesture now.
  func gestureChanged()
  /// Gets a container ready for a run that begins: its bars take no touches meanwhile.
  func runBegins(on stage: Stage, isInterruptible: Bool)
  func runEnded()
  func remove()
}

extension Installation {
  var presentation: PresentationController? { nil }
  var hasWayBack: Bool { true }
  func gestureChanged() {}
  func runBegins(on stage: Stage, isInterruptible: Bool) {}
  func runEnded() {}
}
