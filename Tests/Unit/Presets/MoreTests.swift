import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog
import TransitionCatalogTesting

/// The transitions of Presets/More in numbers.
struct MoreTests {
  static let all: [ViewControllerTransition] =
    [
      .fade, .cover, .push, .push(parallax: 0), .push(parallax: 1), .cube, .flip, .page,
      .reveal(from: .leading), .reveal(from: .point(CGPoint(x: 60, y: 700))),
    ] + TransitionEdge.allCases.flatMap { [.cover(edge: $0), .push(edge: $0)] }

  private let geometry = TransitionGeometry(
    container: CGSize(width: 400, height: 800), displayCornerRadius: 47)

  private func opening(
    _ transition: ViewControllerTransition, on other: TransitionGeometry? = nil
  ) -> Choreography {
    transition.resolved(.opening).choreography(.opening, on: other ?? geometry)
  }

  /// Asked among others: at rest, right to left as an exact mirror image, the closing as the opening in reverse.
  @Test(arguments: all.indices) func noTransitionHasProblems(index: Int) {
    #expect(MoreTests.all[index].problems() == [])
    #expect(MoreTests.all[index].mirrored().problems() == [])
  }

  @Test(arguments: all.indices) func onlyTheFadeIsMotionless(index: Int) {
    #expect(MoreTests.all[index].resolved(.opening).isMotionless(.opening) == (index == 0))
  }

  /// Beside a carried screen the old one is dimmed. While the new one fades, nobody sees the old one darken: less than a
  /// tenth of its light goes.
  @Test func theFadeDimsWhatACarriedScreenIsSeenOver() {
    let fade = opening(.fade)
    let dims = [0.5, 1].map { fade.pose(of: .back, at: $0).dim }
    #expect(dims[0] == 0 && abs(dims[1] - 0.3) < 1e-9)
    for step in 0...20 {
      let fraction = CGFloat(step) / 20
      let (front, back) = (
        fade.pose(of: .front, at: fraction), fade.pose(of: .back, at: fraction)
      )
      #expect(back.dim * (1 - front.opacity) < 0.1)
    }
  }

  /// Over a row of the same color, the content of a small circle would be read with the row's.
  @Test func theSmallCircleFades() {
    let reveal = opening(.reveal(from: .point(CGPoint(x: 60, y: 700))))
    let opacities = [0, 0.125, 0.25, 1].map { reveal.pose(of: .front, at: $0).opacity }
    #expect(opacities[0] < 0.05 && abs(opacities[1] - 0.5) < 0.05)
    #expect(opacities[2] == 1 && opacities[3] == 1)
  }

  @Test(arguments: zip(TransitionEdge.allCases, [(0, -1), (0, 1), (-1, 0), (1, 0)]))
  func coverComesOverItsEdgeAndTheOldScreenStays(edge: TransitionEdge, side: (Int, Int)) {
    let cover = opening(.cover(edge: edge))
    let away = cover.pose(of: .front, at: 0)
    #expect(away.x == CGFloat(side.0) * 400 && away.y == CGFloat(side.1) * 800)
    let covered = cover.pose(of: .back, at: 1)
    #expect(covered.x == 0 && covered.y == 0 && abs(covered.dim - 0.1) < 1e-9)
  }

  @Test(arguments: TransitionEdge.allCases, [0, 0.3, 1])
  func pushMovesTheOldScreenAsFarAsItsParallax(edge: TransitionEdge, parallax: CGFloat) {
    let push = opening(.push(edge: edge, parallax: parallax))
    let way = edge.outward(isRightToLeft: false)
    let (away, pushed) = (push.pose(of: .front, at: 0), push.pose(of: .back, at: 1))
    #expect(away.x == way.dx * 400 && away.y == way.dy * 800)
    #expect(abs(pushed.x + parallax * away.x) < 1e-9 && abs(pushed.y + parallax * away.y) < 1e-9)
    #expect(abs(pushed.dim - 0.1) < 1e-9)
  }

  /// Half of the way after 42 ms, 90 % after 138 ms, within a frame: UIKit's.
  @Test func pushHasThePaceOfUIKit() {
    let timing = opening(.push).timing
    #expect(abs(timing.duration - 0.45) < 1e-9)
    for (time, share) in [(0.042, 0.5), (0.138, 0.9)] {
      #expect(
        timing.fraction(at: time - 0.008) < share && timing.fraction(at: time + 0.008) > share)
    }
  }

  /// A critically damped spring with the mass 3 and the stiffness 1000 is halfway after 92 ms, and at rest after 0.5 s.
  @Test(arguments: [TransitionDirection.opening, .closing])
  func coverHasThePaceOfUIKit(direction: TransitionDirection) {
    let cover = ViewControllerTransition.cover.resolved(direction)
    let timing = cover.choreography(direction, on: geometry).timing
    #expect(abs(timing.fraction(at: 0.092) - 0.5) < 0.01)
    #expect(timing.fraction(at: 0.5) > 0.998 && timing.duration < 0.6)
  }

  @Test(arguments: [-0.1, 1.5, .nan, .infinity]) func aPushWithoutAUsableParallaxIsReported(
    parallax: CGFloat
  ) {
    let push = ViewControllerTransition.push(edge: .bottom, parallax: parallax)
    #expect(push.resolved(.opening).issues.map(\.code) == ["valueUnusable"])
    #expect(
      opening(push).pose(of: .back, at: 1) == opening(.push(edge: .bottom)).pose(of: .back, at: 1))
    #expect(push.duration(0.8).resolved(.opening).issues.count == 1)
  }

  @Test func cornersAreThoseOfTheDisplayOnTheWay() {
    for (transition, role) in [
      (ViewControllerTransition.cover, Choreography.Role.front), (.flip, .front), (.flip, .back),
      (.page, .back),
    ] {
      let pose = opening(transition).pose(of: role, at: 0.5)
      #expect(abs((pose.cornerRadius ?? 0) * pose.scale - 47) < 1e-9)
    }
  }
}
