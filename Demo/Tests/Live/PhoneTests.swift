import Foundation
import Testing
import UIKit

@testable import Live
@testable import Screens
@testable import TransitionLab

@MainActor @Suite struct PhoneTests {
  private func makePage(_ settings: String = "") -> TestPage {
    let page = TestPage(Phone(Stages.all))
    page.hello()
    if !settings.isEmpty { page.ask(#"{"k":"set",\#(settings)}"#) }
    page.rest()
    return page
  }

  private func root(_ page: TestPage) -> UIViewController? { page.phone.window.rootViewController }

  @Test func aScreenOpenedByATapIsClosedByADrag() {
    let page = makePage(#""stage":"guide","options":{"transition":"cover"}"#)
    page.tap(195, 600)
    page.rest()
    #expect(root(page)?.presentedViewController != nil)
    page.refresh(#"["d",0,195,300]"#)
    for step in 1...20 { page.refresh(#"["m",0,195,\#(300 + step * 20)]"#) }
    page.refresh(#"["u",0,195,700]"#)
    page.rest()
    #expect(root(page)?.presentedViewController == nil)
  }

  @Test func messagesPlayedTwiceHaveTheSameAnswers() {
    let messages =
      [#"{"k":"set","stage":"photos","options":{"transition":"full"}}"#]
      + [
        #"{"k":"t","n":1,"e":[["d",0,120,400]]}"#, #"{"k":"t","n":3}"#,
        #"{"k":"t","n":1,"e":[["u",0,120,400]]}"#,
      ]
      + Array(repeating: #"{"k":"t","n":1}"#, count: 60)
    func play() -> [String] {
      let phone = Phone(Stages.all)
      let page = phone.arrive()
      _ = phone.answer(to: #"{"k":"hello","v":1,"hz":60,"scale":2}"#, from: page)
      return messages.map { phone.answer(to: $0, from: page).text }
    }
    let (first, second) = (play(), play())
    #expect(first.count == messages.count && first == second)
    #expect(first.count { $0.contains("\"u\":") } > 20)
  }

  /// Documented: `UIStatusBarStyle.default`: maintains contrast with the content below. What a screen asks for goes before.
  @Test func theBarsCanBeReadOnWhatLiesBelow() throws {
    func bars(_ page: TestPage) -> [Bool]? { page.hello()["bars"] as? [Bool] }
    let page = makePage(#""stage":"photos","options":{"transition":"full"}"#)
    #expect(bars(page)?.first == false)
    for (title, isWhite) in [("Blue Hour", true), ("Ember Ridge", true), ("Salt Coast", false)] {
      let grid = try #require(root(page) as? PhotoGridViewController)
      let item = try #require(grid.album.photos.firstIndex { $0.title == title })
      grid.open(item, animated: false)
      page.rest()
      #expect(bars(page)?.first == isWhite, "\(title)")
      grid.dismiss(animated: false)
      page.rest()
    }
    page.ask(#"{"k":"set","dark":true}"#)
    page.rest()
    #expect(bars(page)?.first == true && bars(page)?.last == true)
    // The player is light by its own wish.
    let music = makePage(#""stage":"music""#)
    music.tap(150, 720)
    music.rest()
    #expect(bars(music)?.first == true)
  }

  @Test func aPageThatAnotherTakesOverIsTold() {
    let page = makePage()
    let second = TestPage(page.phone)
    #expect(second.refresh()["taken"] as? Bool == true)
    #expect(second.hello()["all"] as? Bool == true)
    #expect(page.refresh()["taken"] as? Bool == true)
    #expect(page.ask(#"{"k":"set","dark":true}"#)["taken"] as? Bool == true)
    #expect(page.hello()["all"] as? Bool == true)
    #expect(second.refresh()["taken"] as? Bool == true)
  }

  @Test func aPageThatIsClosedInADragCancelsItsFingers() {
    let page = makePage(#""stage":"guide""#)
    page.refresh(#"["d",0,195,600],["d",1,100,300]"#)
    page.refresh(#"["m",0,195,650]"#)
    #expect(Headless.fingers.count == 2)
    page.phone.leave(page.id)
    let next = TestPage(page.phone)
    next.hello()
    next.refresh()
    #expect(Headless.fingers.isEmpty)
    next.tap(195, 600)
    next.rest()
    #expect(root(next)?.presentedViewController != nil)
  }

  @Test func aTenthOfTheSpeedTakesTenTimesTheFramesWithoutAFinger() {
    let page = makePage(#""speed":0.1"#)
    func length(_ touches: String = "") -> Double {
      let before = Headless.now
      page.refresh(touches, frames: 4)
      return Headless.now - before
    }
    #expect(abs(length() - 4.0 / 600) < 1e-6)
    #expect(abs(length(#"["d",0,10,10]"#) - 4.0 / 60) < 1e-6)
    #expect(abs(length(#"["u",0,10,10]"#) - 4.0 / 600) < 1e-6)
  }

  @Test func aPhoneAtRestNamesItsNextEventAndLetsHoursPass() {
    let page = makePage()
    #expect(page.refresh()["idle"] as? Double == -1)
    let start = Headless.now
    for _ in 0..<1000 { page.refresh(frames: 600) }
    #expect(Headless.now - start > 9_999)
    page.tap(195, 600)
    page.rest()
    #expect(root(page)?.presentedViewController != nil)
    #expect(Headless.takeMisuses().isEmpty)
  }

  @Test func aRotationResizesTheWindowAndKeepsTheScreen() {
    let page = makePage()
    page.tap(195, 600)
    page.rest()
    let screen = root(page)?.presentedViewController
    let answer = page.ask(#"{"k":"set","landscape":true}"#)
    let device = answer["device"] as? [String: Any]
    #expect(device?["size"] as? [Int] == [844, 390])
    page.rest()
    #expect(page.phone.window.bounds.width == 844)
    #expect(screen != nil && root(page)?.presentedViewController === screen)
  }

  @Test func anOptionUnknownToTheStageIsRefusedAndChangesNothing() {
    let page = makePage()
    let root = root(page)
    for text in [
      #""stage":"nowhere""#, #""options":{"nothing":1}"#, #""options":{"edge":"middle"}"#,
      #""options":{"edge":3}"#, #""options":{"gap":1000}"#,
      ##""options":{"transition":"# Presets"}"##,
    ] {
      #expect(page.ask(#"{"k":"set",\#(text)}"#)["refused"] != nil, "\(text)")
    }
    #expect(self.root(page) === root)
  }

  @Test func aRunSavedAsAScriptPlaysTheSame() throws {
    let page = makePage(#""stage":"guide","options":{"transition":"cover"}"#)
    page.ask(#"{"k":"restart"}"#)
    page.tap(195, 600)
    page.rest()
    page.refresh(#"["d",0,195,300]"#)
    for step in 1...10 { page.refresh(#"["m",0,195,\#(300 + step * 8)]"#) }
    let place = page.phone.window.layer.presentation().map(PhoneTests.places)
    let source = try #require(page.ask(#"{"k":"script"}"#)["script"] as? String)
    let time = Headless.now
    let script = try TouchScriptParser.script(in: source)
    // The next phone takes the window of this one, and a run that is held then never ends.
    page.refresh(#"["u",0,195,380]"#)
    page.rest()

    let again = Phone(Stages.all)
    let other = TestPage(again)
    other.hello()
    other.ask(#"{"k":"set","stage":"guide","options":{"transition":"cover"}}"#)
    again.play(script)
    while Headless.now < time - 1e-6 { other.refresh() }
    #expect(again.window.layer.presentation().map(PhoneTests.places) == place)
    // The script ends with its finger down.
    Headless.cancelTouches()
    other.rest()
  }

  /// Where all layers are, to a tenth of a point.
  private static func places(_ layer: CALayer) -> [CGPoint] {
    let own = CGPoint(
      x: (layer.position.x * 10).rounded(), y: (layer.position.y * 10).rounded())
    return [own] + (layer.sublayers ?? []).flatMap(places)
  }

  private final class Held {
    weak var view: UIView?
    init(_ view: UIView) { self.view = view }
  }

  private func views(below view: UIView) -> [Held] {
    [Held(view)] + view.subviews.flatMap(views)
  }

  /// The labels with text in a window, that are in sight.
  private func labels(_ page: TestPage) -> [UILabel] {
    func labels(below view: UIView) -> [UILabel] {
      if view.isHidden || view.alpha == 0 || view.bounds.isEmpty { return [] }
      return (view as? UILabel).map { $0.text?.isEmpty == false ? [$0] : [] }
        ?? view.subviews.flatMap(labels)
    }
    return labels(below: page.phone.window)
  }

  @Test func largerTextIsLargerUntilItIsSetBack() {
    let page = makePage(#""stage":"guide""#)
    let sizes = labels(page).map(\.font.pointSize)
    page.ask(#"{"k":"set","largerText":true}"#)
    page.rest()
    #expect(zip(labels(page), sizes).allSatisfy { $0.font.pointSize > $1 })
    page.ask(#"{"k":"set","largerText":false}"#)
    page.rest()
    #expect(labels(page).map(\.font.pointSize) == sizes)
  }

  // The stack shows the grid of the photos, and the tabs what stages of their own show.
  @Test(arguments: [0, 1, 4, 5, 6, 7]) func largerTextFitsItsLabels(stage: Int) {
    let page = makePage(#""stage":"\#(Stages.all[stage].id)","largerText":true"#)
    // A row, a photo, a card or a bar opens a screen.
    for opens in [false, true] {
      if opens { page.tap(195, stage == 4 ? 770 : 600) }
      page.rest()
      for label in labels(page) {
        #expect(
          label.bounds.height >= label.font.lineHeight - 0.5,
          "\(label.text ?? ""): \(label.bounds.height) of \(label.font.lineHeight)")
      }
    }
  }

  @Test(arguments: Array(0..<11)) func aRestartFreesAllViewsOfTheScreenBefore(stage: Int) throws {
    #expect(Stages.all.count == 11)
    let page = TestPage(Phone(Stages.all))
    page.hello()
    page.ask(#"{"k":"set","stage":"\#(Stages.all[stage].id)"}"#)
    page.refresh()
    let held = views(below: try #require(root(page)?.view))
    #expect(held.count > 5)
    page.ask(#"{"k":"restart"}"#)
    page.refresh()
    let kept = held.compactMap { $0.view.map { String(describing: type(of: $0)) } }
    #expect(kept.isEmpty)
  }

  // A screen is opened and closed six times.
  @Test func numbersOfGoneLayersAreNotUsedAgain() {
    let page = makePage()
    var known: Set<Int> = []
    var gone: Set<Int> = []
    for _ in 0..<6 {
      page.tap(195, 600)
      for _ in 0..<40 {
        let answer = page.refresh()
        for update in answer["u"] as? [[Any]] ?? [] {
          guard let id = update.first as? Int else { continue }
          #expect(!gone.contains(id))
          known.insert(id)
        }
        for id in answer["d"] as? [Int] ?? [] { gone.insert(id) }
      }
      root(page)?.dismiss(animated: false)
      page.rest()
    }
    #expect(gone.count > 100)
  }
}
