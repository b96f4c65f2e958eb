import Testing
@testable import UIKit

extension All {
  @MainActor @Suite struct BarTests {
    init() { Headless.reset() }

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

    // Documented: UIPopoverPresentationControllerSourceItem.frame(in:), UIMenuLeaf.performWithSender(_:target:).
    @Test func anItemTellsItsPlaceAndPerformsItsAction() throws {
      var senders: [Any?] = []
      let action = UIAction(title: "Add") { senders.append($0.sender) }
      let screen = UIViewController()
      let item = UIBarButtonItem(primaryAction: action)
      screen.navigationItem.rightBarButtonItem = item
      let window = Headless.makeWindow()
      #expect(item.frame(in: window) == nil)
      let stack = UINavigationController(rootViewController: screen)
      window.rootViewController = stack
      Headless.advance(by: 0.1)
      let frame = try #require(item.frame(in: window))
      let bar = stack.navigationBar.convert(stack.navigationBar.bounds, to: window)
      #expect(bar.contains(frame) && frame.midX > bar.midX)
      Headless.play(.tap(at: CGPoint(x: frame.midX, y: frame.midY)), in: window)
      Headless.advance(by: 0.1)
      #expect(senders.count == 1 && senders[0] as? UIBarButtonItem === item)
      action.performWithSender(nil, target: nil)
      #expect(senders.count == 2)
    }

    // Documented: UINavigationItem.backAction replaces the action of the back button.
    @Test func anActionReplacesThePop() {
      let (root, top) = (UIViewController(), UIViewController())
      let stack = UINavigationController(rootViewController: root)
      let window = Headless.makeWindow()
      window.rootViewController = stack
      stack.pushViewController(top, animated: false)
      var count = 0
      top.navigationItem.backAction = UIAction { _ in count += 1 }
      Headless.advance(by: 0.1)
      let back = stack.navigationBar.convert(CGPoint(x: 30, y: 22), to: nil)
      Headless.play(.tap(at: back), in: window)
      Headless.advance(by: 1)
      #expect(count == 1 && stack.topViewController === top)
      top.navigationItem.backAction = nil
      Headless.play(.tap(at: back), in: window)
      Headless.advance(by: 1)
      #expect(count == 1 && stack.topViewController === root)
    }
  }
}
