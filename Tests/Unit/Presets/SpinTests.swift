import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct SpinTests {
  func spin(_ direction: TransitionRotation? = nil) -> Choreography {
    var geometry = PresetSetting(preset: .spin, container: containers[0], isRightToLeft: false)
      .geometry
    geometry.options.rotation = direction
    return Spin().opening(on: geometry)
  }

  @Test func bothScreensTurnAsOne() {
    for step in 0...100 {
      let f = CGFloat(step) / 100
      let (back, fore) = (spin().pose(of: .back, at: f), spin().pose(of: .fore, at: f))
      #expect(abs(back.rotationZ - fore.rotationZ - 2 * .pi) < 1e-9)
      #expect(back.scale == fore.scale)
    }
    #expect(abs(spin().pose(of: .back, at: 0.5).rotationZ - .pi) < 1e-9)
    #expect(abs(spin().pose(of: .back, at: 0.5).scale - 1.4) < 1e-9)
  }

  @Test func theyCrossOverInTheMiddle() {
    #expect(spin().pose(of: .fore, at: 0.4).alpha == Part.faintest)
    #expect(spin().pose(of: .back, at: 0.6).alpha == Part.faintest)
    for step in 0...100 {
      let f = CGFloat(step) / 100
      let (back, fore) = (spin().pose(of: .back, at: f).alpha, spin().pose(of: .fore, at: f).alpha)
      #expect(max(back, fore) > 0.65)
    }
  }

  @Test func theRotationIsTheApps() {
    #expect(spin().pose(of: .back, at: 0.25).rotationZ > 0)
    #expect(spin(.clockwise) == spin())
    #expect(spin(.counterclockwise).pose(of: .back, at: 0.25).rotationZ < 0)
  }
}
