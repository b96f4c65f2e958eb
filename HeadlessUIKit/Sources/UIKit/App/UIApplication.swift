@MainActor open class UIApplication: UIResponder {
  private static let only: UIApplication = {
    AppReset.register()
    return UIApplication()
  }()

  open class var shared: UIApplication { only }

  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  var currentState = State.active

  open var applicationState: State { currentState }

  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { return event.deliver() }
    var windows: [UIWindow] = []
    for case let window? in event.touches.map(\.window) where !windows.contains(window) {
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.device.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.device.preferredContentSizeCategory
  }
}

extension UIApplication {
  public class var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  public class var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  }
  public class var didBecomeActiveNotification: Notification.Name {
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  }
  public class var didReceiveMemoryWarningNotification: Notification.Name {
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  public class var willResignActiveNotification: Notification.Name {
    Notification.Name("UIApplicationWillResignActiveNotification")
  }
}

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

extension CALayer {
  /// What the system does to a layer that it no longer shows.
  func dropAnimations() {
    for animation in animations where animation.animation.isRemovedOnCompletion {
      forget(animation)
      animation.postEarlyEnd()
    }
  }
}
