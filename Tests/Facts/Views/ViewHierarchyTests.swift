import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ViewHierarchyTests {
    // Published logs of a view that is added before its superview is on the screen.
    @Test func addingOutsideAWindowSaysNothingAboutWindows() async throws {
      try await clock.play {
        let log = Log()
        let (outer, inner) = (Witness("outer", log), Witness("inner", log))
        outer.addSubview(inner)
        #expect(log.lines == ["inner willMove 1", "inner didMove", "outer didAdd"])
        #expect(inner.superview === outer && outer.layer.sublayers?.first === inner.layer)
      }
    }

    // Published logs of a removal: jishudog.com/3762, e-com-net.com/article/5357521. The place of
    // willRemoveSubview, and the order of an addition into a window: Unverified.
    @Test func removingFromAWindowNestsTheWindowCallbacksInsideTheSuperviewOnes() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let log = Log()
        let (outer, inner) = (Witness("outer", log), Witness("inner", log))
        outer.addSubview(inner)
        log.lines = []
        window.addSubview(outer)
        #expect(
          log.lines == [
            "outer willMove 1", "outer willWindow 1", "inner willWindow 1", "outer didWindow",
            "inner didWindow", "outer didMove",
          ])
        #expect(inner.window === window)
        log.lines = []
        inner.removeFromSuperview()
        #expect(
          log.lines == [
            "outer willRemove", "inner willMove 0", "inner willWindow 0", "inner didWindow",
            "inner didMove",
          ])
        #expect(inner.window == nil && inner.superview == nil && inner.layer.superlayer == nil)
      }
    }

    // …/uiview/addsubview(_:): a view has one superview; it leaves the old one first.
    @Test func aViewMovesBetweenSuperviewsWithoutLeavingTheWindow() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let log = Log()
        let (one, two, view) = (UIView(), UIView(), Witness("view", log))
        window.addSubview(one)
        window.addSubview(two)
        one.addSubview(view)
        log.lines = []
        two.addSubview(view)
        #expect(log.lines == ["view willMove 1", "view didMove"])
        #expect(one.subviews.isEmpty && two.subviews == [view])
        #expect(one.layer.sublayers == nil)
      }
    }

    @Test func tagsAreSearchedDepthFirstFromTheViewItself() async throws {
      try await clock.play {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.tag = 7
        #expect(outer.viewWithTag(7) === inner)
        #expect(outer.viewWithTag(0) === outer)
        #expect(outer.viewWithTag(8) == nil)
      }
    }

    // …/uiresponder/becomefirstresponder(): it must be in a window, and must want to.
    @Test func theFirstResponderLosesItsRoleWithItsWindow() async throws {
      try await clock.play {
        final class Eager: UIView { override var canBecomeFirstResponder: Bool { true } }
        let window = clock.makeWindow()
        let view = Eager()
        #expect(!view.becomeFirstResponder())
        window.addSubview(view)
        #expect(view.becomeFirstResponder() && view.isFirstResponder)
        #expect(!UIView().becomeFirstResponder())
        view.removeFromSuperview()
        #expect(!view.isFirstResponder)
      }
    }

    // …/uiresponder/next
    @Test func theNextResponderIsTheControllerAndThenTheSuperview() async throws {
      try await clock.play {
        let controller = UIViewController()
        let view = UIView()
        controller.view.addSubview(view)
        #expect(view.next === controller.view)
        #expect(controller.view.next === controller)
      }
    }
  }
}

@MainActor private final class Log { var lines: [String] = [] }

private final class Witness: UIView {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) { log.lines.append("\(name) \(what)") }

  override func willMove(toSuperview view: UIView?) { note("willMove \(view == nil ? 0 : 1)") }
  override func didMoveToSuperview() { note("didMove") }
  override func willMove(toWindow window: UIWindow?) { note("willWindow \(window == nil ? 0 : 1)") }
  override func didMoveToWindow() { note("didWindow") }
  override func didAddSubview(_ subview: UIView) { note("didAdd") }
  override func willRemoveSubview(_ subview: UIView) { note("willRemove") }
}
