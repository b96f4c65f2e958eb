import Renderer
import UIKit

/// The fingers on a screen, as spots that grow when they land and fade when they lift.
@MainActor struct Fingers {
  /// The time in which a spot comes or goes, in milliseconds.
  static var fade: Double { 120 }
  /// In points.
  static var diameter: CGFloat { 44 }

  /// A finger that is down, in the window's points.
  struct Touch {
    var id: Int
    var location: CGPoint

    /// The fingers that are down now.
    @MainActor static var all: [Touch] {
      Headless.fingers.map { Touch(id: $0.id, location: $0.location) }
    }
  }

  private struct Spot {
    var id: Int
    var location: CGPoint
    var isDown = true
    /// The share of the spot that is seen, 0…1.
    var presence = 0.0
  }

  private var spots: [Spot] = []

  /// Indicates whether no spot grows or fades.
  var isSettled: Bool { spots.allSatisfy { $0.isDown && $0.presence > 0.999 } }

  /// Takes note of the fingers that are down now, some time after the last frame.
  mutating func look(at fingers: [Touch], after milliseconds: Double) {
    for index in spots.indices where spots[index].isDown {
      let finger = fingers.first { $0.id == spots[index].id }
      spots[index].isDown = finger != nil
      if let finger { spots[index].location = finger.location }
    }
    for finger in fingers where !spots.contains(where: { $0.id == finger.id && $0.isDown }) {
      spots.append(Spot(id: finger.id, location: finger.location))
    }
    let step = milliseconds / Fingers.fade
    for index in spots.indices {
      let presence = spots[index].presence + (spots[index].isDown ? step : -step)
      spots[index].presence = min(1, max(0, presence))
    }
    spots.removeAll { !$0.isDown && $0.presence < 0.001 }
  }

  func draw(on picture: inout Bitmap, in casing: Casing) {
    let scale = Double(casing.scale)
    for spot in spots {
      let eased = spot.presence * spot.presence * (3 - 2 * spot.presence)
      picture.drawSpot(
        x: Double(casing.x) + Double(spot.location.x) * scale,
        y: Double(casing.y) + Double(spot.location.y) * scale,
        radius: Double(Fingers.diameter) / 2 * scale * (0.6 + 0.4 * eased), alpha: eased)
    }
  }
}
