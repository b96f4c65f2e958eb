import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct CrossFadeTests {
  static let card = CGRect(x: 39, y: 169, width: 312, height: 506)
  static let directions = [TransitionDirection.opening, .closing]

  private func fade(_ direction: TransitionDirection, card: CGRect? = nil) -> Choreography {
    CrossFade.choreography(direction, card: card, lasting: 0.6)
  }

  @Test(arguments: [nil, card], directions)
  func pictureFadesAndNoPartMoves(card: CGRect?, direction: TransitionDirection) {
    let fade = fade(direction, card: card)
    #expect(fade.parts.allSatisfy { !$0.moves })
    #expect(fade.timing.duration == 0.25)
    #expect(fade.parts.last?.role == .picture)
    let alphas = [0, 0.5, 1].map { fade.pose(of: .picture, at: $0).opacity }
    #expect(alphas == [1, 0.5, 0])
  }

  /// A live screen never fades: glass in it would stay flat.
  @Test(arguments: [nil, card], directions)
  func screensStayOpaque(card: CGRect?, direction: TransitionDirection) {
    let fade = fade(direction, card: card)
    for step in 0...10 {
      for role in [Choreography.Role.front, .back] {
        #expect(fade.pose(of: role, at: CGFloat(step) / 10).opacity == 1)
      }
    }
  }

  /// What arrives lies right below the picture.
  @Test(arguments: directions) func arrivingScreenIsAboveTheLeavingOne(
    direction: TransitionDirection
  ) {
    let roles = fade(direction).parts.map(\.role)
    #expect(
      roles == (direction == .opening ? [.back, .front, .picture] : [.front, .back, .picture]))
  }

  /// A card that leaves has an empty window below its picture, and its backdrop clears with it.
  @Test func aCardThatLeavesIsClosed() {
    let fade = fade(.closing, card: CrossFadeTests.card)
    for f in [0, 0.5, 1] as [CGFloat] {
      #expect(fade.pose(of: .front, at: f).clip(in: CrossFadeTests.card.size).height == 0)
      #expect(fade.pose(of: .backdrop, at: f).opacity == 1 - f)
    }
    let opening = self.fade(.opening, card: CrossFadeTests.card)
    #expect(opening.parts.allSatisfy { !$0.hasClip })
    #expect(opening.pose(of: .backdrop, at: 0).opacity == 1)
  }

  @Test(arguments: [false, true], directions)
  func withoutAPictureTheScreenFades(isCard: Bool, direction: TransitionDirection) {
    let fade = CrossFade.choreography(direction, isCard: isCard, lasting: 0.6)
    #expect(fade.parts.allSatisfy { !$0.moves && !$0.hasClip })
    #expect(fade.timing.duration == 0.25)
    let alphas = [0, 1].map { fade.pose(of: .front, at: $0).opacity }
    let faintest = Choreography.Part.faintest
    #expect(alphas == (direction == .opening ? [faintest, 1] : [1, faintest]))
    guard !isCard else { return }
    for step in 0...10 { #expect(fade.pose(of: .back, at: CGFloat(step) / 10) == .rest) }
  }

  @Test func shorterDurationStays() {
    let fade = CrossFade.choreography(.opening, card: nil, lasting: 0.1)
    #expect(fade.timing.duration == 0.1)
  }
}
