import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What lies around a run, and goes on: lists that still scroll, touches beside a card, the keyboard.
  @MainActor @Suite struct SurroundingTests {
    /// A list that a run cuts stands still under its cut, and stays where it is.
    @Test(
      arguments: [
        ("slide", .slide), ("fold", .fold), ("scale", .scale),
        (
          "cut",
          .choreography { _ in
            Choreography(
              .back { $0.cutTop = .linear(from: 0, to: 300) },
              .front { $0.y = .linear(from: 700, to: 0) })
          }
        ),
      ] as [(String, ViewControllerTransition)], [true, false])
    func aListThatIsCutStandsStill(row: (String, ViewControllerTransition), isFlicked: Bool) {
      let (first, second) = (UIViewController(), UIViewController())
      let list = UIScrollView()
      list.contentSize = CGSize(width: 390, height: 9000)
      list.backgroundColor = .white
      first.view = list
      second.view.backgroundColor = .white
      let house = House(.push, [first, second], isVended: false)
      Headless.advance(by: 0.1)
      list.contentOffset.y = 200
      if isFlicked {
        house.play([
          .down(CGPoint(x: 195, y: 600)), .move(to: CGPoint(x: 195, y: 300), over: 0.08), .lift,
        ])
        #expect(list.isDecelerating)
      }
      house.open(using: row.1, gesture: nil)
      var offset: CGFloat?
      while house.run != nil {
        if list.layer.mask != nil {
          #expect(offset == nil || offset == list.contentOffset.y)
          offset = list.contentOffset.y
        }
        Headless.advance(by: 1.0 / 60)
      }
      #expect(house.isOpen && (row.0 != "cut" || offset != nil))
    }

    /// What lies behind a card that passes touches.
    enum Below: CaseIterable, Sendable { case root, screen, card, stack }

    /// Beside a card that passes touches, a touch reaches what it would reach without the card.
    @Test(arguments: Below.allCases, [Below.root, .screen, .card])
    func aTouchBesideAPassingCardReachesWhatIsSeen(below: Below, other: Below) {
      let window = clock.makeWindow()
      func page() -> UIViewController {
        let page = UIViewController()
        page.view.backgroundColor = .white
        let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 60))
        page.view.addSubview(button)
        return page
      }
      let root = page()
      window.rootViewController =
        below == .stack ? UINavigationController(rootViewController: root) : root
      Headless.advance(by: 0.05)
      var top: UIViewController = window.rootViewController ?? root
      for layer in [below, other] {
        let next = page()
        switch layer {
        case .root, .stack: continue
        case .screen:
          next.modalPresentationStyle = .overFullScreen
          top.present(next, animated: false)
        case .card: top.present(next, using: .overlay, animated: false)
        }
        Headless.advance(by: 0.3)
        top = next
      }
      let places = [CGPoint(x: 150, y: 230), CGPoint(x: 20, y: 300), CGPoint(x: 195, y: 120)]
      let before = places.map { window.hitTest($0, with: nil) }
      top.present(page(), using: .sheet(height: .points(120), passesTouches: true))
      for _ in 0..<4 {
        Headless.advance(by: 0.3)
        for (place, view) in zip(places, before) {
          #expect(window.hitTest(place, with: nil) === view, "\(place)")
        }
      }
    }

    /// Who ends editing as a finger pulls the screen.
    enum Editor: CaseIterable, Sendable { case nobody, system, app }

    private final class Screen: UIViewController {
      let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
      var editor = Editor.nobody

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(field)
      }

      /// UIKit may end editing as it begins a dismissal.
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if editor == .system { field.resignFirstResponder() }
        super.dismiss(animated: flag, completion: completion)
      }
    }

    /// What was edited is edited again if the screen comes back, unless the app has ended it; and not if it goes.
    @Test(
      arguments: [TransitionPreset.slide, .overlay, .full],
      pairs(Editor.allCases, [0.05, 0.7] as [CGFloat]))
    func editingComesBackWithTheScreen(
      preset: TransitionPreset, row: (editor: Editor, share: CGFloat)
    ) throws {
      let (editor, share) = row
      let window = clock.makeWindow()
      let (root, screen) = (UIViewController(), Screen())
      window.rootViewController = root
      Headless.advance(by: 0.05)
      screen.editor = editor
      root.present(screen, using: .preset(preset), gesture: .pullUpDown)
      Headless.advance(by: 1.5)
      screen.field.becomeFirstResponder()
      Headless.advance(by: 0.6)
      let hands = try Hands(on: screen, in: window, .pullUpDown)
      hands.touch()
      hands.close(by: share)
      if editor == .app { screen.field.resignFirstResponder() }
      hands.rest()
      hands.lift()
      Headless.advance(by: 2)
      let stays = share < 0.5
      #expect((root.presentedViewController != nil) == stays)
      #expect(screen.field.isFirstResponder == (stays && editor != .app))
    }

    /// A keyboard moves the cards below first, whichever of them hears of it first.
    @Test(arguments: [true, false], [0.1, 1.5]) func cardsMakeRoomTogether(
      upperHearsFirst: Bool, after seconds: TimeInterval
    ) throws {
      let window = clock.makeWindow()
      let (root, lower, upper) = (UIViewController(), UIViewController(), UIViewController())
      window.rootViewController = root
      Headless.advance(by: 0.05)
      let size = TransitionSize.points(width: 300, height: 200)
      root.present(lower, using: .overlay.size(size))
      Headless.advance(by: 1)
      let cell = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))
      lower.view.addSubview(cell)
      lower.present(upper, using: .overlay(from: .view(cell)).size(size))
      Headless.turn()
      Headless.advance(by: seconds)
      let keys = ["frame", "duration", "curve"]
      let change = try #require(
        KeyboardAvoidance.Change(keyboard(on: nil), keys: keys))
      let cards = [lower, upper].compactMap { $0.presentationController as? PresentationController }
      #expect(cards.count == 2)
      let first = try #require(upperHearsFirst ? cards.last : cards.first)
      first.keyboardChanges(change)
      // Each card that has heard, and all below it, have their places at once.
      for card in upperHearsFirst ? cards : [cards[0]] {
        #expect(card.frameOfPresentedViewInContainerView.maxY == 498)
        #expect(card.keyboard?.isBehind == false)
      }
      Headless.advance(by: 1.5)
    }

    private func keyboard(on screen: UIScreen?) -> Notification {
      Notification(
        name: UIResponder.keyboardWillChangeFrameNotification, object: screen,
        userInfo: [
          "frame": NSValue(cgRect: CGRect(x: 0, y: 508, width: 390, height: 336)),
          "duration": NSNumber(value: 0.25), "curve": NSNumber(value: 7),
        ])
    }

    /// The keyboard of another display covers nothing here.
    @Test(arguments: [true, false]) func aKeyboardIsOnItsOwnDisplay(isHere: Bool) throws {
      let theatre = Theatre()
      theatre.presenter.present(
        theatre.screen, using: .overlay.size(.points(width: 300, height: 500)))
      theatre.settle()
      let controller = try #require(
        theatre.screen.presentationController as? PresentationController)
      let screen = isHere ? theatre.window.screen : UIScreen()
      let change = try #require(
        KeyboardAvoidance.Change(keyboard(on: screen), keys: ["frame", "duration", "curve"]))
      controller.keyboardChanges(change)
      theatre.settle()
      #expect((theatre.wrapper.frame.maxY == 498) == isHere)
    }

    /// The keyboard's own pace, which has no name.
    @Test func aCardMovesAtTheKeyboardsPace() throws {
      let change = try #require(
        KeyboardAvoidance.Change(keyboard(on: nil), keys: ["frame", "duration", "curve"]))
      #expect(change.duration == 0.25)
      #expect(change.options == UIView.AnimationOptions(rawValue: 7 << 16))
    }

    /// A blur that is not seen is none: it changes nothing in how a screen moves.
    @Test(arguments: ["none", "alpha", "hidden", "inHidden", "noEffect", "seen"])
    func onlyABlurThatIsSeenCounts(kind: String) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let blur = UIVisualEffectView(effect: kind == "noEffect" ? nil : UIBlurEffect(style: .light))
      let box = UIView()
      view.addSubview(box)
      if kind != "none" { box.addSubview(blur) }
      if kind == "alpha" { blur.alpha = 0 }
      if kind == "hidden" { blur.isHidden = true }
      if kind == "inHidden" { box.alpha = 0.005 }
      #expect(view.containsEffect == (kind == "seen"))
    }
  }
}
