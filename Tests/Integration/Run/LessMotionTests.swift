import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// With Reduce Motion on, a transition in which nothing moves is kept as it is; any other one gives way to a
  /// cross-fade.
  @MainActor @Suite struct LessMotionTests {
    private let theatre = Theatre()

    private func present(_ transition: ViewControllerTransition, withLessMotion: Bool = true) {
      if withLessMotion { Headless.setReduceMotion(true) }
      theatre.presenter.present(theatre.screen, using: transition)
      Headless.turn()
    }

    private func addRow() -> UIView {
      let row = UIView(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
      row.effectKey = "row"
      theatre.screen.view.addSubview(row)
      return row
    }

    nonisolated private static let still: [ViewControllerTransition] = [
      .effects(front: .fade), .effects(back: [.dim(0.4), .cornerRadius(20)]),
      .effects(front: .fade, views: ["row": TransitionEffect.fade.staggered(over: 0.5)]),
      .choreography { _ in Choreography(.front { $0.opacity = .linear(from: 0, to: 1) }) },
      .effects(front: .fade).mirrored(),
      ViewControllerTransition.effects(front: .fade).presentation(
        .card(.points(width: 200, height: 300))),
    ]

    nonisolated private static let place = TransitionPlace.point(CGPoint(x: 40, y: 700))

    nonisolated private static let moving: [ViewControllerTransition] = [
      .slide, .cover, .effects(front: .reveal(from: .bottom)),
      .effects(front: .fade, views: ["row": .offset(y: 20)]),
      .effects(front: .fade, views: ["none": .offset(y: 20)]),
      ViewControllerTransition.effects(front: .fade).combined(with: .slide),
      .effects(front: .fade).combined(with: .animations { _ in }),
      // Those that are in the middle have no way to go.
      .choreography(effectKeys: ["row"]) { geometry in
        Choreography(
          geometry.frames(forEffect: "row", in: .front).enumerated().map { index, frame in
            let way = geometry.container.width / 2 - frame.midX
            return .part(.view(forEffect: "row", in: .front, at: index)) {
              if way != 0 { $0.x = .linear(from: way, to: 0) }
            }
          })
      },
      // Without its place it fades.
      .choreography(places: [place]) { geometry in
        Choreography(
          .front {
            if let frame = geometry.frame(of: place) {
              $0.y = .linear(from: frame.midY, to: 0)
            } else {
              $0.opacity = .linear(from: 0, to: 1)
            }
          })
      },
      .choreography(effectKeys: ["row"]) {
        Choreography(
          $0.frames(forEffect: "row", in: .front).indices.map { index in
            .part(.view(forEffect: "row", in: .front, at: index)) { $0.x = .linear(from: 9, to: 0) }
          })
      },
    ]

    @Test(arguments: still.indices) func transitionWithoutMovementIsKept(index: Int) throws {
      let row = addRow()
      present(LessMotionTests.still[index])
      let run = try #require(theatre.run)
      #expect(!run.crossFades && run.stage?.views[.picture] == nil)
      #expect(run.duration(isAnimated: true) > 0.39)
      #expect(theatre.duration > 0.39)
      Headless.advance(by: 0.2)
      #expect(theatre.run === run)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController != nil)
      #expect(CATransform3DIsIdentity(row.layer.transform) && row.layer.animationKeys() == nil)
      theatre.dismiss()
      #expect(theatre.run?.crossFades == false)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    @Test(arguments: moving.indices) func transitionWithMovementGivesWayToACrossFade(index: Int) {
      _ = addRow()
      present(LessMotionTests.moving[index])
      #expect(theatre.run?.crossFades == true && theatre.duration <= 0.25)
      theatre.settle()
      theatre.dismiss()
      #expect(theatre.run?.crossFades == true && theatre.duration <= 0.25)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// Its own part is played: the rows inside fade.
    @Test func viewsInsideFade() {
      let row = addRow()
      present(.effects(views: ["row": TransitionEffect.fade.timing(.linear)]))
      Headless.advance(by: 0.1)
      let alpha = row.layer.presentation()?.opacity ?? 1
      #expect(alpha > 0.05 && alpha < 0.95)
      theatre.settle()
    }

    /// Elements stay in their screens, and what these bring themselves does not play: it moves.
    @Test func elementsAndScreenEffectsDoNotPlayAlong() throws {
      let screen = BringingController()
      let source = UIView(frame: CGRect(x: 10, y: 300, width: 50, height: 50))
      for view in [source, screen.photo] { view.takeAlongKey = "photo" }
      source.backgroundColor = .red
      theatre.presenter.view.addSubview(source)
      Headless.setReduceMotion(true)
      let controller = theatre.presenter.present(screen, using: .effects(front: .fade))
      Headless.advance(by: 0.1)
      #expect(controller?.run?.crossFades == false)
      #expect(controller?.takeAlongReport["photo"] != .flown)
      #expect(CATransform3DIsIdentity(screen.mark.layer.presentation()?.transform ?? .init()))
      #expect(!source.isHidden && (source.layer.presentation()?.opacity ?? 1) == 1)
      theatre.settle()
    }

    /// Switched on in mid-run, it changes only what moves.
    @Test(arguments: [true, false]) func inMidRunAStillOneGoesOn(isStill: Bool) {
      present(isStill ? .effects(front: .fade) : .cover, withLessMotion: false)
      Headless.advance(by: 0.1)
      Headless.setReduceMotion(true)
      #expect(theatre.run?.crossFades == !isStill)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController != nil)
    }

    /// Elements in flight are motion, too.
    @Test func inMidRunElementsLand() {
      let screen = BringingController()
      let controller = theatre.presenter.present(screen, using: .effects(front: .fade))
      Headless.advance(by: 0.1)
      #expect(!CATransform3DIsIdentity(screen.mark.layer.presentation()?.transform ?? .init()))
      Headless.setReduceMotion(true)
      #expect(controller?.run?.crossFades == true)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === screen)
    }
  }
}

/// A screen with an element, and with an effect of its own.
@MainActor
private final class BringingController: UIViewController, TransitionParticipant {
  let photo = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  let mark = UIView(frame: CGRect(x: 10, y: 400, width: 20, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    photo.backgroundColor = .red
    mark.effectKey = "mark"
    for child in [photo, mark] { view.addSubview(child) }
  }

  var viewEffects: [String: TransitionEffect] { ["mark": .offset(y: 40)] }
}
