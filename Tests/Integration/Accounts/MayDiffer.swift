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
  ]
}
