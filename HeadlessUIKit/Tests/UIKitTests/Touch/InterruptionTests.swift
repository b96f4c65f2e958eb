import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct InterruptionTests {
    init() { Headless.reset() }

    final class Heard: @unchecked Sendable { var names: [String] = [] }

    private func listen(_ names: Notification.Name...) -> (Heard, [NSObjectProtocol]) {
      let heard = Heard()
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          heard.names.append($0.name.rawValue.replacingOccurrences(of: "UIApplication", with: ""))
        }
      }
      return (heard, tokens)
    }

    // Documented: willResignActive comes with a call or an alert, too; the app stays in front.
    @Test func anAlertOfTheSystemMakesTheAppInactiveOnly() {
      let (heard, tokens) = listen(
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification)
      Headless.beginInterruption()
      #expect(UIApplication.shared.applicationState == .inactive)
      Headless.beginInterruption()
      Headless.endInterruption()
      #expect(UIApplication.shared.applicationState == .active)
      #expect(heard.names == ["WillResignActiveNotification", "DidBecomeActiveNotification"])
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test func animationsGoOnBelowAnAlert() {
      let window = Headless.makeWindow()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      Headless.turn()
      UIView.animate(withDuration: 1) { view.center.x = 100 }
      Headless.turn()
      Headless.beginInterruption()
      #expect(view.layer.animationKeys()?.isEmpty == false)
    }

    // Inferred: the app is told once that it resigns, on its way to the background.
    @Test func anInterruptedAppResignsOnlyOnce() {
      let (heard, tokens) = listen(
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification)
      Headless.beginInterruption()
      Headless.enterBackground()
      #expect(heard.names == ["WillResignActiveNotification", "DidEnterBackgroundNotification"])
      Headless.endInterruption()
      #expect(UIApplication.shared.applicationState == .background)
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    // Documented: didReceiveMemoryWarning() and its notification.
    @Test func aMemoryWarningReachesEveryController() {
      final class Worried: UIViewController {
        var warnings = 0
        override func didReceiveMemoryWarning() {
          super.didReceiveMemoryWarning()
          warnings += 1
        }
      }
      let (heard, tokens) = listen(UIApplication.didReceiveMemoryWarningNotification)
      let window = Headless.makeWindow()
      let (root, loose) = (Worried(), Worried())
      window.rootViewController = root
      Headless.sendMemoryWarning()
      #expect(root.warnings == 1 && loose.warnings == 1)
      #expect(heard.names == ["DidReceiveMemoryWarningNotification"])
      for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test func aMemoryWarningKeepsNobodyAlive() {
      weak var gone: UIViewController?
      let before = LivingControllers.all.count
      do {
        let controller = UIViewController()
        gone = controller
        Headless.sendMemoryWarning()
      }
      #expect(gone == nil)
      for _ in 0..<300 { _ = UIViewController() }
      #expect(LivingControllers.all.count == before)
    }
  }
}
