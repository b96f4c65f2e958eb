import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What a storyboard sets, as UIKit sets it: by key, after the screen was decoded, in any order.
  @MainActor @Suite struct InterfaceBuilderTests {
    private let theatre = Theatre()

    @Test(arguments: [true, false]) func aScreenNamesItsPresetAndGesture(presetFirst: Bool) throws {
      let screen = theatre.screen
      if presetFirst { screen.transitionPreset = "fold" }
      screen.transitionGesture = "pinch"
      if !presetFirst { screen.transitionPreset = "fold" }
      let controller = try #require(TransitionController.installed(on: screen))
      #expect(controller.definition.name == "fold" && screen.modalPresentationStyle == .custom)
      guard case .pinch = controller.gesture else {
        Issue.record("no pinch")
        return
      }
      theatre.presenter.present(screen, animated: true)
      Headless.turn()
      #expect(controller.run != nil)
      theatre.settle()
      screen.transitionPreset = nil
      #expect(TransitionController.installed(on: screen) == nil)
    }

    @Test func namesThatAreNoneAreReportedWithThoseThereAre() {
      let reports = Reports()
      theatre.screen.transitionPreset = "fould"
      #expect(
        reports.all == [
          .nameUnknown(given: "fould", known: TransitionPreset.allCases.map(\.rawValue))
        ])
      theatre.screen.transitionPreset = "fold"
      theatre.screen.transitionGesture = "pich"
      #expect(reports.all.last == .nameUnknown(given: "pich", known: TransitionGesture.names))
      #expect(TransitionController.installed(on: theatre.screen) != nil)
    }

    @Test(arguments: TransitionGesture.names) func everyGestureHasItsName(name: String) {
      let found = TransitionGesture(named: name)
      #expect(found != nil)
      let shown = found.map { "\($0)" } ?? ""
      #expect(name.hasPrefix("swipe ") ? shown.hasPrefix("swipe") : shown == name)
    }

    @Test(
      arguments: [
        ("fold/pinch", TransitionPreset.fold, "pinch"), ("slide", .slide, "none"),
        ("openPhoto: full / swipe bottom", .full, "swipe"),
      ])
    func aSeguePresents(identifier: String, preset: TransitionPreset, gesture: String) throws {
      let segue = PresetSegue(
        identifier: identifier, source: theatre.presenter, destination: theatre.screen)
      segue.perform()
      Headless.turn()
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      #expect(controller.definition.name == preset.rawValue && controller.run != nil)
      #expect("\(controller.gesture)".hasPrefix(gesture))
      theatre.settle()
    }

    @Test func aSegueWithoutANameStillPresents() {
      let reports = Reports()
      PresetSegue(identifier: "fould", source: theatre.presenter, destination: theatre.screen)
        .perform()
      theatre.settle()
      #expect(
        theatre.presenter.presentedViewController === theatre.screen && reports.all.count == 1)
    }

    @Test func aSeguePushes() {
      let house = StackHouse()
      PushPresetSegue(
        identifier: "cube/leadingEdge", source: house.screens[2], destination: house.guest
      ).perform()
      house.settle()
      #expect(house.navigation.topViewController === house.guest)
      house.navigation.popViewController(animated: false)
      let other = UIViewController()
      PushPresetSegue(identifier: "spin", source: house.screens[2], destination: other).perform()
      Headless.turn()
      #expect(TransitionController.installed(on: other)?.run != nil)
      house.settle()
    }

    @Test func anObjectIsAnEffect() {
      let object = EffectObject()
      object.effect = "move"
      object.edge = "bottom"
      object.amount = 0.5
      (object.start, object.end) = (0.2, 0.8)
      object.curve = "easeOut"
      object.stagger = 0.4
      let expected = TransitionEffect.move(edge: .bottom, by: 0.5).timing(.easeOut)
        .during(0.2...0.8).staggered(over: 0.4)
      #expect(object.value == expected)
      (object.effect, object.amount, object.curve, object.stagger) = ("rotate", -30, "", 0)
      (object.start, object.end) = (0, 1)
      #expect(object.value == .rotate(degrees: -30))
      object.amount = .nan
      #expect(object.value == .rotate(degrees: 90))
      object.effect = "offset"
      (object.x, object.y, object.damping, object.stagger) = (10, -20, 0.7, 0)
      (object.start, object.end) = (0, 1)
      #expect(
        object.value
          == TransitionEffect.offset(x: 10, y: -20).timing(.spring(dampingRatio: 0.7)))
    }

    @Test(arguments: EffectObject.effects) func everyEffectHasItsName(name: String) {
      let object = EffectObject()
      object.effect = name
      object.edge = "top"
      #expect(object.value != nil)
    }

    @Test func effectsOfASceneMoveItsViews() throws {
      let (title, other) = (UILabel(), UILabel())
      for (index, view) in [title, other].enumerated() {
        view.text = "Ember Ridge"
        view.frame = CGRect(x: 20, y: 100 + 50 * index, width: 200, height: 30)
        theatre.screen.view.addSubview(view)
      }
      title.effectKey = "title"
      let object = EffectObject()
      (object.key, object.effect, object.y) = ("title", "offset", -40)
      object.screen = theatre.screen
      #expect(theatre.screen.sceneEffects.keys.sorted() == ["title"])
      TransitionController(presenting: theatre.screen, preset: TransitionPreset.slide)
      theatre.presenter.present(theatre.screen, animated: true)
      Headless.turn()
      Headless.advance(by: 0.1)
      let (moved, still) = (
        try #require(title.layer.presentation()), try #require(other.layer.presentation())
      )
      #expect(moved.affineTransform().ty < -5 && still.affineTransform().ty == 0)
      #expect(title.transform == .identity)
      theatre.settle()
      object.screen = nil
      #expect(theatre.screen.sceneEffects.isEmpty)
    }

    @Test func anEffectThatHasNoNameIsReported() {
      let reports = Reports()
      let object = EffectObject()
      (object.key, object.effect) = ("title", "fad")
      object.screen = theatre.screen
      #expect(object.value == nil)
      #expect(reports.all == [.nameUnknown(given: "fad", known: EffectObject.effects)])
    }
  }
}
