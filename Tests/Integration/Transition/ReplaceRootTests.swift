import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// `UIWindow.replaceRoot(with:using:)`.
  @MainActor @Suite struct ReplaceRootTests {
    /// A screen that notes what it hears, with an element.
    final class RootScreen: UIViewController {
      let name: String
      let note: (String) -> Void
      let logo = UIImageView()
      let button = UIButton()

      init(_ name: String, note: @escaping (String) -> Void) {
        (self.name, self.note) = (name, note)
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        note("\(name) loads")
        view.backgroundColor = name == "login" ? .blue : .green
        logo.image = ElementsController.image
        logo.takeAlongKey = "logo"
        logo.frame =
          name == "login"
          ? CGRect(x: 100, y: 300, width: 190, height: 190)
          : CGRect(x: 20, y: 80, width: 60, height: 60)
        view.addSubview(logo)
        button.frame = CGRect(x: 40, y: 640, width: 120, height: 44)
        button.backgroundColor = .red
        view.addSubview(button)
      }

      private func hear(_ what: String, _ animated: Bool) {
        note("\(name) \(what)\(animated ? " animated" : "")")
      }
      override func viewWillAppear(_ animated: Bool) { hear("willAppear", animated) }
      override func viewDidAppear(_ animated: Bool) { hear("didAppear", animated) }
      override func viewWillDisappear(_ animated: Bool) { hear("willDisappear", animated) }
      override func viewDidDisappear(_ animated: Bool) { hear("didDisappear", animated) }
      override func willMove(toParent parent: UIViewController?) { note("\(name) willMove") }
      override func didMove(toParent parent: UIViewController?) { note("\(name) didMove") }
    }

    /// A window with a login as its root, at rest.
    @MainActor final class Place {
      let window = clock.makeWindow()
      var heard: [String] = []
      var done = 0

      init(_ root: UIViewController? = nil) {
        window.rootViewController = root ?? makeScreen("login")
        clock.advance(by: 0.2)
        heard = []
      }

      func makeScreen(_ name: String) -> RootScreen {
        RootScreen(name) { [weak self] in self?.heard.append($0) }
      }

      func replace(
        with root: UIViewController, using transition: ViewControllerTransition = .fade,
        animated: Bool = true
      ) {
        window.replaceRoot(with: root, using: transition, animated: animated) { self.done += 1 }
      }

      var picture: WindowPicture? {
        func find(_ view: UIView) -> WindowPicture? {
          view as? WindowPicture ?? view.subviews.lazy.compactMap(find).first
        }
        return find(window)
      }

      /// What is left in the window when everything rests.
      func expectRest(_ root: UIViewController) {
        #expect(window.rootViewController === root && root.view.superview === window)
        #expect(window.subviews == [root.view] && root.view.frame == window.bounds)
        #expect(root.view.alpha == 1 && CATransform3DIsIdentity(root.view.layer.transform))
        #expect(root.view.layer.mask == nil && root.view.layer.cornerRadius == 0)
        #expect(root.view.layer.animationKeys() == nil)
      }

      func close() { window.isHidden = true }
    }

    nonisolated static let transitions: [(String, ViewControllerTransition)] = [
      ("fade", .fade), ("slide", .slide), ("cover", .cover), ("push", .push), ("fold", .fold),
      ("spin", .spin), ("cube", .cube), ("flip", .flip), ("page", .page), ("scale", .scale),
      ("full", .full), ("overlay", .overlay), ("hang", .hang), ("fall", .fall),
    ]

    @Test(arguments: transitions.map(\.0), [false, true])
    func theNewRootIsThereAtOnceAndTheRunEndsAtRest(name: String, isRightToLeft: Bool) throws {
      let transition = try #require(Self.transitions.first { $0.0 == name }?.1)
      let place = Place()
      place.window.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
      let reports = Reports()
      let main = place.makeScreen("main")
      place.replace(with: main, using: transition)
      #expect(place.window.rootViewController === main && main.view.window === place.window)
      #expect(place.done == 0 && place.picture != nil)
      clock.advance(by: 0.1)
      #expect(place.picture != nil)
      clock.advance(by: 2)
      #expect(place.done == 1 && reports.all == [])
      place.expectRest(main)
      place.close()
    }

    /// The account of the system, when there is a root, a presented screen, or a chain of them.
    @Test(arguments: [0, 1, 2], [true, false])
    func theAppHearsTheSame(presented: Int, isFull: Bool) {
      var accounts: [[String]] = []
      for isOurs in [false, true] {
        let place = Place()
        var top = place.window.rootViewController!
        for index in 0..<presented {
          let screen = place.makeScreen("sheet \(index)")
          screen.modalPresentationStyle = isFull ? .fullScreen : .overFullScreen
          top.present(screen, animated: false)
          clock.advance(by: 0.2)
          top = screen
        }
        let count = place.heard.count
        let main = place.makeScreen("main")
        if isOurs {
          place.replace(with: main)
        } else {
          let root = place.window.rootViewController!
          if presented > 0 {
            root.dismiss(animated: false) { place.window.rootViewController = main }
          } else {
            place.window.rootViewController = main
          }
        }
        clock.advance(by: 2)
        accounts.append(Array(place.heard[count...]))
        place.expectRest(main)
        place.close()
      }
      #expect(accounts[0] == accounts[1])
      #expect(accounts[1].last == "main didAppear")
    }

    @Test func anElementFliesOutOfThePicture() throws {
      let place = Place()
      let login = try #require(place.window.rootViewController as? RootScreen)
      let main = place.makeScreen("main")
      place.replace(with: main)
      clock.advance(by: 0.05)
      let run = try #require(RootContext.run(in: place.window))
      #expect(run.controller.takeAlongReport == ["logo": .flown])
      let pair = try #require(run.flight?.pairs.first)
      #expect(pair.back.metrics.box == CGRect(x: 100, y: 300, width: 190, height: 190))
      #expect(pair.front.view === main.logo && Original.hides(main.logo))
      // Its place in the picture is of the color around it.
      let picture = try #require(place.picture)
      let patch = picture.subviews.first { $0.backgroundColor == .blue }
      // Two points beyond each edge: nothing of the element is seen in a picture that is scaled.
      #expect(patch?.frame == CGRect(x: 98, y: 298, width: 194, height: 194))
      #expect(pair.back.view?.isDescendant(of: picture) == true && Original.hides(pair.back.view!))
      #expect(login.logo.window == nil && !Original.hides(login.logo))
      clock.advance(by: 2)
      #expect(!Original.hides(main.logo))
      place.expectRest(main)
      place.close()
    }

    /// In the picture, a view without a partner stays as it was drawn.
    @Test(arguments: [false, true]) func whatDoesNotFlyIsNotCopied(isReduced: Bool) throws {
      Headless.setReduceMotion(isReduced)
      defer { Headless.setReduceMotion(false) }
      let place = Place()
      let login = try #require(place.window.rootViewController as? RootScreen)
      login.button.takeAlongKey = "button"
      place.replace(with: place.makeScreen("main"))
      clock.advance(by: 0.05)
      let picture = try #require(place.picture)
      // The picture, and for the logo the color under it and a view.
      #expect(picture.subviews.count == (isReduced ? 1 : 3))
      clock.advance(by: 2)
      place.close()
    }

    /// Containers as roots: all of the account is UIKit's, and elements fly out of one into the other.
    @Test(arguments: [Venue.push, .tab, .child], [Venue.push, .tab, .modal])
    func containersAreRoots(old: Venue, new: Venue) throws {
      let place = Place()
      let (login, main) = (place.makeScreen("login"), place.makeScreen("main"))
      place.window.rootViewController = old.container(of: [login], showing: 0)
      clock.advance(by: 0.3)
      let root = new.container(of: [main], showing: 0)
      place.heard = []
      place.replace(with: root, using: .slide)
      clock.advance(by: 0.1)
      let run = try #require(RootContext.run(in: place.window))
      #expect(run.controller.takeAlongReport == ["logo": .flown])
      clock.advance(by: 2)
      let heard = place.heard
      #expect(heard.filter { $0 == "login didDisappear" || $0 == "main didAppear" }.count == 2)
      #expect(place.done == 1 && !Original.hides(main.logo))
      place.expectRest(root)
      place.close()
    }

    final class LightScreen: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    /// In its first frame, the new root has the size, the traits and the status bar of the end.
    @Test func theFirstFrameIsOfTheNewRoot() throws {
      let place = Place()
      place.window.overrideUserInterfaceStyle = .dark
      place.window.frame.size = CGSize(width: 844, height: 390)
      clock.advance(by: 0.5)
      let main = LightScreen()
      place.replace(with: main)
      let bars = try #require(place.window.windowScene?.statusBarManager)
      for _ in 0..<2 {
        #expect(main.view.bounds.size == CGSize(width: 844, height: 390))
        #expect(main.traitCollection.userInterfaceStyle == .dark)
        #expect(bars.statusBarStyle == .lightContent)
        clock.advance(by: 1.0 / 60)
      }
      clock.advance(by: 2)
      place.close()
    }

    @Test func theRootOfAnotherWindowLeavesIt() {
      let (place, other) = (Place(), clock.makeWindow())
      let main = place.makeScreen("main")
      other.rootViewController = main
      clock.advance(by: 0.2)
      place.replace(with: main)
      #expect(other.rootViewController == nil)
      clock.advance(by: 2)
      #expect(place.done == 1)
      place.expectRest(main)
      other.isHidden = true
      place.close()
    }

    @Test func theScreenInFrontIsTheOneThatElementsLeave() throws {
      let place = Place()
      let sheet = place.makeScreen("login")
      sheet.modalPresentationStyle = .overFullScreen
      place.window.rootViewController?.present(sheet, animated: false)
      clock.advance(by: 0.2)
      place.replace(with: place.makeScreen("main"))
      // What was seen is seen until the run begins.
      #expect(place.picture != nil)
      clock.turn()
      let run = try #require(RootContext.run(in: place.window))
      #expect(run.request.back === sheet && run.request.kind == .root)
      #expect(sheet.view.window == nil && place.picture != nil)
      clock.advance(by: 2)
      place.close()
    }

    @Test func aScreenGrowsOutOfAViewOfTheOldRoot() throws {
      let place = Place()
      let login = try #require(place.window.rootViewController as? RootScreen)
      let reports = Reports()
      place.replace(with: place.makeScreen("main"), using: .scale(from: .view(login.button)))
      let run = try #require(RootContext.run(in: place.window))
      let from = try #require(run.settings.from)
      #expect(run.geometry?.frame(of: from) == CGRect(x: 40, y: 640, width: 120, height: 44))
      clock.advance(by: 2)
      #expect(reports.all == [])
      place.close()
    }

    @Test func aSecondCallEndsTheFirst() {
      let place = Place()
      let (first, second) = (place.makeScreen("first"), place.makeScreen("second"))
      place.replace(with: first, using: .slide)
      clock.advance(by: 0.15)
      place.replace(with: second, using: .slide)
      #expect(place.done == 1 && place.window.rootViewController === second)
      clock.advance(by: 2)
      #expect(place.done == 2)
      place.expectRest(second)
      place.close()
    }

    /// The app's own assignment counts.
    @Test func anAssignmentInMidRunEndsTheRun() {
      let place = Place()
      let own = place.makeScreen("own")
      place.replace(with: place.makeScreen("main"), using: .cover)
      clock.advance(by: 0.1)
      place.window.rootViewController = own
      clock.advance(by: 0.1)
      #expect(place.done == 1 && place.picture == nil)
      place.expectRest(own)
      place.close()
    }

    @Test func nobodyOutlivesTheRun() {
      weak var login: UIViewController?
      weak var main: UIViewController?
      weak var picture: UIView?
      do {
        let place = Place()
        login = place.window.rootViewController
        place.replace(with: place.makeScreen("main"), using: .push)
        main = place.window.rootViewController
        picture = place.picture
        clock.advance(by: 2)
        #expect(login == nil && picture == nil && main != nil)
        place.window.rootViewController = nil
        place.close()
      }
      clock.advance(by: 0.1)
      #expect(main == nil)
    }

    @Test func lessMotionCrossFades() throws {
      Headless.setReduceMotion(true)
      defer { Headless.setReduceMotion(false) }
      let place = Place()
      let main = place.makeScreen("main")
      place.replace(with: main, using: .spin)
      clock.advance(by: 0.1)
      let shown = try #require(main.view.layer.presentation())
      #expect(CATransform3DIsIdentity(shown.transform) && place.picture != nil)
      clock.advance(by: 2)
      place.expectRest(main)
      place.close()
    }

    @Test func aTurnOfTheDeviceInMidRunEndsInTheNewSize() {
      let place = Place()
      let main = place.makeScreen("main")
      place.replace(with: main, using: .slide)
      clock.advance(by: 0.1)
      place.window.rotate()
      clock.advance(by: 2)
      #expect(main.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
      place.expectRest(main)
      place.close()
    }

    /// The second call comes before UIKit has dismissed what was presented.
    @Test func aSecondCallInTheSameTurnCounts() {
      let place = Place()
      place.window.rootViewController?.present(place.makeScreen("sheet"), animated: false)
      clock.advance(by: 0.2)
      let (first, second) = (place.makeScreen("first"), place.makeScreen("second"))
      place.replace(with: first)
      place.replace(with: second)
      clock.advance(by: 2)
      #expect(place.done == 2 && place.window.rootViewController === second)
      #expect(first.viewIfLoaded?.window == nil)
      place.expectRest(second)
      place.close()
    }

    // MARK: Without a run

    enum Quiet: CaseIterable {
      case same, system, notAnimated, hidden, noRoot, background
    }

    @Test(arguments: Quiet.allCases) func withoutARunTheRootIsThereAtOnce(quiet: Quiet) {
      let place = Place()
      var main: UIViewController = place.makeScreen("main")
      switch quiet {
      case .same: main = place.window.rootViewController!
      case .hidden: place.window.isHidden = true
      case .noRoot: place.window.rootViewController = nil
      case .background: Headless.enterBackground()
      case .system, .notAnimated: break
      }
      place.replace(
        with: main, using: quiet == .system ? .system : .fade, animated: quiet != .notAnimated)
      #expect(place.done == 1 && place.window.rootViewController === main && place.picture == nil)
      if quiet == .background { Headless.enterForeground() }
      clock.advance(by: 1)
      #expect(place.done == 1)
      place.close()
    }

    /// A scene beside the first, as on an iPad.
    private final class OtherScene: UIWindowScene {
      var state = ActivationState.foregroundActive
      override var activationState: ActivationState { state }
    }

    /// The state of the window's own scene decides, also where another scene is in front.
    @Test(arguments: [UIScene.ActivationState.foregroundActive, .foregroundInactive, .background])
    func aWindowOfAnotherSceneGoesByItsScene(state: UIScene.ActivationState) {
      let place = Place()
      let scene = OtherScene()
      scene.state = state
      place.window.windowScene = scene
      let main = place.makeScreen("main")
      place.replace(with: main)
      #expect((place.picture == nil) == (state == .background))
      #expect(place.done == (state == .background ? 1 : 0))
      clock.advance(by: 1)
      #expect(place.done == 1)
      place.expectRest(main)
      place.close()
    }

    /// A screen that is in another place leaves it first.
    @Test(arguments: [false, true]) func aRootThatIsElsewhereLeavesThere(isPresented: Bool) {
      let place = Place()
      let login = place.window.rootViewController!
      let main = place.makeScreen("main")
      if isPresented {
        main.modalPresentationStyle = .fullScreen
        login.present(main, animated: false)
      } else {
        login.addChild(main)
        login.view.addSubview(main.view)
        main.didMove(toParent: login)
      }
      clock.advance(by: 0.3)
      place.replace(with: main)
      clock.advance(by: 2)
      #expect(main.parent == nil && main.presentingViewController == nil && place.done == 1)
      place.expectRest(main)
      place.close()
    }
  }
}
