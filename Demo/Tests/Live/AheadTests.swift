import Foundation
import Testing
import UIKit

@testable import Live
@testable import TransitionLab

/// What a tap may open is drawn before somebody taps.
@MainActor @Suite struct AheadTests {
  /// A place of each stage at which a tap opens something.
  nonisolated static let taps = [
    "guide": (195.0, 600.0), "photos": (120, 400), "photos-in-a-stack": (120, 400),
    "tabs": (195, 790), "music": (150, 720), "sheets-and-menus": (195, 600), "today": (195, 400),
    "login": (195, 760), "children": (195, 537), "own-transitions": (195, 600),
  ]

  private func makePage(_ stage: String) -> TestPage {
    let page = TestPage(Phone(Stages.all))
    page.hello()
    page.ask(#"{"k":"set","stage":"\#(stage)"}"#)
    for _ in 0..<30 { page.refresh() }
    return page
  }

  private func numbers(_ answer: [String: Any], _ key: String) -> [Int] {
    (answer[key] as? [[Any]] ?? []).compactMap { $0.first as? Int }
  }

  /// A sharper picture takes the place of one that is shown, and nothing waits for it. The title of a photo, or of a song,
  /// flies in the width of its words: that small picture is drawn at the tap.
  @Test(arguments: taps.keys.sorted()) func aTapNeedsNoPictureThatWasNotNamedAhead(stage: String)
    throws
  {
    let place = try #require(AheadTests.taps[stage])
    let page = makePage(stage)
    let first = page.hello()
    var known = Set(numbers(first, "p"))
    var count = 0
    while count < 60 {
      let answer = page.ask(#"{"k":"ahead"}"#)
      known.formUnion(numbers(answer, "ahead"))
      guard answer["more"] as? Bool == true else { break }
      count += 1
    }
    #expect(count < 60)
    for _ in 0..<3 { known.formUnion(numbers(page.refresh(), "p")) }
    page.tap(place.0, place.1)
    var (late, updates): (Set<Int>, Int) = ([], 0)
    for _ in 0..<60 {
      let answer = page.refresh()
      late.formUnion(Set(numbers(answer, "p")).subtracting(known))
      updates += answer["u"] == nil ? 0 : 1
      #expect(answer["issues"] == nil)
    }
    #expect(updates > 5)
    #expect(
      late.count <= (stage.hasPrefix("photos") || stage == "music" ? 1 : 0),
      "\(late.count) of \(known.count)")
  }

  /// The numbers of pictures are others, and nothing else is.
  @Test(arguments: taps.keys.sorted()) func drawingAheadIsNotSeen(stage: String) throws {
    let place = try #require(AheadTests.taps[stage])
    func play(ahead: Bool) -> [[String]] {
      let page = makePage(stage)
      for _ in 0..<(ahead ? 4 : 0) { page.ask(#"{"k":"ahead"}"#) }
      page.tap(place.0, place.1)
      return (0..<50).map { _ in
        let answer = page.refresh()
        return ["t", "d", "r", "bars", "idle", "issues", "taken"].map { "\(answer[$0] ?? "")" }
          + ["\((answer["u"] as? [[Any]])?.compactMap { $0.first as? Int } ?? [])"]
      }
    }
    #expect(play(ahead: true) == play(ahead: false))
  }

  @Test func nothingIsDrawnAheadWhileAFingerIsDownOrAScreenIsOpen() {
    let page = makePage("guide")
    page.refresh(#"["d",0,195,600]"#)
    #expect(numbers(page.ask(#"{"k":"ahead"}"#), "ahead").isEmpty)
    page.refresh(#"["u",0,195,600]"#)
    page.rest()
    #expect(page.phone.window.rootViewController?.presentedViewController != nil)
    let answer = page.ask(#"{"k":"ahead"}"#)
    #expect(numbers(answer, "ahead").isEmpty && answer["more"] as? Bool == true)
  }

  /// What is chosen reaches the open screen, and the next one, and leaves open what is open.
  @Test func aChoiceWhileAScreenIsOpenLeavesItOpen() throws {
    let page = makePage("guide")
    page.ask(#"{"k":"set","options":{"transition":"overlay"}}"#)
    page.tap(195, 200)
    page.rest()
    let root = page.phone.window.rootViewController
    let card = try #require(root?.presentedViewController)
    let size = card.view.bounds.size
    page.ask(#"{"k":"set","options":{"height":0.5,"gesture":"pinch"}}"#)
    page.rest()
    #expect(card.view.bounds.height != size.height)
    for change in [
      #""transition":"fold""#, #""transition":"hang","gesture":null"#, #""duration":2"#,
    ] {
      let answer = page.ask("{\"k\":\"set\",\"options\":{\(change)}}")
      #expect(answer["refused"] == nil && answer["issues"] == nil, "\(change)")
      page.rest()
      #expect(page.refresh()["issues"] == nil, "\(change)")
    }
    #expect(root?.presentedViewController === card && page.phone.window.rootViewController === root)
  }

  @Test func aChoiceOfOneStageDoesNotFollowToTheNext() throws {
    let page = makePage("guide")
    page.ask(#"{"k":"set","options":{"gesture":"pinch","duration":2}}"#)
    for stage in Stages.all.map(\.id) where stage != "guide" {
      let answer = page.ask(#"{"k":"set","stage":"\#(stage)"}"#)
      let options = answer["options"] as? [[String: Any]] ?? []
      #expect(options.allSatisfy { $0["value"] is NSNull }, "\(stage)")
    }
    let back = page.ask(#"{"k":"set","stage":"guide"}"#)
    #expect((back["code"] as? String) == "present(screen, using: .hang)")
  }

  @Test func aNewWindowBeginsAtTheBeginningAndATabThatComesBackGoesOn() {
    let page = makePage("guide")
    page.ask(#"{"k":"set","dark":true,"speed":0.5}"#)
    page.tap(195, 600)
    page.rest()
    let second = TestPage(page.phone)
    let first = second.ask(#"{"k":"hello","v":1,"hz":60,"scale":2,"new":true}"#)
    #expect(first["stage"] as? String == "photos" && first["speed"] as? Double == 1)
    #expect(page.phone.window.rootViewController?.presentedViewController == nil)
    second.ask(#"{"k":"set","stage":"music"}"#)
    #expect(page.hello()["stage"] as? String == "music")
  }

  /// The script that was given to the program is played, whoever looks.
  @Test func theFirstWindowLeavesThePhoneAsItIs() {
    let phone = Phone(Stages.all)
    let root = phone.window.rootViewController
    TestPage(phone).ask(#"{"k":"hello","v":1,"hz":60,"scale":2,"new":true}"#)
    #expect(root != nil && phone.window.rootViewController === root)
  }
}
