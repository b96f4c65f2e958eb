import Testing
import UIKit

@testable import TransitionCatalog

/// Screens that only move and stretch place an element as they do corner by corner.
struct PlaneStretchTests {
  private func screen(_ scale: CGFloat, _ x: CGFloat, tilt: CGFloat = 0) -> PlaneProjection {
    var matrix = CATransform3DMakeTranslation(x, 3 * x, 0)
    matrix = CATransform3DConcat(CATransform3DMakeScale(scale, scale, 1), matrix)
    if tilt != 0 { matrix = CATransform3DConcat(CATransform3DMakeRotation(tilt, 0, 0, 1), matrix) }
    return PlaneProjection(matrix, about: CGPoint(x: 195, y: 422))
  }

  private func metrics(_ box: CGRect) -> ElementMetrics {
    var metrics = ElementMetrics()
    (metrics.center, metrics.size) = (box.middle, box.size)
    return metrics
  }

  @Test(arguments: [-0.1, 0, 0.3, 0.62, 1, 1.08] as [CGFloat], [0, 0.2] as [CGFloat])
  func itIsWhereItsCornersAre(fraction: CGFloat, bow: CGFloat) throws {
    let plane = FlightPlanes.Plane.between(old: screen(0.92, -40), new: screen(1.07, 130))
    let (start, end) = (
      CGRect(x: 20, y: 300, width: 110, height: 90), CGRect(x: 60, y: 130, width: 280, height: 200)
    )
    let morph = Morph(from: metrics(start), to: metrics(end), bow: bow)
    let rest = morph.pose(at: fraction)
    let wanted = plane.transform(of: rest, from: Quad(start), to: Quad(end), at: fraction)
      .aboutItsCenter
    let pose = morph.pose(at: fraction, on: plane)
    #expect(hypot(pose.center.x - wanted.center.x, pose.center.y - wanted.center.y) < 1e-9)
    let corners = ProjectedCorners(try #require(pose.matrix), size: pose.size)
    #expect(corners.distance(to: ProjectedCorners(wanted.matrix, size: rest.size)) < 1e-9)
    let screens = [try #require(PlaneStretch(plane))]
    let many = morph.poses(at: [fraction], on: screens)
    let matrix = morph.matrices(of: many, at: [fraction], on: screens)[0]
    #expect(many[0].center == pose.center)
    #expect(CATransform3DEqualToTransform(matrix, try #require(pose.matrix)))
  }

  @Test func screensThatTurnHaveNone() {
    let turned = screen(1, 0, tilt: 0.1)
    #expect(PlaneStretch(.between(old: turned, new: .identity)) == nil)
    #expect(PlaneStretch(.between(old: .identity, new: turned)) == nil)
    #expect(PlaneStretch(.aboard(.identity)) == nil)
  }

  @Test func onlyGroupsThatDifferChange() {
    var (one, other) = (ElementPose(), ElementPose())
    other.center = CGPoint(x: 3, y: 4)
    #expect(one.changes(to: other).isEmpty)
    other.alpha = 0.5
    #expect(one.changes(to: other) == .style)
    one.old.scaleX = 2
    other.size.width = 10
    #expect(one.changes(to: other) == [.style, .looks, .size])
  }
}
