extension AccountException {
  /// The whole list of what may differ between the system's account and the library's, each with
  /// the reason that a user accepts.
  static let mayDiffer: [AccountException] = [
    AccountException(
      name: "layoutOfCards",
      reason:
        "A card lies where its own layout says, and has the size and the safe area of that place.",
      witness: "page overlay once first; present animated",
      applies: { script, _ in script.setting.kind.isCard },
      edit: { line in
        guard [Line.Who.card, Line.Who.stack].contains(line.who.kind) else { return line }
        let isOfSize = line.what == Callback.viewWillTransition.rawValue
        return isOfSize ? nil : line.without([.frame, .safeArea, .size])
      }),
    AccountException(
      name: "frozenRoot",
      reason:
        "The system's swipe at the root of a stack freezes the stack where its delegate was taken away; the library's does not begin.",
      witness: "stack slide once first; swipeDelegate none; setTransition; swipe commits",
      ends: { $0.what == "misuse of rootSwipe" }),
    AccountException(
      name: "orderOfChildren",
      reason: "UIKit has no order of two children that change places: each app writes it.",
      witness: "page slide once first; replace animated; replace animated",
      applies: { script, _ in script.steps.contains { $0.act.verb == .replace } },
      edit: { ["traits", "didMove"].contains($0.what) ? nil : $0 }, unordered: ["child"]),
    AccountException(
      name: "takenOutUnderFinger",
      reason:
        "A coordinator tells later that it is cancelled, if its stack is taken out of the window under a finger; the end is the same.",
      witness: "tabs slide forGood first; push animated; heldBack: select 1",
      strip: { script in
        script.leaveOut { $0.isHeld && $0.verb == .select }
      }),
    AccountException(
      name: "noSwipe",
      reason: "A transition that is set without a gesture has no swipe back, by no finger.",
      witness: "stack slide once first; push plain; setTransition noGesture; swipe commits",
      strip: { script in
        if script.steps.contains(where: { $0.act.isFinger }) { script.leaveOut(.noGesture) }
      }),
    AccountException(
      name: "cancellationIsToldAtTheEnd",
      reason:
        "A stack hears that a swipe is cancelled when the screen is back, and may be caught until then.",
      witness: "stack slide forGood second; push; swipe",
      applies: { script, _ in
        script.setting.order == .second && script.steps.contains { $0.act.isFinger }
      },
      edit: { $0.what == Line.isAppearing ? nil : $0 }),
    AccountException(
      name: "touchesInRuns",
      reason:
        "The library's runs leave the finger on the screen that it holds; the system's take it off.",
      witness: "stack slide forGood second; push animated; held: present animated",
      strip: { script in
        let swipes = script.steps.contains { $0.act.isFinger }
        script.leaveOut { act in
          let presents = [Verb.present, .presentAgain, .alert, .systemSheet].contains(act.verb)
          if act.isHeld { return presents || act.has(.behind) }
          guard case .inside(let callback) = act.moment, callback.isEarly else { return false }
          return swipes && presents
        }
      }),
    AccountException(
      name: "callsEndRuns",
      reason:
        "A call of the library's lets go of a screen that a finger holds, and is made: UIKit refuses it, or waits.",
      witness: "stack slide once first; push animated; heldBack: pop animated using",
      strip: { script in
        let isForGood = script.setting.isForGood
        script.leaveOut { act in
          switch act.verb {
          case _ where !act.isHeld: false
          case .push: !act.has(.plain) && !act.has(.prepared) && (!isForGood || act.has(.using))
          case .pop, .popTo, .popToRoot, .set: act.has(.using)
          default: false
          }
        }
      }),
    AccountException(
      name: "keyboardGoesFirst",
      reason: "The keyboard goes down while the screen leaves, not when it has left.",
      witness: "page slide once first; present animated; edit; dismiss animated",
      unordered: ["keyboard"]),
    AccountException(
      name: "stuckAnimator",
      reason:
        "An app's own dismissal that is cancelled before it has begun never ends; the library's do.",
      witness: "page slide once first; present inStack; viewWillAppear: push; pull",
      ends: { $0.what == "rests" && $0.has(.coordinator) }),
    AccountException(
      name: "upperScreenInRuns",
      reason:
        "Which screen lies above the other in a run is its look; traits reach the lower one first.",
      witness: "page fold once first; present animated; held: dark",
      applies: { script, _ in
        let isInRun = script.steps.contains { $0.act.moment != .now || $0.pause != .rest }
        return isInRun && script.steps.contains { [.dark, .largeText].contains($0.act.verb) }
      },
      edit: { $0.what == "traits" ? nil : $0 }),
    AccountException(
      name: "delegateChangedByCode",
      reason:
        "A container's delegate that code has changed stands alone until the next touch or call of ours in that container: UIKit tells nobody.",
      witness: "tabs slide forGood first; tabDelegate app; select 1 animated",
      strip: { script in
        // The button that is pressed at each rest is such a touch, unless a screen or the keyboard covers it.
        let heals =
          script.setting.habits.contains(.asksOften)
          && !script.steps.contains { $0.act.verb.isAbove || $0.act.verb == .edit }
        script.leaveOut { act in
          [.stackDelegate, .tabDelegate].contains(act.verb) && !(heals && act.moment == .now)
        }
        if !heals { script.leaveOut(.borrows) }
        for index in script.steps.indices where heals {
          let act = script.steps[index].act
          let isChange = [.stackDelegate, .tabDelegate].contains(act.verb) || act.has(.borrows)
          if isChange { script.steps[index].pause = .rest }
        }
      }),
    AccountException(
      name: "orderOfWillDismiss",
      reason:
        "No source says where in the turn of a dismissal UIKit tells `willDismiss`; there is a coordinator.",
      witness: "page slide once second; present animated delegateAfter; pull commits",
      edit: { $0.what == "willDismiss" ? $0.alone : $0 }, unordered: ["willDismiss"]),
    AccountException(
      name: "swipeOffUnderFinger",
      reason:
        "The switch of the system's swipe is read when ours begins: switched off under the finger, the swipe goes on.",
      witness: "stack slide forGood first; push animated; held: swipeOff",
      strip: { script in
        script.leaveOut { act in
          guard act.verb == .swipeOff || act.has(.swipeOff) else { return false }
          // A callback of the beginning comes under the finger, too.
          if case .inside(let callback) = act.moment { return callback.isEarly }
          return act.isHeld
        }
      }),
    AccountException(
      name: "sheetStaysUnderFullScreen",
      reason:
        "A full screen over a sheet leaves the sheet in place, which hears nothing: UIKit would give it back in the size of the window.",
      witness: "page slide once first; systemSheet; present animated",
      strip: { $0.setting.avoided.insert(.screenOverSheet) }),
    AccountException(
      name: "changedInRun",
      reason:
        "A run belongs to the transition that has begun it: if another is set meanwhile, a call in that run is refused, as by UIKit.",
      witness:
        "page slide once first; viewWillAppear: secondController; present animated, soon; present",
      strip: { script in
        guard script.steps.contains(where: { $0.pause != .rest }) else { return }
        script.leaveOut {
          [.secondController, .setTransition, .removeTransition].contains($0.verb) && $0.isInside
        }
      }),
    AccountException(
      name: "readEarly",
      reason:
        "A presentation controller that is read before its screen has a transition is the system's, and stays, as is reported: no pull asks its delegate.",
      witness:
        "page slide forGood first; alert, soon; present delegateAfter plain; present former; pull",
      strip: { script in
        guard script.steps.contains(where: { $0.act.has(.former) && !$0.act.has(.plain) })
        else { return }
        script.leaveOut { $0.has(.plain) && $0.has(.delegateAfter) }
      }),
  ]
}
