/// The faults of the stand-in: the same script would give the same account on a device, or there is no
/// source that says so.
extension AccountException {
  static let standInFaults: [AccountException] = [
    AccountException(
      name: "systemAppearsLater",
      reason:
        "In the second order, `viewIsAppearing` of the system's push waits for the next layout, and a call in the same turn comes before it.",
      witness: "stack slide once second; push animated, atOnce; present animated",
      applies: { script, _ in
        script.setting.order == .second && script.steps.contains { $0.pause == .atOnce }
      },
      edit: { $0.what == Line.isAppearing ? nil : $0 })
  ]
}
