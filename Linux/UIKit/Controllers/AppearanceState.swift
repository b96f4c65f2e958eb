/// UIKit's four states (facts 2.1) and what is owed on the way.
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }
  enum Callback { case willAppear, isAppearing, didAppear, willDisappear, didDisappear }

  var phase = Phase.disappeared
  var isAnimated = false
  /// `viewIsAppearing` has still to come.
  var owesIsAppearing = false
  /// Open `beginAppearanceTransition` calls of a container (facts 2.6).
  var openByHand = 0
  /// The callback that UIKit is delivering now: any other call of one is the app's own.
  var delivering: Callback?
  /// Grows with every change, so that a deferred end knows that it has been overtaken.
  var generation = 0

  var isVisible: Bool { phase == .appearing || phase == .appeared }
}
