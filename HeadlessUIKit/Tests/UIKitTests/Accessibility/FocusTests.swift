import Testing

@testable import UIKit

extension All {
  /// developer.apple.com/documentation/objectivec/uiaccessibilityfocus and
  /// …/uikit/uiaccessibility/focusedelement(using:).
  @MainActor @Suite struct FocusTests {
    init() { Headless.reset() }

    final class Element: UIView {
      var log: [String] = []

      override func accessibilityElementDidBecomeFocused() { log.append("focused") }
      override func accessibilityElementDidLoseFocus() { log.append("lost") }
    }

    private var focused: UIView? { UIAccessibility.focusedElement(using: nil) as? UIView }

    @Test func theFocusIsFoundAndElementsHearOfIt() {
      #expect(focused == nil)
      let (first, second) = (Element(), Element())
      Headless.focus(on: first)
      #expect(UIAccessibility.isVoiceOverRunning)
      #expect(focused === first)
      #expect(first.accessibilityElementIsFocused())
      #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === first)
      #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
      Headless.focus(on: second)
      Headless.focus(on: second)
      #expect(!first.accessibilityElementIsFocused())
      #expect(first.log == ["focused", "lost"])
      #expect(second.log == ["focused"])
      Headless.setVoiceOver(false)
      #expect(focused == nil)
    }

    @Test func theFocusHoldsNoElement() {
      weak var gone: UIView?
      do {
        let element = Element()
        gone = element
        Headless.focus(on: element)
        UIAccessibility.post(notification: .layoutChanged, argument: element)
        #expect(focused === element)
      }
      #expect(gone == nil)
      #expect(focused == nil)
      #expect(Headless.postedAccessibilityArguments.count == 1)
    }

    // Unverified: VoiceOver then looks for another element; the old one does not get it back.
    @Test func anElementThatLeavesItsWindowLosesTheFocus() {
      let window = Headless.makeWindow()
      let holder = UIView()
      let element = Element()
      holder.addSubview(element)
      window.addSubview(holder)
      Headless.focus(on: element)
      holder.removeFromSuperview()
      #expect(focused == nil)
      window.addSubview(holder)
      #expect(focused == nil)
      #expect(element.log == ["focused", "lost"])
    }

    // …/uiaccessibility/notification/screenchanged: the argument is where VoiceOver goes.
    @Test func aScreenChangeMovesTheFocusWhileVoiceOverRuns() {
      let (element, other) = (Element(), Element())
      UIAccessibility.post(notification: .screenChanged, argument: element)
      #expect(focused == nil)
      Headless.setVoiceOver(true)
      UIAccessibility.post(notification: .screenChanged, argument: element)
      #expect(focused === element)
      UIAccessibility.post(notification: .layoutChanged, argument: other)
      #expect(focused === other)
      UIAccessibility.post(notification: .announcement, argument: "Done")
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      #expect(focused === other)
      let arguments = Headless.postedAccessibilityArguments
      #expect(arguments.count == 5)
      #expect(arguments[1] as? UIView === element)
      #expect(arguments[3] as? String == "Done")
      #expect(arguments[4] == nil)
    }

    // [controllers 19.15]
    @Test func voiceOverFocusesAnElementThatIsNoView() {
      let (window, root) = (Headless.makeWindow(), UIViewController())
      window.rootViewController = root
      Headless.setVoiceOver(true)
      let element = UIAccessibilityElement(accessibilityContainer: root.view!)
      UIAccessibility.post(notification: .layoutChanged, argument: element)
      let focused = UIAccessibility.focusedElement(using: .notificationVoiceOver)
      #expect(focused as AnyObject? === element && element.accessibilityElementIsFocused())
      #expect(!root.view.accessibilityElementIsFocused())
    }
  }
}
