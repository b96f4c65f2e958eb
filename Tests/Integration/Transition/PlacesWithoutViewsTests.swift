import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Places that are no view of their own: a part of a view, and an item of a bar.
  @MainActor @Suite struct PlacesWithoutViewsTests {
    /// A chart that draws its bars into a single view, and scrolls them.
    private final class Chart: UIViewController {
      var offset: CGFloat = 0
      var sizes: [CGSize] = []

      /// The bar of Wednesday.
      func bar(_ request: TransitionRequest) -> CGRect? {
        sizes.append(view.bounds.size)
        return CGRect(x: 40, y: 0.5 * view.bounds.height - offset, width: 120, height: 80)
      }
    }

    private let chart = Chart()
    private let screen = UIViewController()
    private let reports = Reports()
    private let window = Headless.makeWindow()

    nonisolated static let presets = [TransitionPreset.full, .overlay, .scale]

    init() {
      window.rootViewController = chart
      chart.view.backgroundColor = .white
      screen.view.backgroundColor = .red
      Headless.advance(by: 0.1)
    }

    private var run: Run? { TransitionController.installed(on: screen)?.run }

    private func transition(
      _ preset: TransitionPreset, from place: TransitionPlace
    ) -> ViewControllerTransition {
      switch preset {
      case .overlay: .overlay(from: place)
      case .scale: .scale(from: place)
      default: .full(from: place)
      }
    }

    private var bar: TransitionPlace { .rect(in: chart.view) { [weak chart] in chart?.bar($0) } }

    // MARK: Parts of a view

    @Test(arguments: presets, [true, false])
    func aScreenGrowsOutOfAPartAndGoesBackToWhereItIsByThen(
      preset: TransitionPreset, isRightToLeft: Bool
    ) throws {
      if isRightToLeft { Headless.setLayoutDirection(.rightToLeft) }
      chart.present(screen, using: transition(preset, from: bar))
      Headless.advance(by: 0.1)
      #expect(run?.geometry?.from?.frame == CGRect(x: 40, y: 422, width: 120, height: 80))
      // What grows has left a hole, and begins as a picture of it.
      let hole = try #require(chart.view.layer.mask as? CAShapeLayer)
      #expect(hole.path?.contains(CGPoint(x: 100, y: 460), using: .evenOdd) == false)
      #expect(hole.path?.contains(CGPoint(x: 30, y: 460), using: .evenOdd) == true)
      Headless.advance(by: 1.5)
      #expect(chart.presentedViewController === screen)
      chart.offset = 200
      chart.dismiss(animated: true)
      Headless.advance(by: 0.05)
      #expect(run?.geometry?.goal?.frame.minY == 222)
      Headless.advance(by: 1.5)
      #expect(chart.presentedViewController == nil && chart.view.layer.mask == nil)
      #expect(reports.all == [])
    }

    /// While the screen is open, and in mid-run.
    @Test(arguments: [true, false]) func aPartIsAskedForAgainAfterARotation(inMidRun: Bool) throws {
      chart.present(screen, using: .full(from: bar))
      Headless.advance(by: 1.5)
      if inMidRun {
        chart.dismiss(animated: true)
        Headless.advance(by: 0.05)
      }
      window.rotate()
      Headless.advance(by: inMidRun ? 0.02 : 1)
      if !inMidRun {
        chart.dismiss(animated: true)
        Headless.advance(by: 0.05)
      }
      #expect(run?.geometry?.goal?.frame.minY == 195)
      Headless.advance(by: 1.5)
      #expect(chart.presentedViewController == nil && chart.view.layer.mask == nil)
      #expect(reports.all == [])
    }

    @Test func aPushGrowsOutOfAPartOfAViewBelow() throws {
      let stack = UINavigationController(rootViewController: chart)
      window.rootViewController = stack
      Headless.advance(by: 0.1)
      stack.push(screen, using: .full(from: bar))
      Headless.advance(by: 0.1)
      let request = TransitionRequest(.opening, kind: .push, front: screen, back: chart)
      let place = chart.view.convert(try #require(chart.bar(request)), to: stack.view)
      #expect(run?.geometry?.from?.frame == place)
      Headless.advance(by: 1.5)
      stack.popViewController(animated: true)
      Headless.advance(by: 0.05)
      #expect(run?.geometry?.goal?.frame == place)
      Headless.advance(by: 1.5)
      #expect(stack.topViewController === chart && chart.view.layer.mask == nil)
      #expect(reports.all == [])
    }

    /// A finger holds the screen, and lets it fall back, or into the part.
    @Test(arguments: [true, false]) func aFingerCarriesTheScreenIntoThePart(closes: Bool) throws {
      chart.present(screen, using: .full(from: bar))
      Headless.advance(by: 1.5)
      let way: CGFloat = closes ? 250 : 60
      Headless.play(
        .init([
          .down(CGPoint(x: 200, y: 300)), .move(to: CGPoint(x: 220, y: 300 + way), over: 0.3),
          .hold(0.2),
        ]), in: window)
      Headless.advance(by: 0.5)
      #expect(chart.view.layer.mask != nil)
      Headless.play(.init([.lift]), in: window)
      Headless.advance(by: 1.5)
      #expect((chart.presentedViewController == nil) == closes)
      #expect(chart.view.layer.mask == nil && reports.all == [])
    }

    @Test(
      arguments: [
        nil, .null, .zero, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
        CGRect(x: 40, y: 900, width: 120, height: 80),
        CGRect(x: -200, y: 40, width: 120, height: 80),
      ] as [CGRect?])
    func aPartThatIsNoneIsReportedAndTheScreenChanges(part: CGRect?) {
      chart.present(screen, using: .full(from: .rect(in: chart.view) { _ in part }))
      Headless.advance(by: 1.5)
      #expect(chart.presentedViewController === screen)
      #expect(reports.all == [.placeNotFound])
      chart.dismiss(animated: true)
      Headless.advance(by: 1.5)
      #expect(chart.presentedViewController == nil && chart.view.layer.mask == nil)
    }

    /// Only what is inside the view counts.
    @Test func aPartAcrossTheEdgeIsCut() {
      chart.present(
        screen,
        using: .full(
          from: .rect(in: chart.view) { _ in CGRect(x: -60, y: 40, width: 120, height: 80) }))
      Headless.advance(by: 0.1)
      #expect(run?.geometry?.from?.frame == CGRect(x: 0, y: 40, width: 60, height: 80))
      Headless.advance(by: 1.5)
    }

    @Test func aScreenIsRevealedFromTheMiddleOfAPart() {
      chart.present(screen, using: .reveal(from: bar))
      Headless.advance(by: 1.5)
      chart.dismiss(animated: true)
      Headless.advance(by: 1.5)
      #expect(chart.presentedViewController == nil && reports.all == [])
    }

    // MARK: Items of bars

    enum Bar: CaseIterable, Sendable { case left, right, tool, tab }

    /// A button of a bar, or a tab, and the controller in whose bar it is.
    private func item(_ bar: Bar) -> (item: UIBarItem, owner: UIViewController) {
      let stack = UINavigationController(rootViewController: chart)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, UIViewController()]
      window.rootViewController = tabs
      let button = UIBarButtonItem(primaryAction: UIAction(title: "Filter") { _ in })
      switch bar {
      case .left: chart.navigationItem.leftBarButtonItem = button
      case .right: chart.navigationItem.rightBarButtonItem = button
      case .tool:
        chart.toolbarItems = [button]
        stack.isToolbarHidden = false
      case .tab: break
      }
      tabs.viewControllers?[1].tabBarItem.title = "Search"
      Headless.advance(by: 0.1)
      return (bar == .tab ? tabs.viewControllers![1].tabBarItem : button, stack)
    }

    private func frame(of item: UIBarItem) -> CGRect? {
      (item as? UIBarButtonItem)?.frame(in: window) ?? (item as? UITabBarItem)?.frame(in: window)
    }

    @Test(arguments: Bar.allCases, presets)
    func aScreenGrowsOutOfTheMiddleOfAnItem(bar: Bar, preset: TransitionPreset) throws {
      for isRightToLeft in [false, true] {
        Headless.setLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
        let (item, owner) = item(bar)
        owner.present(screen, using: transition(preset, from: .item(item)))
        Headless.advance(by: 0.1)
        let middle = try #require(frame(of: item)).middle
        #expect(run?.geometry?.from?.frame == CGRect(origin: middle, size: .zero))
        Headless.advance(by: 1.5)
        window.rotate()
        Headless.advance(by: 1)
        owner.dismiss(animated: true)
        Headless.advance(by: 0.05)
        let later = try #require(frame(of: item)).middle
        #expect(later != middle && run?.geometry?.goal?.frame.origin == later)
        Headless.advance(by: 1.5)
        #expect(owner.presentedViewController == nil && reports.all == [])
        window.resize(to: CGSize(width: 390, height: 844))
        Headless.advance(by: 1)
      }
    }

    @Test(arguments: [true, false]) func anItemInNoBarIsReported(exists: Bool) {
      let button = exists ? UIBarButtonItem(primaryAction: UIAction(title: "Filter") { _ in }) : nil
      chart.present(screen, using: .full(from: .item(button)))
      Headless.advance(by: 1.5)
      #expect(chart.presentedViewController === screen && reports.all == [.placeNotFound])
    }

    /// What is taken before iOS 17.
    @Test(arguments: Bar.allCases) func anItemKnowsTheEdgeAtItsBar(bar: Bar) {
      let (item, owner) = item(bar)
      let isBelow = bar == .tool || bar == .tab
      #expect(item.edge(in: owner.view) == (isBelow ? .bottom : .top))
    }

    @Test func placesAreEqualIfTheyAreOfTheSameItemOrCall() {
      let (one, other) = (UIBarButtonItem(), UIBarButtonItem())
      #expect(TransitionPlace.item(one) == .item(one) && TransitionPlace.item(one) != .item(other))
      let place = bar
      #expect(place == place && place != bar)
      #expect(Set([place, place, .item(one), .item(one)]).count == 2)
    }
  }
}
