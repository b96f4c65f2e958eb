import Renderer
import UIKit

/// The fingers on a screen, as spots. A spot is seen to come before its finger lands: what a finger
/// catches never stops before the finger is there.
@MainActor struct Fingers {
  /// The time in which a spot comes before its finger lands, in milliseconds.
  nonisolated static var arrival: Double { 80 }
  /// The time in which it goes after its finger has lifted, in milliseconds.
  nonisolated static var departure: Double { 100 }
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

  struct Spot: Hashable {
    var location: CGPoint
    /// The share of the spot that is seen, 0…1.
    var presence: Double
  }

  /// One finger from its landing to its lift.
  private struct Contact {
    var id: Int
    var start: Double
    /// Infinite while the finger is down.
    var end = Double.infinity
    var locations: [(time: Double, location: CGPoint)]
    var arrival = Fingers.arrival
    var departure = Fingers.departure

    func spot(at time: Double) -> Spot? {
      let presence =
        time < start ? 1 - (start - time) / arrival : 1 - max(0, time - end) / departure
      guard presence > 0.001 else { return nil }
      let now = locations.last { $0.time <= time } ?? locations[0]
      return Spot(location: now.location, presence: presence)
    }
  }

  private var contacts: [Contact] = []

  /// Takes note of the fingers that are down at an instant, in milliseconds.
  mutating func look(at touches: [Touch], at time: Double) {
    for index in contacts.indices where contacts[index].end == .infinity {
      if let touch = touches.first(where: { $0.id == contacts[index].id }) {
        contacts[index].locations.append((time, touch.location))
      } else {
        contacts[index].end = time
      }
    }
    for touch in touches {
      let earlier = contacts.lastIndex { $0.id == touch.id }
      if let earlier, contacts[earlier].end == .infinity { continue }
      var contact = Contact(
        id: touch.id, start: time, locations: [(time, touch.location)])
      // One finger is never in two places.
      if let earlier {
        let gap = time - contacts[earlier].end
        contacts[earlier].departure = min(contacts[earlier].departure, max(gap / 2, 1))
        contact.arrival = min(contact.arrival, max(gap / 2, 1))
      }
      contacts.append(contact)
    }
  }

  /// Returns the spots that are seen at an instant.
  func spots(at time: Double) -> [Spot] { contacts.compactMap { $0.spot(at: time) } }

  static func draw(_ spots: [Spot], on picture: inout Bitmap, in casing: Casing) {
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
