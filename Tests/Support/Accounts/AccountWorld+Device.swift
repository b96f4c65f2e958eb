import UIKit

#if os(Linux)
  typealias UIKitOrder = HeadlessOrder
#else
  /// A simulator has one order, whatever a script says.
  enum UIKitOrder: String, CaseIterable, Sendable { case first, second }
#endif

/// What only the device itself does, and tells.
#if os(Linux)
  extension AccountWorld {
    static func prepare(_ setting: Script.Setting) {
      Headless.reset()
      Headless.assume(setting.order)
      // Where UIKit leaves a covered screen in no view, the library puts it back: it appears twice.
      Headless.coveredPresenter = .inItsSuperview
      if setting.habits.contains(.rightToLeft) { Headless.setLayoutDirection(.rightToLeft) }
    }

    var surroundings: [Line.Fact] {
      let bars = Headless.systemBars(in: window)
      return [
        Line.Fact(.status, bars.isStatusBarHidden ? "hidden" : "shown"),
        Line.Fact(.indicator, bars.isHomeIndicatorAutoHidden ? "hidden" : "shown"),
        Line.Fact(.keyboard, isKeyboardShown ? "shown" : "hidden"),
      ]
    }

    var isKeyboardShown: Bool { Headless.keyboardFrame.minY < UIScreen.main.bounds.maxY }

    /// What is drawn otherwise than meant is no matter of an account.
    var complaints: [String] {
      let drawn: Set<HeadlessMisuse.Kind> = [
        .pathsDiffer, .radiusTooLarge, .arrivedInvisible, .reparented,
      ]
      return Set(Headless.takeMisuses().map(\.kind)).subtracting(drawn).map(\.rawValue).sorted()
    }

    /// Taps the button of the front screen: whoever answers writes it down.
    func tapButton() {
      // The keyboard may lie above it.
      guard let button = front?.button, button.window != nil, !isKeyboardShown else { return }
      let frame = button.convert(button.bounds, to: nil)
      Headless.play(.tap(at: CGPoint(x: frame.midX, y: frame.midY)), in: window)
      advance(by: 0.4)
    }

    func performAround(_ verb: Verb) {
      let size = window.bounds.size
      switch verb {
      case .rotate: resize(to: CGSize(width: size.height, height: size.width))
      case .shrink: resize(to: CGSize(width: size.width == 320 ? 390 : 320, height: size.height))
      case .dark:
        isDark.toggle()
        Headless.setUserInterfaceStyle(isDark ? .dark : .light)
      case .largeText:
        hasLargeText.toggle()
        Headless.setPreferredContentSizeCategory(hasLargeText ? .accessibilityLarge : .large)
      case .background:
        Headless.enterBackground()
        Headless.advance(by: 0.5)
        Headless.enterForeground()
      case .interruption:
        Headless.beginInterruption()
        Headless.advance(by: 0.2)
        Headless.endInterruption()
      default: Headless.sendMemoryWarning()
      }
    }

    private func resize(to size: CGSize) {
      let isUpright = size.width < size.height
      Headless.resize(
        window, to: size,
        safeAreaInsets: isUpright
          ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
          : UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    }
  }
#else
  /// A simulator has no fingers, and the tests leave its settings alone: `Script.isForSimulators` is false for scripts that
  /// ask for them.
  extension AccountWorld {
    static func prepare(_ setting: Script.Setting) {}

    var surroundings: [Line.Fact] {
      let isHidden = window.windowScene?.statusBarManager?.isStatusBarHidden == true
      return [Line.Fact(.status, isHidden ? "hidden" : "shown")]
    }

    var complaints: [String] { clock.takeComplaints() }

    /// Presses the button of the front screen, if it is what a finger would find.
    func tapButton() {
      guard let button = front?.button, button.window === window else { return }
      let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window)
      guard window.hitTest(place, with: nil) === button else { return }
      button.sendActions(for: .touchUpInside)
      advance(by: 0.4)
    }

    func performWithFinger(_ act: Script.Act) {}
    func hold(commits: Bool, _ act: Script.Act) { perform(act) }
    func performAround(_ verb: Verb) {}
  }
#endif

extension Script {
  /// True if the script needs neither a finger nor a device's settings.
  var isForSimulators: Bool {
    setting.order == .first && !setting.habits.contains(.rightToLeft)
      && steps.allSatisfy { step in
        switch step.act.verb {
        case .rotate, .shrink, .dark, .largeText, .background, .interruption, .memoryWarning,
          .edit, .endEdit:
          false
        default: !step.act.isFinger
        }
      }
  }
}
