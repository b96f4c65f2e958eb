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
      #expect(!run.crossFades && run.stage.views[.picture] == nil)
      #expect(try #require(run.coordinator).duration(isAnimated: true) > 0.39)
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

    // MARK: Under a finger

    struct Pull: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let transition: ViewControllerTransition
      /// The way of the finger that closes the screen.
      var way = CGVector(dx: 0, dy: 1)
      var gesture = TransitionGesture.automatic
    }

    /// Screens that only move over an edge.
    nonisolated static let overAnEdge = [
      Pull(testDescription: "sheet", transition: .sheet(height: .fraction(0.6))),
      Pull(testDescription: "menu", transition: .menu, way: CGVector(dx: -1, dy: 0)),
      Pull(testDescription: "cover", transition: .cover),
      Pull(
        testDescription: "cover from trailing", transition: .cover(edge: .trailing),
        way: CGVector(dx: 1, dy: 0), gesture: .pullLeftRight),
      Pull(
        testDescription: "push", transition: .push, way: CGVector(dx: 1, dy: 0),
        gesture: .pullLeftRight),
      Pull(
        testDescription: "effects", transition: .effects(front: [.move(edge: .bottom), .dim(0.2)])),
      Pull(
        testDescription: "a choreography",
        transition: .choreography { geometry in
          Choreography(.front { $0.y = .linear(from: geometry.container.height, to: 0) })
        }),
    ]

    /// Screens that are scaled, turned or faded, or stay in sight.
    nonisolated static let otherwise = [
      Pull(testDescription: "slide", transition: .slide(edge: .bottom)),
      Pull(testDescription: "full", transition: .full),
      Pull(testDescription: "hang", transition: .hang),
      Pull(
        testDescription: "fall", transition: .fall, way: CGVector(dx: 0, dy: -1)),
      Pull(
        testDescription: "half a way", transition: .effects(front: .move(edge: .bottom, by: 0.5))),
      Pull(
        testDescription: "rows",
        transition: .effects(front: .move(edge: .bottom), views: ["row": .offset(x: 40)])),
      Pull(
        testDescription: "a turn",
        transition: .effects(front: [.move(edge: .bottom), .rotate(degrees: 9)])),
      Pull(
        testDescription: "animations",
        transition: .effects(front: .move(edge: .bottom)).combined(with: .animations { _ in })),
    ]

    /// Opens the screen, and pulls it by 100 points. Returns how far the screen is from its place.
    private func pull(_ pull: Pull) -> CGFloat {
      theatre.presenter.present(theatre.screen, using: pull.transition, gesture: pull.gesture)
      theatre.settle()
      let (rest, start) = (theatre.shownFrame, CGPoint(x: 200, y: 600))
      let end = CGPoint(x: start.x + 100 * pull.way.dx, y: start.y + 100 * pull.way.dy)
      theatre.play([.down(start), .move(to: end, over: 0.3), .hold(0.1)])
      Headless.turn()
      return hypot(theatre.shownFrame.midX - rest.midX, theatre.shownFrame.midY - rest.midY)
    }

    @Test(arguments: overAnEdge, [true, false])
    func aScreenOverAnEdgeFollowsTheFinger(row: Pull, closes: Bool) {
      Headless.setReduceMotion(true)
      let moved = pull(row)
      #expect(theatre.run?.crossFades == false && abs(moved - 100) < 14, "\(moved)")
      if closes {
        theatre.play([
          .move(to: CGPoint(x: 200 + 350 * row.way.dx, y: 600 + 350 * row.way.dy), over: 0.2)
        ])
      } else {
        theatre.play([.move(to: CGPoint(x: 200, y: 600), over: 0.2), .hold(0.1)])
      }
      theatre.play([.lift])
      theatre.settle()
      #expect((theatre.presenter.presentedViewController == nil) == closes)
      // By a button it fades.
      if !closes {
        theatre.dismiss()
        #expect(theatre.run?.crossFades == true)
        theatre.settle()
      }
    }

    /// With Prefer Cross-Fade Transitions, and whatever else moves.
    @Test(arguments: [true, false]) func everythingElseFadesUnderTheFinger(prefers: Bool) {
      for row in prefers ? Self.overAnEdge + Self.otherwise : Self.otherwise {
        let stage = LessMotionTests()
        Headless.setReduceMotion(true)
        Headless.setPrefersCrossFade(prefers)
        #expect(stage.pull(row) < 1, "\(row.testDescription)")
        if stage.theatre.run == nil { Issue.record("\(row.testDescription) has not begun") }
        #expect(stage.theatre.run?.crossFades == true, "\(row.testDescription)")
        stage.theatre.play([.lift])
        stage.theatre.settle()
      }
    }

    /// A finger that opens, and the app's code in place of a finger.
    @Test func anOpeningAndASliderAreFollowedToo() throws {
      Headless.setReduceMotion(true)
      let pan = UIPanGestureRecognizer()
      theatre.presenter.view.addGestureRecognizer(pan)
      var presented = false
      pan.addHeadlessTarget { [theatre] _ in
        guard pan.state == .began else { return }
        presented = true
        theatre.presenter.present(
          theatre.screen, using: .sheet(height: .fraction(0.6)), openedBy: pan)
      }
      theatre.play([
        .down(CGPoint(x: 200, y: 800)), .move(to: CGPoint(x: 200, y: 600), over: 0.3), .hold(0.1),
      ])
      #expect(presented && theatre.run?.crossFades == false)
      theatre.play([.lift])
      theatre.settle()
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      let dismissal = try #require(controller.beginDismissal())
      Headless.advance(by: 0.1)
      dismissal.update(0.5)
      Headless.turn()
      #expect(theatre.run?.crossFades == false && theatre.shownFrame.minY > 500)
      dismissal.finish()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    @Test func aPopFollowsTheFinger() {
      Headless.setReduceMotion(true)
      let house = StackHouse()
      house.stack.setTransition(.push)
      house.perform(.push)
      house.settle()
      house.swipeBack(by: 0.4, lifts: false)
      let run = TransitionController.installed(in: house.stack)?.run
      #expect(run?.crossFades == false)
      #expect(abs(house.shownFrame.minX - 0.4 * 390) < 20)
      house.play([.lift])
      house.settle()
    }

    // MARK: A movement of the app's own

    @Test(arguments: [false, true]) func aFallbackPlaysInPlaceOfTheCrossFade(isRightToLeft: Bool)
      throws
    {
      if isRightToLeft { Headless.setLayoutDirection(.rightToLeft) }
      let nudge = ViewControllerTransition.effects(front: [.offset(x: 40), .opacity(0.5)]).timing(
        .linear)
      let transitions: [ViewControllerTransition] = [
        .cube.reduced(to: nudge), .cube.mirrored().reduced(to: nudge),
        .cube.reduced(to: .dynamic { _ in nudge }), .dynamic { _ in .cube.reduced(to: nudge) },
        .asymmetric(opening: .cube, closing: .fold).reduced(to: nudge),
      ]
      for transition in transitions {
        let theatre = Theatre()
        Headless.setReduceMotion(true)
        theatre.presenter.present(theatre.screen, using: transition)
        for _ in 0..<2 {
          Headless.advance(by: 0.2)
          let shown = try #require(theatre.wrapper.layer.presentation())
          #expect(theatre.run?.crossFades == false && abs(shown.transform.m41) > 5)
          #expect((shown.transform.m41 > 0) != isRightToLeft && shown.transform.m34 == 0)
          theatre.settle()
          if theatre.presenter.presentedViewController != nil { theatre.dismiss() }
        }
        theatre.settle()
        #expect(theatre.presenter.presentedViewController == nil)
        Headless.setReduceMotion(false)
      }
    }

    /// Without Reduce Motion the transition plays; with Prefer Cross-Fade Transitions, or without a movement of the
    /// library's, the screens cross-fade.
    @Test func aFallbackCountsWithReduceMotionAlone() {
      let nudge = ViewControllerTransition.effects(front: [.offset(x: 40), .fade])
      for (reduces, prefers, transition, fades) in [
        (false, false, ViewControllerTransition.fold.reduced(to: nudge), false),
        (true, true, .fold.reduced(to: nudge), true),
        (true, false, .fold.reduced(to: .system), true),
        (true, false, .fold.reduced(to: nudge), false),
      ] {
        let theatre = Theatre()
        Headless.setReduceMotion(reduces)
        Headless.setPrefersCrossFade(prefers)
        theatre.presenter.present(theatre.screen, using: transition)
        Headless.turn()
        #expect(theatre.run?.crossFades == fades)
        #expect(theatre.run?.movement.name == (reduces && !prefers && !fades ? "effects" : "fold"))
        theatre.settle()
        Headless.setReduceMotion(false)
        Headless.setPrefersCrossFade(false)
      }
    }

    /// The form stays that of the transition.
    @Test func aCardStaysACardWithItsFallback() {
      Headless.setReduceMotion(true)
      theatre.presenter.present(
        theatre.screen,
        using: .overlay.size(.points(width: 200, height: 300)).reduced(
          to: .effects(front: [.offset(y: 30), .fade])))
      Headless.turn()
      #expect(theatre.run?.movement.isFallback == true && theatre.run?.movement.card != nil)
      theatre.settle()
      #expect(theatre.screen.view.bounds.size == CGSize(width: 200, height: 300))
      #expect(theatre.presenter.view.window != nil)
      theatre.dismiss()
      Headless.advance(by: 0.1)
      #expect(theatre.run?.crossFades == false)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    // MARK: Nothing that moves

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
