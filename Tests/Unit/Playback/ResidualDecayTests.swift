import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct ResidualDecayTests {
  private let start: Residual = {
    var start = Residual(translation: CGVector(dx: 100, dy: -40))
    start[.front].logScale = log(0.7)
    start[.shade].opacity = -0.05
    start.progress = 0.2
    return start
  }()

  private func decay(_ velocity: Residual = .none, to end: Residual = .none) throws
    -> ResidualDecay
  {
    try #require(
      ResidualDecay(
        from: start, velocity: velocity, to: end, spring: ReleaseSprings.landing.residual,
        over: 930))
  }

  @Test func decayStartsAtTheResidualAndVelocityOfTheRelease() throws {
    var velocity = Residual(translation: CGVector(dx: 900, dy: 300))
    velocity[.front].logScale = -0.8
    velocity.progress = 0.5
    let decay = try decay(velocity)
    let step = 1e-5
    let (now, then) = (decay.residual(at: 0), decay.residual(at: step))
    #expect((now - start).reach(over: 930) < 1e-9 && now.progress == start.progress)
    let seen = (then - now).scaled(by: 1 / step)
    #expect((seen[.front].translation - velocity[.front].translation).length < 0.02 * 950)
    #expect(abs(seen[.front].logScale + 0.8) < 0.016)
    #expect(abs(seen.progress - 0.5) < 0.01)
  }

  /// It lasts until less than half a point is left, and not much longer.
  @Test func decayArrivesWithoutAStep() throws {
    let decay = try decay()
    let last = decay.residual(at: decay.duration - 1e-6)
    #expect(last.reach(over: 930) < 0.01)
    #expect(decay.residual(at: decay.duration) == .none)
    #expect(decay.residual(at: decay.duration - 0.05).reach(over: 930) > 0.4)
    #expect(decay.duration > 0.2 && decay.duration < 0.5)
  }

  @Test func decayToAnEndComesToRestThere() throws {
    let end = Residual(translation: CGVector(dx: 50, dy: 5))
    #expect(try decay(to: end).residual(at: 2) == end)
  }

  /// Screens, backdrops, light and shadows alike; only views inside screens have none.
  @Test(
    arguments: [.front, .back, .backdrop, .shade, .light, .cast, .picture] as [Choreography.Role])
  func offsetsOfEachRoleAddUp(role: Choreography.Role) {
    var residual = Residual.none
    residual[role].x = 10
    #expect((residual + residual)[role].x == 20 && (Residual.none + residual)[role].x == 10)
    #expect(residual - residual == .none && residual.scaled(by: 0.5)[role].x == 5)
    #expect(residual.reach(over: 900) == 10)
    let view = Choreography.Role.view(forEffect: "row", in: .front, at: 0)
    residual[view].x = 10
    #expect(residual[view] == .none)
  }

  @Test func residualOfNoneHasNoDecay() {
    #expect(
      ResidualDecay(
        from: .none, velocity: .none, spring: ReleaseSprings.landing.residual, over: 930) == nil)
  }
}
