import UIKit

@testable import TransitionCatalog

// Places as rectangles without corners.
extension TransitionGeometry {
  private static let (start, end) = (
    TransitionPlace.view { _ in nil }, TransitionPlace.view { _ in nil }
  )

  var origin: CGRect? {
    get { from?.frame }
    set { setOrigin(newValue) }
  }

  var destination: CGRect? {
    get { to?.frame }
    set {
      settings.to = newValue.map { _ in Self.end }
      spots[Self.end] = newValue.map { Spot(frame: $0) }
    }
  }

  mutating func setOrigin(_ frame: CGRect?, radius: CGFloat = 0) {
    settings.from = frame.map { _ in Self.start }
    spots[Self.start] = frame.map { Spot(frame: $0, radius: radius) }
  }
}

extension Movement {
  /// Returns the movement with the `origin` and the `destination` of a geometry, if it has them.
  func placed(in geometry: TransitionGeometry) -> Movement {
    var settings = ownSettings
    settings.from = geometry.settings.from ?? settings.from
    settings.to = geometry.settings.to ?? settings.to
    return with(settings)
  }

  /// Returns the movement with changed settings.
  func changed(_ change: (inout TransitionSettings) -> Void) -> Movement {
    var movement = self
    change(&movement.ownSettings)
    return movement
  }

  /// Returns the movement with these settings instead of its own.
  func with(_ settings: TransitionSettings = TransitionSettings()) -> Movement {
    var movement = self
    movement.ownSettings = settings
    return movement
  }
}
