import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Effects that screens bring themselves: whose views they move, and which of several count.
  @MainActor @Suite struct EffectOwnerTests {
    private final class Owner: UIViewController, TransitionParticipant {
      let row = UIView(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
      var viewEffects: [String: TransitionEffect]
      /// The views that the screen names, by their keys.
      var named: [String: [UIView]] = [:]

      init(_ viewEffects: [String: TransitionEffect] = [:]) {
        self.viewEffects = viewEffects
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        row.effectKey = "row"
        view.addSubview(row)
      }

      func views(forEffect key: String) -> [UIView] { named[key] ?? [] }

      /// How far the row is shown above its place.
      var rise: CGFloat { -(row.layer.presentation()?.transform.m42 ?? 0) }
    }

    private static func rise(_ points: CGFloat) -> [String: TransitionEffect] {
      ["row": .offset(y: -points)]
    }

    /// Plays an opening, or then a closing, to one of its ends.
    private func play(
      _ direction: TransitionDirection, _ photo: Owner, over list: Owner, to fraction: CGFloat,
      using transition: ViewControllerTransition = .slide, look: () -> Void
    ) throws {
      let window = Headless.makeWindow(size: CGSize(width: 390, height: 844))
      window.rootViewController = list
      Headless.turn()
      list.present(photo, using: transition)
      Headless.turn()
      if direction == .closing {
        Headless.advance(by: 2)
        photo.dismiss(animated: true)
        Headless.turn()
      }
      let playback = try #require(TransitionController.installed(on: photo)?.run?.playback)
      playback.hold()
      playback.move(to: RunPosition(fraction: fraction))
      Headless.turn()
      look()
      playback.release(to: 1, velocity: RunPosition(fraction: 0))
      Headless.advance(by: 2)
      window.isHidden = true
    }

    /// The other screen has views with the same key.
    @Test(arguments: [true, false]) func theyMoveTheViewsOfTheirOwnScreen(isFores: Bool) throws {
      let list = Owner(isFores ? [:] : Self.rise(40))
      let photo = Owner(isFores ? Self.rise(40) : [:])
      try play(.opening, photo, over: list, to: 0.5) {
        #expect([list.rise, photo.rise] == (isFores ? [0, 20] : [20, 0]))
      }
    }

    @Test(arguments: [(0, 0), (1, 40)] as [(CGFloat, CGFloat)])
    func theyGoBackTheWayTheyCame(fraction: CGFloat, rise: CGFloat) throws {
      let (list, photo) = (Owner(), Owner(Self.rise(40)))
      try play(.closing, photo, over: list, to: fraction) { #expect(photo.rise == rise) }
    }

    @Test func theInnermostControllerCounts() throws {
      let (photo, inner) = (Owner(Self.rise(40)), Owner(Self.rise(10)))
      photo.addChild(inner)
      inner.view.frame = CGRect(x: 0, y: 200, width: 390, height: 400)
      photo.view.addSubview(inner.view)
      inner.didMove(toParent: photo)
      try play(.opening, photo, over: Owner(), to: 0) {
        #expect(photo.rise == 40 && inner.rise == 10)
      }
    }

    @Test func thoseOfASceneComeOnTop() throws {
      let (photo, object) = (Owner(Self.rise(40)), EffectObject())
      (object.key, object.effect, object.y) = ("row", "offset", -5)
      object.screen = photo
      try play(.opening, photo, over: Owner(), to: 0) { #expect(photo.rise == 45) }
    }

    /// Once, by the first of its keys.
    @Test func aViewThatTwoKeysNameMovesByTheFirst() throws {
      let photo = Owner()
      photo.named = ["a": [photo.row]]
      let transition = ViewControllerTransition.effects(
        views: ["a": .offset(y: -10), "row": .offset(y: -100)])
      try play(.opening, photo, over: Owner(), to: 0, using: transition) {
        #expect(photo.rise == 10)
      }
    }
  }
}
