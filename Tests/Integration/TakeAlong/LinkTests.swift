import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Elements without keys, named where the transition is made.
  @MainActor @Suite struct LinkTests {
    final class Detail: ElementsController {
      var cover: UIView?
    }

    private func stage(_ venue: Venue = .modal, isWrapped: Bool = false) -> (Gallery, Detail) {
      let detail = Detail(.large)
      let gallery = Gallery(venue, screen: detail)
      for screen in [gallery.presenter, detail] {
        screen.loadViewIfNeeded()
        for view in screen.elements.values { view.takeAlongKey = nil }
      }
      return (gallery, detail)
    }

    @Test(arguments: Venue.allCases) func itFliesBothWays(venue: Venue) {
      let (gallery, _) = stage(venue)
      var source: UIView? = gallery.presenter.picture
      gallery.controller(.slide).takeAlong(to: \Detail.picture) { _ in source }
      for opens in [true, false, true, false] {
        if opens { gallery.open(.slide) } else { gallery.close() }
        #expect(gallery.report.values.map { $0 } == [.flown])
        let pair = gallery.run?.flight?.pairs.first
        #expect(pair?.back.view === source && pair?.fore.view === gallery.screen.picture)
        gallery.settle()
        #expect(gallery.isClean)
        // Nothing is remembered.
        if opens { source = gallery.presenter.badge }
      }
    }

    /// Options are those of the views.
    @Test func viewsHaveOptions() {
      let (gallery, _) = stage()
      gallery.controller(.slide).takeAlong(to: \Detail.picture) { [weak gallery] _ in
        gallery?.presenter.picture
      }
      gallery.screen.picture.takeAlong.path = .arc
      gallery.open(.slide)
      #expect(gallery.run?.flight?.pairs.first?.element.path == .arc)
      gallery.settle()
    }

    /// The key that a call returns is that of the report, also for two views of one type.
    @Test func itsKeyIsThatOfTheReport() {
      let (gallery, detail) = stage()
      let controller = gallery.controller(.slide)
      let picture = controller.takeAlong(to: \Detail.picture) { [weak gallery] _ in
        gallery?.presenter.picture
      }
      let panel = controller.takeAlong(to: \Detail.panel) { _ in nil }
      let cover = controller.takeAlong(to: \Detail.cover) { _ in nil }
      #expect(controller.takeAlong(to: \Detail.cover) { _ in nil } == cover)
      #expect(Set([picture, panel, cover]).count == 3 && detail.cover == nil)
      gallery.open(.slide)
      #expect(gallery.report[picture] == .flown)
      #expect(gallery.report[panel] == .stayed(.noPartner) && gallery.report.count == 3)
      #expect(gallery.morphLayers.keys.map { $0 } == [picture])
      gallery.settle()
    }

    @Test(arguments: [true, false]) func aNilAtEitherEndIsReported(isFore: Bool) {
      let (gallery, detail) = stage()
      detail.cover = isFore ? nil : detail.badge
      gallery.controller(.slide).takeAlong(to: \Detail.cover) { [weak gallery] _ in
        isFore ? gallery?.presenter.badge : nil
      }
      gallery.open(.slide)
      #expect(gallery.report.values.map { $0 } == [.stayed(.noPartner)])
      #expect(gallery.morphLayers.isEmpty)
      gallery.settle()
      (detail.cover, gallery.presenter.badge.alpha) = (nil, 1)
      gallery.close()
      #expect(gallery.report.values.map { $0 } == [.stayed(.noPartner)])
      gallery.settle()
    }

    /// A second call for the same view replaces the first; another view is another element.
    @Test func eachViewHasOneSource() {
      let (gallery, detail) = stage()
      detail.cover = detail.panel
      let controller = gallery.controller(.slide)
      let presenter = gallery.presenter
      controller.takeAlong(to: \Detail.picture) { [weak presenter] _ in presenter?.badge }
      controller.takeAlong(to: \Detail.cover) { [weak presenter] _ in presenter?.panel }
      controller.takeAlong(to: \Detail.picture) { [weak presenter] _ in presenter?.picture }
      gallery.open(.slide)
      let pairs = gallery.run?.flight?.pairs ?? []
      #expect(pairs.map(\.back.view) == [presenter.panel, presenter.picture])
      #expect(pairs.map(\.fore.view) == [detail.panel, detail.picture])
      gallery.settle()
    }

    /// The presented screen may be inside a container; one of another type is nobody's.
    @Test func theScreenIsFoundInContainers() {
      let (presenter, detail) = (ElementsController(.small), Detail(.large))
      let stack = UINavigationController(rootViewController: detail)
      let window = Headless.makeWindow(safeAreaInsets: Gallery.insets)
      window.rootViewController = presenter
      Headless.advance(by: 0.1)
      let controller = TransitionController(presenting: stack, preset: PresetUnderTest.slide)
      controller.takeAlong(to: \Detail.picture) { [weak presenter] in
        $0.isViewLoaded ? presenter?.picture : nil
      }
      controller.takeAlong(to: \UITabBarController.view) { [weak presenter] _ in presenter?.badge }
      for screen in [presenter, detail] {
        screen.loadViewIfNeeded()
        for view in screen.elements.values { view.takeAlongKey = nil }
      }
      presenter.present(stack, animated: true)
      Headless.turn()
      #expect(Set(controller.takeAlongReport.values) == [.flown, .stayed(.noPartner)])
      Headless.advance(by: 1)
    }
  }
}
