// Nobody has run this file yet.
#if canImport(ObjectiveC)
  import UIKit

  @MainActor let clock: any TestClock = UIKitClock()

  /// The time and the windows of a simulator, whose scene is that of the app in which the tests run.
  final class UIKitClock: TestClock {
    private var windows: [UIWindow] = []
    private var wereAnimationsEnabled = true

    let accounts = 1
    var tolerance: TimeInterval { 2 / TimeInterval(scene?.screen.maximumFramesPerSecond ?? 60) }
    var now: CFTimeInterval { CACurrentMediaTime() }

    private var scene: UIWindowScene? {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    }

    /// Waits for the app to be active, because UIKit ends all animations at once before.
    func begin(account: Int) {
      guard !UIAccessibility.isReduceMotionEnabled else {
        fatalError("Switch off Reduce Motion in the simulator: the tests play animations.")
      }
      advance(until: { self.scene?.activationState == .foregroundActive }, timeout: 30)
      guard scene?.activationState == .foregroundActive else {
        fatalError("The app in the simulator has not become active.")
      }
      wereAnimationsEnabled = UIView.areAnimationsEnabled
      UIView.setAnimationsEnabled(true)
    }

    func end() {
      UIView.setAnimationsEnabled(wereAnimationsEnabled)
      for window in windows {
        window.rootViewController?.dismiss(animated: false)
        window.isHidden = true
        window.rootViewController = nil
      }
      windows = []
    }

    func play<Result: Sendable>(
      _ body: @escaping @MainActor @Sendable () throws -> Result
    ) async throws -> Result { try await RunLoopStage.shared.play(body) }

    func makeWindow(size: CGSize?, safeAreaInsets: UIEdgeInsets?) -> UIWindow {
      guard let scene else {
        fatalError("The tests need an app with a window scene as their host.")
      }
      let window = UIWindow(windowScene: scene)
      if let size { window.frame = CGRect(origin: .zero, size: size) }
      window.windowLevel = .normal + 1
      window.makeKeyAndVisible()
      windows.append(window)
      return window
    }

    /// A commit takes no time; what waits for it may need more than one pass of the run loop.
    func turn() {
      for _ in 0..<3 { advance(by: 0.002) }
    }

    func advance(by seconds: TimeInterval) {
      CATransaction.flush()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    }

    func takeComplaints() -> [String] { [] }
  }
#endif
