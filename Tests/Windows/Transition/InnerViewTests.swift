import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Views inside screens, in closures with UIKit's animations and in choreographies.
  @MainActor @Suite struct InnerViewTests {
    private let theatre = Theatre()
    private let reports = Reports()

    private func addRows(_ count: Int, to screen: UIViewController) -> [UIView] {
      let rows = (0..<count).map { index in
        let row = UIView(frame: CGRect(x: 20, y: 120 + CGFloat(index) * 60, width: 300, height: 44))
        row.effectKey = "row"
        return row
      }
      // Not in their reading order.
      for row in rows.reversed() { screen.view.addSubview(row) }
      return rows
    }

    private func present(_ transition: ViewControllerTransition) {
      theatre.presenter.present(theatre.screen, using: transition)
      clock.turn()
    }

    private func shown(_ view: UIView) -> CATransform3D {
      (view.layer.presentation() ?? view.layer).transform
    }

    private func hold(at fraction: CGFloat) throws -> Playback {
      let playback = try #require(theatre.run?.playback)
      playback.hold()
      playback.move(to: RunPosition(fraction: fraction))
      clock.turn()
      return playback
    }

    // MARK: Closures

    @Test func aClosureIsGivenTheViewsOfAKey() async throws {
      try await clock.play {
        let (rows, below) = (
          addRows(4, to: theatre.screen), addRows(2, to: theatre.presenter)
        )
        rows[1].isHidden = true
        var seen: [[UIView]] = []
        present(
          .animations { run in
            seen = [
              run.views(forEffect: "row", in: .front), run.views(forEffect: "row", in: .back),
              run.views(forEffect: "none", in: .front),
            ]
          })
        #expect(seen == [[rows[0], rows[2], rows[3]], below, []] && reports.all == [])
        theatre.settle()
      }
    }

    @Test func namedViewsAreAmongThem() async throws {
      try await clock.play {
        let screen = NamingController()
        var seen: [UIView] = []
        theatre.presenter.present(
          screen, using: .animations { seen = $0.views(forEffect: "mark", in: .front) })
        theatre.settle()
        #expect(seen == [screen.mark])
      }
    }

    /// Whatever becomes of the run, the views are as before.
    @Test(arguments: [true, false]) func innerViewsAreAsBeforeOnceTheRunHasEnded(commits: Bool)
      async throws
    {
      try await clock.play {
        let rows = addRows(2, to: theatre.screen)
        rows[1].transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let before = rows.map(Imprint.init)
        present(
          .animations { run in
            let rows = run.views(forEffect: "row", in: .front)
            for row in rows {
              (row.alpha, row.transform) = (0, CGAffineTransform(rotationAngle: 1))
            }
            run.animate { for row in rows { (row.alpha, row.transform) = (0.7, .identity) } }
          })
        clock.advance(by: 0.1)
        let alpha = rows[0].layer.presentation()?.opacity ?? 1
        #expect(alpha > 0.02 && alpha < 0.68)
        if !commits { TransitionController.installed(on: theatre.screen)?.dismiss() }
        theatre.settle()
        #expect(rows.map(Imprint.init) == before)
      }
    }

    @Test func tooLateThereAreNone() async throws {
      try await clock.play {
        _ = addRows(2, to: theatre.screen)
        var kept: TransitionRun?
        present(.animations { kept = $0 })
        theatre.settle()
        #expect(
          kept?.views(forEffect: "row", in: .front) == [] && reports.all == [.runEndedAlready])
      }
    }

    // MARK: Choreographies

    /// Each row comes from below the screen, the later the lower it is.
    private struct Rows: ChoreographedTransition {
      var effectKeys: Set = ["row"]
      var change: @Sendable (inout Choreography.Part) -> Void = { _ in }

      func opening(on geometry: TransitionGeometry) -> Choreography {
        let frames = geometry.frames(forEffect: "row", in: .front)
        return Choreography(
          frames.enumerated().map { index, frame in
            .part(.view(forEffect: "row", in: .front, at: index)) {
              $0.x = .linear(from: 100, to: 0)
              $0.y = .linear(from: geometry.container.height - frame.minY, to: 0)
              change(&$0)
            }
          }, timing: .linear)
      }
    }

    @Test func aChoreographyMovesThem() async throws {
      try await clock.play {
        let rows = addRows(3, to: theatre.screen)
        let before = rows.map(Imprint.init)
        present(ViewControllerTransition(Rows()))
        let playback = try hold(at: 0.25)
        #expect(rows.map { shown($0).m42 } == [724, 664, 604].map { $0 * 0.75 })
        for row in rows { #expect(CATransform3DIsIdentity(row.layer.transform)) }
        playback.release(to: 1, velocity: RunPosition(fraction: 0))
        theatre.settle()
        #expect(rows.map(Imprint.init) == before)
        theatre.dismiss()
        let closing = try hold(at: 0.25)
        #expect(rows.map { shown($0).m42 } == [724, 664, 604].map { $0 * 0.25 })
        closing.release(to: 1, velocity: RunPosition(fraction: 0))
        theatre.settle()
        #expect(rows.map(Imprint.init) == before && reports.all == [])
      }
    }

    @Test func theAlgebraHoldsForThem() async throws {
      try await clock.play {
        let rows = addRows(1, to: theatre.screen)
        present(
          ViewControllerTransition(Rows()).mirrored().combined(
            with: .effects(views: ["row": .offset(y: 10)])))
        let playback = try hold(at: 0.5)
        #expect(shown(rows[0]).m41 == -50 && shown(rows[0]).m42 == 362 + 5)
        playback.release(to: 1, velocity: RunPosition(fraction: 0))
        theatre.settle()
      }
    }

    @Test func writtenInPlaceItNamesItsKeys() async throws {
      try await clock.play {
        let rows = addRows(2, to: theatre.presenter)
        present(
          .choreography(effectKeys: ["row"]) { _ in
            Choreography(
              .part(.view(forEffect: "row", in: .back, at: 1)) {
                $0.opacity = .linear(from: 1, to: 0)
              })
          })
        let playback = try hold(at: 0.5)
        #expect(rows.map { $0.layer.presentation()?.opacity } == [1, 0.5])
        playback.release(to: 1, velocity: RunPosition(fraction: 0))
        theatre.settle()
        #expect(reports.all == [])
      }
    }

    @Test func aKeyThatIsNotDeclaredIsReported() async throws {
      try await clock.play {
        let rows = addRows(2, to: theatre.screen)
        present(
          .choreography { _ in
            Choreography(
              .part(.view(forEffect: "row", in: .front, at: 0)) { $0.x = .linear(from: 50, to: 0) })
          })
        clock.advance(by: 0.1)
        #expect(CATransform3DIsIdentity(shown(rows[0])))
        theatre.settle()
        #expect(reports.all == [.effectKeyUnknown(key: "row", known: [])])
      }
    }

    nonisolated private static let clips: [@Sendable (inout Choreography.Part) -> Void] = [
      { $0.dim = .linear(from: 1, to: 0) }, { $0.cutTop = .linear(from: 20, to: 0) },
      { $0.shadow = .linear(from: 0.5, to: 0) },
    ]

    @Test(arguments: clips.indices) func aViewIsNotDarkenedCutOrShadowed(index: Int) async throws {
      try await clock.play {
        let rows = addRows(2, to: theatre.screen)
        let before = rows.map(Imprint.init)
        present(ViewControllerTransition(Rows(change: Self.clips[index])))
        let parts = theatre.run?.playback?.choreography.parts.filter(\.role.isView) ?? []
        #expect(
          parts.count == 2 && !parts.contains(where: \.hasClip)
            && !parts.contains(where: \.isDimmed))
        theatre.settle()
        #expect(reports.all == [.effectsContradict("row")])
        #expect(rows.map(Imprint.init) == before)
      }
    }

    @Test func viewThatIsNotAtRestIsReported() async throws {
      try await clock.play {
        _ = addRows(2, to: theatre.screen)
        present(ViewControllerTransition(Rows { $0.x = .linear(from: 100, to: 30) }))
        theatre.settle()
        #expect(
          reports.all == [
            .notAtRest(role: "row 0", fraction: 1), .notAtRest(role: "row 1", fraction: 1),
          ])
      }
    }

    /// What is beyond the views that there are moves nothing.
    @Test func anIndexBeyondThemMovesNothing() async throws {
      try await clock.play {
        _ = addRows(1, to: theatre.screen)
        present(
          .choreography(effectKeys: ["row"]) { _ in
            Choreography(
              .part(.view(forEffect: "row", in: .front, at: 7)) { $0.x = .linear(from: 50, to: 0) })
          })
        theatre.settle()
        #expect(theatre.presenter.presentedViewController != nil && reports.all == [])
      }
    }

    @Test func geometryWithViewsCanBeMadeForATest() async throws {
      try await clock.play {
        let frames = [CGRect(x: 0, y: 10, width: 50, height: 20)]
        let geometry = TransitionGeometry(
          container: CGSize(width: 100, height: 200), frontViews: ["row": frames],
          backViews: ["mark": frames + frames])
        #expect(geometry.frames(forEffect: "row", in: .front) == frames)
        #expect(geometry.frames(forEffect: "row", in: .back) == [])
        #expect(geometry.frames(forEffect: "mark", in: .back).count == 2)
        let part = Rows().opening(on: geometry).parts.first
        #expect(
          part?.role == .view(forEffect: "row", in: .front, at: 0) && part?.y.value(at: 0) == 190)
      }
    }
  }
}

/// A screen that names a view for its effect.
@MainActor
private final class NamingController: UIViewController, TransitionParticipant {
  let mark = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(mark)
  }

  func views(forEffect key: String) -> [UIView] { key == "mark" ? [mark] : [] }
}
