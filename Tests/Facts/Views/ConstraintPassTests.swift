import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// The calls that constraints are updated by; there are no constraints.
  @MainActor @Suite struct ConstraintPassTests {
    private final class Custom: UIView {
      let name: String
      let journal: Journal

      init(_ name: String, _ journal: Journal) {
        (self.name, self.journal) = (name, journal)
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      }

      required init?(coder: NSCoder) { nil }

      override func updateConstraints() {
        journal.write("\(name).constraints")
        super.updateConstraints()
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        journal.write("\(name).layout")
      }
    }

    private final class Owner: UIViewController {
      let custom: Custom

      init(_ journal: Journal) {
        custom = Custom("root", journal)
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func loadView() { view = custom }

      override func updateViewConstraints() {
        custom.journal.write("controller")
        super.updateViewConstraints()
      }
    }

    /// A view in another one's, in a window.
    private func family() -> (UIWindow, Custom, Custom) {
      let journal = Journal()
      let window = clock.makeWindow()
      let (outer, inner) = (Custom("outer", journal), Custom("inner", journal))
      window.addSubview(outer)
      outer.addSubview(inner)
      clock.turn()
      journal.lines = []
      return (window, outer, inner)
    }

    // Documented: UIView.setNeedsUpdateConstraints() and updateConstraints(): once, before layout;
    // observed: from the leaves upwards (objc.io 3). [animation 100]
    @Test func constraintUpdatesAreAskedForAndComeBeforeLayout() async throws {
      try await clock.play {
        let (window, outer, inner) = family()
        outer.setNeedsLayout()
        for _ in 0..<2 { outer.setNeedsUpdateConstraints() }
        inner.setNeedsUpdateConstraints()
        #expect(outer.needsUpdateConstraints() && outer.journal.lines.isEmpty)
        clock.turn()
        #expect(outer.journal.take() == ["inner.constraints", "outer.constraints", "outer.layout"])
        #expect(!outer.needsUpdateConstraints())
        clock.turn()
        #expect(outer.journal.take().isEmpty && window.subviews.count == 1)
      }
    }

    // Documented: UIView.updateConstraintsIfNeeded(), which layout calls too. [animation 100]
    @Test func constraintUpdatesCanBeHadAtOnce() async throws {
      try await clock.play {
        let (window, outer, inner) = family()
        outer.setNeedsUpdateConstraints()
        inner.updateConstraintsIfNeeded()
        #expect(outer.journal.take().isEmpty)
        outer.updateConstraintsIfNeeded()
        #expect(outer.journal.take() == ["outer.constraints"])
        inner.setNeedsUpdateConstraints()
        outer.layoutIfNeeded()
        #expect(outer.journal.take() == ["inner.constraints"] && window.subviews.count == 1)
      }
    }

    // Documented: UIViewController.updateViewConstraints(); call super. [animation 100]
    @Test func aControllerIsToldInPlaceOfItsView() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let owner = Owner(Journal())
        window.rootViewController = owner
        clock.turn()
        owner.custom.journal.lines = []
        owner.view.setNeedsUpdateConstraints()
        clock.turn()
        #expect(owner.custom.journal.take() == ["controller", "root.constraints"])
      }
    }

    // Outside of a window they wait.
    @Test func withoutAWindowNothingComes() async throws {
      try await clock.play {
        let (window, outer, inner) = family()
        inner.removeFromSuperview()
        inner.setNeedsUpdateConstraints()
        clock.turn()
        #expect(!outer.journal.take().contains("inner.constraints"))
        window.addSubview(inner)
        clock.turn()
        #expect(outer.journal.take().contains("inner.constraints"))
      }
    }
  }
}
