import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Screens that begin below an opaque bar and end above one: each keeps its own place in a run, and
  /// everything ends as with the system's transition.
  @MainActor @Suite struct OpaqueBarTests {
    /// A stack in tabs, with a toolbar, below and above bars that hide what is behind them.
    @MainActor final class House {
      let inner = StackHouse(isTranslucent: false)
      let tabs = UITabBarController()

      /// - Parameter extends: Whether the screen that comes lies below the bars all the same.
      init(extends: Bool = false) {
        inner.window.rootViewController = nil
        tabs.tabBar.isTranslucent = false
        tabs.viewControllers = [inner.stack, UIViewController()]
        inner.window.rootViewController = tabs
        inner.guest.extendedLayoutIncludesOpaqueBars = extends
        Headless.advance(by: 0.1)
        inner.log.clear()
      }

      var bars: [String] {
        let views: [UIView?] = [
          inner.stack.navigationBar, inner.stack.toolbar, tabs.tabBar,
        ]
        return views.compactMap { $0 }.map {
          "\($0.convert($0.bounds, to: nil)) \($0.isHidden) \($0.transform.isIdentity)"
        }
      }

      var state: [String] { inner.state + bars }

      /// The place of a screen's content in the window, by the model.
      func place(of screen: UIViewController) -> CGRect? {
        screen.viewIfLoaded.map { $0.convert($0.bounds, to: nil) }
      }
    }

    struct Case: CustomTestStringConvertible, Sendable {
      let preset: TransitionPreset
      let isPush: Bool
      let extends: Bool
      let outcome: StackHouse.Outcome
      var testDescription: String {
        "\(preset) \(isPush ? "push" : "pop") \(extends ? "below" : "beside") \(outcome)"
      }

      static var all: [Case] {
        TransitionPreset.allCases.flatMap { preset in
          [StackHouse.Outcome.animated, .cancelled, .turned].flatMap { outcome in
            [(true, false), (true, true), (false, true)].map {
              Case(preset: preset, isPush: $0.0, extends: $0.1, outcome: outcome)
            }
          }
        }
      }
    }

    private func play(_ plan: Case, with preset: TransitionPreset?) -> [String] {
      let house = House(extends: plan.extends)
      let inner = house.inner
      if !plan.isPush {
        inner.perform(.push, animated: false)
        inner.settle()
      }
      let controller = preset.map { inner.stack.setTransition(.preset($0))! }
      let before = house.place(of: plan.isPush ? inner.screens[2] : inner.guest)
      inner.perform(plan.isPush ? .push : .pop)
      Headless.advance(by: 0.1)
      if let controller {
        let (leaving, arriving) =
          plan.isPush ? (inner.screens[2], inner.guest) : (inner.guest, inner.screens[2])
        let below = CGRect(x: 0, y: 0, width: 390, height: 844)
        let beside = CGRect(x: 0, y: 91, width: 390, height: 670)
        // Models rest all the time, each at its own place.
        #expect(house.place(of: leaving) == before)
        #expect(
          house.place(of: arriving) == (arriving === inner.guest && plan.extends ? below : beside))
        if plan.outcome == .cancelled {
          controller.run?.turn(plan.isPush ? .closing : .opening)
        }
      }
      if plan.outcome == .turned { inner.rotate() }
      inner.settle()
      return house.state
    }

    @Test(arguments: Case.all) func screensEndAsWithTheSystemsTransition(plan: Case) {
      let ours = play(plan, with: plan.preset)
      guard plan.outcome == .cancelled else {
        #expect(ours == play(plan, with: nil))
        return
      }
      let untouched = House(extends: plan.extends)
      if !plan.isPush {
        untouched.inner.perform(.push, animated: false)
        untouched.inner.settle()
      }
      #expect(ours == untouched.state)
    }

    /// In the first frame nothing has moved yet, and in the last one nothing moves any more.
    @Test(arguments: TransitionPreset.allCases, [true, false])
    func screensDoNotJumpAtEitherEnd(preset: TransitionPreset, extends: Bool) throws {
      let house = House(extends: extends)
      let inner = house.inner
      let controller = inner.stack.setTransition(.preset(preset))!
      func seen(_ screen: UIViewController) -> CGPoint? {
        guard let view = screen.viewIfLoaded, let window = view.window else { return nil }
        let layer = view.layer.presentation() ?? view.layer
        return layer.convert(CGPoint.zero, to: window.layer.presentation() ?? window.layer)
      }
      let (leaving, arriving) = (inner.screens[2], inner.guest)
      let before = try #require(seen(leaving))
      inner.perform(.push)
      let playback = try #require(controller.run?.playback)
      #expect(controller.run?.hold() == true)
      controller.run?.move(to: RunPosition(fraction: 0))
      Headless.turn()
      let first = try #require(seen(leaving))
      #expect(abs(first.x - before.x) < 0.5 && abs(first.y - before.y) < 0.5)
      controller.run?.move(to: RunPosition(fraction: 1))
      Headless.turn()
      let last = try #require(seen(arriving))
      #expect(playback.isHeld)
      #expect(abs(last.x) < 0.5 && abs(last.y - (extends ? 0 : 91)) < 0.5)
      controller.run?.resume()
      inner.settle()
    }

    @Test(arguments: TransitionPreset.allCases, [0.2, 0.8]) func aFingerPops(
      preset: TransitionPreset, share: CGFloat
    ) {
      let house = House(extends: true)
      let inner = house.inner
      inner.perform(.push, animated: false)
      inner.settle()
      let before = house.state
      inner.stack.setTransition(.preset(preset))
      inner.swipeBack(by: share, lifts: false)
      #expect(house.place(of: inner.screens[2])?.minY == 91)
      #expect(house.place(of: inner.guest)?.minY == 0)
      inner.play([.lift])
      inner.settle()
      #expect(share < 0.5 ? house.state == before : house.state == House(extends: true).state)
    }

    @Test(arguments: TransitionPreset.allCases) func tabsChangeAboveAnOpaqueBar(
      preset: TransitionPreset
    ) {
      func state(_ preset: TransitionPreset?, cancels: Bool = false) -> [String] {
        let house = TabsHouse()
        house.tabs.tabBar.isTranslucent = false
        house.screens[2].extendedLayoutIncludesOpaqueBars = true
        Headless.turn()
        if let preset {
          house.tabs.setTransition(.preset(preset), gesture: .pullLeftRight)
        }
        guard !cancels else {
          house.drag(by: -30)
          house.settle()
          return house.state
        }
        house.tabs.selectedIndex = 2
        Headless.advance(by: 0.1)
        let frames = [1, 2].compactMap { house.screens[$0].viewIfLoaded }.map {
          $0.convert($0.bounds, to: nil).maxY
        }
        if preset != nil { #expect(frames == [761, 844]) }
        house.settle()
        return house.state
      }
      #expect(state(preset) == state(nil))
      let fresh = TabsHouse()
      fresh.tabs.tabBar.isTranslucent = false
      Headless.turn()
      #expect(state(preset, cancels: true) == fresh.state)
    }

    // MARK: Toolbars

    /// A screen that wants no bar at the bottom is pushed, begins to be popped, and is popped.
    @Test(arguments: TransitionPreset.allCases, [true, false]) func toolbarsEndAsTheSystemsDo(
      preset: TransitionPreset, isInTabs: Bool
    ) {
      func states(_ preset: TransitionPreset?) -> [[String]] {
        let house = StackHouse()
        let toolbar = house.stack.toolbar
        let tabs = UITabBarController()
        if isInTabs {
          house.window.rootViewController = nil
          tabs.viewControllers = [house.stack, UIViewController()]
          house.window.rootViewController = tabs
        }
        house.screens[2].toolbarItems = [
          UIBarButtonItem(primaryAction: UIAction(title: "Share") { _ in })
        ]
        house.guest.hidesBottomBarWhenPushed = true
        house.stack.setToolbarHidden(false, animated: false)
        Headless.turn()
        func bars() -> [String] {
          let frame = toolbar.map { $0.convert($0.bounds, to: nil) } ?? .null
          return house.state + [
            "\(frame) \(toolbar?.isHidden == true) \(toolbar?.items?.count ?? 0)",
            "\(tabs.tabBar.frame)", "\(house.stack.topViewController!.view.safeAreaInsets)",
          ]
        }
        let controller = house.stack.setTransition(preset.map { .preset($0) } ?? .system)
        var states = [bars()]
        house.perform(.push)
        house.settle()
        states.append(bars())
        if let controller {
          house.perform(.pop)
          Headless.advance(by: 0.1)
          controller.run?.turn(.opening)
          house.settle()
          #expect(bars() == states[1])
        }
        house.perform(.pop)
        house.settle()
        states.append(bars())
        #expect(states[2] == states[0])
        return states
      }
      #expect(states(preset) == states(nil))
    }

    /// The ways in which a stack leaves its window in the middle of a run.
    enum Leave: CaseIterable, Sendable { case tab, cover, root }

    private func leave(_ leave: Leave, _ house: House) {
      switch leave {
      case .tab: house.tabs.selectedIndex = 1
      case .cover:
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        house.tabs.present(cover, animated: false)
      case .root: house.inner.window.rootViewController = UIViewController()
      }
      Headless.advance(by: 1.5)
    }

    private func comeBack(_ leave: Leave, _ house: House) {
      switch leave {
      case .tab: house.tabs.selectedIndex = 0
      case .cover: house.tabs.dismiss(animated: false)
      case .root: house.inner.window.rootViewController = house.tabs
      }
      Headless.advance(by: 1.5)
    }

    /// Without a window there is no safe area: the screens keep the frames that they had.
    @Test(arguments: TransitionPreset.allCases, Leave.allCases)
    func aRunWhoseStackLeavesTheWindowEndsAsWithoutAnimation(
      preset: TransitionPreset, way: Leave
    ) {
      for action in [StackHouse.Action.push, .pop, .popToRoot] {
        for seconds in [1.0 / 60, 0.15] {
          let (house, still) = (House(), House())
          house.inner.stack.setTransition(.preset(preset))
          house.inner.perform(action)
          Headless.advance(by: seconds)
          leave(way, house)
          comeBack(way, house)
          still.inner.perform(action, animated: false)
          leave(way, still)
          comeBack(way, still)
          #expect(house.state == still.state, "\(action) \(seconds)")
          house.inner.stack.popToRootViewController(animated: false)
          still.inner.stack.popToRootViewController(animated: false)
          Headless.advance(by: 1)
          #expect(house.state == still.state, "\(action) \(seconds), at the root")
        }
      }
    }

    /// The shadow lies around the screen, in the points of a container whose origin is under the bar.
    @Test(arguments: [0.1, 0.3]) func theShadowLiesAroundTheScreen(time: TimeInterval) throws {
      let house = House()
      house.inner.stack.push(house.inner.guest, using: .slide)
      Headless.advance(by: time)
      let wrapper = try #require(
        TransitionController.installed(on: house.inner.guest)?.run?.stage.views[.front]
          as? WrapperView)
      let path = try #require(wrapper.layer.presentation()?.shadowPath)
      let shown = try #require(wrapper.contentContainer.layer.presentation())
      #expect(wrapper.bounds.minY > 0 && path.boundingBoxOfPath.distance(to: shown.frame) < 1)
      house.inner.settle()
    }
  }
}
