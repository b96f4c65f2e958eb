import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct SpinTests {
  func spin(clockwise: Bool? = nil) -> Choreography {
    let geometry = PresetSetting(preset: .spin, container: containers[0], isRightToLeft: false)
      .geometry
    return Spin(clockwise: clockwise).opening(on: geometry)
  }

  @Test func bothScreensAreTheSidesOfOneCard() {
    for step in 0...100 {
      let f = CGFloat(step) / 100
      let (back, front) = (spin().pose(of: .back, at: f), spin().pose(of: .front, at: f))
      #expect(abs(abs(back.rotationY - front.rotationY) - .pi) < 1e-9)
      #expect(back.opacity == 1 && front.opacity == 1)
      // The hidden side is a little smaller, but not larger than the one that is seen.
      let (seen, hidden) = f < 0.5 ? (back.scale, front.scale) : (front.scale, back.scale)
      #expect(hidden <= seen && hidden >= 0.99 * seen)
      if abs(f - 0.5) >= 0.1 { #expect(hidden < 0.996 * seen) }
    }
    #expect(abs(spin().pose(of: .back, at: 0.5).scale - 0.8) < 1e-9)
  }

  /// Only one side can be seen at a time: the one in front.
  @Test func theOtherSideIsSeenFromTheMiddleOn() {
    for step in 0...100 where step != 50 {
      let f = CGFloat(step) / 100
      let (back, front) = (spin().pose(of: .back, at: f), spin().pose(of: .front, at: f))
      #expect((back.lift > front.lift) == (f < 0.5))
      #expect(spin().pose(of: .shade, at: f).lift > max(back.lift, front.lift))
    }
  }

  @Test func theRotationIsTheApps() {
    #expect(spin().pose(of: .back, at: 0.25).rotationY < 0)
    #expect(spin(clockwise: true) == spin())
    #expect(spin(clockwise: false).pose(of: .back, at: 0.25).rotationY > 0)
  }

  /// A rotation that the app has named is the same right to left; the usual one goes the other way there.
  @Test(arguments: [nil, true, false]) func onlyTheUsualRotationIsMirrored(clockwise: Bool?) {
    let geometry = PresetSetting(preset: .spin, container: containers[0], isRightToLeft: true)
      .geometry
    let there = Spin(clockwise: clockwise).opening(on: geometry).pose(of: .back, at: 0.25).rotationY
    let here = spin(clockwise: clockwise).pose(of: .back, at: 0.25).rotationY
    #expect(abs(there - (clockwise == nil ? -here : here)) < 1e-9)
  }
}
