import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The recipes of Recipes, but for the mini player, as a user and the app meet them.
  @MainActor @Suite struct RecipeTests {
    private let window = Headless.makeWindow()
    private let reports = Reports()

    private func show(_ root: UIViewController) {
      window.rootViewController = root
      Headless.advance(by: 0.1)
    }

    private func settle() { Headless.advance(by: 1.5) }

    /// Drags and rests before the finger is lifted, unless it stays.
    private func drag(from start: CGPoint, by way: CGVector, lifts: Bool = true) {
      let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
      window.play([.down(start), .move(to: end, over: 0.3), .hold(0.2)] + (lifts ? [.lift] : []))
    }

    private func swipeBack(by way: CGFloat) {
      drag(from: CGPoint(x: 1, y: 420), by: CGVector(dx: way, dy: 0))
    }

    private func screens(_ titles: String...) -> [UIViewController] {
      titles.map {
        let screen = UIViewController()
        screen.title = $0
        return screen
      }
    }

    private func titles(_ stack: UINavigationController) -> [String] {
      stack.viewControllers.map { $0.title ?? "" }
    }

    private func end(with issues: [TransitionIssue] = []) {
      #expect(reports.all == issues)
      window.isHidden = true
    }

    // MARK: A pin, a card and a detail

    private static let places = [1, 2].map {
      MapRecipe.Place(id: $0, picture: ElementsController.image)
    }

    private func makeMap() -> MapRecipe.MapViewController {
      let map = MapRecipe.MapViewController()
      map.map.pins = [
        1: CGRect(x: 80, y: 200, width: 32, height: 40),
        2: CGRect(x: 260, y: 320, width: 32, height: 40),
      ]
      map.map.backgroundColor = .systemGray5
      for place in Self.places {
        let pin = UIControl(frame: map.map.pins[place.id] ?? .zero)
        pin.addAction(UIAction { [unowned map] _ in map.select(place) }, for: .touchUpInside)
        map.map.addSubview(pin)
      }
      show(map)
      return map
    }

    private func tap(_ place: MapRecipe.Place, on map: MapRecipe.MapViewController) {
      let pin = map.map.pins[place.id] ?? .zero
      Headless.play(.tap(at: CGPoint(x: pin.midX, y: pin.midY)), in: window)
      Headless.advance(by: 0.15)
    }

    /// The card comes out of the first pin, shows the second place, and goes into the second pin.
    @Test(arguments: [false, true]) func aCardComesOutOfAPinAndGoesIntoAnother(byFinger: Bool)
      throws
    {
      let map = makeMap()
      tap(Self.places[0], on: map)
      let card = try #require(map.presentedViewController as? MapRecipe.PlaceCard)
      let controller = try #require(TransitionController.installed(on: card))
      var endings: [TransitionEnding] = []
      controller.onEnd { endings.append($1) }
      #expect(controller.run?.geometry?.from?.frame == map.map.pins[1])
      settle()
      #expect(abs(card.view.convert(card.view.bounds, to: nil).minY - (844 - 234)) < 1e-6)
      // The map is alive beside the card.
      tap(Self.places[1], on: map)
      settle()
      #expect(map.presentedViewController === card && endings == [.committed])
      #expect(card.picture.takeAlongKey == TakeAlongKey("picture", of: 2))
      if byFinger {
        drag(from: CGPoint(x: 195, y: 720), by: CGVector(dx: 0, dy: -40))
        settle()
        #expect(endings == [.committed, .cancelled(.released)])
        drag(from: CGPoint(x: 195, y: 720), by: CGVector(dx: 10, dy: -250), lifts: false)
        #expect(controller.run?.playback?.isHeld == true)
      } else {
        card.dismiss(animated: true)
        Headless.advance(by: 0.05)
      }
      #expect(controller.run?.geometry?.goal?.frame == map.map.pins[2])
      if byFinger { window.play([.lift]) }
      settle()
      #expect(endings.last == .committed && map.presentedViewController == nil)
      #expect(map.view.window === window && map.view.layer.mask == nil)
      end()
    }

    /// The picture flies from the card to the detail and back; the card is there again.
    @Test(arguments: [false, true]) func theDetailGrowsOutOfTheCard(byFinger: Bool) throws {
      let map = makeMap()
      map.select(Self.places[0])
      settle()
      let card = try #require(map.presentedViewController as? MapRecipe.PlaceCard)
      let key = TakeAlongKey("picture", of: 1)
      Headless.play(.tap(at: CGPoint(x: 300, y: 720)), in: window)
      Headless.advance(by: 0.15)
      let detail = try #require(card.presentedViewController as? MapRecipe.PlaceViewController)
      let controller = try #require(TransitionController.installed(on: detail))
      #expect(controller.takeAlongReport[key] == .flown)
      settle()
      #expect(detail.view.window === window)
      if byFinger {
        // Back at once, and then all the way.
        drag(from: CGPoint(x: 195, y: 400), by: CGVector(dx: 0, dy: 50))
        settle()
        #expect(card.presentedViewController === detail)
        drag(from: CGPoint(x: 195, y: 400), by: CGVector(dx: 0, dy: 300), lifts: false)
      } else {
        detail.dismiss(animated: true)
        Headless.advance(by: 0.05)
      }
      #expect(controller.takeAlongReport[key] == .flown)
      if byFinger { window.play([.lift]) }
      settle()
      #expect(card.presentedViewController == nil && detail.view.window == nil)
      #expect(map.presentedViewController === card && card.view.window === window)
      #expect(card.picture.alpha == 1 && card.picture.layer.opacity == 1)
      card.dismiss(animated: true)
      settle()
      #expect(map.presentedViewController == nil && map.view.window === window)
      end()
    }

    /// A pin that is tapped while the card goes brings another card.
    @Test func aPinThatIsTappedWhileTheCardGoesBringsAnother() throws {
      let map = makeMap()
      map.select(Self.places[0])
      settle()
      let first = try #require(map.presentedViewController)
      first.dismiss(animated: true)
      Headless.advance(by: 0.05)
      map.select(Self.places[1])
      settle()
      let second = try #require(map.presentedViewController as? MapRecipe.PlaceCard)
      #expect(second !== first && first.view.window == nil && second.view.window === window)
      second.dismiss(animated: true)
      settle()
      end()
    }

    // MARK: A deep link

    /// What is on the screen when the link comes.
    enum Before: CaseIterable, Sendable {
      case root, pushed, presented, opening, held

      var isCovered: Bool { self != .root && self != .pushed }
    }

    /// One screen is seen to come; each of those below comes to light on the way back.
    @Test(arguments: Before.allCases) func aLinkOpensThreeScreensByOneAnimation(before: Before)
      throws
    {
      let root = screens("root")[0]
      let stack = UINavigationController(rootViewController: root)
      stack.setTransition(.slide)
      show(stack)
      let card = makePage()
      if before == .pushed {
        stack.push(UIViewController(), using: .slide)
        settle()
      }
      if before.isCovered {
        stack.present(card, using: .cover)
        if before == .opening { Headless.advance(by: 0.15) } else { settle() }
      }
      if before == .held {
        drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 60), lifts: false)
        #expect(TransitionController.installed(on: card)?.run?.playback?.isHeld == true)
      }
      let linked = screens("inbox", "thread", "message")
      var told: [Bool] = []
      stack.open(linked) { told.append($0) }
      Headless.advance(by: 0.15)
      #expect(told.isEmpty && stack.transitionCoordinator?.isAnimated == true)
      if before == .held { window.play([.lift]) }
      settle()
      #expect(told == [true] && stack.presentedViewController == nil && card.view.window == nil)
      #expect(titles(stack) == ["root", "inbox", "thread", "message"])
      #expect(linked.map(\.isViewLoaded) == [false, false, true])
      #expect(linked[2].view.window === window)
      // Back by code, by a finger that changes its mind, and by a finger.
      stack.popViewController(animated: true)
      Headless.advance(by: 0.1)
      #expect(stack.transitionCoordinator?.isAnimated == true)
      settle()
      swipeBack(by: 60)
      settle()
      #expect(titles(stack) == ["root", "inbox", "thread"])
      swipeBack(by: 300)
      settle()
      #expect(titles(stack) == ["root", "inbox"] && linked[0].view.window === window)
      #expect(told == [true])
      end()
    }

    /// A stack is presented with a screen pushed: the presentation is the one animation.
    @Test(arguments: [false, true]) func aLinkPresentsAStackThatIsAlreadyDeep(byFinger: Bool) throws
    {
      let shop = DeepLinkRecipe.ShopViewController()
      show(shop)
      let pair = screens("orders", "order")
      var told = 0
      shop.open(pair[1], of: pair[0]) { told += 1 }
      Headless.advance(by: 0.15)
      let stack = try #require(shop.presentedViewController as? UINavigationController)
      let controller = try #require(TransitionController.installed(on: stack))
      #expect(controller.run != nil && stack.transitionCoordinator != nil && told == 0)
      settle()
      #expect(told == 1 && titles(stack) == ["orders", "order"])
      #expect(!pair[0].isViewLoaded && pair[1].view.window === window)
      if byFinger { swipeBack(by: 300) } else { stack.popViewController(animated: true) }
      settle()
      #expect(titles(stack) == ["orders"] && pair[0].view.window === window)
      if byFinger {
        drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 60))
        settle()
        #expect(shop.presentedViewController === stack)
        drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 400))
      } else {
        shop.dismiss(animated: true)
      }
      settle()
      #expect(shop.presentedViewController == nil && told == 1)
      end()
    }

    /// What the recipe warns of: UIKit complains, and more than one change is made.
    @Test func threePushesInOneTurnAreNested() {
      let stack = UINavigationController(rootViewController: UIViewController())
      show(stack)
      for screen in screens("inbox", "thread", "message") { stack.push(screen, using: .slide) }
      #expect(Headless.takeMisuses().contains { $0.kind == .nestedNavigation })
      settle()
      settle()
      _ = Headless.takeMisuses()
      window.isHidden = true
    }

    // MARK: A coordinator

    enum Back: CaseIterable, Sendable { case call, swipe, root, setAgain }

    /// The coordinator hears once of each screen that has left, and not of one that a finger lets go.
    @Test(arguments: Back.allCases) func aCoordinatorHearsOnceWhoHasLeft(back: Back) {
      let coordinator = CoordinatorRecipe.ShopCoordinator(root: screens("shop")[0])
      var left: [String] = []
      coordinator.onLeave = { left.append($0.title ?? "") }
      show(coordinator.stack)
      for screen in screens("basket", "address") {
        coordinator.show(screen)
        settle()
      }
      #expect(left == [] && coordinator.stack.delegate !== coordinator)
      swipeBack(by: 60)
      settle()
      #expect(left == [] && titles(coordinator.stack) == ["shop", "basket", "address"])
      switch back {
      case .call: coordinator.stack.popViewController(animated: true)
      case .swipe: swipeBack(by: 300)
      case .root: coordinator.stack.popToRoot(using: .slide)
      case .setAgain:
        // The app gives its delegate once more: with the next touch the library stands in front again.
        coordinator.stack.delegate = coordinator
        swipeBack(by: 300)
      }
      settle()
      #expect(left == (back == .root ? ["basket", "address"] : ["address"]))
      swipeBack(by: 300)
      settle()
      #expect(left.sorted() == ["address", "basket"] && titles(coordinator.stack) == ["shop"])
      end(with: back == .setAgain ? [.delegateSetLater] : [])
    }

    // MARK: A banner

    private func makeBannerStage() -> (BannerRecipe.RootViewController, UINavigationController) {
      let root = BannerRecipe.RootViewController()
      let stack = UINavigationController(rootViewController: UIViewController())
      root.addChild(stack)
      stack.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      root.view.addSubview(stack.view)
      stack.didMove(toParent: root)
      show(root)
      return (root, stack)
    }

    /// A banner that is shown again on its way out stays.
    @Test func aBannerShownAgainStays() {
      let (root, _) = makeBannerStage()
      let banner = UIControl()
      root.show(banner)
      settle()
      root.hide(banner)
      Headless.advance(by: 0.1)
      root.show(banner)
      settle()
      #expect(
        banner.window === window && banner.frame == CGRect(x: 8, y: 55, width: 374, height: 64))
      root.hide(banner)
      settle()
      #expect(banner.superview == nil)
      end()
    }

    /// At launch, a link finds a stack that is in no window yet.
    @Test func aLinkAtLaunchShowsItsScreensAtOnce() {
      let stack = UINavigationController(rootViewController: UIViewController())
      let screens = [UIViewController(), UIViewController()]
      var told: [Bool] = []
      stack.open(screens) { told.append($0) }
      settle()
      #expect(stack.viewControllers.dropFirst() == screens[...] && told == [true])
      show(stack)
      #expect(screens[1].viewIfLoaded?.window === window && !screens[0].isViewLoaded)
      end()
    }

    /// The banner stays and can be tapped while screens come and go below it; nothing is refused.
    @Test(arguments: [false, true]) func aBannerStandsInNobodysWay(byFinger: Bool) {
      let (root, stack) = makeBannerStage()
      let banner = UIControl()
      var taps = 0
      banner.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      root.show(banner)
      Headless.advance(by: 0.6)
      let place = CGRect(x: 8, y: 55, width: 374, height: 64)
      #expect(banner.frame == place && banner.layer.presentation()?.frame == place)
      let page = UIViewController()
      page.view.backgroundColor = .white
      stack.push(page, using: .slide)
      Headless.advance(by: 0.1)
      #expect(stack.transitionCoordinator != nil)
      Headless.play(.tap(at: CGPoint(x: 195, y: 87)), in: window)
      settle()
      #expect(taps == 1 && root.view.subviews.last === banner && banner.frame == place)
      if byFinger { swipeBack(by: 300) } else { stack.popViewController(animated: true) }
      settle()
      #expect(stack.viewControllers.count == 1)
      let card = makePage()
      stack.present(card, using: .cover)
      settle()
      #expect(card.view.window === window)
      card.dismiss(animated: true)
      settle()
      #expect(banner.window === window && banner.frame == place)
      root.hide(banner)
      settle()
      #expect(banner.superview == nil)
      // It may be shown again.
      root.show(banner)
      settle()
      #expect(banner.frame == place)
      root.hide(banner)
      settle()
      end()
    }

    /// Presented, it takes the place of the one screen that UIKit lets another present.
    @Test func aBannerThatIsPresentedStandsInTheWay() {
      let (root, stack) = makeBannerStage()
      let (banner, card) = (makePage(), makePage())
      let size = TransitionSize(width: .fraction(1), height: .points(64))
      root.present(
        banner, using: .cover(edge: .top).presentation(.card(size, at: .top, passesTouches: true)))
      settle()
      #expect(banner.view.window === window)
      stack.present(card, animated: true)
      settle()
      #expect(card.viewIfLoaded?.window == nil && !Headless.takeMisuses().isEmpty)
      stack.dismiss(animated: true)
      settle()
      #expect(banner.view.window == nil && root.presentedViewController == nil)
      end()
    }

    // MARK: A context menu

    /// The animator that UIKit hands over as the preview is tapped.
    private final class Commit: ContextMenuRecipe.UIContextMenuInteractionCommitAnimating {
      let previewViewController: UIViewController?
      var preferredCommitStyle: ContextMenuRecipe.UIContextMenuInteractionCommitStyle
      private(set) var completions: [() -> Void] = []

      /// - Parameter pops: The style before the recipe chooses.
      init(_ preview: UIViewController?, pops: Bool) {
        previewViewController = preview
        preferredCommitStyle = pops ? .pop : .dismiss
      }

      func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
    }

    /// The menu has gone before the photo is presented; the photo goes back into its cell.
    @Test(arguments: [false, true], [false, true])
    func aPreviewThatIsTappedBecomesAScreen(pops: Bool, byFinger: Bool) throws {
      let grid =
        pops
        ? ContextMenuRecipe.PoppingGridViewController() : ContextMenuRecipe.GridViewController()
      show(grid)
      let cell = UIView(frame: CGRect(x: 40, y: 300, width: 120, height: 120))
      cell.backgroundColor = .red
      grid.view.addSubview(cell)
      Headless.turn()
      let interaction = ContextMenuRecipe.UIContextMenuInteraction()
      interaction.view = cell
      let photo = makePage()
      let commit = Commit(photo, pops: !pops)
      grid.contextMenuInteraction(
        interaction, willPerformPreviewActionForMenuWith: .init(), animator: commit)
      settle()
      #expect(commit.preferredCommitStyle == (pops ? .pop : .dismiss))
      #expect(commit.completions.count == 1 && grid.presentedViewController == nil)
      commit.completions.forEach { $0() }
      Headless.advance(by: 0.1)
      let controller = try #require(TransitionController.installed(on: photo))
      #expect(grid.presentedViewController === photo)
      #expect((controller.run == nil) == pops)
      if !pops { #expect(controller.run?.geometry?.from?.frame == cell.frame) }
      settle()
      #expect(photo.view.window === window)
      if byFinger {
        drag(from: CGPoint(x: 195, y: 400), by: CGVector(dx: 0, dy: 50))
        settle()
        #expect(grid.presentedViewController === photo)
        drag(from: CGPoint(x: 195, y: 400), by: CGVector(dx: 0, dy: 300), lifts: false)
      } else {
        photo.dismiss(animated: true)
        Headless.advance(by: 0.05)
      }
      #expect(controller.run?.geometry?.goal?.frame == cell.frame)
      if byFinger { window.play([.lift]) }
      settle()
      #expect(grid.presentedViewController == nil && !cell.isHidden && cell.layer.opacity == 1)
      end()
    }

    /// Without a preview there is nothing to present.
    @Test func aMenuWithoutAPreviewPresentsNothing() {
      let grid = ContextMenuRecipe.GridViewController()
      show(grid)
      let interaction = ContextMenuRecipe.UIContextMenuInteraction()
      interaction.view = grid.view
      let commit = Commit(nil, pops: true)
      grid.contextMenuInteraction(
        interaction, willPerformPreviewActionForMenuWith: .init(), animator: commit)
      #expect(commit.completions.isEmpty)
      end()
    }

    // MARK: An alert

    private func makeAlert() -> UIViewController {
      let alert = UIViewController()
      alert.modalPresentationStyle = .overFullScreen
      return alert
    }

    enum Motion: CaseIterable, Sendable { case atRest, opening, heldAShortWay, heldALongWay, taken }

    /// The alert waits for the finger, and comes over the screen that is there then.
    @Test(arguments: Motion.allCases) func anAlertWaitsForTheFinger(motion: Motion) throws {
      let root = UIViewController()
      show(root)
      let card = makePage()
      let controller = try #require(root.present(card, using: .cover))
      if motion == .opening { Headless.advance(by: 0.15) } else { settle() }
      var endings: [TransitionEnding] = []
      controller.onEnd { endings.append($1) }
      let isHeld = motion != .atRest && motion != .opening
      if isHeld {
        let way: CGFloat = motion == .heldALongWay ? 450 : 60
        drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: way), lifts: false)
      }
      let alert = makeAlert()
      root.presentOnTop(alert)
      Headless.advance(by: isHeld ? 1 : 0.1)
      #expect((alert.viewIfLoaded?.window != nil) == (motion == .atRest))
      if isHeld {
        #expect(controller.run?.playback?.isHeld == true)
        if motion == .taken { Headless.cancelTouches() } else { window.play([.lift]) }
      }
      settle()
      settle()
      let presenter = motion == .heldALongWay ? root : card
      #expect(presenter.presentedViewController === alert && alert.view.window === window)
      switch motion {
      case .atRest: #expect(endings == [])
      case .opening, .heldALongWay: #expect(endings == [.committed])
      case .heldAShortWay: #expect(endings == [.cancelled(.released)])
      case .taken: #expect(endings == [.cancelled(.touchesCancelled)])
      }
      alert.dismiss(animated: false)
      settle()
      #expect((root.presentedViewController === card) == (motion != .heldALongWay))
      end()
    }

    /// Also where the finger holds a swipe back in a stack.
    @Test(arguments: [CGFloat(60), 300]) func anAlertWaitsForASwipeBack(way: CGFloat) {
      let stack = UINavigationController(rootViewController: UIViewController())
      show(stack)
      stack.push(UIViewController(), using: .slide)
      settle()
      drag(from: CGPoint(x: 1, y: 420), by: CGVector(dx: way, dy: 0), lifts: false)
      let alert = makeAlert()
      stack.presentOnTop(alert)
      Headless.advance(by: 0.5)
      #expect(alert.viewIfLoaded?.window == nil && stack.transitionCoordinator != nil)
      window.play([.lift])
      settle()
      settle()
      #expect(stack.presentedViewController === alert && alert.view.window === window)
      #expect(stack.viewControllers.count == (way == 300 ? 1 : 2))
      alert.dismiss(animated: false)
      settle()
      end()
    }

    /// UIKit's own call is refused while the finger holds the screen that presents.
    @Test(arguments: [CGFloat(60), 450]) func anAlertByUIKitsCallNeverComes(way: CGFloat) throws {
      let root = UIViewController()
      show(root)
      let card = makePage()
      let controller = try #require(root.present(card, using: .cover))
      settle()
      drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: way), lifts: false)
      let alert = makeAlert()
      card.present(alert, animated: true)
      #expect(Headless.takeMisuses().map(\.kind) == [.presentWhileInTransition])
      #expect(controller.run?.playback?.isHeld == true)
      window.play([.lift])
      settle()
      #expect(alert.viewIfLoaded?.window == nil)
      #expect((root.presentedViewController === card) == (way == 60))
      end()
    }

    /// Without waiting, the finger loses the screen; an alert of a screen that goes is lost with it.
    @Test(arguments: [CGFloat(60), 450]) func anAlertThatDoesNotWaitLetsTheScreenGo(way: CGFloat)
      throws
    {
      let root = UIViewController()
      show(root)
      let card = makePage()
      let controller = try #require(root.present(card, using: .cover))
      settle()
      drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: way), lifts: false)
      let alert = makeAlert()
      card.present(alert, using: .system)
      #expect(controller.run == nil)
      settle()
      #expect((alert.viewIfLoaded?.window === window) == (way == 60))
      #expect((root.presentedViewController === card) == (way == 60))
      #expect(Headless.takeMisuses().isEmpty == (way == 60))
      window.play([.lift])
      if way == 60 { alert.dismiss(animated: false) }
      settle()
      end()
    }

    // MARK: From the login to the main screen

    @Test(arguments: [false, true])
    func theMainScreenTakesThePlaceOfTheLogin(isCovered: Bool) throws {
      let scene = RootRecipe.SceneDelegate()
      let window = clock.makeWindow()
      scene.window = window
      weak var login: UIViewController?
      do {
        let screen = RootRecipe.LoginScreen()
        screen.logo.takeAlongKey = "logo"
        window.rootViewController = screen
        login = screen
      }
      settle()
      scene.showMain()
      clock.advance(by: 0.1)
      #expect(RootContext.run(in: window)?.controller.takeAlongReport == ["logo": .flown])
      settle()
      let main = try #require(window.rootViewController as? RootRecipe.MainScreen)
      #expect(window.subviews == [main.view] && login == nil)
      if isCovered {
        main.present(makePage(), using: .sheet(height: .fraction(0.5)))
        settle()
      }
      scene.showLogin()
      settle()
      #expect(window.rootViewController is RootRecipe.LoginScreen)
      #expect(window.subviews.count == 1 && main.presentedViewController == nil)
      window.isHidden = true
    }
  }
}

/// A screen through which nothing is seen.
@MainActor private func makePage() -> UIViewController {
  let page = UIViewController()
  page.view.backgroundColor = .white
  return page
}
