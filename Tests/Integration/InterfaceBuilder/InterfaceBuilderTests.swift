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
      if presetFirst { screen.transitionName = "fold" }
      screen.transitionGestureName = "pinch"
      if !presetFirst { screen.transitionName = "fold" }
      let controller = try #require(TransitionController.installed(on: screen))
      #expect(controller.openingMovement.name == "fold" && screen.modalPresentationStyle == .custom)
      guard case .pinch = controller.gesture else {
        Issue.record("no pinch")
        return
      }
      theatre.presenter.present(screen, animated: true)
      Headless.turn()
      #expect(controller.run != nil)
      theatre.settle()
      screen.transitionName = nil
      #expect(TransitionController.installed(on: screen) == nil)
    }

    /// A name may change, and be taken away and given again; the gesture's counts only beside the transition's.
    @Test func namesMayChange() throws {
      let screen = theatre.screen
      screen.transitionName = "fold"
      let controller = try #require(TransitionController.installed(on: screen))
      #expect(controller.gesture == .automatic)
      screen.transitionGestureName = "none"
      #expect(controller.gesture == nil && controller.transition == .fold)
      (screen.transitionName, screen.transitionGestureName) = ("sheet", "pinch")
      #expect(controller.transition == .sheet && controller.gesture == .pinch)
      screen.transitionGestureName = nil
      #expect(controller.gesture == .automatic && controller.transition == .sheet)
      #expect(TransitionController.installed(on: screen) === controller)
      screen.transitionName = ""
      #expect(TransitionController.installed(on: screen) == nil)
      #expect(screen.transitioningDelegate == nil)
      screen.transitionGestureName = "pullUpDown"
      #expect(TransitionController.installed(on: screen) == nil)
      screen.transitionName = "cube"
      let again = try #require(TransitionController.installed(on: screen))
      #expect(again.transition == .cube && again.gesture == .pullUpDown)
    }

    /// The last of the names counts, with spaces around it or none.
    @Test(
      arguments: [
        ("open: photo: fold/pinch", ViewControllerTransition?.some(.fold), .pinch),
        (":fold", .fold, .automatic), ("fold/", .fold, .automatic),
        (" full /  swipe   bottom ", .full, .swipe(.bottom)), ("slide/none", .slide, nil),
        ("/pinch", nil, .pinch), ("fold:", nil, .automatic), ("", nil, .automatic),
      ] as [(String, ViewControllerTransition?, TransitionGesture?)])
    func anIdentifierIsRead(
      text: String, transition: ViewControllerTransition?, gesture: TransitionGesture?
    ) {
      let reports = Reports()
      let name = SceneName(text, of: theatre.screen)
      #expect(name.transition == transition && name.gesture == gesture && reports.all == [])
    }

    /// Outside of a stack, a push is a presentation, with the transition named.
    @Test(arguments: [true, false]) func aPushWithoutAStackPresents(isNamed: Bool) {
      let reports = Reports()
      let name = isNamed ? "fold/pinch" : nil
      Self.segue(name, from: theatre.presenter, to: theatre.screen, pushes: true).perform()
      Headless.turn()
      let controller = TransitionController.installed(on: theatre.screen)
      #expect(controller?.run?.movement.name == (isNamed ? "fold" : nil))
      #expect(controller?.gesture == (isNamed ? .pinch : nil))
      theatre.settle()
      #expect(theatre.isOpen && reports.all == [])
    }

    @Test func namesThatAreNoneAreReportedWithThoseThereAre() {
      let reports = Reports()
      theatre.screen.transitionName = "fould"
      #expect(
        reports.all == [
          .nameUnknown(given: "fould", known: ViewControllerTransition.named.map(\.key))
        ])
      theatre.screen.transitionName = "fold"
      theatre.screen.transitionGestureName = "pich"
      #expect(reports.all.last == .nameUnknown(given: "pich", known: TransitionGesture.names))
      #expect(TransitionController.installed(on: theatre.screen) != nil)
    }

    nonisolated static let gestures: [String: TransitionGesture?] = [
      "none": nil, "automatic": .automatic, "pinch": .pinch, "leadingEdge": .leadingEdge,
      "trailingEdge": .trailingEdge, "leftEdge": .leftEdge, "rightEdge": .rightEdge,
      "pullUpDown": .pullUpDown, "pullLeftRight": .pullLeftRight, "panToEdge": .panToEdge,
      "contentSwipe": .contentSwipe,
      "swipe leading": .swipe(.leading), "swipe trailing": .swipe(.trailing),
      "swipe top": .swipe(.top), "swipe bottom": .swipe(.bottom),
    ]

    /// The names of all transitions that an app can write without an argument.
    nonisolated static let transitions: [(String, ViewControllerTransition)] = [
      ("slide", .slide), ("overlay", .overlay), ("fold", .fold), ("hang", .hang), ("fall", .fall),
      ("full", .full), ("scale", .scale), ("spin", .spin), ("fade", .fade), ("cover", .cover),
      ("push", .push), ("cube", .cube), ("flip", .flip), ("page", .page), ("sheet", .sheet),
      ("menu", .menu), ("system", .system),
    ]

    @Test(arguments: transitions)
    func everyTransitionHasItsName(name: String, transition: ViewControllerTransition) throws {
      let reports = Reports()
      #expect(ViewControllerTransition(named: name) == transition)
      theatre.screen.transitionName = name
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      #expect(controller.transition == transition && reports.all.isEmpty)
      #expect(Self.transitions.count == ViewControllerTransition.named.count)
    }

    @Test(arguments: ["", "Slide", "slide ", "reveal", "fould"])
    func aNameThatIsNoneIsNoTransition(name: String) {
      #expect(ViewControllerTransition(named: name) == nil)
    }

    @Test(arguments: TransitionGesture.names) func everyGestureHasItsName(name: String) {
      let reports = Reports()
      let scene = SceneName(transition: nil, gesture: name, of: theatre.screen)
      #expect(reports.all.isEmpty && scene.gesture == Self.gestures[name])
    }

    @Test(
      arguments: [
        ("fold/pinch", TransitionPreset.fold, TransitionGesture.pinch),
        ("slide", .slide, .automatic), ("openPhoto: full / swipe bottom", .full, .swipe(.bottom)),
      ])
    func aSeguePresents(identifier: String, preset: TransitionPreset, gesture: TransitionGesture)
      throws
    {
      let segue = TransitionSegue(
        identifier: identifier, source: theatre.presenter, destination: theatre.screen)
      segue.perform()
      Headless.turn()
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      #expect(controller.openingMovement.name == preset.rawValue && controller.run != nil)
      #expect(controller.gesture == gesture)
      theatre.settle()
    }

    @Test(
      arguments: [
        ("spin", TransitionPreset.spin, TransitionGesture?.some([.leadingEdge, .contentSwipe])),
        ("fold/pinch", .fold, .pinch), ("openPhoto: full/none", .full, nil),
      ])
    func aSeguePushes(identifier: String, preset: TransitionPreset, gesture: TransitionGesture?)
      throws
    {
      let (house, reports) = (StackHouse(), Reports())
      PushTransitionSegue(
        identifier: identifier, source: house.screens[2], destination: house.guest
      ).perform()
      Headless.turn()
      let controller = try #require(TransitionController.installed(on: house.guest))
      #expect(controller.openingMovement.name == preset.rawValue && controller.run != nil)
      #expect(controller.interaction.gesture == gesture && reports.all == [])
      house.settle()
    }

    /// It changes screens all the same, and the name that is none is reported once.
    @Test(arguments: [false, true]) func aSegueWithoutAPresetStillChangesScreens(pushes: Bool) {
      let (house, reports) = (StackHouse(), Reports())
      let (source, screen) =
        pushes ? (house.screens[2], house.guest) : (theatre.presenter, theatre.screen)
      Self.segue("cuba/leadingEdge", from: source, to: screen, pushes: pushes).perform()
      Headless.turn()
      #expect(TransitionController.installed(on: screen) == nil)
      house.settle()
      #expect(
        pushes
          ? house.stack.topViewController === screen
          : screen.presentingViewController === source)
      #expect(
        reports.all == [
          .nameUnknown(given: "cuba", known: ViewControllerTransition.named.map(\.key))
        ])
    }

    private static func segue(
      _ identifier: String?, from source: UIViewController, to screen: UIViewController,
      pushes: Bool
    ) -> UIStoryboardSegue {
      pushes
        ? PushTransitionSegue(identifier: identifier, source: source, destination: screen)
        : TransitionSegue(identifier: identifier, source: source, destination: screen)
    }

    /// It is made in `prepare(for:sender:)`, before the segue is performed, whose identifier may be any.
    @Test(arguments: [false, true], ["fold/pinch", "openPhoto", nil])
    func aControllerOfTheAppsComesFirst(pushes: Bool, identifier: String?) throws {
      let (house, reports) = (StackHouse(), Reports())
      let (source, screen) =
        pushes ? (house.screens[2], house.guest) : (theatre.presenter, theatre.screen)
      let segue = Self.segue(identifier, from: source, to: screen, pushes: pushes)
      let controller =
        pushes
        ? TransitionController(pushing: screen, in: house.stack, preset: .full)
        : TransitionController(presenting: screen, preset: TransitionPreset.full)
      segue.perform()
      Headless.turn()
      #expect(TransitionController.installed(on: screen) === controller && controller.run != nil)
      #expect(controller.openingMovement.name == "full" && reports.all == [])
      house.settle()
    }

    /// It has no part in a stack.
    @Test func aTransitionForPresentingLeavesAPushToTheSegue() throws {
      let (house, reports) = (StackHouse(), Reports())
      house.guest.transitionName = "fold"
      PushTransitionSegue(identifier: "spin", source: house.screens[2], destination: house.guest)
        .perform()
      Headless.advance(by: 0.1)
      let delegate = try #require(StackTransitions.installed(in: house.stack))
      let played = try #require(delegate.transitionOfTop)
      #expect(played.openingMovement.name == "spin" && played.run != nil)
      house.settle()
      #expect(reports.all == [])
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

    /// As their comments say: the nearest number is used, and a spring without rest is none.
    @Test func theNumbersOfAnObjectAreLimited() {
      let object = EffectObject()
      object.effect = "fade"
      for damping in [0.1, 0.2] as [CGFloat] {
        object.damping = damping
        #expect(object.value?.atoms == TransitionEffect.fade.atoms)
        #expect(
          object.value?.unusable
            == [.effectUnusable("timing(spring(dampingRatio: \(damping)))", range: nil)])
      }
      object.damping = 0.21
      #expect(object.value == TransitionEffect.fade.timing(.spring(dampingRatio: 0.21)))
      object.damping = 3
      #expect(object.value == TransitionEffect.fade.timing(.spring(dampingRatio: 1)))
      (object.damping, object.stagger) = (0, 3)
      #expect(object.value?.atoms == TransitionEffect.fade.staggered(over: 1).atoms)
      object.stagger = -1
      #expect(object.value == .fade)
      (object.stagger, object.start, object.end) = (0, 1.5, -1)
      #expect(object.value == TransitionEffect.fade)
    }

    @Test(arguments: EffectObject.effects.map(\.key)) func everyEffectHasItsName(name: String) {
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

    /// An object without a key moves nothing.
    @Test func objectsWithTheSameKeyAreOneEffect() {
      let objects = (0..<3).map { _ in EffectObject() }
      (objects[0].key, objects[0].effect, objects[0].y) = ("title", "offset", -40)
      (objects[1].key, objects[1].effect) = ("title", "fade")
      objects[2].effect = "fade"
      for object in objects { object.screen = theatre.screen }
      let both: TransitionEffect = [.offset(y: -40), .fade]
      #expect(theatre.screen.sceneEffects == ["title": both])
      for object in objects { object.screen = nil }
      #expect(theatre.screen.sceneEffects.isEmpty)
    }

    @Test func anEffectThatHasNoNameIsReported() {
      let reports = Reports()
      let object = EffectObject()
      (object.key, object.effect) = ("title", "fad")
      object.screen = theatre.screen
      #expect(object.value == nil)
      #expect(reports.all == [.nameUnknown(given: "fad", known: EffectObject.effects.map(\.key))])
    }
  }
}
