/// Back to a fresh process at every `Headless.reset()`.
enum AppReset {
  static func register() { _ = once }

  private static let once: Void = MainLoop.main.onReset {
    MainActor.assumeIsolated {
      UIApplication.shared.currentState = .active
      UIAccessibility.settings = UIAccessibility.Settings()
      UITraitCollection.resetToDevice()
      AnimationContext.reset()
      AnimationSwitches.reset()
      UIViewPropertyAnimator.abandonAll()
      InteractionGate.reset()
      TouchSwitches.reset()
      TouchInput.shared.reset()
      ScrollInput.shared.reset()
      GestureEngine.shared.reset()
      FirstResponder.reset()
      Keyboard.reset()
    }
  }
}
