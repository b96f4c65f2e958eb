import Foundation
import Testing
import UIKit

@testable import Live
@testable import TransitionLab

/// Messages that nobody would write.
@MainActor @Suite struct FuzzTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }

  private static let seeds = [
    #"{"k":"hello","v":1,"hz":60,"scale":2}"#, #"{"k":"t","n":1,"e":[]}"#,
    #"{"k":"t","n":1,"e":[["d",0,150,250],["m",0,152.5,261],["u",0,152.5,300]]}"#,
    #"{"k":"t","n":3,"e":[["d",0,200,400],["d",1,300,500],["c",0,1,1]]}"#,
    #"{"k":"set","speed":0.1,"dark":true}"#, #"{"k":"set","options":{"edge":"top","gap":20}}"#,
    #"{"k":"script"}"#, #"{"k":"report","passed":true,"lines":["x"]}"#,
  ]
  private static let pieces = [
    "{", "}", "[", "]", "\"", ",", ":", "null", "true", "1e99", "-1", "1e-99", "0.5", "\\", "\u{0}",
    "\u{2028}", "“", "[[[[", "\"k\"", "\"e\"", "99999999999999999999", "\"d\"", "\"options\"",
    "NaN",
  ]

  private static func message(_ numbers: inout Generator) -> String {
    var text = Array(seeds.randomElement(using: &numbers)!)
    for _ in 0..<Int.random(in: 0...4, using: &numbers) {
      let at = Int.random(in: 0...text.count, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: text.insert(contentsOf: pieces.randomElement(using: &numbers)!, at: at)
      case 1 where at < text.count: text.remove(at: at)
      case 2 where at < text.count:
        text.removeSubrange(at..<min(text.count, at + Int.random(in: 1...20, using: &numbers)))
      case 3 where at < text.count:
        text[at] = pieces.randomElement(using: &numbers)!.first!
      default: break
      }
    }
    return String(text)
  }

  /// `make fuzz` plays 100,000: only then are there enough restarts for a small leak to exceed the limit.
  private static let count = max(
    4000, ProcessInfo.processInfo.environment["WALKS"].flatMap(Int.init) ?? 0)

  @Test func randomMessagesNeitherEndTheProcessNorGrowIt() throws {
    let phone = Phone(Stages.all)
    let page = TestPage(phone)
    page.hello()
    var numbers = Generator(state: 43)
    var (empty, refusals) = (0, 0)
    func play(_ count: Int) {
      for _ in 0..<count {
        let answer = phone.answer(to: FuzzTests.message(&numbers), from: page.id).text
        empty += answer.isEmpty ? 1 : 0
        refusals += answer.hasPrefix(#"{"refused":"#) ? 1 : 0
      }
    }
    // Fonts and screens are loaded once.
    play(FuzzTests.count / 10)
    let before = try residentSize()
    play(FuzzTests.count - FuzzTests.count / 10)
    let grown = try residentSize() - before
    print("fuzz: \(refusals) of \(FuzzTests.count) messages refused, grown by \(grown / 1024) KB")
    #expect(grown < 20_000_000)
    #expect(empty == 0 && refusals > FuzzTests.count / 10 && refusals < FuzzTests.count * 9 / 10)
    page.ask(#"{"k":"restart"}"#)
    page.hello()
    #expect(page.refresh()["t"] != nil)
  }
}
