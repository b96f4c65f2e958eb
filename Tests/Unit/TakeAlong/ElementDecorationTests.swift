import Testing
import UIKit

@testable import TransitionCatalog

/// What one sees of a view's edge at rest flies with it: its corners, its border and its shadow, and no more than that.
@MainActor struct ElementDecorationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @MainActor @Sendable (UIView, inout TakeAlongElement.Options) -> Void
    var radius: CGFloat = 0
    var border: CGFloat = 0
    var shadow: CGFloat = 0
  }

  nonisolated static let cases = [
    Case(testDescription: "plain", change: { _, _ in }, radius: 8, border: 2, shadow: 0.5),
    // A shadow outside of a view that clips is clipped, too.
    Case(
      testDescription: "clipped", change: { view, _ in view.clipsToBounds = true }, radius: 8,
      border: 2),
    Case(
      testDescription: "twice as large",
      change: { view, _ in view.transform = CGAffineTransform(scaleX: 2, y: 2) }, radius: 16,
      border: 4, shadow: 0.5),
    // They are in its picture.
    Case(
      testDescription: "masked",
      change: { view, _ in
        view.layer.mask = CALayer()
        view.layer.mask?.frame = view.bounds
      }),
    Case(
      testDescription: "a part",
      change: { _, options in options.rect = CGRect(x: 10, y: 10, width: 20, height: 20) }),
  ]

  @Test(arguments: cases) func theEdgeIsThatAtRest(plan: Case) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let screen = UIView(frame: window.bounds)
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 60, height: 40))
    view.backgroundColor = .red
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 2
    view.layer.shadowOpacity = 0.5
    window.addSubview(screen)
    screen.addSubview(view)
    var options = TakeAlongElement.Options()
    plan.change(view, &options)
    let original = Original(view, options: options)
    #expect(original.measure(in: RestingSpace(screen, in: window, bars: [])) == nil)
    let metrics = original.metrics
    #expect(metrics.cornerRadius == plan.radius && metrics.borderWidth == plan.border)
    #expect(metrics.shadowOpacity == plan.shadow)
    #expect((original.shadow != nil) == (plan.shadow > 0))
  }
}
