import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct AppTests {
    init() { Headless.reset() }

    final class Heard: @unchecked Sendable { var names: [String] = [] }

    func listen(_ names: [Notification.Name]) -> (Heard, [NSObjectProtocol]) {
      let heard = Heard()
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          heard.names.append($0.name.rawValue)
        }
      }
      return (heard, tokens)
    }

    // developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle
    @Test func theAppResignsBeforeItIsInTheBackgroundAndIsActiveLast() {
      let (heard, tokens) = listen([
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      ])
      #expect(UIApplication.shared.applicationState == .active)
      Headless.enterBackground()
      Headless.enterForeground()
      #expect(
        heard.names == [
          "UIApplicationWillResignActiveNotification",
          "UIApplicationDidEnterBackgroundNotification",
          "UIApplicationWillEnterForegroundNotification",
          "UIApplicationDidBecomeActiveNotification",
        ])
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    // …/uiaccessibility/preferscrossfadetransitions: only with Reduce Motion. [animation 93]
    @Test func crossFadesArePreferredOnlyWithReducedMotion() {
      let (heard, tokens) = listen([
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChangeNotification,
      ])
      Headless.setPrefersCrossFade(true)
      #expect(!UIAccessibility.prefersCrossFadeTransitions)
      Headless.setReduceMotion(true)
      #expect(UIAccessibility.isReduceMotionEnabled)
      #expect(UIAccessibility.prefersCrossFadeTransitions)
      #expect(heard.names.count == 2)
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      Headless.reset()
      #expect(!UIAccessibility.isReduceMotionEnabled)
    }

    @Test func accessibilityNotificationsAreRecorded() {
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      #expect(Headless.postedAccessibilityNotifications == [.screenChanged])
      #expect(!UIAccessibility.isVoiceOverRunning)
      #expect(!UIView().accessibilityPerformEscape())
    }
  }
}
