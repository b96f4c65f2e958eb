import UIKit

extension Choreography {
  /// Returns the same movement with the two screens changed round: what the one has done, the other one does.
  func swapped() -> Choreography {
    var choreography = self
    choreography.parts = parts.map { part in
      var part = part
      if let other = part.role.opposite { part.role = other }
      return part
    }
    // The screen that arrives comes out of no view now.
    choreography.coversOrigin = false
    choreography.exitSpeed = nil
    choreography.elementMotion = elementMotion.swapped()
    return choreography
  }
}

extension Choreography.Role {
  /// The other one of the two screens.
  fileprivate var opposite: Choreography.Role? {
    switch kind {
    case .fore: .back
    case .back: .fore
    case .view(let views, let index): Choreography.Role(kind: .view(views.swapped, index))
    default: nil
    }
  }
}

extension [InnerViews: [CGRect]] {
  /// The same views, in screens that have changed round.
  func swapped() -> [InnerViews: [CGRect]] {
    reduce(into: [:]) { $0[$1.key.swapped] = $1.value }
  }
}

extension ElementMotion {
  fileprivate func swapped() -> ElementMotion {
    // Elements that fly straight, or with a screen that follows them, ride where that screen is the other one.
    guard isWithScreens else {
      return weight.value(at: 0) < 0.5 ? ElementMotion.rides.reversed() : .rides
    }
    var motion = self
    motion.weight = weight.scaled(by: -1, plus: 1)
    motion.keeper = keeper == .fore ? .back : keeper == .back ? .fore : nil
    return motion
  }
}
