import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What lies under a bar moves with its screen where it is seen through the bar, and is left out where the bar
  /// hides it.
  @MainActor @Suite struct SeeThroughBarTests {
    private final class List: UIViewController {
      let scroll = UIScrollView()
      override func loadView() {
        scroll.contentSize = CGSize(width: 390, height: 3000)
        scroll.backgroundColor = .white
        view = scroll
      }
    }

    enum Look: CaseIterable, Sendable {
      /// The default since iOS 15: clear at the edge of the content.
      case atEdge
      case scrolled
      case colored
      case clear
      case glass

      var hides: Bool { self == .scrolled || self == .colored }
    }

    enum Change: CaseIterable, Sendable { case push, pop, tab }

    @MainActor private final class House {
      let tabs = UITabBarController()
      let (first, second, other) = (List(), List(), List())
      let stack: UINavigationController
      let window: UIWindow
      let controller: TransitionController

      init(_ look: Look, _ change: Change, _ preset: TransitionPreset) {
        Headless.barsFloat = look == .glass
        stack = UINavigationController(rootViewController: first)
        let (navigation, tab) = (UINavigationBarAppearance(), UITabBarAppearance())
        switch look {
        case .atEdge, .glass: break
        case .scrolled: break
        case .colored:
          for appearance in [navigation, tab] { appearance.configureWithOpaqueBackground() }
          stack.navigationBar.scrollEdgeAppearance = navigation
          tabs.tabBar.scrollEdgeAppearance = tab
        case .clear:
          for appearance in [navigation, tab] { appearance.configureWithTransparentBackground() }
          stack.navigationBar.standardAppearance = navigation
          tabs.tabBar.standardAppearance = tab
        }
        tabs.viewControllers = [stack, other]
        window = Headless.makeWindow()
        window.rootViewController = tabs
        if change == .pop { stack.pushViewController(second, animated: false) }
        Headless.advance(by: 0.1)
        controller =
          change == .tab
          ? tabs.setTransition(.preset(preset), gesture: .pullLeftRight)!
          : stack.setTransition(.preset(preset), gesture: .leadingEdge)!
        for list in [first, second, other] {
          list.loadViewIfNeeded()
          switch look {
          // At its edges, which for a bar at the bottom is the end of the content.
          case .atEdge: list.scroll.contentSize.height = 100
          case .scrolled, .clear, .glass:
            list.scroll.contentOffset.y = 900
          case .colored: break
          }
        }
      }

      func perform(_ change: Change) {
        switch change {
        case .push: stack.pushViewController(second, animated: true)
        case .pop: stack.popViewController(animated: true)
        case .tab: tabs.selectedIndex = 1
        }
        Headless.turn()
      }
    }

    @Test(arguments: Look.allCases, Change.allCases)
    func aScreenIsCutWhereABarHidesIt(look: Look, change: Change) throws {
      for preset in [TransitionPreset.slide, .full, .overlay, .hang, .fall, .scale] {
        Headless.reset()
        let house = House(look, change, preset)
        if look == .scrolled { house.second.scroll.contentOffset.y = 900 }
        house.perform(change)
        let geometry = try #require(house.controller.run?.geometry)
        let top: CGFloat = change == .tab ? 0 : 91
        let expected = UIEdgeInsets(
          top: look.hides ? top : 0, left: 0, bottom: look.hides ? 83 : 0, right: 0)
        let message = Comment(rawValue: "\(preset)")
        #expect(geometry.bars == expected, message)
        #expect(geometry.backBars == expected, message)
        Headless.advance(by: 0.15)
        for role in [Choreography.Role.front, .back] {
          guard let view = house.controller.run?.stage.views[role],
            let pose = house.controller.run?.playback?.choreography.pose(of: role, at: 0.5)
          else { continue }
          if !look.hides { #expect(view.layer.mask == nil, message) }
          if !look.hides, preset == .slide { #expect(pose.cutTop == 0 && pose.cutBottom == 0) }
        }
        Headless.advance(by: 2)
        #expect(house.controller.run == nil, message)
      }
    }

    /// Safe area that an app has added, for a player of its own, hides nothing.
    @Test func anAppsOwnInsetsCutNothing() throws {
      let house = House(.atEdge, .push, .slide)
      let extra = UIEdgeInsets(top: 30, left: 0, bottom: 64, right: 0)
      for list in [house.first, house.second] { list.additionalSafeAreaInsets = extra }
      house.perform(.push)
      #expect(try #require(house.controller.run?.geometry).bars == .zero)
      Headless.advance(by: 2)
      let hidden = House(.colored, .push, .slide)
      for list in [hidden.first, hidden.second] { list.additionalSafeAreaInsets = extra }
      hidden.perform(.push)
      let geometry = try #require(hidden.controller.run?.geometry)
      #expect(geometry.bars == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
      Headless.advance(by: 2)
    }

    /// The two screens of a push may have different bars.
    @Test func eachScreenHasItsOwnBar() throws {
      let house = House(.colored, .push, .slide)
      house.second.navigationItem.scrollEdgeAppearance = {
        let clear = UINavigationBarAppearance()
        clear.configureWithTransparentBackground()
        return clear
      }()
      house.perform(.push)
      let push = try #require(house.controller.run?.geometry)
      #expect(push.bars.top == 0 && push.backBars.top == 91)
      Headless.advance(by: 2)
      house.perform(.pop)
      let pop = try #require(house.controller.run?.geometry)
      #expect(pop.bars.top == 0 && pop.backBars.top == 91)
      Headless.advance(by: 2)
    }

    /// A bar that the app has hidden, or faded, hides nothing; nor does one that leaves with a screen.
    @Test func aBarThatIsNotSeenHidesNothing() throws {
      let house = House(.colored, .push, .slide)
      house.stack.navigationBar.alpha = 0
      house.second.hidesBottomBarWhenPushed = true
      house.perform(.push)
      let geometry = try #require(house.controller.run?.geometry)
      #expect(geometry.bars == .zero)
      #expect(geometry.backBars == UIEdgeInsets(top: 0, left: 0, bottom: 83, right: 0))
      Headless.advance(by: 2)
    }

    /// An effect in a screen that leaves is under no mask, whatever cuts the screen.
    @Test(arguments: [Change.push, .pop, .tab], [TransitionPreset.slide, .full, .overlay, .scale])
    func anEffectIsNeverMasked(change: Change, preset: TransitionPreset) {
      for isCancelled in [false, true] {
        Headless.reset()
        let house = House(.colored, change, preset)
        for list in [house.first, house.second, house.other] {
          let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
          blur.frame = CGRect(x: 20, y: 300, width: 200, height: 60)
          list.view.addSubview(blur)
        }
        Headless.advance(by: 0.1)
        let leaving = change == .pop ? house.second : house.first
        let container = (change == .tab ? house.stack : leaving).view.superview
        house.perform(change)
        Headless.advance(by: 0.12)
        if isCancelled { _ = house.controller.run?.turn(change == .pop ? .opening : .closing) }
        Headless.advance(by: 2)
        let masked = Headless.takeMisuses().filter { $0.kind == .effectMasked }
        #expect(masked.isEmpty, "\(isCancelled)")
        #expect(house.controller.run == nil)
        let stays = isCancelled ? (change == .tab ? house.stack : leaving) : nil
        if let stays { #expect(stays.view.superview === container) }
        #expect(leaving.view.window == nil || isCancelled)
      }
    }

    /// Once a finger has let go, the bar's items go where the screens go.
    @Test(arguments: [true, false])
    func theBarFollowsTheRelease(completes: Bool) throws {
      let house = House(.atEdge, .pop, .slide)
      house.first.title = "first"
      house.second.title = "second"
      let controller = house.controller
      let (from, to) = (CGPoint(x: 2, y: 400), CGPoint(x: completes ? 240 : 150, y: 400))
      Headless.play(.drag(from: from, to: to, over: 0.5), in: house.window)
      Headless.advance(by: 0.63)
      let run = try #require(controller.run)
      #expect(run.playback?.isPlaying == true)
      var shares: [CGFloat] = []
      // What UIKit goes by: the last that it has been told.
      var told: CGFloat?
      while controller.run != nil, shares.count < 120 {
        shares.append(incoming(in: house.stack))
        told = house.stack.transitionCoordinator?.percentComplete ?? told
        Headless.advance(by: 1 / 60)
      }
      let steps = zip(shares, shares.dropFirst()).map { abs($1 - $0) }
      #expect(shares.count > 8)
      #expect(steps.max() ?? 1 < 0.3, "\(shares)")
      #expect(abs((told ?? 9) - (completes ? 1 : 0)) < 0.05, "\(told ?? 9)")
      // It is there when the screens are.
      #expect(abs((shares.last ?? 9) - (completes ? 1 : 0)) < 0.05, "\(shares)")
      #expect(
        house.stack.navigationBar.topItem?.title == (completes ? "first" : "second"))
      #expect(Headless.takeMisuses().isEmpty)
    }

    /// Caught and sent the other way, as often as one likes: the bar has the items of the screen that is there.
    /// https://openradar.appspot.com/38182194
    @Test(
      arguments: [
        [true], [false], [false, true], [true, false], [false, true, false], [true, false, true],
        [false, false, true], [true, true, false],
      ], [Change.push, .pop])
    func theBarsItemsAreThoseOfTheScreen(releases: [Bool], change: Change) throws {
      let house = House(.atEdge, change, .slide)
      (house.first.title, house.second.title) = ("first", "second")
      house.perform(change)
      let run = try #require(house.controller.run)
      for completes in releases {
        Headless.advance(by: 0.08)
        #expect(run.hold())
        run.move(to: RunPosition(fraction: 0.5))
        Headless.advance(by: 0.05)
        run.release(
          closes: completes == (run.direction == .closing), velocity: RunPosition(fraction: 0),
          isCarried: false, because: .released)
      }
      Headless.advance(by: 2)
      #expect(house.controller.run == nil)
      let isSecond = releases.last == (change == .push)
      let bar = house.stack.navigationBar
      #expect(bar.topItem?.title == (isSecond ? "second" : "first"))
      #expect(bar.items?.count == (isSecond ? 2 : 1))
      #expect(incoming(in: house.stack) == 1)
      #expect(house.stack.viewControllers.count == (isSecond ? 2 : 1))
    }

    /// The share at which the bar shows the item of the screen that comes.
    private func incoming(in stack: UINavigationController) -> CGFloat {
      let contents = stack.navigationBar.subviews.filter {
        String(describing: type(of: $0)) == "NavigationBarContent"
      }
      return CGFloat(contents.last?.layer.presentation()?.opacity ?? 0)
    }
  }
}
