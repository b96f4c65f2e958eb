import Testing
import UIKit

@testable import TransitionCatalog

/// The four container sizes that the suites run through, in points.
let containers = [
  CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
  CGSize(width: 1366, height: 1024), CGSize(width: 320, height: 568),
]

/// A preset that the suites run over: each one of the catalog, and one from outside.
struct PresetUnderTest: CustomTestStringConvertible, Hashable, Sendable {
  let rawValue: String
  let movement: Movement

  init(_ movement: Movement) {
    rawValue = movement.name
    self.movement = movement
  }

  static var all: [PresetUnderTest] {
    TransitionPreset.allCases.map { PresetUnderTest($0.movement) } + [
      PresetUnderTest(Movement(Homemade(), name: "homemade"))
    ]
  }

  static var slide: PresetUnderTest { PresetUnderTest(Slide().movement) }
  static var overlay: PresetUnderTest { PresetUnderTest(Overlay().movement) }
  static var fold: PresetUnderTest { PresetUnderTest(Fold().movement) }
  static var hang: PresetUnderTest { PresetUnderTest(Hang().movement) }
  static var fall: PresetUnderTest { PresetUnderTest(Fall().movement) }
  static var full: PresetUnderTest { PresetUnderTest(Full().movement) }
  static var scale: PresetUnderTest { PresetUnderTest(Scale().movement) }
  static var spin: PresetUnderTest { PresetUnderTest(Spin().movement) }

  /// Indicates whether the presenter stays where it is, below a card.
  var isCard: Bool { movement.card != nil }

  static func == (a: PresetUnderTest, b: PresetUnderTest) -> Bool { a.rawValue == b.rawValue }
  func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
  var testDescription: String { rawValue }
}

/// A preset as an app might write it, which conforms to the same protocol as the catalog's own: the
/// old screen recedes into the dark while the new one comes down over it.
struct Homemade: ChoreographedTransition {
  let presentation = TransitionPresentation.fullScreen
  let openingDuration: TimeInterval = 0.5
  let closingDuration: TimeInterval = 0.4

  func opening(on geometry: TransitionGeometry) -> Choreography {
    var back = Choreography.Part(role: .back)
    back.scale = .linear(from: 1, to: 0.9)
    back.cornerRadius = .keyframes([(0, 0), (0.5, 20), (1, 20)], .smooth)
    var shade = Choreography.Part(role: .shade)
    shade.opacity = .linear(from: 0, to: 0.6)
    var front = Choreography.Part(role: .front)
    front.y = .linear(from: -geometry.container.height, to: 0)
    return Choreography(
      parts: [Choreography.Part(role: .backdrop), back, shade, front],
      timing: .standard(duration: openingDuration))
  }

  func closing(on geometry: TransitionGeometry) -> Choreography {
    opening(on: geometry).reversed(timing: .standard(duration: closingDuration))
  }
}

struct PresetSetting: CustomTestStringConvertible, Sendable {
  var preset: PresetUnderTest
  var container: CGSize
  var isRightToLeft: Bool

  var testDescription: String {
    "\(preset.rawValue) \(Int(container.width))x\(Int(container.height))\(isRightToLeft ? " rtl" : "")"
  }

  static var all: [PresetSetting] {
    PresetUnderTest.all.flatMap { preset in
      containers.flatMap { container in
        [false, true].map { PresetSetting(preset: preset, container: container, isRightToLeft: $0) }
      }
    }
  }

  var movement: Movement { preset.movement }

  /// The corner radius of the new screen at rest; the display itself cuts one that fills it.
  var radius: CGFloat { if movement.card != nil { CardLayout.cornerRadius } else { 0 } }

  var geometry: TransitionGeometry {
    let bounds = CGRect(origin: .zero, size: container)
    var geometry = TransitionGeometry(container: container, front: bounds)
    if let card = movement.card {
      geometry.front = card.frame(
        in: CardSpace(
          bounds: bounds, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)), size: nil
      )
    }
    geometry.isRightToLeft = isRightToLeft
    // That of a safe area with 47 pt at the top, as the suites' windows have.
    geometry.displayCornerRadius = 47
    return geometry
  }

  func choreography(_ direction: TransitionDirection) -> Choreography {
    movement.choreography(direction, on: geometry)
  }
}

