import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The code of HostingSwiftUI, Concurrency and Analytics, played there and back, by code, by a finger, and taken back.
  @MainActor @Suite struct MorePageTests: PagePlay {
    private let reports = Reports()

    typealias Way = PageWay

    /// Drags a screen that leaves downward, by a share of its way.
    private func pull(_ screen: UIViewController, in window: UIWindow, by share: CGFloat) throws {
      try Hands(on: screen, in: window, .pullUpDown).drag(by: share)
      settle()
    }

    // MARK: SwiftUI

    /// A hosting controller, as far as the bridge sees one: what SwiftUI is given lies behind the content, inside the
    /// safe area, and its controller is a child.
    private final class Host: UIViewController {
      let bridge = BridgeCode.BridgeController()
      let picture = UIImageView(image: ElementsController.makeImage(.red))
      private let place: CGRect
      private let key: TakeAlongKey?

      init(picture place: CGRect, _ key: TakeAlongKey?) {
        (self.place, self.key) = (place, key)
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        addChild(bridge)
        view.addSubview(bridge.view)
        bridge.didMove(toParent: self)
        view.addSubview(picture)
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        picture.frame = place
        bridge.view.frame = view.bounds.inset(by: view.safeAreaInsets)
        guard let key else { return }
        bridge.parts = [key: bridge.view.convert(place, from: view)]
      }
    }

    private let small = CGRect(x: 40, y: 500, width: 120, height: 80)
    private let large = CGRect(x: 0, y: 120, width: 390, height: 260)

    @Test(arguments: Way.allCases) func aScreenGrowsOutOfAPartOfAHostingView(way: Way) throws {
      let list = Host(picture: small, "picture")
      let window = makeWindow(list)
      let detail = Host(picture: large, nil)
      list.bridge.present(detail, using: .full(from: list.bridge.place(of: "picture")))
      Headless.advance(by: 0.1)
      #expect(run(of: detail)?.geometry?.from?.frame == small && list.view.layer.mask != nil)
      settle()
      #expect(list.presentedViewController === detail)
      drag(window, by: CGVector(dx: 5, dy: 40))
      #expect(list.presentedViewController === detail)
      if way == .code {
        detail.bridge.close()
        Headless.advance(by: 0.05)
        #expect(run(of: detail)?.geometry?.goal?.frame == small)
        settle()
      } else {
        drag(window, by: CGVector(dx: 20, dy: 300))
      }
      #expect(list.presentedViewController == nil && list.view.layer.mask == nil)
      #expect(reports.all == [])
      window.isHidden = true
    }

    @Test(arguments: Way.allCases) func aPartFliesFromOneHostingViewToAnother(way: Way) throws {
      let key = TakeAlongKey("picture", of: 7)
      let list = Host(picture: small, key)
      let window = makeWindow(list)
      let detail = Host(picture: large, key)
      let controller = try #require(list.bridge.present(detail, using: .full))
      Headless.advance(by: 0.1)
      #expect(controller.takeAlongReport[key] == .flown)
      settle()
      drag(window, by: CGVector(dx: 5, dy: 40))
      #expect(list.presentedViewController === detail)
      if way == .code {
        detail.bridge.close()
        settle()
      } else {
        drag(window, by: CGVector(dx: 20, dy: 300))
      }
      #expect(list.presentedViewController == nil && controller.takeAlongReport[key] == .flown)
      #expect(list.view.layer.mask == nil && reports.all == [])
      window.isHidden = true
    }

    /// As UIKit's own `dismiss` would be refused.
    @Test func theBridgeClosesAScreenThatAFingerHolds() throws {
      let list = Host(picture: small, "picture")
      let window = makeWindow(list)
      let detail = Host(picture: large, nil)
      list.bridge.present(detail, using: .full(from: list.bridge.place(of: "picture")))
      settle()
      drag(window, by: CGVector(dx: 20, dy: 100), lifts: false)
      #expect(run(of: detail)?.playback?.isHeld == true)
      detail.bridge.close()
      settle()
      #expect(list.presentedViewController == nil)
      window.play([.lift])
      settle()
      #expect(list.view.window === window && list.view.layer.mask == nil && reports.all == [])
      window.isHidden = true
    }

    /// A screen that nobody has given a transition, and one that has been pushed.
    @Test(arguments: [false, true]) func theBridgeClosesWhateverItIsIn(isPushed: Bool) throws {
      let list = Host(picture: small, "picture")
      let stack = UINavigationController(rootViewController: list)
      let window = makeWindow(stack)
      let detail = Host(picture: large, nil)
      if isPushed {
        stack.push(detail, using: .slide)
      } else {
        list.present(detail, animated: true)
      }
      settle()
      #expect(detail.view.window === window)
      detail.bridge.close()
      settle()
      #expect(stack.topViewController === list && stack.presentedViewController == nil)
      #expect(detail.view.window == nil && reports.all == [])
      window.isHidden = true
    }

    // MARK: Concurrency

    /// What a task has found.
    @MainActor
    private final class Answers<Value> {
      var all: [Value] = []
    }

    /// Asks in a task, which goes as far as it can without an answer.
    private func ask<Value: Sendable>(
      _ answers: Answers<Value>, _ question: @escaping @MainActor () async -> Value
    ) async -> Task<Void, Never> {
      let task = Task { answers.all.append(await question()) }
      await letTasksBegin()
      return task
    }

    enum Opening: CaseIterable, Sendable {
      case plays, isTurned, isPulledBack, isNotAnimated, isTheSystems
      var succeeds: Bool { self != .isTurned && self != .isPulledBack }
    }

    @Test(arguments: Opening.allCases) func anOpeningIsAwaited(opening: Opening) async throws {
      let home = makePage()
      let window = makeWindow(home)
      let screen = makePage()
      let answers = Answers<Bool>()
      if opening == .isNotAnimated { UIView.setAnimationsEnabled(false) }
      defer { UIView.setAnimationsEnabled(true) }
      let task = await ask(answers) {
        await home.open(screen, using: opening == .isTheSystems ? .system : .cover)
      }
      #expect(home.presentedViewController === screen && answers.all == [])
      Headless.advance(by: 0.15)
      switch opening {
      case .isTurned: TransitionController.installed(on: screen)?.dismiss()
      case .isPulledBack:
        let hands = try Hands(on: screen, in: window, .pullUpDown)
        hands.touch(inFlight: true)
        hands.close(by: 0.8)
        hands.rest()
        hands.lift()
      case .plays, .isNotAnimated, .isTheSystems: break
      }
      settle()
      await task.value
      #expect(answers.all == [opening.succeeds])
      #expect((home.presentedViewController === screen) == opening.succeeds)
      // Later runs of the same transition are not answered.
      if opening.succeeds {
        screen.dismiss(animated: true)
        settle()
      }
      home.present(screen, animated: true)
      settle()
      screen.dismiss(animated: true)
      settle()
      #expect(home.presentedViewController == nil)
      #expect(reports.all == [])
      window.isHidden = true
    }

    @Test func anOpeningThatUIKitRefusesIsAnswered() async {
      let home = makePage()
      let window = makeWindow(home)
      home.present(makePage(), animated: true)
      settle()
      #expect(await home.open(makePage(), using: .cover) == false)
      #expect(clock.takeComplaints().count == 1)
      #expect(await makePage().open(makePage(), using: .cover) == false)
      home.dismiss(animated: true)
      settle()
      #expect(home.presentedViewController == nil && reports.all == [])
      window.isHidden = true
    }

    /// How a picker goes.
    enum Farewell: CaseIterable, Sendable { case code, finger, notAnimated }

    @Test(arguments: Farewell.allCases, [false, true])
    func theAnswerOfAScreenIsAwaited(farewell: Farewell, chooses: Bool) async throws {
      let message = ConcurrencyCode.MessageScreen()
      let window = makeWindow(message)
      let answers = Answers<Photo?>()
      let task = await ask(answers) { await message.choosePhoto() }
      settle()
      let picker = try #require(
        message.presentedViewController as? ConcurrencyCode.PhotoPicker)
      try pull(picker, in: window, by: 0.05)
      #expect(answers.all.isEmpty && message.presentedViewController === picker)
      if chooses { picker.chosen = Photo(id: 3) }
      switch farewell {
      case .code: picker.dismiss(animated: true)
      case .finger: try pull(picker, in: window, by: 0.6)
      case .notAnimated: picker.dismiss(animated: false)
      }
      settle()
      await task.value
      #expect(answers.all.map { $0?.id } == [chooses ? 3 : nil])
      #expect(message.presentedViewController == nil && reports.all == [])
      window.isHidden = true
    }

    /// Whether it is presented, or its stack. It waits for sure: an answer to a pull that goes back would be another.
    @Test(arguments: Farewell.allCases, [false, true])
    func aPickerAnswersWhenItHasGone(farewell: Farewell, inStack: Bool) async throws {
      let home = UIViewController()
      let window = makeWindow(home)
      let picker = ConcurrencyCode.PhotoPicker()
      let screen = inStack ? UINavigationController(rootViewController: picker) : picker
      home.present(screen, using: .cover)
      settle()
      let answers = Answers<Photo?>()
      let task = await ask(answers) { await picker.answer() }
      try pull(screen, in: window, by: 0.05)
      #expect(answers.all.isEmpty && home.presentedViewController === screen)
      picker.chosen = Photo(id: 3)
      switch farewell {
      case .code: home.dismiss(animated: true)
      case .finger: try pull(screen, in: window, by: 0.6)
      case .notAnimated: home.dismiss(animated: false)
      }
      settle()
      await task.value
      #expect(answers.all.map { $0?.id } == [3] && reports.all == [])
      window.isHidden = true
    }

    /// An opening that is taken back has no answer to wait for.
    @Test func aScreenThatHasNotOpenedAnswersNothing() async throws {
      let message = ConcurrencyCode.MessageScreen()
      let window = makeWindow(message)
      let answers = Answers<Photo?>()
      let task = await ask(answers) { await message.choosePhoto() }
      Headless.advance(by: 0.15)
      message.presentedViewController.flatMap(TransitionController.installed(on:))?.dismiss()
      settle()
      await task.value
      #expect(answers.all.map { $0?.id } == [nil] && message.presentedViewController == nil)
      #expect(reports.all == [])
      window.isHidden = true
    }

    /// When a task is cancelled.
    enum Cancellation: CaseIterable, Sendable { case never, beforehand, inMidRun, afterward }

    @Test(arguments: Cancellation.allCases)
    func aCancelledTaskTurnsTheOpeningRound(cancellation: Cancellation) async {
      let message = ConcurrencyCode.MessageScreen()
      let window = makeWindow(message)
      let screen = makePage()
      let answers = Answers<Bool>()
      let task = Task { answers.all.append(await message.openUnlessCancelled(screen)) }
      if cancellation == .beforehand { task.cancel() }
      await letTasksBegin()
      #expect((message.presentedViewController == nil) == (cancellation == .beforehand))
      Headless.advance(by: 0.15)
      if cancellation == .inMidRun { task.cancel() }
      await letTasksBegin()
      settle()
      await task.value
      if cancellation == .afterward { task.cancel() }
      await letTasksBegin()
      settle()
      let isOpen = cancellation == .never || cancellation == .afterward
      #expect(answers.all == [isOpen])
      #expect((message.presentedViewController === screen) == isOpen)
      if isOpen {
        screen.dismiss(animated: true)
        settle()
      }
      #expect(screen.view.window == nil && reports.all == [])
      window.isHidden = true
    }

    @Test(arguments: [false, true])
    func theEscapeGestureAsksBeforeAPushedScreenGoes(changes: Bool) {
      let stack = UINavigationController(rootViewController: makePage())
      let window = makeWindow(stack)
      let editor = ConcurrencyCode.EditorScreen()
      stack.push(editor, using: .slide)
      settle()
      editor.hasChanges = changes
      #expect(Headless.performEscape(on: editor.view))
      settle()
      #expect((stack.topViewController === editor) == changes)
      #expect(editor.questions == (changes ? 1 : 0) && reports.all == [])
      window.isHidden = true
    }

    @Test func aCoordinatorPushes() {
      let stack = UINavigationController(rootViewController: makePage())
      let window = makeWindow(stack)
      let receipt = makePage()
      ConcurrencyCode.OrderCoordinator(stack: stack).showReceipt(receipt)
      Headless.advance(by: 0.1)
      #expect(run(of: receipt) != nil)
      settle()
      #expect(stack.topViewController === receipt && reports.all == [])
      window.isHidden = true
    }

    @Test func aFrameKeepsItsMargins() {
      let home = makePage()
      let window = makeWindow(home)
      let panel = makePage()
      home.present(panel, using: .cover.presentation(.panel))
      settle()
      let frame = panel.view.convert(panel.view.bounds, to: window)
      let expected = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 16, dy: 16)
      #expect(abs(frame.minX - expected.minX) < 1e-6 && abs(frame.minY - expected.minY) < 1e-6)
      #expect(abs(frame.width - expected.width) < 1e-6)
      #expect(abs(frame.height - expected.height) < 1e-6)
      panel.dismiss(animated: true)
      settle()
      #expect(home.presentedViewController == nil && reports.all == [])
      window.isHidden = true
    }

    // MARK: Analytics

    @Test(arguments: Way.allCases) func aCardIsCountedOnce(way: Way) throws {
      let shop = AnalyticsCode.ShopScreen()
      let window = makeWindow(shop)
      var events: [String] = []
      shop.statistics.count = { events.append($0) }
      shop.openCart()
      settle()
      let cart = shop.cart
      #expect(events == ["cart opened"] && cart.counted == ["seen", "opened"])
      try pull(cart, in: window, by: 0.05)
      #expect(events.last == "cart kept: released")
      if way == .code {
        cart.dismiss(animated: true)
        settle()
      } else {
        try pull(cart, in: window, by: 0.6)
      }
      #expect(shop.presentedViewController == nil)
      #expect(events == ["cart opened", "cart kept: released", "cart closed"])
      let closed = way == .code ? "closed" : "closed by a finger"
      #expect(cart.counted == ["seen", "opened", "kept: released", closed])
      // The second presentation has a controller of its own.
      shop.openCart()
      Headless.advance(by: 0.15)
      TransitionController.installed(on: cart)?.dismiss()
      settle()
      #expect(events.dropFirst(3) == ["cart not opened: dismissCalled"])
      #expect(cart.counted.dropFirst(4) == ["not opened: dismissCalled"])
      // The screen behind a card has never gone.
      #expect(shop.counted == ["seen"] && reports.all == [])
      window.isHidden = true
    }

    @Test(arguments: Way.allCases) func aFullScreenTakenBackIsNotSeenTwice(way: Way) throws {
      let home = AnalyticsCode.CountedScreen()
      let window = makeWindow(home)
      let screen = AnalyticsCode.CountedScreen()
      home.present(screen, using: .cover)
      Headless.advance(by: 0.15)
      TransitionController.installed(on: screen)?.dismiss()
      settle()
      #expect(home.counted == ["seen"] && screen.counted == ["not opened: dismissCalled"])
      home.present(screen, using: .cover)
      settle()
      try pull(screen, in: window, by: 0.05)
      #expect(screen.counted.dropFirst() == ["seen", "opened", "kept: released"])
      #expect(home.counted == ["seen"])
      if way == .code {
        screen.dismiss(animated: true)
        settle()
      } else {
        try pull(screen, in: window, by: 0.6)
      }
      #expect(screen.counted.last == (way == .code ? "closed" : "closed by a finger"))
      #expect(screen.counted.count == 5 && home.counted == ["seen", "seen"])
      #expect(reports.all == [])
      window.isHidden = true
    }

    /// Whether UIKit plays such a change or not.
    @Test func aChangeWithoutAnimationIsSeenOnce() {
      let home = AnalyticsCode.CountedScreen()
      let window = makeWindow(home)
      let screen = AnalyticsCode.CountedScreen()
      home.present(screen, using: .cover, animated: false)
      settle()
      screen.dismiss(animated: false)
      settle()
      #expect(screen.counted.filter { $0 == "seen" }.count == 1)
      #expect(home.counted == ["seen", "seen"] && reports.all == [])
      window.isHidden = true
    }

    /// Another transition plays the way back: the controller of the push does not hear of it, the screens do.
    @Test func participantsHearOfATransitionForOnce() {
      let home = AnalyticsCode.CountedScreen()
      let stack = UINavigationController(rootViewController: home)
      let window = makeWindow(stack)
      let page = AnalyticsCode.CountedScreen()
      let statistics = AnalyticsCode.Statistics()
      var events: [String] = []
      statistics.count = { events.append($0) }
      statistics.follow(stack.push(page, using: .slide), as: "page")
      settle()
      stack.pop(using: .fade)
      settle()
      #expect(page.counted == ["seen", "opened", "closed"])
      #expect(events == ["page opened"])
      #expect(home.counted == ["seen", "seen"] && reports.all == [])
      window.isHidden = true
    }

    /// In a stack alone, and in a stack in tabs.
    @Test(arguments: [false, true]) func aPageCountsForTheContainerThatIsPresented(inTabs: Bool) {
      let home = AnalyticsCode.CountedScreen()
      let window = makeWindow(home)
      let page = AnalyticsCode.CountedScreen()
      let (stack, tabs) = (UINavigationController(rootViewController: page), UITabBarController())
      if inTabs { tabs.viewControllers = [stack] }
      home.present(inTabs ? tabs : stack, using: .cover)
      settle()
      drag(window, by: CGVector(dx: 10, dy: 450))
      #expect(home.presentedViewController == nil)
      #expect(page.counted == ["seen", "opened", "closed by a finger"])
      #expect(home.counted == ["seen", "seen"] && reports.all == [])
      window.isHidden = true
    }

    @Test func inTabsNothingOpens() {
      let pages = [AnalyticsCode.CountedScreen(), AnalyticsCode.CountedScreen()]
      let tabs = UITabBarController()
      tabs.viewControllers = pages
      let window = makeWindow(tabs)
      tabs.select(1, using: .slide)
      settle()
      #expect(tabs.selectedIndex == 1)
      #expect(pages.map(\.counted) == [["seen"], ["seen"]] && reports.all == [])
      window.isHidden = true
    }
  }
}
