import UIKit

/// What can be said with a verb, and how often it is said.
struct ScriptGrammar: Sendable {
  /// The odds in each kind of app.
  var odds: [Script.Root: Int]
  /// Of each list, one option is chosen; nil is none.
  var choices: [[Option?]] = []
  var numbers: ClosedRange<Int>?
  /// True if a finger does it, which begins and ends at rest.
  var isFinger = false
  /// True if it may be done while a finger holds the screen: it does not take the touch away.
  var mayBeHeld = true
  /// True if it only means the same on both sides at rest.
  var needsRest = false

  private static func everywhere(_ odds: Int) -> [Script.Root: Int] {
    [.page: odds, .stack: odds, .tabs: odds]
  }
  private static func inStacks(_ odds: Int, ofPage: Int = 0) -> [Script.Root: Int] {
    [.page: ofPage, .stack: odds, .tabs: odds]
  }

  private static let mostly: [Option?] = [.animated, .animated, .animated, .animated, nil]
  private static let pushed: [Option?] = [
    .hidesBack, .leftItem, .hidesTabs, .hidesStatusBar, .swipeOff, .scrolls, .borrows, .takesSwipe,
    nil, nil, nil, nil,
  ]
  private static let usually: [Option?] = [.using, nil]
  private static let end: [[Option?]] = [
    [.commits, .commits, nil], [.flicks, nil, nil, nil], [.isTakenAway, nil, nil, nil, nil, nil],
  ]

  private static let all = Dictionary(
    uniqueKeysWithValues: Verb.allCases.map { ($0, make($0)) })

  static func of(_ verb: Verb) -> ScriptGrammar { all[verb]! }

  private static func make(_ verb: Verb) -> ScriptGrammar {
    switch verb {
    case .present:
      ScriptGrammar(
        odds: everywhere(4),
        choices: [
          mostly, [.inStack, nil, nil], [.hidesStatusBar, nil, nil, nil, nil],
          [.delegateAfter, .delegateAfter, nil, nil, nil, nil, nil],
          [.plain, nil, nil, nil, nil],
          [.overFullScreen, nil, nil, nil, nil, nil, nil, nil], [.former, nil, nil, nil],
        ])
    case .alert: ScriptGrammar(odds: everywhere(1))
    case .systemSheet: ScriptGrammar(odds: everywhere(1))
    case .presentAgain: ScriptGrammar(odds: everywhere(1))
    case .dismiss:
      ScriptGrammar(
        odds: everywhere(3), choices: [mostly, [.fromPresenter, .fromRoot, .fromChild, nil]])
    case .dismissUsing: ScriptGrammar(odds: everywhere(1), choices: [mostly], needsRest: true)
    case .pull: ScriptGrammar(odds: everywhere(3), choices: end, isFinger: true)
    case .push:
      ScriptGrammar(
        odds: inStacks(5, ofPage: 1),
        choices: [
          mostly, pushed, [.behind, nil, nil, nil, nil, nil, nil],
          [.plain, .prepared, nil, nil, nil, nil],
        ])
    case .pop: ScriptGrammar(odds: inStacks(3, ofPage: 1), choices: [mostly, usually])
    case .popTo:
      ScriptGrammar(odds: inStacks(1), choices: [mostly, usually], numbers: 0...2)
    case .popToRoot: ScriptGrammar(odds: inStacks(1), choices: [mostly, usually])
    case .set: ScriptGrammar(odds: inStacks(2), choices: [mostly, usually], numbers: 0...2)
    case .swipe: ScriptGrammar(odds: inStacks(3), choices: end, isFinger: true)
    case .tapBack: ScriptGrammar(odds: inStacks(3), mayBeHeld: false)
    case .select:
      ScriptGrammar(odds: [.tabs: 4], choices: [mostly], numbers: 0...2, needsRest: true)
    case .selectBeyond: ScriptGrammar(odds: [.tabs: 1], needsRest: true)
    case .tapTab: ScriptGrammar(odds: [.tabs: 2], numbers: 0...2, isFinger: true)
    case .replace: ScriptGrammar(odds: [.page: 3], choices: [mostly], needsRest: true)
    case .stackDelegate:
      ScriptGrammar(
        odds: inStacks(2), choices: [[.app, .app, .other, .own, .silent, .brief, Option.none]])
    case .tabDelegate:
      ScriptGrammar(odds: [.tabs: 2], choices: [[.app, .app, .other, .brief, Option.none]])
    case .swipeDelegate: ScriptGrammar(odds: inStacks(1), choices: [[.app, Option.none]])
    case .swipeOn, .swipeOff: ScriptGrammar(odds: inStacks(1))
    case .setTransition:
      ScriptGrammar(
        odds: inStacks(3),
        choices: [[.another, nil], [.twice, nil, nil, nil], [.noGesture, nil, nil, nil]])
    case .removeTransition: ScriptGrammar(odds: inStacks(2))
    case .dismissController: ScriptGrammar(odds: everywhere(2), needsRest: true)
    case .scrub:
      ScriptGrammar(
        odds: [.page: 2, .stack: 1, .tabs: 1], choices: [[.commits, nil]], isFinger: true)
    case .changeTransition, .removeController, .secondController:
      ScriptGrammar(odds: everywhere(1))
    case .changeGesture: ScriptGrammar(odds: everywhere(1), choices: [[.noGesture, nil]])
    case .makeAndForget: ScriptGrammar(odds: inStacks(1))
    case .rotate: ScriptGrammar(odds: everywhere(3), mayBeHeld: false)
    case .shrink: ScriptGrammar(odds: everywhere(1), mayBeHeld: false)
    case .dark, .largeText: ScriptGrammar(odds: everywhere(1))
    case .background, .interruption: ScriptGrammar(odds: everywhere(1), mayBeHeld: false)
    case .memoryWarning: ScriptGrammar(odds: everywhere(1))
    case .edit: ScriptGrammar(odds: everywhere(2))
    case .endEdit: ScriptGrammar(odds: everywhere(1))
    case .scroll: ScriptGrammar(odds: everywhere(1))
    }
  }
}

extension Verb {
  var grammar: ScriptGrammar { ScriptGrammar.of(self) }

  /// True if the system has nothing of the kind on a real device, or in the stand-in: an app's own
  /// animator is the reference.
  var needsOwnAnimator: Bool {
    switch self {
    case .pull, .scrub, .replace, .dismissUsing: true
    default: false
    }
  }

  /// True if it begins or ends with a presented screen.
  var isAbove: Bool {
    switch self {
    case .present, .alert, .systemSheet, .presentAgain, .dismiss, .dismissUsing, .pull,
      .dismissController, .scrub:
      true
    default: false
    }
  }

  var isOfFocus: Bool { self == .edit || self == .endEdit }

  /// True if it changes what the library was asked for, and no screen.
  var isOfLibrary: Bool {
    switch self {
    case .setTransition, .removeTransition, .changeTransition, .changeGesture, .removeController,
      .secondController:
      true
    default: false
    }
  }
}
