import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The mini player of Recipes, with two stacks in its tabs.
  @MainActor @Suite struct RecipePlayerTests {
    private typealias Player = MiniPlayerRecipe.PlayerViewController

    private let window = Headless.makeWindow()
    private let main = MiniPlayerRecipe.MainViewController()
    private let stacks = (0..<2).map { _ in
      UINavigationController(rootViewController: UIViewController())
    }
    private let reports = Reports()

    init() {
      let bar = main.miniPlayer
      bar.cover.image = ElementsController.image
      // Takes the place of a selector.
      bar.pan.addHeadlessTarget { [unowned bar] recognizer in
        if let pan = recognizer as? UIPanGestureRecognizer { bar.openByFinger(pan) }
      }
      for stack in stacks { stack.topViewController?.view.backgroundColor = .white }
      main.tabs.viewControllers = stacks
      window.rootViewController = main
      Headless.advance(by: 0.1)
    }

    private var player: Player? { main.presentedViewController as? Player }

    private var controller: TransitionController? {
      player.flatMap(TransitionController.installed(on:))
    }

    private var bar: CGRect { main.miniPlayer.view.convert(main.miniPlayer.view.bounds, to: nil) }

    private func settle() { Headless.advance(by: 1.5) }

    private func tapBar() {
      Headless.play(.tap(at: CGPoint(x: bar.midX, y: bar.midY)), in: window)
      Headless.advance(by: 0.15)
    }

    /// Drags from the bar and rests; the finger stays down.
    private func dragBar(by way: CGVector) {
      let start = CGPoint(x: bar.midX, y: bar.midY)
      window.play([
        .down(start), .move(to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), over: 0.4),
        .hold(0.2),
      ])
    }

    /// Nothing is left of the player, and the bar can be tapped and seen.
    private func expectBarAtRest() {
      #expect(main.presentedViewController == nil && main.view.window === window)
      let (view, cover) = (main.miniPlayer.view!, main.miniPlayer.cover)
      for view in [view, cover] {
        #expect(view.window === window && !view.isHidden && view.alpha == 1)
        #expect(view.layer.opacity == 1 && view.transform == .identity)
      }
      #expect(window.hitTest(CGPoint(x: bar.midX, y: bar.midY), with: nil) === view)
    }

    private func end() {
      #expect(reports.all == [])
      window.isHidden = true
    }

    @Test func theBarLiesBetweenThePageAndTheTabBar() {
      let tabBar = main.tabs.tabBar.convert(main.tabs.tabBar.bounds, to: nil)
      #expect(bar == CGRect(x: 0, y: tabBar.minY - 64, width: 390, height: 64))
      for stack in stacks {
        main.tabs.selectedViewController = stack
        Headless.advance(by: 0.2)
        let page = stack.topViewController!.view!
        #expect(844 - page.safeAreaInsets.bottom == bar.minY)
      }
      end()
    }

    enum Close: CaseIterable, Sendable { case call, pull }

    /// Opened by a tap, closed by code or a finger: the cover flies both ways.
    @Test(arguments: Close.allCases) func aTapOpensThePlayerAndTheCoverFlies(close: Close) throws {
      for _ in 0..<2 {
        tapBar()
        let controller = try #require(controller)
        var endings: [TransitionEnding] = []
        controller.onEnd { endings.append($1) }
        #expect(controller.run?.direction == .opening)
        #expect(controller.takeAlongReport["playing"] == .flown)
        settle()
        let player = try #require(player)
        #expect(player.view.window === window && main.view.window == nil)
        #expect(player.cover.alpha == 1 && player.cover.layer.opacity == 1)
        if close == .call {
          player.dismiss(animated: true)
          Headless.advance(by: 0.05)
        } else {
          window.play([
            .down(CGPoint(x: 195, y: 500)), .move(to: CGPoint(x: 215, y: 760), over: 0.3),
            .hold(0.2),
          ])
          #expect(controller.run?.playback?.isHeld == true)
        }
        #expect(controller.run?.direction == .closing)
        #expect(controller.takeAlongReport["playing"] == .flown)
        if close == .pull { window.play([.lift]) }
        settle()
        #expect(endings == [.committed, .committed] && player.view.window == nil)
        expectBarAtRest()
      }
      end()
    }

    /// A short pull lets the player fall back, and a longer one closes it then.
    @Test func aShortPullChangesNothing() throws {
      tapBar()
      settle()
      let controller = try #require(controller)
      var endings: [TransitionEnding] = []
      controller.onEnd { endings.append($1) }
      for way: CGFloat in [60, 300] {
        window.play([
          .down(CGPoint(x: 195, y: 500)), .move(to: CGPoint(x: 195, y: 500 + way), over: 0.3),
          .hold(0.2), .lift,
        ])
        settle()
        #expect((player == nil) == (way == 300))
      }
      #expect(endings == [.cancelled(.released), .committed])
      expectBarAtRest()
      end()
    }

    /// What becomes of a finger that has drawn the player out of the bar.
    enum Lift: CaseIterable, Sendable { case far, near, comesBack, taken }

    @Test(arguments: Lift.allCases) func aFingerDrawsThePlayerOutOfTheBar(lift: Lift) throws {
      dragBar(by: CGVector(dx: 0, dy: lift == .near ? -60 : -450))
      let held = try #require(player)
      let controller = try #require(controller)
      var endings: [TransitionEnding] = []
      controller.onEnd { endings.append($1) }
      #expect(controller.run?.playback?.isHeld == true)
      #expect(controller.takeAlongReport["playing"] == .flown)
      switch lift {
      case .far, .near: window.play([.lift])
      case .comesBack:
        window.play([
          .move(to: CGPoint(x: bar.midX, y: 724), over: 0.4), .hold(0.2), .lift,
        ])
      case .taken: Headless.cancelTouches()
      }
      settle()
      if lift == .far {
        #expect(endings == [.committed] && player === held)
        held.dismiss(animated: true)
      } else {
        #expect(endings.count == 1 && endings != [.committed] && held.view.window == nil)
        expectBarAtRest()
        // The bar opens all the same.
        if lift == .taken { window.play([.lift]) }
        tapBar()
        settle()
        #expect(player != nil && player !== held)
        player?.dismiss(animated: true)
      }
      settle()
      expectBarAtRest()
      end()
    }

    @Test(arguments: [CGVector(dx: 150, dy: 0), CGVector(dx: -150, dy: 0), CGVector(dx: 0, dy: 60)])
    func aDragAlongTheBarOrDownOpensNothing(way: CGVector) {
      dragBar(by: way)
      #expect(player == nil)
      window.play([.lift])
      settle()
      expectBarAtRest()
      end()
    }

    /// Caught as it comes: a finger that only rests lets it come, one that throws it sends it back.
    @Test(arguments: [false, true]) func thePlayerIsCaughtInTheAir(isThrownBack: Bool) throws {
      tapBar()
      let controller = try #require(controller)
      var endings: [TransitionEnding] = []
      controller.onEnd { endings.append($1) }
      window.play([.down(CGPoint(x: 195, y: 400))])
      #expect(controller.run?.playback?.isHeld == true)
      if isThrownBack {
        window.play([.move(to: CGPoint(x: 195, y: 750), over: 0.25), .lift])
      } else {
        window.play([.hold(0.6), .lift])
      }
      settle()
      #expect(endings.count == 1 && (endings == [.committed]) == !isThrownBack)
      #expect((player == nil) == isThrownBack)
      if !isThrownBack {
        player?.dismiss(animated: true)
        settle()
      }
      expectBarAtRest()
      end()
    }

    /// Beside the bar, tabs change, screens are pushed, and others are presented.
    @Test func theTabsBehindStayAlive() throws {
      let place = bar
      let tabBar = main.tabs.tabBar
      Headless.play(
        .tap(at: tabBar.convert(CGPoint(x: tabBar.bounds.width * 0.75, y: 24), to: nil)),
        in: window)
      Headless.advance(by: 0.5)
      #expect(main.tabs.selectedIndex == 1)
      let page = UIViewController()
      page.view.backgroundColor = .white
      stacks[1].push(page, using: .slide)
      Headless.advance(by: 0.1)
      #expect(main.miniPlayer.view.window === window && bar == place)
      settle()
      let card = UIViewController()
      page.present(card, using: .overlay)
      settle()
      #expect(card.view.window === window && main.presentedViewController === card)
      card.dismiss(animated: true)
      settle()
      // The player comes and goes over the page.
      tapBar()
      settle()
      #expect(player?.view.window === window)
      player?.dismiss(animated: true)
      settle()
      expectBarAtRest()
      #expect(bar == place && stacks[1].topViewController === page && page.view.window === window)
      window.play([
        .down(CGPoint(x: 1, y: 300)), .move(to: CGPoint(x: 300, y: 300), over: 0.3), .hold(0.2),
        .lift,
      ])
      settle()
      #expect(stacks[1].viewControllers.count == 1 && page.view.window == nil)
      end()
    }
  }
}
