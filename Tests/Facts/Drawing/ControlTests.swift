import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ControlTests {
    // developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
    @Test func anActionRunsForItsEventsOnly() async throws {
      try await clock.play {
        let control = UIControl()
        var runs = 0
        control.addAction(UIAction { _ in runs += 1 }, for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .touchDown)
        #expect(runs == 0)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(runs == 2)
      }
    }

    // developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped
    @Test func anIndicatorIsHiddenUnlessItAnimates() async throws {
      try await clock.play {
        let indicator = UIActivityIndicatorView(frame: .zero)
        #expect(indicator.isHidden && !indicator.isAnimating && indicator.hidesWhenStopped)
        indicator.startAnimating()
        #expect(!indicator.isHidden && indicator.isAnimating)
        indicator.stopAnimating()
        #expect(indicator.isHidden)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
        indicator.startAnimating()
        indicator.stopAnimating()
        #expect(!indicator.isHidden)
      }
    }

    // …/uiaction/sender: the object that sends the action.
    @Test func theHandlerSeesItsSender() async throws {
      try await clock.play {
        let control = UIControl()
        var sender: UIControl?
        let action = UIAction { sender = $0.sender as? UIControl }
        control.addAction(action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(sender === control)
        #expect(action.sender == nil)
      }
    }

    // UIControl.h: "UIActions are uniqued based on their identifier, and subsequent actions with
    // the same identifier replace previously added actions."
    @Test func anActionReplacesTheOneWithItsIdentifier() async throws {
      try await clock.play {
        let control = UIControl()
        var log: [String] = []
        let identifier = UIAction.Identifier("same")
        control.addAction(
          UIAction(identifier: identifier) { _ in log.append("a") }, for: .touchDown)
        control.addAction(
          UIAction(identifier: identifier) { _ in log.append("b") }, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(log == ["b"])
      }
    }

    // …/uicontrol/removeaction(_:for:): removed for these events, kept for the others.
    @Test func anActionIsRemovedPerEvent() async throws {
      try await clock.play {
        let control = UIControl()
        var runs = 0
        let action = UIAction { _ in runs += 1 }
        control.addAction(action, for: [.touchDown, .touchUpInside])
        control.removeAction(action, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(runs == 0)
        control.sendActions(for: .touchUpInside)
        #expect(runs == 1)
        control.removeAction(forIdentifier: action.identifier, for: .touchUpInside)
        #expect(control.allControlEvents.isEmpty)
      }
    }

    @Test func theStateNamesWhatIsSet() async throws {
      try await clock.play {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isEnabled = false
        control.isSelected = true
        #expect(control.state == [.disabled, .selected])
      }
    }
  }
}
