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
        line.who.kind == Line.Who.card || line.who.kind == Line.Who.stack
          ? line.without([.frame, .safeArea, .size]) : line
      }),
    AccountException(
      name: "frozenRoot",
      reason:
        "The system's swipe at the root of a stack freezes the stack where its delegate was taken away; the library's does not begin.",
      witness: "stack slide forGood first; swipeDelegate none; swipe commits",
      ends: { $0.what == "misuse of rootSwipe" }),
    AccountException(
      name: "orderOfChildren",
      reason: "UIKit has no order of two children that change places: each app writes it.",
      witness: "page slide once first; replace animated; replace animated",
      unordered: ["child"]),
    AccountException(
      name: "takenOutUnderFinger",
      reason:
        "A coordinator tells later that it is cancelled, if its screen is taken out of the window under a finger; the end is the same.",
      witness: "tabs slide forGood first; push animated; heldBack: select 1",
      applies: { script, _ in
        script.steps.contains { if case .held = $0.act.moment { true } else { false } }
      },
      edit: { $0.what == "viewDidDisappear" ? $0.without([.cancelled]) : $0 }),
    AccountException(
      name: "ownSwipe",
      reason:
        "A screen that is pushed with a gesture of its own goes back by it, also where it hides the back button.",
      witness: "stack slide once first; push animated hidesBack; swipe commits",
      strip: { script in
        for index in script.steps.indices where !script.setting.isForGood {
          script.steps[index].act.options.remove(.hidesBack)
        }
      }),
    AccountException(
      name: "cancellationIsToldAtTheEnd",
      reason:
        "A stack hears that a swipe is cancelled when the screen is back, and may be caught until then.",
      witness: "stack slide forGood second; push; swipe",
      applies: { script, _ in script.setting.order == .second },
      edit: { $0.what == Line.isAppearing && $0.has(.cancelled) ? nil : $0 }),
    AccountException(
      name: "touchesInRuns",
      reason:
        "The library's runs leave the finger on the screen that it holds; the system's take it off.",
      witness: "stack slide forGood second; push animated; held: present animated",
      strip: { script in
        script.steps.removeAll { step in
          if case .held = step.act.moment { return step.act.verb == .present }
          return false
        }
      }),
    AccountException(
      name: "keyboardGoesFirst",
      reason: "The keyboard goes down while the screen leaves, not when it has left.",
      witness: "page slide once first; present animated; edit; dismiss animated",
      unordered: ["keyboard"]),
  ]
}
