import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Effects that screens bring themselves.
  @MainActor @Suite struct ParticipantEffectTests {
    /// A screen that names views, and brings effects of its own.
    private final class Participant: UIViewController, TransitionParticipant {
      let heading = UIView(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
      var viewEffects: [String: TransitionEffect]
      private let named: [UIView]

      init(
        _ effects: [String: TransitionEffect] = ["title": [.offset(y: -40), .fade]],
        naming views: [UIView] = []
      ) {
        viewEffects = effects
        named = views
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        for view in named + [heading] { self.view.addSubview(view) }
      }

      func views(forEffect key: String) -> [UIView] { key == "title" ? [heading] : named }
    }

    /// A window with a root that presents.
    @MainActor private final class House {
      let window = clock.makeWindow(size: CGSize(width: 390, height: 844))
      let reports = Reports()
      private(set) var run: Run?

      init(root: UIViewController) {
        window.rootViewController = root
        clock.turn()
      }

      /// Presents, and holds the run at its beginning.
      func present(
        _ screen: UIViewController, _ transition: ViewControllerTransition = .slide
      ) throws {
        screen.view.backgroundColor = .white
        _ = TransitionController(presenting: screen, transition: transition)
        window.rootViewController?.present(screen, animated: true)
        clock.turn()
        try hold(screen)
      }

      /// Dismisses what is presented, and holds the run at its beginning.
      func dismiss(_ screen: UIViewController) throws {
        screen.dismiss(animated: true)
        clock.turn()
        try hold(screen)
      }

      private func hold(_ screen: UIViewController) throws {
        run = TransitionController.installed(on: screen)?.run
        try #require(run?.playback).hold()
        clock.turn()
      }

      func move(to fraction: CGFloat) {
        run?.playback?.move(to: RunPosition(fraction: fraction))
        clock.turn()
      }

      func finish() {
        run?.playback?.release(to: 1, velocity: RunPosition(fraction: 0))
        clock.advance(by: 1)
        run = nil
      }
    }

    /// To whole points and hundredths: where time really passes, the run is a moment further.
    private func shown(_ view: UIView) -> (x: CGFloat, y: CGFloat, alpha: CGFloat) {
      let layer = view.layer.presentation() ?? view.layer
      return (
        layer.transform.m41.rounded(), layer.transform.m42.rounded(),
        (CGFloat(layer.opacity) * 100).rounded() / 100
      )
    }

    @Test func screenEffectsPlayInPresetsToo() async throws {
      try await clock.play {
        let (house, screen) = (House(root: UIViewController()), Participant())
        try house.present(screen)
        #expect(shown(screen.heading).y == -40 && shown(screen.heading).alpha == 0)
        house.move(to: 0.5)
        #expect(abs(shown(screen.heading).alpha - 0.5) < 0.01)
        house.finish()
        #expect(screen.heading.layer.animationKeys() == nil && house.reports.all == [])
      }
    }

    /// They move views of that screen, not those of the one around it, of one inside it that has its own, or of the
    /// other side.
    @Test func screenEffectsMoveTheirOwnScreensViews() async throws {
      try await clock.play {
        let root = Participant(["title": .offset(x: 9)])
        let (outer, inner) = (Participant(["title": .offset(x: 30)]), Participant())
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.view.frame = CGRect(x: 0, y: 300, width: 390, height: 400)
        let bystander = UIView(frame: CGRect(x: 20, y: 120, width: 50, height: 50))
        bystander.effectKey = "title"
        outer.view.addSubview(bystander)
        let house = House(root: root)
        try house.present(outer)
        #expect(shown(inner.heading) == (0, -40, 0))
        #expect(shown(outer.heading) == (30, 0, 1) && shown(bystander) == (30, 0, 1))
        #expect(shown(root.heading).alpha == 1 && shown(root.heading).y == 0)
        house.move(to: 1)
        #expect(shown(root.heading).x == 9 && shown(inner.heading).x == 0)
        house.finish()
        #expect(house.reports.all == [])
      }
    }

    /// A closing takes them from rest to where they began.
    @Test func screenEffectsGoBackTheWayTheyCame() async throws {
      try await clock.play {
        let (house, screen) = (House(root: UIViewController()), Participant())
        try house.present(screen)
        house.finish()
        try house.dismiss(screen)
        #expect(shown(screen.heading) == (0, 0, 1))
        house.move(to: 1)
        #expect(shown(screen.heading) == (0, -40, 0))
        house.finish()
      }
    }

    @Test func thoseOfASceneComeOnTop() async throws {
      try await clock.play {
        let (house, screen, object) = (
          House(root: UIViewController()), Participant(), EffectObject()
        )
        (object.key, object.effect, object.y) = ("title", "offset", -5)
        object.screen = screen
        try house.present(screen)
        #expect(shown(screen.heading) == (0, -45, 0))
        house.finish()
      }
    }

    /// Once, by the first of its keys.
    @Test func aViewThatTwoKeysNameMovesByTheFirst() async throws {
      try await clock.play {
        let (house, screen) = (House(root: UIViewController()), Participant([:]))
        screen.heading.effectKey = "a"
        try house.present(
          screen, .effects(views: ["a": .offset(y: -10), "title": .offset(y: -100)]))
        #expect(shown(screen.heading).y == -10)
        house.finish()
      }
    }

    /// Those of the transition with the same key go along.
    @Test func thoseOfTheTransitionGoAlong() async throws {
      try await clock.play {
        let (house, screen) = (House(root: UIViewController()), Participant())
        try house.present(
          screen, .effects(front: .move(edge: .trailing), views: ["title": .offset(x: 7)]))
        #expect(shown(screen.heading) == (7, -40, 0))
        house.finish()
      }
    }

    /// Of screens around each other only the innermost one's effect goes along with the transition's.
    @Test func innermostScreensEffectGoesAlong() async throws {
      try await clock.play {
        let (outer, inner) = (Participant(["title": .offset(x: 30)]), Participant())
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.view.frame = CGRect(x: 0, y: 300, width: 390, height: 400)
        inner.heading.effectKey = "title"
        let house = House(root: UIViewController())
        try house.present(outer, .effects(views: ["title": .offset(x: 7)]))
        #expect(shown(inner.heading) == (7, -40, 0))
        #expect(shown(outer.heading) == (37, 0, 1))
        house.finish()
      }
    }

    /// The views of a screen begin by their distance from a place that only that screen's effects name.
    @Test func screenEffectsMayBeginByTheDistanceFromAPlace() async throws {
      try await clock.play {
        let rows = (0..<3).map {
          UIView(frame: CGRect(x: 20, y: 100 + 150 * CGFloat($0), width: 300, height: 40))
        }
        let effect = TransitionEffect.fade.staggered(
          over: 0.6, order: .distance(from: .view(rows[2])))
        let screen = Participant(["row": effect], naming: rows)
        let house = House(root: UIViewController())
        try house.present(screen)
        house.move(to: 0.5)
        let alphas = rows.map { shown($0).alpha }
        #expect(alphas[2] > alphas[1] && alphas[1] > alphas[0])
        house.finish()
      }
    }

    @Test func faultyEffectsAreReported() async throws {
      try await clock.play {
        let screen = Participant(["title": [.dim(0.5), .offset(y: .nan)], "nothing": .fade])
        let house = House(root: UIViewController())
        try house.present(screen)
        house.finish()
        #expect(
          house.reports.all == [
            .effectKeyUnknown(key: "nothing", known: []),
            .effectUnusable("offset(0, nan, 0)", range: nil),
            .effectsContradict("title"),
          ])
      }
    }
  }
}
