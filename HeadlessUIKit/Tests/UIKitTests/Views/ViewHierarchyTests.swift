import Testing

@testable import UIKit

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

extension All {
  @MainActor @Suite struct ViewHierarchyTests {
    init() { Headless.reset() }

    // Published logs of a view that is added before its superview is on the screen.
    @Test func addingOutsideAWindowSaysNothingAboutWindows() {
      let log = Log()
      let (outer, inner) = (Witness("outer", log), Witness("inner", log))
      outer.addSubview(inner)
      #expect(log.lines == ["inner willMove 1", "inner didMove", "outer didAdd"])
      #expect(inner.superview === outer && outer.layer.sublayers?.first === inner.layer)
    }

    // Published logs of a removal: jishudog.com/3762, e-com-net.com/article/5357521. The place of
    // willRemoveSubview, and the order of an addition into a window: Unverified.
    @Test func removingFromAWindowNestsTheWindowCallbacksInsideTheSuperviewOnes() {
      let window = Headless.makeWindow()
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

    // …/uiview/addsubview(_:): a view has one superview; it leaves the old one first.
    @Test func aViewMovesBetweenSuperviewsWithoutLeavingTheWindow() {
      let window = Headless.makeWindow()
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

    // NSInvalidArgumentException "Can't add self as subview"
    @Test func addingAViewToItselfOrToWhatItHoldsIsMisuse() {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      outer.addSubview(outer)
      inner.addSubview(outer)
      #expect(Headless.takeMisuses().map(\.kind) == [.viewAddedToItself, .viewAddedToItself])
      #expect(outer.superview == nil && inner.subviews.isEmpty)
    }

    // …/uiview/insertsubview(_:at:), bringSubviewToFront(_:), exchangeSubview(at:withSubviewAt:)
    @Test func layersFollowTheOrderOfSubviews() {
      let outer = UIView()
      let views = (0..<4).map { index in
        let view = UIView()
        view.tag = index
        return view
      }
      outer.addSubview(views[0])
      outer.addSubview(views[1])
      outer.insertSubview(views[2], at: 0)
      outer.insertSubview(views[3], belowSubview: views[1])
      func order() -> [Int] { outer.subviews.map(\.tag) }
      func layers() -> [Int?] {
        outer.layer.sublayers?.map { ($0.delegate as? UIView)?.tag } ?? []
      }
      #expect(order() == [2, 0, 3, 1])
      #expect(layers() == order())
      outer.bringSubviewToFront(views[2])
      #expect(order() == [0, 3, 1, 2])
      outer.sendSubviewToBack(views[1])
      #expect(order() == [1, 0, 3, 2])
      outer.exchangeSubview(at: 0, withSubviewAt: 3)
      #expect(order() == [2, 0, 3, 1])
      outer.insertSubview(views[2], aboveSubview: views[3])
      #expect(order() == [0, 3, 2, 1])
      #expect(layers() == order())
    }

    @Test func tagsAreSearchedDepthFirstFromTheViewItself() {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.tag = 7
      #expect(outer.viewWithTag(7) === inner)
      #expect(outer.viewWithTag(0) === outer)
      #expect(outer.viewWithTag(8) == nil)
    }

    // …/uiresponder/becomefirstresponder(): it must be in a window, and must want to.
    @Test func theFirstResponderLosesItsRoleWithItsWindow() {
      final class Eager: UIView { override var canBecomeFirstResponder: Bool { true } }
      let window = Headless.makeWindow()
      let view = Eager()
      #expect(!view.becomeFirstResponder())
      window.addSubview(view)
      #expect(view.becomeFirstResponder() && view.isFirstResponder)
      #expect(!UIView().becomeFirstResponder())
      view.removeFromSuperview()
      #expect(!view.isFirstResponder)
    }

    // …/uiresponder/next
    @Test func theNextResponderIsTheControllerAndThenTheSuperview() {
      let controller = UIViewController()
      let view = UIView()
      controller.view.addSubview(view)
      #expect(view.next === controller.view)
      #expect(controller.view.next === controller)
    }
  }
}
