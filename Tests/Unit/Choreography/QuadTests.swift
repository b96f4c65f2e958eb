import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct QuadTests {
  static let quads = [
    Quad(CGRect(x: 30, y: 40, width: 200, height: 90)),
    Quad(center: CGPoint(x: 100, y: 60), size: CGSize(width: 80, height: 50), angle: 0.4),
    // A door that stands open.
    Quad(x: SIMD4(0, 180, 180, 0), y: SIMD4(0, -40, 640, 600)),
    Quad(x: SIMD4(12, 190, 260, -20), y: SIMD4(5, 30, 300, 260)),
  ]

  @Test(arguments: quads) func transformTakesALayerToTheCornersOfAQuad(quad: Quad) {
    let size = CGSize(width: 120, height: 70)
    let matrix = quad.transform(of: size)
    for (index, corner) in [(-1, -1), (1, -1), (1, 1), (-1, 1)].enumerated() {
      let seen = CGPoint(x: 60 * CGFloat(corner.0), y: 35 * CGFloat(corner.1))
        .projected(by: matrix)
      #expect(abs(seen.x - CGFloat(quad.x[index])) < 1e-6)
      #expect(abs(seen.y - CGFloat(quad.y[index])) < 1e-6)
    }
    let (center, own) = matrix.aboutItsCenter
    let first = CGPoint(x: -60, y: -35).projected(by: own)
    #expect(abs(center.x + first.x - CGFloat(quad.x[0])) < 1e-6)
    #expect(abs(center.y + first.y - CGFloat(quad.y[0])) < 1e-6)
    #expect(own.m41 == 0 && own.m42 == 0 && own.m44 == 1)
  }

  /// Corners on one line, as of a card that is seen edge-on, still give numbers.
  @Test func aLineHasATransform() {
    let line = Quad(x: SIMD4(50, 50, 50, 50), y: SIMD4(0, 10, 90, 100))
    let matrix = line.transform(of: CGSize(width: 100, height: 100))
    #expect(
      [matrix.m11, matrix.m14, matrix.m22, matrix.m41, matrix.m42].allSatisfy { $0.isFinite })
  }

  /// A screen's map takes each of its points where its layer's transform takes it.
  @Test(arguments: PresetUnderTest.all) func aPlaneIsSeenAsItsLayerIs(preset: PresetUnderTest) {
    let setting = PresetSetting(
      preset: preset, container: CGSize(width: 390, height: 844), isRightToLeft: false)
    let choreography = setting.choreography(.opening)
    let frame = setting.geometry.front
    let part = choreography.parts.first { $0.role == .front }
    for f in [0.2, 0.45, 0.8] as [CGFloat] {
      let matrix = choreography.pose(of: .front, at: f)
        .transform(anchor: part?.anchor ?? CGPoint(x: 0.5, y: 0.5), size: frame.size)
      let plane = matrix.plane(about: frame.middle)
      let box = CGRect(x: frame.minX + 20, y: frame.minY + 30, width: 100, height: 60)
      let seen = Quad(box).projected(by: plane).divided
      let own = CGPoint(x: box.minX - frame.midX, y: box.minY - frame.midY)
      // In front of the eye only.
      guard own.x * matrix.m14 + own.y * matrix.m24 + matrix.m44 > 0.01 else { continue }
      let corner = own.projected(by: matrix)
      #expect(abs(CGFloat(seen.x[0]) - frame.midX - corner.x) < 1e-6)
      #expect(abs(CGFloat(seen.y[0]) - frame.midY - corner.y) < 1e-6)
    }
  }

  @Test func aShiftIsTheDistance() {
    let shifted = CATransform3DMakeTranslation(3, 4, 0)
    let distance = Quad(shifted, size: CGSize(width: 200, height: 100))
      .distance(to: Quad(CATransform3DIdentity, size: CGSize(width: 200, height: 100)))
    #expect(abs(distance - 5) < 1e-9)
  }

  @Test func mixingCornersIsMixingTheMatrix() {
    var tilted = CATransform3DIdentity
    tilted.m34 = -1 / 500
    tilted = CATransform3DRotate(tilted, 0.8, 0, 1, 0)
    var half = CATransform3DIdentity
    half.m11 = (1 + tilted.m11) / 2
    half.m13 = tilted.m13 / 2
    half.m14 = tilted.m14 / 2
    let mixed = Quad(CATransform3DIdentity, size: CGSize(width: 200, height: 100))
      .mixed(with: Quad(tilted, size: CGSize(width: 200, height: 100)), at: 0.5)
    #expect(mixed.distance(to: Quad(half, size: CGSize(width: 200, height: 100))) < 1e-9)
  }
}
