import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Split views, underneath and above: displayed columns are asked, hidden ones are not.
  @MainActor @Suite struct SplitTests {
    typealias Sight = SplitGallery.Sight

    /// All displayed columns are asked, and told.
    @Test(arguments: Sight.allCases, [UISplitViewController.Style.doubleColumn, .unspecified])
    func displayedColumnsAreAsked(sight: Sight, style: UISplitViewController.Style) {
      for isPresented in [true, false] {
        ask(SplitGallery(sight, style: style, isPresented: isPresented), sight, isPresented)
      }
    }

    private func ask(_ gallery: SplitGallery, _ sight: Sight, _ isPresented: Bool) {
      gallery.open()
      #expect(gallery.flown == sight.columns.sorted())
      gallery.flyOn()
      #expect(gallery.misses(inSplit: isPresented).isEmpty)
      gallery.settle()
      #expect(gallery.isClean)
      gallery.close()
      #expect(gallery.flown == sight.columns.sorted())
      gallery.flyOn()
      #expect(gallery.misses(inSplit: !isPresented).isEmpty)
      gallery.settle()
      #expect(gallery.isClean && gallery.log.lines == ["end true", "end true"])
      guard !isPresented else { return }
      for (name, column) in gallery.columns {
        let flights = (column as? OfferingController)?.flights
        let isSeen = sight.columns.contains(name)
        #expect(flights == (isSeen ? [sight.columns.sorted(), ["d", "p"]] : []))
      }
    }

    /// By the property, the elements of all displayed columns fly, and no others.
    @Test(arguments: Sight.allCases, [true, false])
    func displayedKeysFly(sight: Sight, isPresented: Bool) {
      let gallery = SplitGallery(sight, isPresented: isPresented, byProtocol: false)
      gallery.open()
      #expect(gallery.flown == sight.columns.sorted())
      gallery.flyOn()
      #expect(gallery.misses(inSplit: isPresented).isEmpty)
      gallery.settle()
      gallery.close()
      #expect(gallery.flown == sight.columns.sorted())
      gallery.flyOn()
      #expect(gallery.misses(inSplit: !isPresented).isEmpty)
      gallery.settle()
      #expect(gallery.isClean && gallery.log.lines == ["end true", "end true"])
    }

    /// If the detail offers nothing, the column next to it is asked, unless that is hidden.
    @Test(arguments: [Sight.beside, .hidden, .overlaid])
    func aHiddenColumnIsNotAsked(sight: Sight) {
      let gallery = SplitGallery(sight)
      let detail = ElementsController(.small)
      gallery.split.setViewController(nil, for: .secondary)
      gallery.split.setViewController(detail, for: .secondary)
      let isVisible = sight != .hidden
      #expect(ElementScreen(gallery.split).adopters.isEmpty != isVisible)
      #expect(ElementScreen(gallery.split).bars.count == (isVisible ? 2 : 1))
    }

    /// A column in front of another one is not under that one's bar.
    @Test func anotherColumnsBarCutsNothing() throws {
      let gallery = SplitGallery(.overlaid)
      let primary = try #require(gallery.columns["p"])
      primary.navigationController?.setNavigationBarHidden(true, animated: false)
      primary.places["badge"] = CGRect(x: 20, y: 60, width: 100, height: 60)
      Headless.turn()
      #expect(ElementScreen(gallery.split).bars.count == 1)
      gallery.open()
      let pair = try #require(gallery.controller.run?.flight?.pairs.first)
      #expect(pair.key == "p" && pair.back.metrics.covered == .zero)
      gallery.settle()
    }

    /// A device may keep a hidden column outside the screen.
    @Test func aColumnOutsideTheScreenStays() throws {
      let gallery = SplitGallery(.hidden, byProtocol: false)
      let hidden = try #require(gallery.columns["p"]?.navigationController?.view)
      hidden.frame = CGRect(x: -320, y: 0, width: 320, height: 1180)
      gallery.split.view.insertSubview(hidden, at: 0)
      Headless.turn()
      gallery.open()
      #expect(gallery.report == ["p": .stayed(.noPartner), "d": .flown])
      gallery.settle()
      hidden.removeFromSuperview()
    }

    /// The column that presented is asked first, in both directions.
    @Test(arguments: ["p", "d"] as [TakeAlongKey])
    func theColumnThatPresentsIsAskedFirst(name: TakeAlongKey) throws {
      let gallery = SplitGallery(.beside)
      for column in gallery.columns.values {
        guard let column = column as? OfferingController else { continue }
        column.offered = [TakeAlongElement("p", column.badge)]
        column.answers = { _ in nil }
        column.badge.takeAlongKey = nil
      }
      let column = try #require(gallery.columns[name])
      column.present(gallery.above, animated: true)
      for opens in [true, false] {
        if !opens { gallery.close() }
        Headless.turn()
        let pair = try #require(gallery.controller.run?.flight?.pairs.first)
        #expect(gallery.flown == ["p"] && pair.back.view === column.badge)
        gallery.settle()
      }
      #expect(gallery.isClean)
    }

    nonisolated static let changes: [(Sight, Sight)] = [
      (.beside, .stackedSecondary), (.stackedSecondary, .beside), (.stackedPrimary, .beside),
      (.beside, .hidden), (.hidden, .beside), (.hidden, .stackedSecondary),
    ]

    /// The split view collapses or expands in the middle of the opening, which goes on or is taken
    /// back.
    @Test(arguments: changes, [true, false])
    func splitViewThatChangesDuringTheRunEndsWell(change: (Sight, Sight), isTakenBack: Bool) {
      for isPresented in [true, false] {
        for byProtocol in [true, false] {
          let gallery = SplitGallery(
            change.0, isPresented: isPresented, byProtocol: byProtocol,
            preset: byProtocol ? .slide : .overlay)
          gallery.open()
          Headless.advance(by: 0.1)
          gallery.resize(to: change.1)
          Headless.advance(by: 0.05)
          if isTakenBack { gallery.turnRound() }
          gallery.settle()
          let what = "\(isPresented) \(byProtocol)"
          #expect(gallery.log.lines == ["end \(!isTakenBack)"], "\(what)")
          #expect(gallery.isClean, "\(what)")
          let isSplitThere = isPresented != isTakenBack
          let isThere = (isSplitThere ? gallery.split : gallery.other).view.window != nil
          #expect(isThere, "\(what)")
          guard !isTakenBack else { continue }
          gallery.close()
          #expect(!gallery.flown.isEmpty, "\(what)")
          gallery.flyOn()
          #expect(gallery.misses(inSplit: !isPresented).isEmpty, "\(what)")
          gallery.settle()
          #expect(gallery.isClean, "\(what)")
        }
      }
    }

    /// The columns to ask are not fixed at the beginning of a run.
    @Test func anotherColumnIsAskedOnceItHasExpanded() {
      let gallery = SplitGallery(.stackedPrimary)
      let end = ElementScreen(gallery.split)
      #expect(end.adopters.map(ObjectIdentifier.init) == names(["p"], in: gallery))
      #expect(end.bars.count == 1)
      gallery.resize(to: .beside)
      #expect(end.adopters.map(ObjectIdentifier.init) == names(["d", "p"], in: gallery))
      #expect(end.bars.count == 2)
    }

    private func names(_ keys: [TakeAlongKey], in gallery: SplitGallery) -> [ObjectIdentifier] {
      keys.compactMap { gallery.columns[$0].map(ObjectIdentifier.init) }
    }

    nonisolated static let orders: [(UISplitViewController.DisplayMode, [String])] = [
      (.secondaryOnly, ["D"]), (.oneBesideSecondary, ["D", "S"]),
      (.twoBesideSecondary, ["D", "S", "P"]), (.oneOverSecondary, ["S", "D"]),
      (.twoOverSecondary, ["S", "P", "D"]), (.twoDisplaceSecondary, ["S", "P", "D"]),
    ]

    /// Bars come in the order of the columns, without those of hidden ones, even if UIKit names the
    /// screens and not the navigation controllers that it has put around them.
    @Test(arguments: orders, [true, false])
    func columnsHaveAnOrder(order: (UISplitViewController.DisplayMode, [String]), isBare: Bool) {
      let (mode, order) = order
      let split =
        isBare ? BareSplit(style: .tripleColumn) : UISplitViewController(style: .tripleColumn)
      let columns = ["P", "S", "D"].map { name in
        let column = UIViewController()
        column.title = name
        return column
      }
      for (column, place) in zip(
        columns, [UISplitViewController.Column.primary, .supplementary, .secondary])
      {
        split.setViewController(column, for: place)
      }
      split.preferredSplitBehavior = mode.behavior
      split.preferredDisplayMode = mode
      let window = Headless.makeWindow(size: CGSize(width: 1366, height: 1024))
      window.rootViewController = split
      Headless.turn()
      #expect(split.displayMode == mode)
      let bars = ElementScreen(split).bars.compactMap { ($0 as? UINavigationBar)?.topItem?.title }
      #expect(bars == order)
    }
  }
}

private final class BareSplit: UISplitViewController {
  override var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { viewController(for: $0) } }
    set { super.viewControllers = newValue }
  }
}

extension UISplitViewController.DisplayMode {
  fileprivate var behavior: UISplitViewController.SplitBehavior {
    switch self {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    default: .tile
    }
  }
}
