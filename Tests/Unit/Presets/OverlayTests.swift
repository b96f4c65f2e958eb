import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct OverlayTests {
  func geometry(_ change: (inout TransitionGeometry) -> Void = { _ in }) -> TransitionGeometry {
    var geometry = TransitionGeometry(
      container: CGSize(width: 390, height: 844),
      front: CGRect(x: 10, y: 67, width: 370, height: 720))
    change(&geometry)
    return geometry
  }

  @Test func cardGrowsFromItsOwnMiddle() {
    let start = Overlay().opening(on: geometry()).pose(of: .front, at: 0)
    #expect(start.x == 0 && start.y == 0)
    #expect(abs(start.scale - 150 / 720) < 1e-9)
    #expect(start.opacity == Choreography.Part.faintest)
    // In within three frames, and whole before it can be read.
    let half = Overlay().opening(on: geometry()).pose(of: .front, at: 0.15)
    let whole = Overlay().opening(on: geometry()).pose(of: .front, at: 0.3)
    #expect(abs(half.opacity - 0.5) < 0.01 && whole.opacity == 1 && 17 * whole.scale < 8)
  }

  @Test(arguments: [(100, 0.5), (300, 0.5), (600, 0.25), (2000, 0.18)])
  func theSeedIsNeverTinyNorHalfGrown(side: CGFloat, scale: CGFloat) {
    let overlay = Overlay().opening(
      on: geometry { $0.front = CGRect(x: 0, y: 0, width: 10, height: side) })
    #expect(abs(overlay.pose(of: .front, at: 0).scale - scale) < 1e-9)
  }

  @Test func cardGrowsOutOfItsOrigin() {
    let overlay = Overlay().opening(
      on: geometry { $0.origin = CGRect(x: 60, y: 700, width: 0, height: 0) })
    let start = overlay.pose(of: .front, at: 0)
    #expect(start.x == 60 - 195 && start.y == 700 - 427)
    let middle = overlay.pose(of: .front, at: 0.5)
    #expect(abs(middle.x - start.x / 2) < 1e-9)
  }

  @Test func cardShrinksTowardItsDestination() {
    let overlay = Overlay().closing(
      on: geometry { $0.destination = CGRect(x: 195, y: 0, width: 0, height: 0) })
    let end = overlay.pose(of: .front, at: 1)
    // Over when a twentieth of the way is left.
    #expect(end.x == 0 && abs(end.y + 0.95 * 427) < 1e-9 && abs(end.scale - 0.145) < 1e-9)
    #expect(end.opacity == Choreography.Part.faintest)
    // Opaque until nothing on it can be read, a title neither.
    let fading = (0...100).map { overlay.pose(of: .front, at: CGFloat($0) / 100) }.filter {
      $0.opacity < 1
    }
    #expect(fading.allSatisfy { 28 * $0.scale < 8 })
  }

  /// Beside the middle in both dimensions; a place for the closing comes before that of the opening.
  @Test(arguments: [true, false]) func cardClosesIntoItsOwnPlace(hasGoal: Bool) {
    let (start, end) = (CGPoint(x: 60, y: 700), CGPoint(x: 350, y: 90))
    let geometry = geometry {
      $0.origin = CGRect(origin: start, size: .zero)
      if hasGoal { $0.destination = CGRect(origin: end, size: .zero) }
    }
    let pose = Overlay().closing(on: geometry).pose(of: .front, at: 1)
    let goal = hasGoal ? end : start
    #expect(abs(pose.x - 0.95 * (goal.x - 195)) < 1e-9)
    #expect(abs(pose.y - 0.95 * (goal.y - 427)) < 1e-9)
  }

  /// Until the card is small.
  @Test func cardsKeepTheAppsCornersAllTheWay() {
    let geometry = geometry { $0.settings.cornerRadius = 12 }
    for choreography in [
      Overlay().opening(on: geometry), Overlay().closing(on: geometry),
      Fall().opening(on: geometry), Fall().closing(on: geometry),
    ] {
      for f in [0, 0.4, 0.7] as [CGFloat] {
        let pose = choreography.pose(of: .front, at: f)
        #expect(abs((pose.cornerRadius ?? 0) * pose.scale - 12) < 1e-9, "\(f)")
      }
    }
  }

  /// As round on the screen as at rest, but where it is small it is no capsule.
  @Test func aCardThatVanishesIsNoCapsule() {
    let overlay = Overlay().closing(on: geometry())
    for step in 0...100 {
      let pose = overlay.pose(of: .front, at: CGFloat(step) / 100)
      let radius = pose.cornerRadius! * pose.scale
      #expect(pose.scale < 0.34 || abs(radius - 28) < 0.01)
      #expect(radius < 0.32 * 370 * pose.scale)
    }
  }

  @Test func aViewIsAWindowThatGrows() {
    let cell = CGRect(x: 20, y: 500, width: 350, height: 60)
    let geometry = geometry {
      $0.origin = cell
      $0.destination = cell
    }
    for choreography in [
      Overlay().opening(on: geometry),
      Overlay().closing(on: geometry).reversed(timing: .linear(duration: 1)),
    ] {
      func seen(_ f: CGFloat) -> CGRect {
        window(
          of: choreography.pose(of: .front, at: f), anchor: CGPoint(x: 0.5, y: 0.5),
          frame: geometry.front)
      }
      #expect(abs(seen(0).minY - cell.minY) < 1e-6 && abs(seen(0).width - cell.width) < 1e-6)
      #expect(abs(seen(0).height - 60) < 1e-6)
      #expect(abs(seen(1).height - geometry.front.height) < 1e-6)
      #expect(choreography.pose(of: .front, at: 1).cornerRadius == 28)
      #expect(choreography.pose(of: .front, at: 0).opacity == 1)
    }
  }

  @Test func theBackdropFollows() {
    #expect(
      [0, 0.5, 1].map { Overlay().opening(on: geometry()).pose(of: .backdrop, at: $0).opacity }
        == [0, 0.5, 1])
    #expect(
      [0, 0.5, 1].map { Overlay().closing(on: geometry()).pose(of: .backdrop, at: $0).opacity }
        == [1, 0.5, 0])
  }
}
