/// The faults of the library that are known and not cured yet, each put aside as narrowly as possible,
/// because it would hide all later differences of its scripts. A cure takes its line out.
extension AccountException {
  static let knownFaults: [AccountException] = [
    AccountException(
      name: "noSwipeAfterBorrowing",
      reason:
        "A screen that is pushed without animation while the stack's delegate is borrowed has no swipe back.",
      witness: "stack slide once first asksOften; push borrows; swipe commits",
      strip: { script in
        let isAtOnce = script.steps.contains { $0.act.verb == .push && !$0.act.isAnimated }
        if isAtOnce { script.leaveOut(.borrows) }
      }),
    AccountException(
      name: "swipeOffUnderFinger",
      reason: "A swipe that is switched off under the finger goes on.",
      witness: "stack slide forGood first; push animated; held: swipeOff",
      strip: { script in
        script.leaveOut { $0.isHeld && ($0.verb == .swipeOff || $0.has(.swipeOff)) }
      }),
    AccountException(
      name: "outOfWindowInCancelledSwipe",
      reason:
        "After a swipe that is taken back the lower screen leaves the window before it hears so.",
      witness: "stack slide forGood first; push animated; swipe",
      edit: { line in
        line.what == Callback.viewWillDisappear.rawValue && line.has(.cancelled)
          ? line.without([.inWindow]) : line
      }),
    AccountException(
      name: "sheetStaysUnderFullScreen",
      reason: "A full screen over a sheet leaves the sheet in sight, which hears nothing.",
      witness: "page slide once first; systemSheet; present animated",
      strip: { $0.setting.avoided.insert(.screenOverSheet) }),
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
