/// UIKit's four states [controllers 2.1] and what is owed on the way.
struct AppearanceState {
  enum Phase { case disappeared, appearing, appeared, disappearing }
  enum Callback { case willAppear, isAppearing, didAppear, willDisappear, didDisappear }

  var phase = Phase.disappeared
  var isAnimated = false
  /// `viewIsAppearing` has still to come.
  var owesIsAppearing = false
  /// Open `beginAppearanceTransition` calls of a container [controllers 2.6].
  var openByHand = 0
  /// The callback that UIKit is delivering now: any other call of one is the app's own.
  var delivering: Callback?
  /// A container's transition decides when this one comes and goes, not its view's moves.
  var isDriven = false
  /// Grows with every change, so that a deferred end knows that it has been overtaken.
  var generation = 0

  var isVisible: Bool { phase == .appearing || phase == .appeared }

  /// One of the callbacks that tell of a coming, or of a going, is on the stack [controllers 2.9].
  func isDelivering(appears: Bool) -> Bool {
    switch delivering {
    case .willAppear, .isAppearing, .didAppear: appears
    case .willDisappear, .didDisappear: !appears
    case nil: false
    }
  }
}
