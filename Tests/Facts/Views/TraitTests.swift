import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct TraitTests {
    final class Listening: UIView {
      var heard: [UIUserInterfaceStyle] = []
      var current: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        heard.append(previous?.userInterfaceStyle ?? .unspecified)
        current.append(UITraitCollection.current.userInterfaceStyle)
      }
    }

    // …/uitraitcollection/init(traitsfrom:): the last one that says something wins.
    @Test func laterTraitsWin() async throws {
      try await clock.play {
        let traits = UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
          UITraitCollection(userInterfaceStyle: .light),
        ])
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.displayScale == 2)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
      }
    }

    // …/uitraitcollection/performascurrent(_:)
    @Test func currentTraitsAreRestored() async throws {
      try await clock.play {
        let before = UITraitCollection.current.userInterfaceStyle
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
          #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current.userInterfaceStyle == before)
      }
    }

    // …/uiview/overrideuserinterfacestyle: the view and what it holds.
    @Test func anOverrideReachesWhatTheViewHoldsAndRecolorsIt() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let (outer, inner) = (UIView(), Listening())
        outer.addSubview(inner)
        window.addSubview(outer)
        inner.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        clock.turn()
        #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
        (inner.heard, inner.current) = ([], [])
        outer.overrideUserInterfaceStyle = .dark
        clock.turn()
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.heard == [.light])
        #expect(inner.current == [.dark])
        #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
        outer.overrideUserInterfaceStyle = .unspecified
        clock.turn()
        #expect(inner.heard == [.light, .dark])
        #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
      }
    }

    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }

    // …/uiview/tintcolor, tintadjustmentmode, tintcolordidchange()
    @Test func tintIsInheritedAndDimmed() async throws {
      try await clock.play {
        let (outer, inner) = (UIView(), Tinted())
        outer.addSubview(inner)
        #expect(inner.tintColor == .systemBlue)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        #expect(inner.changes == 1)
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed)
        #expect(inner.tintColor != .red)
        #expect(inner.changes == 2)
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintColor == .red)
      }
    }

    // [animation 101]
    @Test func aDetachedViewHasNoStyleOfItsOwn() async throws {
      try await clock.play {
        let view = UIView()
        view.overrideUserInterfaceStyle = .dark
        #expect(view.traitCollection.userInterfaceStyle == .light)
        let window = clock.makeWindow()
        window.addSubview(view)
        clock.turn()
        #expect(view.traitCollection.userInterfaceStyle == .dark)
      }
    }
  }
}
