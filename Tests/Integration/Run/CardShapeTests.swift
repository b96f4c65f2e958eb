import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A card is a card also while it moves, whatever moves it: as round as at rest, unless its movement says otherwise,
  /// and in front of a presenter that stays untouched.
  @MainActor @Suite struct CardShapeTests {
    nonisolated static let cards: [(String, ViewControllerTransition)] = [
      ("full", .full), ("slide", .slide), ("fold", .fold), ("spin", .spin), ("cube", .cube),
      ("page", .page), ("fade", .fade),
      (
        "cut", .choreography { _ in Choreography(.front { $0.cutTop = .linear(from: 200, to: 0) }) }
      ),
      (
        "cut and moved",
        .choreography { _ in
          Choreography(
            .back { $0.x = .linear(from: 0, to: -90) },
            .front {
              $0.y = .linear(from: 300, to: 0)
              $0.cutLeft = .linear(from: 60, to: 0)
            })
        }
      ),
      ("effects", .effects(front: [.offset(y: 200)], back: [.scale(0.8), .dim(0.5)])),
    ]

    @Test(arguments: cards.indices, [TransitionDirection.opening, .closing])
    func aCardIsACardAllTheWay(index: Int, direction: TransitionDirection) async throws {
      try await clock.play {
        let theatre = Theatre()
        let transition = Self.cards[index].1.presentation(
          .card(.fractions(width: 0.8, height: 0.5)))
        theatre.presenter.present(theatre.screen, using: transition, gesture: .pinch)
        clock.turn()
        if direction == .closing {
          clock.advance(by: 1.6)
          theatre.presenter.dismiss(animated: true)
          clock.turn()
        }
        let back = theatre.presenter.view!
        var frames = 0
        while let run = theatre.run, frames < 60 {
          let shown = back.layer.presentation() ?? back.layer
          #expect(CATransform3DIsIdentity(shown.transform) && shown.opacity == 1)
          #expect(back.layer.mask == nil && back.superview != run.stage.container)
          // Nothing darkens it but the backdrop.
          for role in [Choreography.Role.shade, .light, .cast, .back] {
            #expect(run.stage.views[role] == nil, "\(role.name)")
          }
          let isRound = run.playback?.choreography.part(.front)?.cornerRadius == nil
          if isRound, let clip = (theatre.wrapper as? WrapperView)?.contentContainer.layer {
            let shown = clip.presentation() ?? clip
            let most = min(shown.bounds.width, shown.bounds.height) / 2
            #expect(abs(shown.cornerRadius - min(28, most)) < 0.01)
          }
          frames += 1
          clock.advance(by: 1.0 / 30)
        }
        #expect(frames > 3)
      }
    }
  }
}
