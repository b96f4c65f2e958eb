import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What a presenter has when the screen above it has gone.
  @MainActor @Suite struct PresenterTests {
    private final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    private final class Turning: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    }

    nonisolated static let fullScreens = [PresetUnderTest.slide, .fold, .full, .scale, .spin]

    /// Turned in a photo and closed, an app that stands upright does.
    @Test(arguments: fullScreens, [true, false])
    func aPresenterThatIsUprightIsUprightAgain(preset: PresetUnderTest, animated: Bool) {
      let (window, root, photo) = (Headless.makeWindow(), Upright(), Turning())
      window.rootViewController = root
      Headless.advance(by: 0.1)
      TransitionController(presenting: photo, preset: preset)
      root.present(photo, animated: animated)
      Headless.advance(by: 1.5)
      Headless.turnDevice(to: .landscapeLeft, with: window)
      Headless.advance(by: 1)
      #expect(window.bounds.width > window.bounds.height)
      root.dismiss(animated: animated)
      Headless.advance(by: 2)
      #expect(window.bounds.width < window.bounds.height)
      #expect(root.view.frame == window.bounds)
      #expect(Headless.takeMisuses().isEmpty)
    }

    /// A dismissal that is taken back turns nothing.
    @Test func aScreenThatStaysKeepsItsOrientation() throws {
      let (window, root, photo) = (Headless.makeWindow(), Upright(), Turning())
      window.rootViewController = root
      Headless.advance(by: 0.1)
      let controller = TransitionController(
        presenting: photo, preset: PresetUnderTest.slide, gesture: .pullUpDown)
      root.present(photo, animated: true)
      Headless.advance(by: 1.5)
      Headless.turnDevice(to: .landscapeLeft, with: window)
      Headless.advance(by: 1)
      root.dismiss(animated: true)
      Headless.advance(by: 0.1)
      #expect(controller.run?.turn(.opening) == true)
      Headless.advance(by: 2)
      #expect(window.bounds.width > window.bounds.height && controller.run == nil)
    }

    /// VoiceOver goes back to an element that is no view, such as a table's row.
    @Test(arguments: PresetUnderTest.all) func focusReturnsToAnElement(preset: PresetUnderTest) {
      let theatre = Theatre()
      let element = UIAccessibilityElement(accessibilityContainer: theatre.presenter.view!)
      Headless.setVoiceOver(true)
      UIAccessibility.post(notification: .layoutChanged, argument: element)
      theatre.present(preset)
      theatre.settle()
      theatre.dismiss()
      theatre.settle()
      #expect(Headless.postedAccessibilityNotifications == [.layoutChanged, .screenChanged])
      #expect(Headless.postedAccessibilityArguments.last as AnyObject? === element)
    }

    /// An element of a presenter that has gone itself gets nothing.
    @Test func focusDoesNotReturnToWhatHasGone() {
      let theatre = Theatre()
      Headless.setVoiceOver(true)
      var element: UIAccessibilityElement? = UIAccessibilityElement(
        accessibilityContainer: theatre.presenter.view!)
      UIAccessibility.post(notification: .layoutChanged, argument: element)
      theatre.present(.overlay)
      theatre.settle()
      element = nil
      theatre.dismiss()
      theatre.settle()
      #expect(!Headless.postedAccessibilityNotifications.contains(.screenChanged))
    }

    /// Behind a full screen that leaves a card, that is seen as it is now, and not as it was.
    @Test(arguments: fullScreens) func theCardBehindIsSeenAsItIsNow(preset: PresetUnderTest) throws
    {
      let theatre = Theatre()
      theatre.screen.view.backgroundColor = .red
      theatre.present(.overlay)
      theatre.settle()
      let cover = UIViewController()
      cover.view.backgroundColor = .white
      TransitionController(presenting: cover, preset: preset)
      theatre.screen.present(cover, animated: true)
      theatre.settle()
      let presentation = try #require(cover.presentationController as? PresentationController)
      #expect(presentation.presenterPicture == nil)
      theatre.screen.view.backgroundColor = .green
      Headless.advance(by: 0.1)
      let before = Headless.counters.snapshots
      theatre.screen.dismiss(animated: true)
      Headless.turn()
      let picture = try #require(presentation.presenterPicture)
      #expect(picture.subviews.count == 2 && Headless.counters.snapshots > before)
      Headless.advance(by: 0.15)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      #expect(presentation.presenterPicture == nil && picture.superview == nil)
    }

    /// A chat, whose controller is first responder for the bar above its keyboard.
    private final class Chat: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }

    @Test(arguments: [PresetUnderTest.overlay, .slide], [true, false])
    func aControllerThatIsFirstResponderResignsAsTheScreenLeaves(
      preset: PresetUnderTest, isInside: Bool
    ) throws {
      let theatre = Theatre()
      let chat = Chat()
      let screen = isInside ? UINavigationController(rootViewController: chat) : chat
      let controller = TransitionController(
        presenting: screen, preset: preset, gesture: .pullUpDown)
      theatre.presenter.present(screen, animated: true)
      theatre.settle()
      #expect(chat.becomeFirstResponder())
      theatre.presenter.dismiss(animated: true)
      Headless.turn()
      #expect(!chat.isFirstResponder)
      Headless.advance(by: 0.05)
      #expect(controller.run?.turn(.opening) == true)
      theatre.settle()
      // Taken back, the bar is there again.
      #expect(chat.isFirstResponder)
      // A finger that may take it back lets the bar stay until it lifts.
      Headless.play(
        .drag(
          from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 700), over: 0.3, lifts: false),
        in: theatre.window)
      Headless.advance(by: 0.35)
      #expect(controller.run != nil && chat.isFirstResponder)
      controller.interaction.interrupt(.dismissCalled)
      theatre.settle()
      theatre.presenter.dismiss(animated: true)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil && !chat.isFirstResponder)
    }
  }
}
