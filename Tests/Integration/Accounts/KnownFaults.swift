/// The faults of the library that are known and not cured yet, each put aside as narrowly as possible,
/// because it would hide all later differences of its scripts. A cure takes its line out.
extension AccountException {
  static let knownFaults: [AccountException] = [
    AccountException(
      name: "coveredPresenterKeepsItsSize",
      reason:
        "A full screen closes over a presenter in the size that the window had when it opened.",
      witness: "page slide once first; present animated; rotate; dismiss animated",
      applies: { script, _ in script.says(.rotate) || script.says(.shrink) },
      edit: { line in
        switch line.what {
        case "in a run", Callback.viewWillTransition.rawValue: nil
        case Line.isAppearing, Callback.viewDidAppear.rawValue: line.without([.size, .safeArea])
        case "rests": line.who.kind == "tabs" ? line.without([.frame]) : line
        default: line
        }
      }),
    AccountException(
      name: "didShowIsLost",
      reason: "The delegate does not hear `didShow` of a change by a single call.",
      witness: "stack slide once first delegatesBefore; push animated; pop animated",
      strip: { script in
        guard !script.setting.isForGood || script.says(.using) || script.says(.makeAndForget)
        else { return }
        script.leaveOut { $0.moment == .inside(.didShow) }
      },
      applies: { script, _ in
        !script.setting.isForGood || script.says(.using) || script.says(.makeAndForget)
      },
      edit: { $0.what == "didShow" ? nil : $0 }),
    AccountException(
      name: "swipeDelegateSetAtRest",
      reason:
        "A delegate of the system's swipe that is set at rest lets the swipe begin beside the library's.",
      witness: "stack slide once first; push animated; swipeDelegate app; swipe",
      strip: { script in
        script.leaveOut(.takesSwipe)
        // Before the first transition of the library it is as any other.
        let first = script.setting.isForGood ? 0 : script.steps.firstIndex { $0.act.mayInstall }
        guard let first else { return }
        script.steps = script.steps.enumerated()
          .filter { $0.offset < first || $0.element.act.verb != .swipeDelegate }.map(\.element)
      }),
    AccountException(
      name: "delegateSetLater",
      reason: "A container's delegate that is set later takes the transition away, until a touch.",
      witness: "tabs slide forGood first; tabDelegate app; select 1 animated",
      strip: { $0.leaveOut { [.stackDelegate, .tabDelegate].contains($0.verb) } }),
    AccountException(
      name: "delegateBorrowed",
      reason:
        "A delegate that is borrowed and given back is the library's, with nothing behind it.",
      witness:
        "stack slide forGood first delegatesBefore; push animated borrows; swipe commits; push animated",
      strip: { $0.leaveOut(.borrows) }),
    AccountException(
      name: "swipeThatIsOff",
      reason: "The library's swipe pops screens on which the system's is off.",
      witness: "stack slide forGood first; push animated leftItem; swipe commits",
      strip: { script in
        script.leaveOut { $0.verb == .swipeOff }
        script.leaveOut(.swipeOff, .leftItem)
      }),
    AccountException(
      name: "focusMovesInDrag",
      reason: "A focus that moves while a finger holds the screen moves back with it.",
      witness: "page slide once first; present animated; edit; heldBack: endEdit",
      strip: { script in
        script.leaveOut { $0.isHeld && [.edit, .endEdit].contains($0.verb) }
      }),
    AccountException(
      name: "noCoordinatorInWillDismiss",
      reason: "`willDismiss` is told before there is a coordinator.",
      witness: "page slide once first; present animated delegateAfter; pull commits",
      edit: { $0.what == "willDismiss" ? $0.without([.coordinator]).alone : $0 },
      unordered: ["willDismiss"]),
    AccountException(
      name: "didDismissInsideCompletion",
      reason: "`didDismiss` is told before UIKit has ended the dismissal.",
      witness: "page slide once first; present animated delegateAfter; pull commits",
      strip: { $0.leaveOut { $0.moment == .inside(.didDismiss) } },
      edit: { $0.what == Callback.didDismiss.rawValue ? $0.alone : $0 },
      unordered: [Callback.didDismiss.rawValue]),
    AccountException(
      name: "overFullScreenIsLost",
      reason: "A screen that the app presents over the full screen hides its presenter.",
      witness: "page slide once first; present animated overFullScreen",
      strip: { $0.leaveOut(.overFullScreen) }),
    AccountException(
      name: "transitionSetInRun",
      reason:
        "A transition that is set or removed in a run leaves a recognizer, or takes the finger away.",
      witness: "stack slide forGood first; viewWillAppear: setTransition; push animated",
      strip: { script in
        script.steps.removeAll { step in
          guard step.act.verb.isOfLibrary else { return false }
          return step.act.moment != .now || step.pause != .rest
        }
        for index in script.steps.indices.dropFirst() where script.steps[index].act.verb.isOfLibrary
        {
          script.steps[index - 1].pause = .rest
        }
      }),
    AccountException(
      name: "presentedStackAppearsLate",
      reason: "The root of a presented stack hears that it appears before its stack does.",
      witness: "page slide once first; present animated inStack",
      strip: { script in
        let last = script.steps.lastIndex { $0.act.has(.inStack) } ?? 0
        script.steps = script.steps.enumerated()
          .filter { $0.offset > last || $0.element.act.moment != .inside(.viewWillAppear) }
          .map(\.element)
      },
      edit: { line in
        line.who.kind == Line.Who.stack && line.what == Callback.viewWillAppear.rawValue
          ? line.alone : line
      },
      unordered: [Callback.viewWillAppear.rawValue]),
    AccountException(
      name: "viewIsInWindowEarly",
      reason: "The view of a presented screen is in the window before it appears.",
      witness: "page slide once first; present animated",
      strip: { script in
        script.leaveOut { $0.isInside && [.dark, .largeText, .edit].contains($0.verb) }
      },
      edit: { $0.without([.inWindow]) }),
    AccountException(
      name: "sheetStaysUnderFullScreen",
      reason: "A full screen over a sheet leaves the sheet in sight, which hears nothing.",
      witness: "page slide once first; systemSheet; present animated",
      strip: { $0.setting.avoided.insert(.screenOverSheet) }),
    AccountException(
      name: "statusBarGivenBackEarly",
      reason: "`remove()` gives the status bar back while the screen is open.",
      witness: "page slide once first; present animated hidesStatusBar; removeController",
      applies: { script, _ in script.says(.removeController) },
      edit: { $0.without([.status, .indicator]) }),
    AccountException(
      name: "deafBehindPlayer",
      reason: "No gesture begins behind a card that passes touches.",
      witness: "stack slide forGood first player; push animated; swipe commits",
      strip: { $0.setting.habits.remove(.player) }),
    AccountException(
      name: "refusedPopStays",
      reason:
        "A `pop(to:using:)` that UIKit refuses under a finger plays in place of the next swipe.",
      witness: "stack slide once first; push animated; heldBack: popTo 0 animated using; swipe",
      strip: { script in
        script.leaveOut { $0.isHeld && $0.has(.using) }
      }),
    AccountException(
      name: "swipeDelegateLost",
      reason:
        "A change by a single call in a stack that is about to appear takes the swipe's delegate away.",
      witness: "tabs slide once first; viewWillAppear: set 0 animated using; select 2",
      strip: { script in
        script.leaveOut { $0.isInside && $0.has(.using) }
      }),
    AccountException(
      name: "transitionLostInSwipe",
      reason: "A push while a finger pops a screen takes that screen's own transition away.",
      witness: "stack slide once second; push; heldBack: push; pop; pop animated",
      strip: { script in
        guard !script.setting.isForGood, script.setting.order == .second else { return }
        script.leaveOut { $0.isHeld && $0.verb == .push }
      }),
  ]
}

extension Line {
  /// The line as that of an object of its own, whose order among all others may be free.
  fileprivate var alone: Line { Line(who: Who(kind: what), what: what, facts: facts) }
}

extension Script.Act {
  /// True if the library may come to a stack by it.
  fileprivate var mayInstall: Bool {
    switch verb {
    case .setTransition, .makeAndForget: true
    case .push: !has(.plain)
    default: has(.using) || has(.prepared)
    }
  }
}
