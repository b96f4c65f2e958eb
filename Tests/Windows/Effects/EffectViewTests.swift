import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Effects on views inside screens.
  @MainActor @Suite struct EffectViewTests {
    /// Gives a screen rows with keys, one of them hidden.
    private func addRows(_ count: Int, to screen: UIViewController, key: String = "row") -> [UIView]
    {
      let rows = (0..<count).map { index in
        let row = UIView(frame: CGRect(x: 20, y: 120 + CGFloat(index) * 60, width: 300, height: 44))
        row.effectKey = key
        return row
      }
      // Not in their reading order.
      for row in rows.reversed() { screen.view.addSubview(row) }
      return rows
    }

    private func shown(_ view: UIView) -> (x: CGFloat, alpha: CGFloat) {
      let layer = view.layer.presentation() ?? view.layer
      return (layer.transform.m41, CGFloat(layer.opacity))
    }

    private func reports(_ body: () -> Void) -> [TransitionIssue] {
      let log = Reports()
      body()
      return log.all
    }

    private func finish(_ playback: Playback, _ theatre: Theatre) {
      playback.release(to: 1, velocity: RunPosition(fraction: 0))
      theatre.settle()
    }

    @Test func rowsComeOneAfterTheOtherAndRestWhereTheyAre() async throws {
      try await clock.play {
        let theatre = Theatre()
        let rows = addRows(5, to: theatre.screen)
        let before = rows.map(Imprint.init)
        theatre.present(.rows)
        let playback = try #require(theatre.run?.playback)
        playback.hold()
        playback.move(to: RunPosition(fraction: 0.3))
        clock.turn()
        let (ways, alphas) = (rows.map { shown($0).x }, rows.map { shown($0).alpha })
        for (one, next) in zip(ways, ways.dropFirst()) { #expect(one < next || next == 120) }
        for (one, next) in zip(alphas, alphas.dropFirst()) { #expect(one > next || next == 0) }
        #expect(ways[0] < 40 && ways[4] == 120 && alphas[4] == 0)
        // The model is where it will be.
        for row in rows { #expect(CATransform3DIsIdentity(row.layer.transform) && row.alpha == 1) }
        playback.release(to: 1, velocity: RunPosition(fraction: 0))
        theatre.settle()
        #expect(rows.map(Imprint.init) == before)
        theatre.dismiss()
        clock.advance(by: 0.1)
        // The last one leaves first.
        #expect(shown(rows[4]).x > shown(rows[0]).x)
        theatre.settle()
        #expect(rows.map(Imprint.init) == before)
      }
    }

    @Test(.exactTime) func rightToLeftTheyComeFromTheOtherSide() async throws {
      try await clock.play {
        let theatre = Theatre(isRightToLeft: true)
        let rows = addRows(2, to: theatre.screen)
        theatre.present(.rows)
        let playback = try #require(theatre.run?.playback)
        defer { finish(playback, theatre) }
        playback.hold()
        clock.turn()
        #expect(shown(rows[0]).x == -120)
      }
    }

    /// Two views beside each other: each moves by its own way, and the leading one comes first.
    @Test(.exactTime, arguments: [false, true]) func theLeadingViewComesFirst(isRightToLeft: Bool)
      async throws
    {
      try await clock.play {
        let theatre = Theatre(isRightToLeft: isRightToLeft)
        if isRightToLeft { theatre.screen.view.semanticContentAttribute = .forceRightToLeft }
        let (left, right) = (
          UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 44)),
          UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 44))
        )
        for view in [right, left] {
          view.effectKey = "row"
          if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
          theatre.screen.view.addSubview(view)
        }
        theatre.presenter.present(
          theatre.screen,
          using: .effects(
            views: ["row": .init([.move(edge: .leading), .fade]).staggered(over: 0.6)]))
        clock.turn()
        let playback = try #require(theatre.run?.playback)
        defer { finish(playback, theatre) }
        playback.hold()
        clock.turn()
        let ways = [left, right].map { shown($0).x }
        #expect(ways == (isRightToLeft ? [370, 190] : [-120, -300]))
        playback.move(to: RunPosition(fraction: 0.3))
        clock.turn()
        #expect((shown(left).alpha > shown(right).alpha) == !isRightToLeft)
        #expect(max(shown(left).alpha, shown(right).alpha) > 0.5)
      }
    }

    /// Hidden, clipped away, or of no size.
    @Test(.exactTime) func viewsThatAreNotSeenAreLeftOut() async throws {
      try await clock.play {
        let theatre = Theatre()
        let rows = addRows(4, to: theatre.screen)
        rows[0].isHidden = true
        rows[1].frame.origin.y = 2000
        rows[2].bounds.size = .zero
        theatre.presenter.view.effectKey = "row"
        theatre.present(.rows)
        let playback = try #require(theatre.run?.playback)
        defer { finish(playback, theatre) }
        playback.hold()
        clock.turn()
        #expect(rows.map { shown($0).alpha } == [1, 1, 1, 0])
        // That of the other screen is away at its end.
        #expect(shown(theatre.presenter.view).alpha == 1)
      }
    }

    @Test func effectViewsAreAskedForInEveryRun() async throws {
      try await clock.play {
        let theatre = Theatre()
        let first = addRows(1, to: theatre.screen)
        theatre.present(.rows)
        theatre.settle()
        first[0].effectKey = nil
        let second = addRows(2, to: theatre.screen)
        theatre.dismiss()
        clock.advance(by: 0.2)
        #expect(shown(first[0]).x == 0 && shown(second[1]).x > 0)
        theatre.settle()
      }
    }

    /// Views that a closure is given are as before when the run is over, whatever the closure has made of them.
    @Test(arguments: [TransitionScreen.back, .front])
    func viewsGivenToAClosureRestAsBefore(screen: TransitionScreen) async throws {
      try await clock.play {
        let theatre = Theatre()
        let rows = addRows(2, to: screen == .back ? theatre.presenter : theatre.screen)
        var given = 0
        let transition = ViewControllerTransition.animations { run in
          let views = run.views(forEffect: "row", in: screen)
          given += views.count
          run.animate {
            for view in views {
              view.alpha = 0
              view.transform = CGAffineTransform(translationX: 50, y: 0)
            }
          }
        }
        theatre.presenter.present(theatre.screen, using: transition)
        for changes in 1...2 {
          if changes == 2 { theatre.dismiss() }
          theatre.settle()
          #expect(given == 2 * changes)
          #expect(rows.allSatisfy { $0.alpha == 1 && $0.transform == .identity })
        }
      }
    }

    @Test func aCancelledRunLeavesThemWhereTheyWere() async throws {
      try await clock.play {
        let theatre = Theatre()
        let rows = addRows(3, to: theatre.presenter)
        let before = rows.map(Imprint.init)
        theatre.present(.rows)
        clock.advance(by: 0.15)
        let playback = try #require(theatre.run?.playback)
        playback.hold()
        playback.move(to: RunPosition(fraction: 0.8))
        clock.turn()
        #expect(shown(rows[0]).x > 0)
        playback.release(to: 0, velocity: RunPosition(fraction: 0))
        theatre.settle()
        #expect(rows.map(Imprint.init) == before)
      }
    }

    @Test func anUnknownKeyIsReported() async throws {
      try await clock.play {
        let theatre = Theatre()
        _ = addRows(1, to: theatre.screen, key: "cell")
        let reports = reports {
          theatre.present(.rows)
          theatre.settle()
        }
        #expect(reports == [.effectKeyUnknown(key: "row", known: ["cell"])])
        #expect(theatre.screen.presentingViewController != nil)
      }
    }

    /// What flies from one screen to the other has no effect besides.
    @Test(.exactTime) func aSharedElementWins() async throws {
      try await clock.play {
        let theatre = Theatre()
        let rows = addRows(2, to: theatre.screen)
        let twin = UIView(frame: CGRect(x: 40, y: 300, width: 80, height: 80))
        theatre.presenter.view.addSubview(twin)
        for view in [twin, rows[0]] {
          view.backgroundColor = .red
          view.takeAlongKey = "row"
        }
        var reported: [TransitionIssue] = []
        reported = reports { theatre.present(.rows) }
        #expect(reported == [.effectOnElement(key: "row")])
        let playback = try #require(theatre.run?.playback)
        defer { finish(playback, theatre) }
        playback.hold()
        clock.turn()
        #expect(shown(rows[0]).x == 0 && shown(rows[1]).x == 120)
      }
    }

    #if os(Linux)
      @Test func underReduceMotionNoneMoves() throws {
        let theatre = Theatre()
        let rows = addRows(2, to: theatre.screen)
        Headless.setReduceMotion(true)
        defer { Headless.setReduceMotion(false) }
        theatre.present(.rows)
        let playback = try #require(theatre.run?.playback)
        defer { finish(playback, theatre) }
        playback.hold()
        Headless.turn()
        #expect(rows.map { shown($0).x } == [0, 0] && rows.map { shown($0).alpha } == [1, 1])
      }
    #endif

    @Test func noViewIsHeldWhenTheRunIsOver() async throws {
      try await clock.play {
        let theatre = Theatre()
        var rows = addRows(2, to: theatre.screen)
        weak var row = rows[0]
        theatre.present(.rows)
        // UIKit keeps animators for a while.
        let animator = try #require(theatre.run?.coordinator)
        theatre.settle()
        rows.forEach { $0.removeFromSuperview() }
        rows = []
        clock.turn()
        #expect(row == nil)
        _ = animator
      }
    }

    @Test func theReadingOrderGoesFromRowToRow() async throws {
      try await clock.play {
        let frames = [
          CGRect(x: 200, y: 98, width: 90, height: 40), CGRect(x: 0, y: 200, width: 90, height: 40),
          CGRect(x: 0, y: 102, width: 90, height: 40),
          CGRect(x: 100, y: 100, width: 90, height: 40),
        ]
        #expect(EffectViews.readingOrder(of: frames, isRightToLeft: false) == [2, 3, 0, 1])
        #expect(EffectViews.readingOrder(of: frames, isRightToLeft: true) == [0, 3, 2, 1])
      }
    }
  }
}
