import Foundation
import Testing
import UIKit

@testable import TransitionCatalog

/// The app's storyboard, which has no code: read, and played with the classes that it names.
@MainActor @Suite struct StoryboardTests {
  private let storyboard: Storyboard

  init() throws { storyboard = try Storyboard(contentsOf: Places.storyboard) }

  @Test func everyIdIsGivenOnce() {
    let ids = storyboard.root.all.compactMap { $0["id"] ?? $0["sceneID"] }
    #expect(ids.count == Set(ids).count)
  }

  @Test func everyReferenceNamesAnElement() {
    for element in storyboard.root.all {
      for key in ["destination", "firstItem", "secondItem", "initialViewController"] {
        guard let id = element[key] else { continue }
        #expect(storyboard.element(id) != nil, "\(element.name) names \(id)")
      }
    }
    let colors = Set(storyboard.root.all("systemColor").compactMap { $0["name"] })
    #expect(Set(storyboard.root.all("color").compactMap { $0["systemColor"] }) == colors)
  }

  /// A class that is not found, and an attribute that is none, crash an app or are lost without a word.
  @Test func everyClassAndAttributeIsTheLibrarys() throws {
    let sources = Places.repository.appendingPathComponent("Sources")
    let texts = try Places.sources(in: sources).map {
      try String(contentsOfFile: $0, encoding: .utf8)
    }
    for element in storyboard.root.all where element["customClass"] != nil {
      let name = try #require(element["customClass"])
      #expect(element["customModule"] == "TransitionCatalog")
      let declaring = try #require(texts.first { $0.contains(" class \(name):") })
      for attribute in element.runtimeAttributes.keys {
        #expect(
          declaring.contains("@IBInspectable public var \(attribute):"), "\(name).\(attribute)")
      }
    }
  }

  /// Each thing that can be done without code is done here.
  @Test func eachUseIsShown() {
    let all = storyboard.root.all
    #expect(
      Set(all.compactMap { $0["customClass"] }) == [
        "TransitionSegue", "PushTransitionSegue", "EffectObject",
      ])
    let keys = Set(all.filter { $0["customClass"] == nil }.flatMap(\.runtimeAttributes.keys))
    #expect(keys == ["transitionName", "transitionGestureName", "effectKey"])
  }

  @Test(
    arguments: [
      ("Map", "fold", TransitionGesture.leadingEdge),
      ("Diary", "slide", [.leadingEdge, .contentSwipe] as TransitionGesture),
      ("Note", "hang", .pullUpDown),
    ])
  func eachSegueOpens(title: String, preset: String, gesture: TransitionGesture) throws {
    let window = Headless.makeWindow(size: CGSize(width: 390, height: 844))
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    Headless.turn()
    let segue = try #require(
      storyboard.root.all("segue").first {
        $0["destination"].flatMap(storyboard.element)?["title"] == title
      })
    let (screen, effects) = try load(segue["destination"])
    perform(segue, from: try #require(stack.topViewController), to: screen)
    Headless.turn()
    let controller = try #require(TransitionController.installed(on: screen))
    #expect(controller.run != nil && controller.openingMovement.name == preset)
    #expect(controller.interaction.gesture == gesture)
    Headless.advance(by: 0.1)
    let label = try #require(screen.view.subviews.first)
    #expect((label.layer.presentation()?.opacity ?? 1) == (effects.isEmpty ? 1 : 0))
    Headless.advance(by: 1.5)
    #expect(screen.view.window === window && label.layer.animationKeys() == nil)
    #expect(Headless.takeMisuses() == [])
  }

  /// A screen as UIKit makes it, with its labels and the objects of its scene.
  private func load(_ id: String?) throws -> (UIViewController, [EffectObject]) {
    let scene = try #require(
      storyboard.scenes.first { storyboard.controller(in: $0)?["id"] == id })
    let element = try #require(storyboard.controller(in: scene))
    let screen = UIViewController()
    screen.transitionGestureName = element.runtimeAttributes["transitionGestureName"]
    screen.transitionName = element.runtimeAttributes["transitionName"]
    for text in element.all("label") {
      let label = UILabel(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
      label.text = text["text"]
      label.effectKey = text.runtimeAttributes["effectKey"]
      screen.view.addSubview(label)
    }
    let objects = scene.all("customObject").map { custom in
      let (object, values) = (EffectObject(), custom.runtimeAttributes)
      object.screen = custom.all("outlet").first?["destination"] == id ? screen : nil
      object.key = values["key"] ?? object.key
      object.effect = values["effect"] ?? object.effect
      object.curve = values["curve"] ?? object.curve
      object.y = number(values["y"]) ?? object.y
      object.start = number(values["start"]) ?? object.start
      return object
    }
    return (screen, objects)
  }

  private func number(_ text: String?) -> CGFloat? { text.flatMap(Double.init).map { CGFloat($0) } }

  private func perform(
    _ segue: Storyboard.Element, from source: UIViewController, to screen: UIViewController
  ) {
    switch segue["customClass"] {
    case "TransitionSegue":
      TransitionSegue(identifier: segue["identifier"], source: source, destination: screen)
        .perform()
    case "PushTransitionSegue":
      PushTransitionSegue(identifier: segue["identifier"], source: source, destination: screen)
        .perform()
    default: source.present(screen, animated: true)
    }
  }
}
