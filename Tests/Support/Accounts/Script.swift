import UIKit

/// What happens to an app, so that it can be played with the system's own transitions and with the
/// library's. Its text, which `init(_:)` reads again, is one line:
/// `stack slide forGood first; push animated; viewWillAppear: setTransition, atOnce; swipe commits`.
struct Script: Hashable {
  var setting: Setting
  var steps: [Step]

  /// The app in which the steps happen.
  struct Setting: Hashable {
    var root: Root
    var kind: ScriptKind
    /// True if transitions are set once, for each change; false if each call names its own.
    var isForGood: Bool
    var order: UIKitOrder
    var habits: Set<Habit> = []
    /// What is left out when it would happen.
    var avoided: Set<Situation> = []
  }

  /// A situation that only shows while a script is played.
  enum Situation: Hashable {
    /// A full screen is presented over a sheet.
    case screenOverSheet
  }

  enum Root: String, CaseIterable { case page, stack, tabs }

  enum Habit: String, CaseIterable {
    /// The app's delegates are there before the transitions are.
    case delegatesBefore
    case rightToLeft
    /// Asks at each rest whether a button answers; otherwise only at the end. The touch repairs.
    case asksOften
    // What must not matter, with the library only.
    case player, recognizer, secondWindow
  }

  struct Step: Hashable {
    var act: Act
    var pause = Pause.rest
  }

  /// The time until the next step.
  enum Pause: String {
    case rest
    /// Two fifths of a run.
    case soon
    /// None: the next step is in the same turn.
    case atOnce
  }

  struct Act: Hashable {
    var verb: Verb
    /// An index, of a tab or of a screen in the stack.
    var number: Int?
    var options: Set<Option> = []
    var moment = Moment.now

    func has(_ option: Option) -> Bool { options.contains(option) }
    var isAnimated: Bool { has(.animated) }
    var isHeld: Bool { if case .held = moment { true } else { false } }
    var isInside: Bool { if case .inside = moment { true } else { false } }
  }

  enum Moment: Hashable {
    case now
    /// In the next callback of this name.
    case inside(Callback)
    /// While a finger holds the front screen, and then goes on or goes back.
    case held(commits: Bool)
  }
}

/// A transition of a script.
enum ScriptKind: String, CaseIterable {
  case slide, fade, cover, fold, spin, cube
  // Cards.
  case overlay, sheet, hang

  var isCard: Bool { self == .overlay || self == .sheet || self == .hang }

  /// True if an opening and a closing are over when the system's are; otherwise calls in mid-run are
  /// a race of durations.
  var keepsTime: Bool { self == .slide || self == .fade || self == .cover }
}

/// What is done in a script.
enum Verb: String, CaseIterable {
  // Screens above others.
  case present, alert, systemSheet, presentAgain, dismiss, dismissUsing, pull
  // Stacks.
  case push, pop, popTo, popToRoot, set, swipe
  /// A finger on the bar's back button.
  case tapBack
  // Tabs and children.
  case select, selectBeyond, tapTab, replace
  // The app's delegates.
  case stackDelegate, tabDelegate, swipeDelegate, swipeOn, swipeOff
  // The library's own: on the other side they are nothing, or the system's call.
  case setTransition, removeTransition, dismissController, scrub
  case changeTransition, changeGesture, removeController, secondController, makeAndForget
  // The surroundings.
  case rotate, shrink, dark, largeText, background, interruption, memoryWarning
  // Focus and scrolling.
  case edit, endEdit, scroll
}

/// How it is done.
enum Option: String, CaseIterable {
  case animated
  /// The screen that was presented last, once more.
  case former
  /// The presented screen is a stack.
  case inStack
  /// The system's transition, on all sides.
  case plain
  /// A transition for this call, although there is one for good.
  case using
  /// A controller is made for the screen before it is pushed.
  case prepared
  /// What lies under the presented screens.
  case behind
  /// A screen whose presenter stays in sight, as the app has said by its style.
  case overFullScreen
  case hidesStatusBar, hidesBack, leftItem, hidesTabs, swipeOff, scrolls
  /// A screen that makes itself the stack's delegate while it is shown.
  case borrows
  /// A screen that makes itself the delegate of the system's swipe, as base classes do.
  case takesSwipe
  case delegateAfter
  // Whose delegate.
  case app, other, own, silent, brief, none
  // Who is asked to dismiss; else the presented screen.
  case fromPresenter, fromRoot, fromChild
  // A finger's end; else it goes back.
  case commits, flicks, isTakenAway
  case twice, another, noGesture
}
