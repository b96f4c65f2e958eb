import Testing

@testable import UIKit

extension All {
  /// developer.apple.com/documentation/uikit/uiaccessibility/isreducemotionenabled and
  /// …/preferscrossfadetransitions. [animation 93]
  @MainActor @Suite struct MotionSettingTests {
    init() { AnimatedScene.begin() }

    final class Heard: @unchecked Sendable { var settings: [(Bool, Bool)] = [] }

    @Test func aSettingChangesWhileAnAnimationRunsAndDoesNotDisturbIt() {
      let heard = Heard()
      let tokens = [
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChangeNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          heard.settings.append(
            (UIAccessibility.isReduceMotionEnabled, UIAccessibility.prefersCrossFadeTransitions))
        }
      }
      defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
      let animator = AnimatedScene.current.mover()
      animator.startAnimation()
      Headless.advance(by: 0.3)
      Headless.setReduceMotion(true)
      #expect(heard.settings.map(\.0) == [true])
      Headless.advance(by: 0.2)
      #expect(isClose(AnimatedScene.current.x, 100))
      Headless.setPrefersCrossFade(true)
      #expect(heard.settings.map(\.1) == [false, true])
      Headless.setReduceMotion(false)
      #expect(heard.settings.map(\.0) == [true, true, false, false])
      #expect(heard.settings.map(\.1) == [false, true, false, false])
      Headless.advance(by: 0.6)
      #expect(animator.state == .inactive)
    }
  }
}
