import Testing

@testable import UIKit

extension All {
  /// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityperformescape():
  /// up from the focused element until someone returns true. [gestures 137]
  @MainActor @Suite struct EscapeTests {
    init() { Headless.reset() }

    final class Log { var names: [String] = [] }

    final class Asked: UIView {
      var name = ""
      var answer = false
      var log: Log?

      override func accessibilityPerformEscape() -> Bool {
        log?.names.append(name)
        return answer
      }
    }

    private func chain(_ log: Log) -> [Asked] {
      let views = ["inner", "middle", "outer"].map { name in
        let view = Asked()
        (view.name, view.log) = (name, log)
        return view
      }
      views[2].addSubview(views[1])
      views[1].addSubview(views[0])
      return views
    }

    // Documented: up from the focused element until someone returns true. [gestures 137]
    @Test func theGestureGoesUpUntilSomeoneHandlesIt() {
      let log = Log()
      let views = chain(log)
      views[1].answer = true
      #expect(Headless.performEscape(on: views[0]))
      #expect(log.names == ["inner", "middle"])
    }

    // Documented: the default returns false. [gestures 137]
    @Test func escapeIsNotHandledByDefault() {
      let log = Log()
      let views = chain(log)
      #expect(!Headless.performEscape(on: views[0]))
      #expect(log.names == ["inner", "middle", "outer"])
      let window = Headless.makeWindow()
      let controller = UIViewController()
      window.rootViewController = controller
      Headless.turn()
      #expect(!Headless.performEscape(on: controller.view))
    }

    // UIResponder.next: the view's superview; the article "Using responders and the responder
    // chain to handle events": the presenting view controller.
    @Test func theChainOfAPresentedControllerIsOneOfTwo() throws {
      let window = Headless.makeWindow()
      let (presenter, presented) = (UIViewController(), UIViewController())
      window.rootViewController = presenter
      Headless.turn()
      presented.modalPresentationStyle = .fullScreen
      presenter.present(presented, animated: false)
      Headless.turn()
      let container = try #require(presented.view.superview)
      #expect(presented.next === container)
      Headless.presenterFollowsPresented = true
      #expect(presented.next === presenter)
    }

    // Documented: "an element or containing view". [gestures 137]
    @Test(arguments: [false, true])
    func presenterOfAPresentedScreenIsAsked(presenterFollows: Bool) {
      Headless.presenterFollowsPresented = presenterFollows
      let window = Headless.makeWindow()
      let (presenter, presented) = (UIViewController(), UIViewController())
      window.rootViewController = presenter
      Headless.turn()
      presented.modalPresentationStyle = .overFullScreen
      presenter.present(presented, animated: false)
      Headless.turn()
      let log = Log()
      let views = chain(log)
      presented.view.superview?.addSubview(views[2])
      views[1].answer = true
      views[0].addSubview(presented.view)
      #expect(Headless.performEscape(on: presented.view))
      #expect(log.names == ["inner", "middle"])
    }
  }
}
