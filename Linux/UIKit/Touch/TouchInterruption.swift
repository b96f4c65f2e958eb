/// What takes the fingers out of the app's hands.
@MainActor enum TouchInterruption {
  static func cancelEverything() {}
}
