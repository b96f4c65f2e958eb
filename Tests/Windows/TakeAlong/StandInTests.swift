import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Views of the app that fly in place of snapshots.
  @MainActor @Suite struct StandInTests {
    /// Opens with this standIn for the badge, and returns what has been reported.
    private func open(
      _ standIn: @escaping @MainActor (UIView) -> UIView?
    ) -> (Gallery, [TransitionIssue]) {
      let below = OfferingController(.small)
      below.adjust = { if $0.key == "badge" { $0.standIn = standIn } }
      let gallery = Gallery(presenter: below)
      let reports = Reports()
      gallery.open(.slide)
      return (gallery, reports.all)
    }

    /// It has the element's size, and belongs to the flight until that ends.
    @Test func standInFliesInPlaceOfASnapshot() async throws {
      try await clock.play {
        var (asked, calls) = (nil as UIView?, 0)
        let standIn = UIView()
        let (gallery, issues) = open { view in
          (asked, calls) = (view, calls + 1)
          return standIn
        }
        #expect(issues.isEmpty && asked === gallery.presenter.badge && calls == 1)
        let badge = try #require(gallery.morphTrees["badge"])
        #expect(badge.leavingSlot.sublayers?.first === standIn.layer && badge.blend == .cover)
        #expect(standIn.bounds.size == CGSize(width: 24, height: 16))
        gallery.flyOn()
        #expect(gallery.misses(of: gallery.screen).isEmpty && calls == 1)
        gallery.settle()
        #expect(gallery.isClean && standIn.layer.superlayer == nil && calls == 1)
        #expect(gallery.report["badge"] == .flown)
      }
    }

    /// Without a usable one, a snapshot flies.
    @Test(arguments: ["nothing", "a view in use", "itself"]) func anUnusableOneIsReported(
      what: String
    ) async throws {
      try await clock.play {
        let (gallery, issues) = open { view in
          ["a view in use": view.superview, "itself": view][what] ?? nil
        }
        #expect(issues == [.takeAlongStandInUnusable(key: "badge")])
        let badge = try #require(gallery.morphTrees["badge"])
        let look = badge.leavingSlot.sublayers?.first
        #expect(look != nil && look !== gallery.presenter.badge.layer)
        gallery.settle()
        #expect(gallery.isClean && gallery.presenter.badge.superview === gallery.presenter.content)
      }
    }

    /// An appearance that could not be pictured is in the report.
    @Test func aMissingLookIsReported() async throws {
      try await clock.play {
        let gallery = Gallery()
        gallery.open(.slide)
        gallery.screen.badge.removeFromSuperview()
        clock.advance(by: 0.1)
        #expect(gallery.report["badge"] == .flown)
        #expect(gallery.report["panel"] == .flown)
        gallery.settle()
      }
    }
  }
}
