import Testing
import UIKit

@testable import TransitionCatalog

/// The four sizes that every test runs through, in points.
let containers = [
  CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
  CGSize(width: 1366, height: 1024), CGSize(width: 320, height: 568),
]

struct Setting: CustomTestStringConvertible, Sendable {
  var preset: TransitionPreset
  var container: CGSize
  var isRightToLeft: Bool

  var testDescription: String {
    "\(preset) \(Int(container.width))x\(Int(container.height))\(isRightToLeft ? " rtl" : "")"
  }

  static var all: [Setting] {
    TransitionPreset.allCases.flatMap { preset in
      containers.flatMap { container in
        [false, true].map { Setting(preset: preset, container: container, isRightToLeft: $0) }
      }
    }
  }

  var definition: any PresetDefinition { preset.definition }

  var geometry: Geometry {
    let bounds = CGRect(origin: .zero, size: container)
    var geometry = Geometry(container: container, fore: bounds)
    if case .card(let card) = definition.form {
      geometry.fore = card.frame(
        in: bounds, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), size: nil)
    }
    geometry.isRightToLeft = isRightToLeft
    return geometry
  }

  func choreography(_ direction: Direction) -> Choreography {
    definition.choreography(direction, on: geometry)
  }
}

/// Where the corners of a part are seen, in the container's coordinates.
func corners(of pose: Pose, pivot: CGPoint, frame: CGRect) -> [(point: CGPoint, z: CGFloat)] {
  let matrix = pose.transform(pivot: pivot, size: frame.size)
  let (w, h) = (frame.width / 2, frame.height / 2)
  return [(-w, -h), (w, -h), (w, h), (-w, h)].map { x, y in
    let divisor = x * matrix.m14 + y * matrix.m24 + matrix.m44
    return (
      CGPoint(
        x: frame.midX + (x * matrix.m11 + y * matrix.m21 + matrix.m41) / divisor,
        y: frame.midY + (x * matrix.m12 + y * matrix.m22 + matrix.m42) / divisor),
      (x * matrix.m13 + y * matrix.m23 + matrix.m43) / divisor
    )
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

extension Pose {
  /// Whether a part of this size looks as if it were left alone.
  func looksAtRest(_ size: CGSize, pivot: CGPoint = CGPoint(x: 0.5, y: 0.5)) -> Bool {
    let mine = Corners(transform(pivot: pivot, size: size), size: size)
    return mine.distance(to: Corners(CATransform3DIdentity, size: size)) < 1e-6 && alpha == 1
      && cornerRadius == 0
  }
}

extension Choreography {
  func looksAtRest(_ role: Role, at fraction: CGFloat, _ size: CGSize) -> Bool {
    let pivot = parts.first { $0.role == role }?.pivot ?? CGPoint(x: 0.5, y: 0.5)
    return pose(of: role, at: fraction).looksAtRest(size, pivot: pivot)
  }
}
