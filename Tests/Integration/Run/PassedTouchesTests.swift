import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Behind a card that passes touches, as a small player does, everything works. UIKit answers with the card as
  /// `presentedViewController` of all controllers behind.
  @MainActor @Suite struct PassedTouchesTests {
    private func openPlayer(over root: UIViewController, in window: UIWindow) -> UIViewController {
      let player = UIViewController()
      player.view.backgroundColor = .gray
      root.present(player, using: .sheet(height: .points(64), passesTouches: true))
      Headless.advance(by: 1.5)
      return player
    }

    @Test(arguments: [true, false]) func aSwipeBehindThePlayerPops(isForAll: Bool) {
      let house = StackHouse()
      if isForAll { house.stack.setTransition(.slide) }
      _ = openPlayer(over: house.stack, in: house.window)
      if isForAll {
        house.stack.pushViewController(house.guest, animated: true)
      } else {
        house.stack.push(house.guest, using: .slide)
      }
      house.settle()
      house.swipeBack(by: 0.1)
      house.settle()
      #expect(house.stack.viewControllers.count == 4)
      house.swipeBack(by: 0.8)
      house.settle()
      #expect(house.stack.viewControllers.count == 3)
    }

    @Test func codeBehindThePlayerMovesThePop() throws {
      let house = StackHouse()
      _ = openPlayer(over: house.stack, in: house.window)
      let controller = try #require(house.stack.push(house.guest, using: .slide))
      house.settle()
      let dismissal = try #require(controller.beginDismissal())
      Headless.advance(by: 0.1)
      dismissal.update(0.5)
      dismissal.finish()
      house.settle()
      #expect(house.stack.viewControllers.count == 3)
    }

    @Test func aDragBehindThePlayerChangesTabs() {
      let house = TabsHouse()
      house.tabs.setTransition(.slide, gesture: .pullLeftRight)
      _ = openPlayer(over: house.tabs, in: house.window)
      let index = house.tabs.selectedIndex
      house.drag(by: -300)
      house.settle()
      #expect(house.tabs.selectedIndex == index + 1)
    }

    @Test func aDragBehindThePlayerBringsTheFormerChildBack() {
      let house = ChildrenHouse()
      _ = house.swap(.slide, gesture: .leadingEdge)
      Headless.advance(by: 1.5)
      _ = openPlayer(over: house.parent, in: house.window)
      let home = TransitionController.installed(on: house.new)?.home
      #expect(home?.isDismissible == true)
      home?.dismiss()
      Headless.advance(by: 1.5)
      #expect(house.old.view.window != nil && house.new.view.superview == nil)
    }

    /// What covers the screen, and takes its touches, does refuse: a card, and a screen above the player.
    @Test(arguments: [true, false]) func aCoveredStackIsNotSwiped(isAbovePlayer: Bool) throws {
      let house = StackHouse()
      let controller = try #require(house.stack.setTransition(.slide))
      let cover = UIViewController()
      cover.modalPresentationStyle = .overFullScreen
      let presenter: UIViewController =
        isAbovePlayer ? openPlayer(over: house.stack, in: house.window) : house.stack
      presenter.present(cover, animated: false)
      Headless.advance(by: 0.5)
      #expect(controller.home?.isDismissible == false && controller.beginDismissal() == nil)
    }

    /// UIKit lets only the player present: what is in sight below takes part all the same. It is seen once, although the
    /// screen below is shown by a picture, and nothing of the run itself counts as lying in front of it.
    @Test(arguments: [ViewControllerTransition.full, .slide, .fade])
    func aPictureBehindThePlayerFlies(transition: ViewControllerTransition) throws {
      let (window, root, photo) = (
        Headless.makeWindow(), UIViewController(), UIViewController()
      )
      window.rootViewController = root
      Headless.advance(by: 0.1)
      let views = [root, photo].map { screen in
        let picture = UIView(frame: CGRect(x: 40, y: 200, width: 120, height: 120))
        picture.backgroundColor = .red
        picture.takeAlongKey = "picture"
        screen.view.backgroundColor = .white
        screen.view.addSubview(picture)
        return picture
      }
      let player = openPlayer(over: root, in: window)
      let controller = try #require(player.present(photo, using: transition))
      for closes in [false, true] {
        if closes { photo.dismiss(animated: true) }
        Headless.turn()
        Headless.advance(by: 0.1)
        #expect(controller.takeAlongReport["picture"] == .flown)
        let run = try #require(controller.run)
        #expect(run.flight?.occluders.isEmpty == true)
        let picture = try #require(run.stage.views[.back])
        let patch = try #require(picture.subviews.last)
        #expect(patch.frame.contains(views[0].frame) && patch.backgroundColor == .white)
        Headless.advance(by: 2)
        #expect(views[1].alpha == 1 && patch.superview == nil)
      }
      #expect(views[0].alpha == 1 && root.presentedViewController === player)
    }

    private final class Page: UIViewController, TakeAlongScreen {
      private(set) var told: [String] = []

      func takeAlongWillFly(_ keys: [TakeAlongKey], opposite other: UIViewController) {
        told.append("will fly \(keys.map(\.name))")
      }

      func takeAlongDidLand(_ outcomes: [TakeAlongKey: TakeAlongOutcome]) {
        told.append("did land")
      }
    }

    /// While the player itself opens or closes, what lies behind it is the other screen, and no part of the player.
    @Test(arguments: [true, false]) func elementsBehindThePlayerAreNotItsOwn(isInBoth: Bool) throws
    {
      let (window, root, player) = (Headless.makeWindow(), Page(), Page())
      window.rootViewController = root
      Headless.advance(by: 0.1)
      for screen in isInBoth ? [root, player] : [root] {
        let picture = UIView(frame: CGRect(x: 40, y: 20, width: 40, height: 40))
        picture.backgroundColor = .red
        picture.takeAlongKey = "picture"
        screen.view.addSubview(picture)
      }
      let transition = ViewControllerTransition.sheet(height: .points(64), passesTouches: true)
      let controller = try #require(root.present(player, using: transition))
      for changes in 1...2 {
        if changes == 2 { player.dismiss(animated: true) }
        Headless.turn()
        Headless.advance(by: 0.1)
        #expect(controller.takeAlongReport["picture"] == (isInBoth ? .flown : .stayed(.noPartner)))
        Headless.advance(by: 1.5)
        for screen in [root, player] {
          let told = screen.told
          #expect(
            told
              == Array(repeating: ["will fly [\"picture\"]", "did land"], count: told.count / 2)
              .flatMap { $0 })
          #expect(isInBoth ? told.count == 2 * changes : told.count <= 2 * changes)
        }
      }
    }
  }
}
