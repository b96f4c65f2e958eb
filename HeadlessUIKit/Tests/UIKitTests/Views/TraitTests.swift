import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct TraitTests {
    init() { Headless.reset() }

    final class Listening: UIView {
      var heard: [UIUserInterfaceStyle] = []
      var current: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        heard.append(previous?.userInterfaceStyle ?? .unspecified)
        current.append(UITraitCollection.current.userInterfaceStyle)
      }
    }

    @Test func theDevicesAppearanceReachesEveryWindow() {
      let window = Headless.makeWindow()
      let view = Listening()
      window.addSubview(view)
      Headless.setUserInterfaceStyle(.dark)
      #expect(view.traitCollection.userInterfaceStyle == .dark)
      #expect(view.heard == [.light])
      #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
    }

    // A layer's color set behind the view's back is what the view reports.
    @Test func theBackgroundColorIsTheOneThatWasGiven() {
      let view = UIView()
      let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
      view.backgroundColor = color
      #expect(view.backgroundColor === color)
      view.layer.backgroundColor = UIColor.red.cgColor
      #expect(view.backgroundColor?.cgColor == UIColor.red.cgColor)
    }

    // …/uiview/userinterfacelayoutdirection(for:relativeto:)
    @Test func playbackAndSpatialContentDoesNotFlip() {
      let view = UIView()
      Headless.makeWindow().addSubview(view)
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      Headless.setLayoutDirection(.rightToLeft)
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      view.semanticContentAttribute = .playback
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    enum Change: CaseIterable {
      case device, window, screen, outer, own, moved, taken
    }

    /// What a view keeps is never what it had: each answer is asked for before and after the change.
    @Test(arguments: Change.allCases) func aChangeIsSeenAtOnce(change: Change) {
      let window = Headless.makeWindow()
      let (container, screen) = (UIViewController(), UIViewController())
      let (outer, view, dark) = (UIView(), UIView(), UIView())
      window.rootViewController = container
      container.addChild(screen)
      container.view.addSubview(screen.view)
      container.view.addSubview(dark)
      dark.overrideUserInterfaceStyle = .dark
      screen.view.addSubview(outer)
      outer.addSubview(view)
      #expect(view.traitCollection.userInterfaceStyle == .light)
      switch change {
      case .device: UITraitCollection.device = UITraitCollection(userInterfaceStyle: .dark)
      case .window: window.overrideUserInterfaceStyle = .dark
      case .screen: screen.overrideUserInterfaceStyle = .dark
      case .outer: outer.overrideUserInterfaceStyle = .dark
      case .own: view.overrideUserInterfaceStyle = .dark
      case .moved: dark.addSubview(outer)
      case .taken:
        dark.addSubview(outer)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        outer.removeFromSuperview()
      }
      #expect((view.traitCollection.userInterfaceStyle == .dark) == (change != .taken))
    }

    @Test func aControllerThatIsGoneHasNoSay() {
      let window = Headless.makeWindow()
      var screen: UIViewController? = UIViewController()
      screen?.overrideUserInterfaceStyle = .dark
      let view: UIView = screen!.view
      window.addSubview(view)
      #expect(view.traitCollection.userInterfaceStyle == .dark)
      screen = nil
      #expect(view.traitCollection.userInterfaceStyle == .light)
    }
  }
}
