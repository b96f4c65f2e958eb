import UIKit

extension Choreography {
  /// Returns the same poses in reverse order. Only poses are reversed, not timing: a closing begins as
  /// promptly as an opening.
  public func reversed() -> Choreography {
    var choreography = self
    choreography.parts = parts.map { $0.reversed() }
    choreography.overshoot = (1 - overshoot.upperBound)...(1 - overshoot.lowerBound)
    choreography.elementMotion = elementMotion.reversed()
    return choreography
  }

  /// Returns the choreography as in a mirror with a vertical axis: left for right.
  public func mirrored() -> Choreography {
    var choreography = self
    choreography.parts = parts.map { $0.mirrored() }
    return choreography
  }

  /// Returns both choreographies at once. The first one stacks and paces.
  public func combined(with other: Choreography) -> Choreography {
    var choreography = self
    for part in other.parts {
      if let index = choreography.parts.firstIndex(where: { $0.role == part.role }) {
        choreography.parts[index] = choreography.parts[index].combined(with: part)
      } else {
        choreography.insert(part, asIn: other)
      }
    }
    choreography.overshoot =
      min(
        overshoot.lowerBound, other.overshoot.lowerBound)...max(
        overshoot.upperBound, other.overshoot.upperBound)
    return choreography
  }

  /// Inserts a part in front of what it is in front of in another choreography.
  private mutating func insert(_ part: Part, asIn other: Choreography) {
    let before = other.parts.prefix { $0.role != part.role }.map(\.role)
    let index = parts.lastIndex { before.contains($0.role) }.map { $0 + 1 }
    parts.insert(part, at: index ?? 0)
  }
}
