/// The faults of the stand-in that are known: the same script would give the same account on a device, or
/// there is no source that says so.
extension AccountException {
  static let standInFaults: [AccountException] = []
}
