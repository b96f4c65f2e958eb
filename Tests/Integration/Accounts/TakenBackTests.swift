import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What is taken back is forgotten: whatever the app does next, it hears and finds what it would have heard and found
  /// without.
  @MainActor @Suite struct TakenBackTests {
    @Test func aRandomScriptGoesOnAsIfNothingHadBegun() {
      var shapes: Set<String> = []
      var played: Set<TakenBack> = []
      for seed in 0..<AccountTests.count / 12 where shapes.count < 5 {
        guard seed.isMultiple(of: 2) == (Headless.order == .first), Share.current.has(seed / 2)
        else { continue }
        var numbers = WalkGenerator(seed: seed)
        var script = Script(seed: seed)
        // A delegate that code sets, borrows or gives back stands alone until the next touch: a finger is one.
        script.steps.removeAll {
          $0.act.verb == .stackDelegate || $0.act.verb == .tabDelegate || $0.act.has(.borrows)
        }
        guard script.steps.count > 1 else { continue }
        let index = Int.random(in: 1..<script.steps.count, using: &numbers)
        script.steps[index - 1].pause = .rest
        for kind in TakenBack.allCases.shuffled(using: &numbers) {
          guard let expected = script.accountAfter(kind, before: index, isLeftOut: true) else {
            continue
          }
          guard let found = script.accountAfter(kind, before: index, isLeftOut: false) else {
            continue
          }
          played.insert(kind)
          let difference = expected.difference(
            to: found, tidy: { $0.filter { !$0.isOfTheWay } })
          guard let difference, shapes.insert(difference.shape).inserted else { break }
          Issue.record(
            "seed \(seed), \(kind.rawValue) before step \(index + 1): \(difference)\n\(script)")
          break
        }
      }
      // A part of the seeds may miss some.
      if AccountTests.count >= 2500, Share.current.parts == 1 {
        #expect(played == Set(TakenBack.allCases))
      }
      Headless.reset()
    }
  }
}

extension Line {
  /// True for what differs because a screen was in sight on the way: it was loaded, laid out, and given its traits.
  fileprivate var isOfTheWay: Bool {
    switch what {
    case "completions", "traits", "viewDidLoad", Callback.viewWillTransition.rawValue: true
    case "is out of sight": facts.isEmpty
    default: false
    }
  }
}
