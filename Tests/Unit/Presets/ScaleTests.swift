import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct ScaleTests {
  let scale = PresetSetting(preset: .scale, container: containers[0], isRightToLeft: false)
    .choreography(.opening)

  @Test func bothScreensOnlyGrow() {
    var (back, front): (CGFloat, CGFloat) = (0, 0)
    for step in 0...100 {
      let f = CGFloat(step) / 100
      #expect(scale.pose(of: .back, at: f).scale >= back)
      #expect(scale.pose(of: .front, at: f).scale >= front)
      back = scale.pose(of: .back, at: f).scale
      front = scale.pose(of: .front, at: f).scale
    }
    #expect(abs(back - 1.08) < 1e-9 && front == 1)
  }

  /// The old screen is opaque throughout, so the ground is never seen.
  @Test func theOldScreenIsNeverSeenThrough() {
    for step in 0...100 { #expect(scale.pose(of: .back, at: CGFloat(step) / 100).opacity == 1) }
    #expect(scale.parts.map(\.role) == [.back, .backdrop, .front])
  }

  /// The new screen is behind the old one until it begins to fade in.
  @Test func theNewScreenComesForwardAsItFadesIn() {
    for step in 0...100 {
      let pose = scale.pose(of: .front, at: CGFloat(step) / 100)
      #expect((pose.lift < 0) == (step <= 2))
      #expect(pose.lift >= 0 || pose.opacity == Choreography.Part.faintest)
      // Nothing as large as a row is seen through.
      #expect(pose.opacity == 1 || 390 * pose.scale < 44)
    }
    #expect(scale.pose(of: .front, at: 0.07).opacity == 1)
  }

  /// It comes out of a view as with `full`, and goes back into it, while the old screen is magnified about it.
  @Test func screenComesOutOfTheViewAndGoesBackIntoIt() throws {
    let place = CGRect(x: 30, y: 500, width: 60, height: 60)
    var geometry = TransitionGeometry(container: CGSize(width: 390, height: 844))
    geometry.setOrigin(place, radius: 10)
    for direction in [TransitionDirection.opening, .closing] {
      let choreography =
        direction == .opening ? Scale().opening(on: geometry) : Scale().closing(on: geometry)
      let closed: CGFloat = direction == .opening ? 0 : 1
      let front = try #require(choreography.parts.first { $0.role == .front })
      let pose = choreography.pose(of: .front, at: closed)
      let window = pose.clip(in: geometry.container)
      #expect(
        abs(pose.scale * window.width - 60) < 0.01 && abs(pose.scale * window.height - 60) < 0.01)
      #expect(
        pose.opacity == 1 && pose.lift > 0 && abs((pose.cornerRadius ?? 0) * pose.scale - 10) < 0.01
      )
      #expect(front.opacity == .constant(1) && choreography.coversOrigin)
      #expect(
        choreography.pose(of: .front, at: 1 - closed).clip(in: geometry.container).size
          == geometry.container)
      let back = try #require(choreography.parts.first { $0.role == .back })
      #expect(back.anchor == CGPoint(x: 60.0 / 390, y: 530.0 / 844))
    }
  }

  /// The old screen grows about what the new one comes out of: a shared element, or a place that is not the element's.
  @Test(arguments: [true, false]) func theOldScreenIsMagnifiedAboutTheElement(hasPlace: Bool) {
    var geometry = TransitionGeometry(container: CGSize(width: 390, height: 844))
    geometry.lead = Lead(
      source: LeadTests.cell, visible: LeadTests.cell, radius: 8, landing: LeadTests.hero,
      in: geometry.front)
    if hasPlace { geometry.origin = CGRect(x: 0, y: 700, width: 390, height: 60) }
    let middle = hasPlace ? CGPoint(x: 195, y: 730) : LeadTests.cell.middle
    for choreography in [Scale().opening(on: geometry), Scale().closing(on: geometry)] {
      let anchor = choreography.part(.back)?.anchor ?? .zero
      #expect(abs(anchor.x * 390 - middle.x) < 1e-6 && abs(anchor.y * 844 - middle.y) < 1e-6)
    }
  }

  /// Also a card, and a screen below an opaque bar, which do not fill their container.
  @Test(arguments: [
    CGRect(x: 45, y: 222, width: 300, height: 400), CGRect(x: 0, y: 91, width: 390, height: 753),
  ]) func aScreenThatDoesNotFillItsContainerComesOutOfThePoint(frame: CGRect) throws {
    var geometry = TransitionGeometry(container: CGSize(width: 390, height: 844), front: frame)
    geometry.origin = CGRect(x: 60, y: 130, width: 0, height: 0)
    let opening = Scale().opening(on: geometry)
    let part = try #require(opening.part(.front))
    let seen = window(of: opening.pose(of: .front, at: 0), anchor: part.anchor, frame: frame)
    // A point outside of a small card stays beside it.
    #expect(seen.insetBy(dx: -4, dy: -4).contains(CGPoint(x: 60, y: 130)))
  }

  /// It comes and goes where it is too small to be read; and the old screen does not go on for long alone.
  @Test func theNewScreenGoesWhereItIsSmall() {
    let closing = PresetSetting(preset: .scale, container: containers[0], isRightToLeft: false)
      .choreography(.closing)
    for choreography in [scale, closing] {
      for step in 0...100 {
        let pose = choreography.pose(of: .front, at: CGFloat(step) / 100)
        #expect(pose.opacity == 1 || 17 * pose.scale < 8)
      }
    }
    let times = stride(from: 0, to: closing.timing.duration, by: 0.005).map { $0 }
    let gone =
      times.filter {
        closing.pose(of: .front, at: closing.timing.fraction(at: $0)).opacity > 0.1
      }.max() ?? 0
    let still =
      times.filter {
        // Half the screen is what the edges are off the anchor, at most.
        422 * (closing.pose(of: .back, at: closing.timing.fraction(at: $0)).scale - 1) > 2
      }.max() ?? 0
    #expect(still - gone < 0.1)
  }
}
