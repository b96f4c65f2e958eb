import Testing

@testable import UIKit

extension All {
  /// What the stand-in counts; UIKit counts nothing.
  @MainActor @Suite struct CountingTests {
    init() { Headless.reset() }

    /// Three views in one, in a window; counted from here on.
    private func family() -> (UIWindow, UIView, [UIView]) {
      let window = Headless.makeWindow()
      let root = UIView(frame: window.bounds)
      let children = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      window.addSubview(root)
      for child in children { root.addSubview(child) }
      Headless.turn()
      Headless.resetCounters()
      return (window, root, children)
    }

    @Test func reordersCountOnce() {
      let (window, root, children) = family()
      defer { withExtendedLifetime(window) {} }
      root.bringSubviewToFront(children[0])
      #expect(Headless.counters.subviewReorders == 1 && Headless.counters.sublayerReorders == 1)
      root.bringSubviewToFront(children[0])
      root.insertSubview(children[0], aboveSubview: children[2])
      #expect(Headless.counters.subviewReorders == 1 && Headless.counters.sublayerReorders == 1)
      root.insertSubview(children[0], at: 0)
      root.sendSubviewToBack(children[2])
      #expect(Headless.counters.subviewReorders == 3 && Headless.counters.sublayerReorders == 3)
      #expect(Headless.counters.subviewInsertions == 0)
      #expect(Headless.counters.sublayerInsertions == 0)
    }

    @Test func insertionsAreNoReorders() {
      let (window, root, children) = family()
      defer { withExtendedLifetime(window) {} }
      root.addSubview(UIView())
      root.layer.addSublayer(CALayer())
      #expect(Headless.counters.subviewInsertions == 1 && Headless.counters.sublayerInsertions == 2)
      #expect(Headless.counters.subviewReorders == 0 && Headless.counters.sublayerReorders == 0)
      root.layer.insertSublayer(children[2].layer, at: 0)
      #expect(Headless.counters.subviewReorders == 0 && Headless.counters.sublayerReorders == 1)
    }

    @Test func layoutIsCountedForEachView() {
      let (window, root, children) = family()
      defer { withExtendedLifetime(window) {} }
      children[1].setNeedsLayout()
      Headless.turn()
      #expect(Headless.layoutPasses(of: children[1]) == 1)
      #expect(Headless.layoutPasses(of: children[0]) == 0 && Headless.layoutPasses(of: root) == 0)
      // A new size lays out the superview as well.
      children[0].bounds.size.width = 20
      Headless.turn()
      #expect(Headless.layoutPasses(of: children[0]) == 1 && Headless.layoutPasses(of: root) == 1)
      Headless.resetCounters()
      #expect(Headless.layoutPasses(of: root) == 0 && Headless.counters.layoutPasses == 0)
      root.setNeedsLayout()
      Headless.turn()
      #expect(Headless.layoutPasses(of: root) == 1 && Headless.counters.layoutPasses == 1)
    }

    @Test func writesOfTheModelAreCountedForEachView() {
      let (window, _, children) = family()
      defer { withExtendedLifetime(window) {} }
      let view = children[0]
      view.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      view.layer.opacity = 0.5
      view.alpha = 0.5
      view.bounds.origin.y = 3
      var expected = HeadlessModelWrites()
      (expected.center, expected.transform, expected.opacity, expected.bounds) = (1, 1, 1, 1)
      #expect(Headless.modelWrites(of: view) == expected && expected.total == 4)
      #expect(Headless.modelWrites(of: children[1]).total == 0)
      Headless.resetCounters()
      #expect(Headless.modelWrites(of: view).total == 0)
    }

    @Test func animationsAloneWriteNothing() {
      let (window, _, children) = family()
      defer { withExtendedLifetime(window) {} }
      let slide = CABasicAnimation(keyPath: "transform.translation.x")
      (slide.fromValue, slide.toValue, slide.duration) = (0, 100, 1)
      children[0].layer.add(slide, forKey: "slide")
      Headless.advance(by: 2)
      #expect(Headless.modelWrites(of: children[0]).total == 0)
      #expect(Headless.layoutPasses(of: children[0]) == 0)
      UIView.animate(withDuration: 1) { children[0].alpha = 0 }
      Headless.advance(by: 2)
      #expect(Headless.modelWrites(of: children[0]).opacity == 1)
    }
  }
}
