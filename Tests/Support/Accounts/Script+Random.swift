import UIKit

extension Script {
  /// Returns the script of a seed: four to six verbs of all, because rare pairs do not meet
  /// otherwise. Seeds that are even play under UIKit's first order.
  init(seed: Int) {
    var numbers = WalkGenerator(seed: seed)
    setting = Setting(seed: seed, &numbers)
    let alphabet = Script.alphabet(in: setting, &numbers)
    let setting = setting
    steps = (0..<Int.random(in: 2...7, using: &numbers)).map { _ in
      Step.random(of: alphabet, in: setting, &numbers)
    }
    makeFair()
  }

  /// The verbs of one script, of which one opens a screen.
  private static func alphabet(in setting: Setting, _ numbers: inout WalkGenerator) -> [Verb] {
    let root = setting.root
    let opener: Verb =
      switch root {
      case .page: .present
      case .stack: one(of: [.push, .push, .present], &numbers)
      case .tabs: one(of: [.push, .select, .present], &numbers)
      }
    let all = Verb.allCases.flatMap { verb in
      Array(repeating: verb, count: verb.grammar.odds[root] ?? 0)
    }
    var alphabet = [opener, opener]
    for _ in 0..<Int.random(in: 3...5, using: &numbers) { alphabet.append(one(of: all, &numbers)) }
    return alphabet
  }

  fileprivate static func one<Value>(of list: [Value], _ numbers: inout WalkGenerator) -> Value {
    list[Int.random(in: 0..<list.count, using: &numbers)]
  }

  /// A finger begins and ends at rest. A call in mid-run is the only one there, because durations
  /// differ. Apps write the exchange of children themselves, so it is alone in its time.
  mutating func makeFair() {
    // The player is presented where the references present nothing.
    if setting.habits.contains(.player) {
      leaveOut { $0.verb.isAbove || $0.verb == .tapTab }
    }
    let replaces = steps.contains { $0.act.verb == .replace }
    // The keyboard has a time of its own.
    let edits = steps.contains { $0.act.verb == .edit }
    for index in steps.indices {
      let act = steps[index].act
      // The system leaves an app, and gives its window another size, between two callbacks.
      let isOfSystem = [.background, .interruption, .rotate, .shrink].contains(act.verb)
      let isRace = act.isEarly && !setting.kind.keepsTime && !act.verb.isOfLibrary
      let isTap = act.verb == .tapBack
      if replaces || isOfSystem || isRace || isTap || act.verb.isOfFocus, act.isInside {
        steps[index].act.moment = .now
      }
      if act.isFinger || act.verb == .replace { steps[index].pause = .rest }
      if act.isFinger || act.verb.grammar.needsRest, index > 0 { steps[index - 1].pause = .rest }
      if !setting.kind.keepsTime || edits { steps[index].pause = .rest }
      if index > 0, steps[index - 1].pause != .rest { steps[index].pause = .rest }
    }
    // What is to happen inside waits for the next step.
    for index in steps.indices.dropLast() {
      guard steps[index].act.isInside, steps[index + 1].act.isFinger else { continue }
      steps[index].pause = .rest
    }
  }
}

extension Script.Setting {
  fileprivate init(seed: Int, _ numbers: inout WalkGenerator) {
    let kinds = ScriptKind.allCases.filter { !$0.isCard }
    let cards = ScriptKind.allCases.filter(\.isCard)
    let isCard = Int.random(in: 0..<5, using: &numbers) == 0
    self.init(
      root: Script.one(of: Script.Root.allCases, &numbers),
      kind: Script.one(of: isCard ? cards : kinds + [.slide, .fade, .cover], &numbers),
      isForGood: Bool.random(using: &numbers), order: seed.isMultiple(of: 2) ? .first : .second)
    let odds: [(Script.Habit, Int)] = [
      (.delegatesBefore, 3), (.rightToLeft, 8), (.asksOften, 2), (.player, 12), (.recognizer, 16),
      (.secondWindow, 24),
    ]
    for (habit, odds) in odds where Int.random(in: 0..<odds, using: &numbers) == 0 {
      habits.insert(habit)
    }
  }
}

extension Script.Step {
  fileprivate static func random(
    of alphabet: [Verb], in setting: Script.Setting, _ numbers: inout WalkGenerator
  ) -> Script.Step {
    var act = Script.Act.random(Script.one(of: alphabet, &numbers), &numbers)
    let dice = Int.random(in: 0..<100, using: &numbers)
    if !act.isFinger {
      // Apps set transitions in the callbacks of their base classes.
      let (inside, held) =
        act.verb.isOfLibrary ? (60, 70) : act.verb.isOfFocus ? (14, 50) : (14, 24)
      if dice < inside, !act.verb.grammar.needsRest {
        act.moment = .inside(act.randomCallback(&numbers))
      } else if dice < held, !act.verb.grammar.needsRest, act.verb.grammar.mayBeHeld {
        act.moment = .held(commits: Bool.random(using: &numbers))
      }
    }
    let pause: Script.Pause =
      switch Int.random(in: 0..<100, using: &numbers) {
      case 0..<70: .rest
      case 70..<86: .soon
      default: .atOnce
      }
    return Script.Step(act: act, pause: pause)
  }
}

extension Script.Act {
  fileprivate static func random(_ verb: Verb, _ numbers: inout WalkGenerator) -> Script.Act {
    let grammar = verb.grammar
    var act = Script.Act(verb: verb)
    for choice in grammar.choices {
      if let option = Script.one(of: choice, &numbers) { act.options.insert(option) }
    }
    act.number = grammar.numbers.map { Int.random(in: $0, using: &numbers) }
    return act
  }

  fileprivate func randomCallback(_ numbers: inout WalkGenerator) -> Callback {
    let likely: [Callback] = [.viewWillAppear, .viewWillDisappear]
    return Script.one(
      of: Callback.allCases + likely + (verb.isOfLibrary ? likely + likely + likely : []), &numbers)
  }

  /// True if it is called in a callback in which a run begins.
  fileprivate var isEarly: Bool {
    if case .inside(let callback) = moment { callback.isEarly } else { false }
  }

  /// True if a finger, or code in its place, holds the screen.
  var isFinger: Bool { isHeld || verb.grammar.isFinger }
}