/// Returns the corners of a part as they are seen, in the container's coordinates.
func corners(of pose: Pose, anchor: CGPoint, frame: CGRect) -> [(point: CGPoint, z: CGFloat)] {
  let matrix = pose.transform(anchor: anchor, size: frame.size)
  let (w, h) = (frame.width / 2, frame.height / 2)
  return [(-w, -h), (w, -h), (w, h), (-w, h)].map { x, y in
    let divisor = x * matrix.m14 + y * matrix.m24 + matrix.m44
    return (
      CGPoint(
        x: frame.midX + (x * matrix.m11 + y * matrix.m21 + matrix.m41) / divisor,
        y: frame.midY + (x * matrix.m12 + y * matrix.m22 + matrix.m42) / divisor),
      (x * matrix.m13 + y * matrix.m23 + matrix.m43) / divisor + pose.lift
    )
  }
}

/// Returns the window of a part as it is seen, in the container's coordinates, if nothing turns it.
func window(of pose: Pose, anchor: CGPoint, frame: CGRect) -> CGRect {
  let window = pose.clip(in: frame.size)
  let fixed = CGPoint(x: anchor.x * frame.width, y: anchor.y * frame.height)
  return CGRect(
    x: frame.minX + pose.x + fixed.x + (window.minX - fixed.x) * pose.scale,
    y: frame.minY + pose.y + fixed.y + (window.minY - fixed.y) * pose.scale,
    width: window.width * pose.scale, height: window.height * pose.scale)
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

extension Pose {
  /// Returns whether a part of this size looks untouched.
  func looksAtRest(
    _ size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5), radius: CGFloat = 0
  ) -> Bool {
    let mine = Quad(transform(anchor: anchor, size: size), size: size)
    return mine.distance(to: Quad(CATransform3DIdentity, size: size)) < 1e-6
      && opacity == 1
      && abs((cornerRadius ?? radius) - radius) < 1e-9
      && max(cutTop, cutLeft, cutBottom, cutRight) < 1e-9
  }
}

extension Choreography {
  func looksAtRest(
    _ role: Choreography.Role, at fraction: CGFloat, _ size: CGSize, radius: CGFloat = 0
  ) -> Bool {
    let anchor = parts.first { $0.role == role }?.anchor ?? CGPoint(x: 0.5, y: 0.5)
    return pose(of: role, at: fraction).looksAtRest(size, anchor: anchor, radius: radius)
  }
}

extension PresetUnderTest {
  /// The preset with each of its parameters at the ends of its range.
  var variants: [Movement] {
    switch rawValue {
    case "slide":
      TransitionEdge.allCases.map { Slide(edge: $0).movement }
        + [Slide(gap: 0), Slide(gap: 10_000), Slide(minimumScale: 0.01), Slide(minimumScale: 1)]
        .map(\.movement)
    case "fold":
      TransitionEdge.allCases.map { Fold(edge: $0).movement }
        + [Fold(perspective: 1), Fold(perspective: 100)].map(\.movement)
    case "fall": [Fall(perspective: 1), Fall(perspective: 100)].map(\.movement)
    case "hang": [Hang(tilt: 0), Hang(tilt: 30)].map(\.movement)
    case "spin": [Spin(clockwise: true), Spin(clockwise: false)].map(\.movement)
    default: []
    }
  }

  /// The same preset with another edge, if it has one.
  func at(_ edge: TransitionEdge?) -> PresetUnderTest {
    switch (rawValue, edge) {
    case ("slide", let edge?): PresetUnderTest(Slide(edge: edge).movement)
    case ("fold", let edge?): PresetUnderTest(Fold(edge: edge).movement)
    default: self
    }
  }

  var hasOrigin: Bool { ["overlay", "full", "scale"].contains(rawValue) }
}
