import UIKit

/// Makes the app's own animator of a run.
typealias AnimatorMaker =
  @MainActor @Sendable (TransitionRequest) -> any UIViewControllerAnimatedTransitioning

/// A transition, as the engine knows it: a preset, or one of the app's own. Pure: everything is a value, or
/// computed from values.
protocol TransitionDefinition: ChoreographedTransition {
  var name: String { get }
  /// The options that the transition reads; any other that is set is reported and ignored.
  var reads: Set<TransitionOptions.Field> { get }
  /// The duration of a closing into a place: one that the app has named, or a shared element. By default the
  /// same.
  var landingDuration: TimeInterval { get }
  /// True if an app has written it, perhaps in part: then what it returns is looked at.
  var isOfApp: Bool { get }
  /// True if the closing is known to be another movement than the opening in reverse.
  var writesClosing: Bool { get }
  /// Returns the reports on what an app has written.
  func misuses(on geometry: TransitionGeometry) -> [TransitionMisuse]
  /// The closures with UIKit's animations that play along; by default none.
  var performed: [PerformedMovement] { get }
  /// Makes the animator of the app's own that plays instead of all else; by default none.
  var animator: AnimatorMaker? { get }
  /// Returns how a finger carries the screen that it closes, or catches; `nil` if it drives the run.
  func carrying(on geometry: TransitionGeometry) -> Carrying?
  /// The swing that goes on when the opening is over; by default none.
  func lastSwing(on geometry: TransitionGeometry) -> LastSwing?
}

extension TransitionDefinition {
  var form: TransitionPresentation.Form { presentation.form }

  var landingDuration: TimeInterval { closingDuration }

  var isOfApp: Bool { false }
  var writesClosing: Bool { false }

  func misuses(on geometry: TransitionGeometry) -> [TransitionMisuse] { [] }
  var performed: [PerformedMovement] { [] }
  var animator: AnimatorMaker? { nil }

  func carrying(on geometry: TransitionGeometry) -> Carrying? { nil }

  func lastSwing(on geometry: TransitionGeometry) -> LastSwing? { nil }

  /// The choreography with the app's duration and timing.
  func choreography(
    _ direction: TransitionDirection, on geometry: TransitionGeometry
  ) -> Choreography {
    let choreography = direction == .opening ? opening(on: geometry) : closing(on: geometry)
    let (options, lands) = (geometry.options, geometry.lead != nil)
    let seconds = duration(direction, options: options, lands: lands)
    if let timing = options.timing {
      let tolerance = geometry.tolerance(over: geometry.diagonal)
      return choreography.timed(timing.timing(lasting: 1, tolerance: tolerance).lasting(seconds))
    }
    let nominal = direction == .opening ? openingDuration : closingDuration(options, lands)
    return choreography.lasting(seconds, insteadOf: nominal)
  }

  /// True if nothing in either screen moves, as far as can be told without the screens: what an app has written as
  /// a fade is one already.
  func isMotionless(_ direction: TransitionDirection) -> Bool {
    guard isOfApp, performed.isEmpty, animator == nil else { return false }
    // An app may write another movement for another size, place or view.
    return [CGSize(width: 400, height: 800), CGSize(width: 1024, height: 700)].allSatisfy { size in
      [true, false].allSatisfy { knows in
        let choreography = choreography(direction, on: sample(of: size, knowsViews: knows))
        return choreography.isUsable
          && choreography.parts.allSatisfy { !$0.moves && !$0.isCut }
      }
    }
  }

  /// A geometry with some of all that a choreography asks for, away from the middle, or with none of it.
  func sample(of size: CGSize, knowsViews: Bool) -> TransitionGeometry {
    func frame(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(x: x * size.width, y: y * size.height, width: 0.3 * size.width, height: 44)
    }
    let frames = [frame(0.05, 0.1), frame(0.4, 0.25), frame(0.65, 0.8)]
    let keys = knowsViews ? effectKeys : []
    let views = Dictionary(uniqueKeysWithValues: keys.map { ($0, frames) })
    var geometry = TransitionGeometry(
      container: size,
      places: Dictionary(
        (knowsViews ? places : []).map { ($0, frame(0.1, 0.7)) }, uniquingKeysWith: { $1 }),
      foreViews: views, backViews: views)
    geometry.isCard = form.isCard
    return geometry
  }

  /// In seconds. The app's duration is that of the opening; the closing changes in proportion.
  ///
  /// - Parameter lands: Whether the screen closes into a shared element that it follows.
  func duration(
    _ direction: TransitionDirection, options: ResolvedOptions, lands: Bool = false
  ) -> TimeInterval {
    if options.duration == nil, let length = options.timing?.length { return length }
    let opening = options.duration ?? openingDuration
    guard direction == .closing else { return opening }
    return opening * closingDuration(options, lands) / max(openingDuration, 1e-3)
  }

  private func closingDuration(_ options: ResolvedOptions, _ lands: Bool) -> TimeInterval {
    options.destination == nil && !lands ? closingDuration : landingDuration
  }
}
