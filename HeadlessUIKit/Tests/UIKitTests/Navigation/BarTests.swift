import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct BarTests {
    init() { Headless.reset() }

    private func top(_ page: UIViewController) -> CGFloat { page.view.safeAreaInsets.top }

    // Documented: a screen's safe area reflects the bars. [controllers 17.5]
    @Test func theBarIsPartOfEveryScreensSafeArea() {
      let theatre = NavigationTheatre.ofTwo()
      #expect(top(theatre.b) == 91)
      theatre.b.additionalSafeAreaInsets.top = 10
      #expect(top(theatre.b) == 101 && theatre.a.view.safeAreaInsets == .zero)
      theatre.navigation.popViewController(animated: false)
      Headless.turn()
      #expect(top(theatre.a) == 91)
    }

    // Documented: hideShowBarDuration is the length of a bar's own way.
    @Test func theBarGoesByItself() {
      let theatre = NavigationTheatre()
      let bar = theatre.navigation.navigationBar
      theatre.navigation.setNavigationBarHidden(true, animated: true)
      #expect(theatre.navigation.isNavigationBarHidden && !bar.isHidden)
      Headless.advance(by: 0.1)
      let middle: CGFloat = bar.layer.presentation()?.frame.minY ?? 99
      #expect(middle < 46 && middle > -43 && !bar.isHidden)
      Headless.advance(by: 0.2)
      #expect(bar.isHidden && top(theatre.a) == 47)
      theatre.navigation.setNavigationBarHidden(false, animated: true)
      Headless.advance(by: 0.3)
      #expect(!bar.isHidden && bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
      #expect(top(theatre.a) == 91 && Headless.misuses.isEmpty)
    }

    // WWDC 2016, session 216: the bar takes part through the alongside animations.
    // [controllers 15.11]
    @Test func theBarGoesAlongside() {
      let theatre = NavigationTheatre()
      theatre.b.onWillAppear = { [navigation = theatre.navigation] in
        navigation.setNavigationBarHidden(true, animated: true)
      }
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.advance(by: 0.25)
      let bar = theatre.navigation.navigationBar
      #expect(!bar.isHidden && top(theatre.b) == 47)
      let middle: CGFloat = bar.layer.presentation()?.frame.minY ?? 99
      #expect(middle < 47)
      Headless.advance(by: 0.25)
      #expect(bar.isHidden && theatre.names == ["A", "B"])
    }

    // Taken back, the bar is where the setting says.
    @Test func aCancelledPopPutsTheBarWhereItWas() {
      let theatre = NavigationTheatre.ofTwo(directs: true)
      theatre.director.interactor = Interactor(theatre.director.animator)
      let navigation = theatre.navigation
      theatre.a.onWillAppear = { navigation.setNavigationBarHidden(true, animated: true) }
      theatre.b.onWillAppear = { navigation.setNavigationBarHidden(false, animated: true) }
      navigation.popViewController(animated: true)
      Headless.turn()
      theatre.director.animator.context?.cancelInteractiveTransition()
      theatre.director.animator.complete(false)
      Headless.advance(by: 1)
      #expect(!navigation.navigationBar.isHidden && navigation.navigationBar.frame.minY == 47)
      #expect(top(theatre.b) == 91)
      theatre.a.onWillAppear = {}
      theatre.b.onWillAppear = {}
    }

    // Observed: the items of both screens cross-fade. [controllers 15.11]
    @Test func theItemsCrossFade() {
      let theatre = NavigationTheatre()
      let bar = theatre.navigation.navigationBar
      let former = bar.content
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.advance(by: 0.05)
      let shown = [former, bar.content].map { $0?.layer.presentation()?.opacity ?? 9 }
      #expect(shown.allSatisfy { $0 > 0.01 && $0 < 0.99 })
      #expect(bar.topItem === theatre.b.navigationItem)
      Headless.advance(by: 1)
      #expect(former?.superview == nil && bar.content?.alpha == 1)
      #expect(bar.items == [theatre.a.navigationItem, theatre.b.navigationItem])
      #expect(bar.backItem === theatre.a.navigationItem)
    }

    // Documented: the back button carries the former screen's title, and pops.
    @Test func theBackButtonPops() throws {
      let theatre = NavigationTheatre.ofTwo()
      let button = try #require(theatre.navigation.navigationBar.content?.backButton)
      #expect(button.currentTitle == "A")
      theatre.a.navigationItem.backButtonTitle = "First"
      let renamed = try #require(theatre.navigation.navigationBar.content?.backButton)
      #expect(renamed.currentTitle == "First")
      renamed.sendActions(for: .primaryActionTriggered)
      #expect(theatre.names == ["A"])
      Headless.advance(by: 1)
      #expect(theatre.navigation.navigationBar.content?.backButton == nil)
      #expect(theatre.lines("delegate").last == "delegate.didShow A true")
    }

    // Documented: hidden, or replaced by a left item that does not supplement it.
    @Test func theBackButtonGivesWay() {
      let theatre = NavigationTheatre.ofTwo()
      let bar = theatre.navigation.navigationBar
      let item = theatre.b.navigationItem
      #expect(bar.content?.backButton != nil)
      item.setHidesBackButton(true, animated: false)
      #expect(bar.content?.backButton == nil)
      item.hidesBackButton = false
      item.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "X") { _ in })
      #expect(bar.content?.backButton == nil && item.leftBarButtonItems?.count == 1)
      item.leftItemsSupplementBackButton = true
      #expect(bar.content?.backButton != nil)
    }

    // Documented: an item takes its action's title, and sends it.
    @Test func anItemIsAButton() {
      let theatre = NavigationTheatre()
      var taps = 0
      let item = UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in taps += 1 })
      theatre.a.navigationItem.rightBarButtonItem = item
      Headless.turn()
      func button() -> UIButton? {
        theatre.navigation.navigationBar.content?.subviews.compactMap { $0 as? UIButton }.first
      }
      #expect(button()?.currentTitle == "Add" && item.title == "Add")
      button()?.sendActions(for: .primaryActionTriggered)
      item.isEnabled = false
      #expect(button()?.isEnabled == false && taps == 1)
      let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      theatre.a.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
      Headless.turn()
      #expect(custom.window != nil && button() == nil)
    }

    @Test func theTitleFollows() {
      let theatre = NavigationTheatre()
      theatre.a.title = "Other"
      #expect(theatre.a.navigationItem.title == "Other")
      #expect(theatre.navigation.navigationBar.content?.item === theatre.a.navigationItem)
      let view = UIView()
      theatre.a.navigationItem.titleView = view
      #expect(view.isDescendant(of: theatre.navigation.navigationBar))
    }

    // UIKit throws: the controller owns the items of its bar.
    @Test func theItemsBelongToTheController() {
      let theatre = NavigationTheatre()
      theatre.navigation.navigationBar.items = []
      #expect(Headless.takeMisuses().map(\.kind) == [.managedNavigationBar])
      #expect(theatre.navigation.navigationBar.topItem === theatre.a.navigationItem)
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
      #expect(bar.topItem?.title == "Two" && bar.backItem?.title == "One")
    }
  }
}
