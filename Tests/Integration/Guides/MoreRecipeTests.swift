import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The recipes of MoreRecipes, played there and back, by code, by a finger, and taken back.
  @MainActor @Suite struct MoreRecipeTests: PagePlay {
    private let reports = Reports()

    typealias Way = PageWay

    /// A pull down in the middle of a phone; a short one is taken back.
    private func pull(_ window: UIWindow, closes: Bool) {
      let way = closes ? CGVector(dx: 20, dy: 300) : CGVector(dx: 5, dy: 40)
      drag(window, by: way)
    }

    // MARK: Who has closed a screen

    enum Closer: String, CaseIterable, Sendable {
      case finger
      case voiceOver = "VoiceOver"
      case tap, key
      case code, controller

      var told: String {
        switch self {
        case .tap, .key: "tap or key"
        case .code, .controller: "code"
        case .finger, .voiceOver: rawValue
        }
      }
    }

    @Test(arguments: Closer.allCases, [false, true])
    func theAppHearsWhoHasClosedTheScreen(closer: Closer, afterADragTakenBack: Bool) throws {
      let inbox = ClosingRecipe.InboxScreen()
      let window = makeWindow(inbox)
      let message = ClosingRecipe.MessageScreen()
      message.view.backgroundColor = .white
      inbox.show(message)
      settle()
      #expect(inbox.presentedViewController === message && inbox.tracked == [])
      var expected: [String] = []
      if afterADragTakenBack {
        let hands = try Hands(on: message, in: window, .pullUpDown)
        hands.drag(by: 0.05)
        settle()
        expected = ["kept, after finger: released"]
        #expect(inbox.tracked == expected && inbox.presentedViewController === message)
      }
      switch closer {
      case .finger: try Hands(on: message, in: window, .pullUpDown).drag(by: 0.6)
      case .voiceOver: #expect(Headless.performEscape(on: message.view))
      case .tap: Headless.play(.tap(at: CGPoint(x: 195, y: 20)), in: window)
      case .key: Headless.pressKey(UIKeyCommand.inputEscape)
      case .code: message.dismiss(animated: true)
      case .controller: TransitionController.installed(on: message)?.dismiss()
      }
      settle()
      #expect(inbox.presentedViewController == nil && message.view.window == nil)
      #expect(inbox.tracked == expected + ["closed by \(closer.told)"])
      #expect(reports.all == [])
      window.isHidden = true
    }

    /// A touch that the system takes away is no decision of the user's.
    @Test func aTouchThatIsTakenAwayIsToldAsSuch() throws {
      let inbox = ClosingRecipe.InboxScreen()
      let window = makeWindow(inbox)
      let message = ClosingRecipe.MessageScreen()
      message.view.backgroundColor = .white
      inbox.show(message)
      settle()
      let hands = try Hands(on: message, in: window, .pullUpDown)
      hands.touch()
      hands.close(by: 0.1)
      hands.takeAway()
      settle()
      #expect(inbox.tracked == ["kept, after finger: touchesCancelled"])
      #expect(inbox.presentedViewController === message)
      message.dismiss(animated: true)
      settle()
      #expect(inbox.tracked.last == "closed by code" && reports.all == [])
      window.isHidden = true
    }

    /// What VoiceOver asked for in vain is forgotten.
    @Test func aRefusedEscapeIsNotTheCloserOfALaterTap() {
      let inbox = ClosingRecipe.InboxScreen()
      let window = makeWindow(inbox)
      let message = ClosingRecipe.MessageScreen()
      message.view.backgroundColor = .white
      message.isModalInPresentation = true
      inbox.show(message)
      settle()
      #expect(Headless.performEscape(on: message.view))
      settle()
      #expect(inbox.presentedViewController === message && inbox.tracked == [])
      message.isModalInPresentation = false
      Headless.play(.tap(at: CGPoint(x: 195, y: 20)), in: window)
      settle()
      #expect(inbox.presentedViewController == nil && inbox.tracked == ["closed by tap or key"])
      #expect(reports.all == [])
      window.isHidden = true
    }

    // MARK: A video that plays on

    /// The views in a window that show video, those in flight too.
    private func videos(in window: UIWindow) -> [VideoRecipe.PlayerView] {
      func walk(_ layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(walk) }
      return walk(window.layer).compactMap { $0.delegate as? VideoRecipe.PlayerView }
    }

    @Test(arguments: Way.allCases) func aVideoFliesAndPlaysOn(way: Way) throws {
      let feed = VideoRecipe.FeedScreen()
      let player = VideoRecipe.AVPlayer()
      feed.video.player = player
      feed.poster = ElementsController.makeImage(.red)
      player.play()
      let window = makeWindow(feed)
      feed.openClip()
      Headless.advance(by: 0.15)
      let clip = try #require(feed.presentedViewController as? VideoRecipe.ClipScreen)
      let controller = try #require(TransitionController.installed(on: clip))
      func flying() -> [VideoRecipe.PlayerView] {
        videos(in: window).filter { $0 !== feed.video && $0 !== clip.video }
      }
      #expect(controller.takeAlongReport == [TakeAlongKey("clip", of: 7): .flown])
      #expect(!flying().isEmpty && flying().allSatisfy { $0.player === player })
      #expect(flying().allSatisfy { $0.bounds.width > 100 })
      settle()
      #expect(flying().isEmpty && clip.video.player === player)
      pull(window, closes: false)
      #expect(feed.presentedViewController === clip && flying().isEmpty)
      if way == .code {
        clip.dismiss(animated: true)
        Headless.advance(by: 0.15)
        #expect(!flying().isEmpty && flying().allSatisfy { $0.player === player })
        settle()
      } else {
        pull(window, closes: true)
      }
      #expect(feed.presentedViewController == nil && feed.video.window === window)
      #expect(controller.takeAlongReport == [TakeAlongKey("clip", of: 7): .flown])
      #expect(flying().isEmpty)
      #expect(player.calls == ["play"] && feed.video.player === player)
      #expect(reports.all == [])
      window.isHidden = true
    }

    // MARK: Out of a button of a bar

    @Test(arguments: Way.allCases, [false, true])
    func aScreenGrowsOutOfAButtonOfABar(way: Way, hasSize: Bool) throws {
      let list: UIViewController =
        hasSize ? BarButtonRecipe.SizedListScreen() : BarButtonRecipe.ListScreen()
      let stack = UINavigationController(rootViewController: list)
      let window = makeWindow(stack)
      let item = try #require(list.navigationItem.rightBarButtonItem)
      let frame = try #require(
        item.customView.map { $0.convert($0.bounds, to: window) } ?? item.frame(in: window))
      Headless.play(.tap(at: CGPoint(x: frame.midX, y: frame.midY)), in: window)
      Headless.advance(by: 0.15)
      let filter = try #require(stack.presentedViewController)
      let place = hasSize ? frame : CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0)
      #expect(run(of: filter)?.geometry?.from?.frame == place)
      settle()
      #expect(filter is BarButtonRecipe.FilterScreen && filter.view.window === window)
      pull(window, closes: false)
      #expect(stack.presentedViewController === filter)
      if way == .code {
        filter.dismiss(animated: true)
        Headless.advance(by: 0.05)
        #expect(run(of: filter)?.geometry?.goal?.frame == place)
        settle()
      } else {
        pull(window, closes: true)
      }
      #expect(stack.presentedViewController == nil && filter.view.window == nil)
      #expect(reports.all == [])
      window.isHidden = true
    }

    // MARK: A picture that is not there yet

    private func makeAlbum() -> (album: PictureRecipe.AlbumScreen, window: UIWindow) {
      let album = PictureRecipe.AlbumScreen()
      let window = makeWindow(UINavigationController(rootViewController: album))
      for cell in album.cells { cell.picture.image = ElementsController.makeImage(.gray) }
      Headless.advance(by: 0.1)
      return (album, window)
    }

    @Test(arguments: Way.allCases) func aScreenComesWithItsPicture(way: Way) throws {
      let (album, window) = makeAlbum()
      let large = ElementsController.makeImage(.red)
      album.open(Photo(id: 1))
      settle()
      #expect(album.presentedViewController == nil)
      album.answers[0](large)
      Headless.advance(by: 0.1)
      let photo = try #require(album.presentedViewController as? PictureRecipe.PhotoScreen)
      let cell = album.cells[1]
      let place = cell.convert(cell.bounds, to: window)
      #expect(run(of: photo)?.geometry?.from?.frame == place && photo.picture.image === large)
      settle()
      pull(window, closes: false)
      #expect(album.presentedViewController === photo)
      if way == .code {
        photo.dismiss(animated: true)
        settle()
      } else {
        pull(window, closes: true)
      }
      #expect(album.presentedViewController == nil && cell.window === window && !cell.isHidden)
      #expect(reports.all == [])
      window.isHidden = true
    }

    /// Something else that happens before the picture is there.
    enum Meanwhile: CaseIterable, Sendable { case anotherPhoto, leaving, anotherScreen, failure }

    @Test(arguments: Meanwhile.allCases) func aPictureThatIsNotWantedAnyMoreOpensNothing(
      what: Meanwhile
    ) throws {
      let (album, window) = makeAlbum()
      album.open(Photo(id: 0))
      var shown: UIViewController?
      switch what {
      case .anotherPhoto:
        album.open(Photo(id: 1))
        album.answers[1](ElementsController.makeImage(.red))
        settle()
        shown = album.presentedViewController
        #expect((shown as? PictureRecipe.PhotoScreen)?.photo.id == 1)
      case .leaving:
        album.navigationController?.pushViewController(makePage(), animated: true)
      case .anotherScreen:
        let alert = makePage()
        album.present(alert, using: .overlay)
        shown = alert
      case .failure: break
      }
      settle()
      album.answers[0](what == .failure ? nil : ElementsController.makeImage(.green))
      settle()
      #expect(album.presentedViewController === shown)
      shown?.dismiss(animated: true)
      settle()
      #expect(album.presentedViewController == nil && reports.all == [])
      window.isHidden = true
    }

    /// When the large picture arrives.
    enum Arrival: CaseIterable, Sendable { case atOnce, inFlight, afterwards, never }

    @Test(arguments: Arrival.allCases, Way.allCases)
    func aSmallPictureFliesUntilTheLargeOneIsThere(arrival: Arrival, way: Way) throws {
      let (album, window) = makeAlbum()
      let (small, large) = (
        album.cells[0].picture.image, ElementsController.makeImage(.red)
      )
      album.openAtOnce(Photo(id: 0))
      if arrival == .atOnce { album.answers[0](large) }
      Headless.advance(by: 0.1)
      let photo = try #require(album.presentedViewController as? PictureRecipe.PhotoScreen)
      let controller = try #require(TransitionController.installed(on: photo))
      let key = TakeAlongKey("picture", of: 0)
      #expect(controller.takeAlongReport[key] == .flown)
      if arrival != .atOnce { #expect(photo.picture.image === small) }
      if arrival == .inFlight { album.answers[0](large) }
      settle()
      if arrival == .afterwards { album.answers[0](large) }
      if arrival == .never { album.answers[0](nil) }
      #expect(photo.picture.image === (arrival == .never ? small : large))
      pull(window, closes: false)
      #expect(album.presentedViewController === photo)
      if way == .code {
        photo.dismiss(animated: true)
        settle()
      } else {
        pull(window, closes: true)
      }
      #expect(album.presentedViewController == nil && controller.takeAlongReport[key] == .flown)
      #expect(album.cells[0].picture.image === small && album.cells[0].picture.alpha == 1)
      #expect(reports.all == [])
      window.isHidden = true
    }

    // MARK: The system's zoom where there is one

    @Test func theSystemsZoomIsTheScreensOnlyTransition() throws {
      let grid = ZoomRecipe.GridScreen()
      let stack = UINavigationController(rootViewController: grid)
      let window = makeWindow(stack)
      grid.open(Photo(id: 1))
      settle()
      let photo = try #require(stack.topViewController as? ZoomRecipe.PhotoScreen)
      #expect(photo.preferredTransition != nil)
      #expect(TransitionController.installed(on: photo) == nil)
      #expect(TransitionController.installed(in: stack) == nil)
      stack.popViewController(animated: true)
      settle()
      #expect(stack.topViewController === grid && photo.view.window == nil && reports.all == [])
      window.isHidden = true
    }

    @Test(arguments: Way.allCases) func belowItAPhotoGrowsOutOfTheSameView(way: Way) throws {
      let grid = ZoomRecipe.GridScreen()
      let stack = UINavigationController(rootViewController: grid)
      let window = makeWindow(stack)
      let photo = ZoomRecipe.PhotoScreen(Photo(id: 1))
      grid.grow(into: photo)
      Headless.advance(by: 0.1)
      let place = grid.cell.convert(grid.cell.bounds, to: stack.view)
      #expect(run(of: photo)?.geometry?.from?.frame == place)
      settle()
      #expect(stack.topViewController === photo && photo.preferredTransition == nil)
      pull(window, closes: false)
      #expect(stack.topViewController === photo)
      if way == .code {
        stack.popViewController(animated: true)
        Headless.advance(by: 0.05)
        #expect(run(of: photo)?.geometry?.goal?.frame == place)
        settle()
      } else {
        pull(window, closes: true)
      }
      #expect(stack.topViewController === grid && photo.view.window == nil && reports.all == [])
      window.isHidden = true
    }

    // MARK: Split views

    private let landscape = CGSize(width: 1180, height: 820)

    private func makeSplit() -> (
      split: UISplitViewController, mail: SplitRecipe.MailScreen, window: UIWindow
    ) {
      let mail = SplitRecipe.MailScreen()
      let split = SplitRecipe.makeSplit(list: makePage(), mail: mail)
      return (split, mail, makeWindow(split, size: landscape))
    }

    @Test(arguments: Way.allCases) func aColumnHasTransitionsOfItsOwn(way: Way) throws {
      let (split, mail, window) = makeSplit()
      let stack = try #require(mail.navigationController)
      let column = stack.view.convert(stack.view.bounds, to: window)
      #expect(column.minX > 100 && !split.isCollapsed)
      mail.openThread()
      Headless.advance(by: 0.1)
      let thread = try #require(stack.topViewController as? SplitRecipe.ThreadScreen)
      #expect(run(of: thread)?.geometry?.container == column.size)
      settle()
      #expect(thread.view.window === window && split.presentedViewController == nil)
      let start = CGPoint(x: column.minX + 200, y: 400)
      drag(window, from: start, by: CGVector(dx: 60, dy: 0))
      #expect(stack.topViewController === thread)
      if way == .code {
        stack.popViewController(animated: true)
        settle()
      } else {
        drag(window, from: start, by: CGVector(dx: column.width - 220, dy: 0))
      }
      #expect(stack.topViewController === mail && mail.view.window === window)
      #expect(split.viewController(for: .primary)?.view.window === window)
      // A push by UIKit's own call plays what the column has for good.
      let other = makePage()
      stack.pushViewController(other, animated: true)
      Headless.advance(by: 0.1)
      #expect(TransitionController.installed(in: stack)?.run != nil)
      settle()
      stack.popViewController(animated: true)
      settle()
      #expect(stack.topViewController === mail && reports.all == [])
      window.isHidden = true
    }

    @Test(arguments: Way.allCases, [false, true])
    func aScreenOverAllColumnsGoesBackIntoItsColumn(way: Way, collapses: Bool) throws {
      let (split, mail, window) = makeSplit()
      let before = mail.attachment.convert(mail.attachment.bounds, to: window)
      mail.openPicture()
      Headless.advance(by: 0.1)
      let picture = try #require(split.presentedViewController as? SplitRecipe.PictureScreen)
      #expect(run(of: picture)?.geometry?.from?.frame == before)
      settle()
      #expect(picture.view.bounds.size == window.bounds.size)
      if collapses {
        window.resize(to: CGSize(width: 390, height: 844))
        settle()
        #expect(picture.view.bounds.size == window.bounds.size)
      }
      pull(window, closes: false)
      #expect(split.presentedViewController === picture)
      if way == .code {
        picture.dismiss(animated: true)
        Headless.advance(by: 0.05)
        if !collapses { #expect(run(of: picture)?.geometry?.goal?.frame == before) }
        settle()
      } else {
        pull(window, closes: true)
      }
      #expect(split.presentedViewController == nil && mail.attachment.window === window)
      #expect(split.isCollapsed == collapses && reports.all == [])
      let after = mail.attachment.convert(mail.attachment.bounds, to: window)
      #expect((after == before) == !collapses)
      window.isHidden = true
    }

    // MARK: The keyboard after a full screen

    @Test(arguments: pairs(Way.allCases, [false, true]), [false, true])
    func theKeyboardIsBackAfterAFullScreen(row: (way: Way, edits: Bool), isTakenBack: Bool) throws {
      let chat = KeyboardRecipe.ChatScreen()
      let window = makeWindow(chat)
      if row.edits { chat.field.becomeFirstResponder() }
      Headless.advance(by: 0.5)
      chat.openPhoto()
      if isTakenBack {
        // The opening is turned round: the chat was never gone.
        Headless.advance(by: 0.1)
        chat.presentedViewController.flatMap(TransitionController.installed(on:))?.dismiss()
        settle()
        #expect(chat.presentedViewController == nil && chat.field.isFirstResponder == row.edits)
        chat.openPhoto()
      }
      settle()
      let photo = try #require(chat.presentedViewController)
      #expect(chat.view.window == nil && !chat.field.isFirstResponder)
      pull(window, closes: false)
      #expect(chat.presentedViewController === photo && !chat.field.isFirstResponder)
      if row.way == .code {
        photo.dismiss(animated: true)
        settle()
      } else {
        pull(window, closes: true)
      }
      #expect(chat.presentedViewController == nil && chat.view.window === window)
      #expect(chat.field.isFirstResponder == row.edits)
      #expect((Headless.keyboardFrame.minY < window.bounds.maxY) == row.edits)
      #expect(reports.all == [])
      chat.field.resignFirstResponder()
      settle()
      window.isHidden = true
    }
  }
}
