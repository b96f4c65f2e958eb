import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Cards make room for the keyboard.
  @MainActor @Suite struct KeyboardAvoidanceTests {
    private let small = TransitionSettings(size: .points(width: 300, height: 200))
    private let raised = CGRect(x: 45, y: 298, width: 300, height: 200)

    private func field(in controller: UIViewController) -> UITextField {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      controller.view.addSubview(field)
      return field
    }

    private func open(
      _ preset: PresetUnderTest = .overlay, settings: TransitionSettings = TransitionSettings(),
      gesture: TransitionGesture? = nil
    ) -> (Theatre, UITextField) {
      let theatre = Theatre()
      theatre.present(preset, settings: settings, gesture: gesture)
      theatre.settle()
      return (theatre, field(in: theatre.screen))
    }

    @Test func aSmallCardMovesUpWithTheKeyboardAndBack() {
      let (theatre, field) = open(settings: small)
      let rest = theatre.wrapper.frame
      field.becomeFirstResponder()
      #expect(theatre.wrapper.frame == raised)
      Headless.turn()
      Headless.advance(by: 0.1)
      #expect(theatre.shownFrame.minY < rest.minY - 2 && theatre.shownFrame.minY > raised.minY + 2)
      Headless.advance(by: 0.2)
      #expect(theatre.shownFrame == raised)
      field.resignFirstResponder()
      theatre.settle()
      #expect(theatre.shownFrame == rest)
      #expect((theatre.wrapper.layer.animationKeys() ?? []).isEmpty)
    }

    @Test(arguments: [(336, 431), (800, 80)] as [(CGFloat, CGFloat)])
    func aTallCardGetsLower(keyboard: CGFloat, height: CGFloat) {
      Headless.keyboardHeight = keyboard
      let (theatre, field) = open()
      field.becomeFirstResponder()
      theatre.settle()
      #expect(theatre.frames[1] == CGRect(x: 10, y: 67, width: 370, height: height))
    }

    /// The moments at which a run is over, or about to be, in which a keyboard changes.
    enum Moment: CaseIterable, Sendable {
      case didAppear, completion, onEnd, formerFieldInDidAppear, cancelledClosing
    }

    private final class Card: UIViewController {
      var onDidAppear: () -> Void = {}
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onDidAppear()
      }
    }

    /// Plays frames, and returns the largest step of a card from one to the next.
    private func largestStep(of card: UIView, frames: Int) -> CGFloat {
      var (last, step): (CGFloat?, CGFloat) = (nil, 0)
      for _ in 0..<frames {
        Headless.advance(by: 1 / Headless.framesPerSecond)
        let y = (card.superview?.superview?.layer.presentation()?.frame ?? .zero).minY
        step = max(step, abs(y - (last ?? y)))
        last = y
      }
      return step
    }

    /// UIKit may say after the appearance callbacks that the screen is open: it moves with the keyboard all the same.
    @Test(arguments: [TransitionPreset.overlay, .hang, .fall], Moment.allCases)
    func aKeyboardThatChangesAtTheEndOfARunTakesTheCardAlong(
      preset: TransitionPreset, moment: Moment
    ) {
      let window = Headless.makeWindow(
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let (root, card) = (UIViewController(), Card())
      window.rootViewController = root
      Headless.turn()
      let (own, former) = (field(in: card), field(in: root))
      let controller = TransitionController(
        presenting: card, preset: preset,
        settings: TransitionSettings(size: .fractions(width: 0.8, height: 0.5)),
        gesture: .pullUpDown)
      let focus = { [weak own] in _ = own?.becomeFirstResponder() }
      switch moment {
      case .didAppear: card.onDidAppear = focus
      case .completion, .cancelledClosing: break
      case .onEnd: controller.onEnd { _, _ in focus() }
      case .formerFieldInDidAppear:
        former.becomeFirstResponder()
        Headless.advance(by: 1)
        card.onDidAppear = { [weak former] in _ = former?.resignFirstResponder() }
      }
      root.present(card, animated: true, completion: moment == .completion ? focus : nil)
      Headless.advance(by: 0.35)
      if moment == .cancelledClosing, preset != .fall {
        Headless.advance(by: 1)
        card.onDidAppear = focus
        controller.onEnd { _, _ in focus() }
        Headless.play(
          .drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 430), over: 0.3), in: window)
        Headless.advance(by: 0.9)
      }
      let before = card.view.superview?.superview?.frame ?? .zero
      #expect(largestStep(of: card.view, frames: 90) <= (preset == .overlay ? 20 : 40))
      let after = card.view.superview?.superview?.frame ?? .zero
      let isUp =
        moment != .formerFieldInDidAppear && (moment != .cancelledClosing || preset != .fall)
      #expect(after != before || after.maxY <= Headless.keyboardFrame.minY)
      #expect(own.isFirstResponder == isUp)
    }

    /// A finger on a card holds it: the keyboard that its drag closes does not move it as well.
    @Test(arguments: [TransitionPreset.overlay, .hang], [false, true])
    func aKeyboardThatADragClosesLeavesTheCardToTheFinger(preset: TransitionPreset, isFree: Bool) {
      let window = Headless.makeWindow(
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let (root, card) = (UIViewController(), UIViewController())
      window.rootViewController = root
      Headless.turn()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 312, height: 422))
      scroll.alwaysBounceVertical = true
      scroll.keyboardDismissMode = .onDrag
      card.view.addSubview(scroll)
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      scroll.addSubview(field)
      TransitionController(
        presenting: card, preset: preset,
        settings: TransitionSettings(size: .fractions(width: 0.8, height: 0.5)),
        gesture: isFree ? .panToEdge : .pullUpDown)
      root.present(card, animated: true)
      Headless.advance(by: 1.5)
      field.becomeFirstResponder()
      Headless.advance(by: 0.6)
      let wrapper = card.view.superview?.superview
      let start = wrapper?.frame ?? .zero
      Headless.play(
        .drag(
          from: CGPoint(x: 195, y: start.minY + 120), to: CGPoint(x: 195, y: start.minY + 180),
          over: 0.5, lifts: false), in: window)
      Headless.advance(by: 0.6)
      #expect(!field.isFirstResponder)
      let moved = (wrapper?.layer.presentation()?.frame.minY ?? 0) - start.minY
      #expect(moved > 30 && moved < 75)
      Headless.play(HeadlessTouchScript([.lift]), in: window)
      Headless.advance(by: 2)
    }

    /// A finger that only rests, or taps, delays the card, which makes room as soon as it is lifted.
    @Test func aKeyboardThatComesUnderARestingFingerMovesTheCardWhenThatLifts() {
      let (theatre, field) = open(settings: small, gesture: .pullUpDown)
      let rest = theatre.wrapper.frame
      func play(_ step: HeadlessTouchScript.Step) {
        Headless.play(HeadlessTouchScript([step]), in: theatre.window)
        Headless.advance(by: 1 / Headless.framesPerSecond)
      }
      play(.down(CGPoint(x: 195, y: 500)))
      field.becomeFirstResponder()
      Headless.advance(by: 0.6)
      #expect(theatre.shownFrame == rest)
      play(.lift)
      Headless.advance(by: 0.1)
      #expect(theatre.shownFrame.minY < rest.minY - 2 && theatre.shownFrame.minY > raised.minY)
      Headless.advance(by: 0.5)
      #expect(theatre.shownFrame == raised)
      theatre.dismiss()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    /// A keyboard that comes while a finger opens the card is followed when the card is there.
    @Test func aKeyboardThatComesWhileAFingerOpensTheCardIsFollowed() throws {
      let theatre = Theatre()
      let field = field(in: theatre.screen)
      OpenerTests().opener(theatre, .overlay, UIPanGestureRecognizer())
      theatre.play([
        .down(CGPoint(x: 195, y: 700)), .move(to: CGPoint(x: 195, y: 400), over: 0.3), .hold(0.1),
      ])
      #expect(theatre.run?.playback?.isHeld == true)
      field.becomeFirstResponder()
      Headless.advance(by: 0.6)
      theatre.play([.move(to: CGPoint(x: 195, y: 200), over: 0.2), .lift])
      theatre.settle()
      let card = theatre.wrapper.convert(theatre.wrapper.bounds, to: nil)
      #expect(theatre.isOpen && field.isFirstResponder)
      #expect(card.maxY <= Headless.keyboardFrame.minY)
    }

    @Test func aFullScreenIsLeftAlone() {
      let (theatre, field) = open(.slide)
      field.becomeFirstResponder()
      theatre.settle()
      #expect(theatre.frames[1] == theatre.window.bounds)
    }

    /// A floating keyboard's frame was seen to be empty; it might be told as it is.
    @Test(arguments: [CGRect.zero, CGRect(x: 30, y: 300, width: 320, height: 216)])
    func aFloatingKeyboardCoversNothing(frame: CGRect) {
      let (theatre, field) = open(settings: small)
      let rest = theatre.wrapper.frame
      field.becomeFirstResponder()
      theatre.settle()
      Headless.undockKeyboard(to: frame)
      theatre.settle()
      #expect(theatre.frames[1] == rest)
      Headless.undockKeyboard(to: nil)
      theatre.settle()
      #expect(theatre.frames[1] == raised)
    }

    /// In a window that is lower than the display, a card makes room for what is covered there.
    @Test(arguments: [CGFloat(60), 120]) func aWindowBeginsLowerThanTheDisplay(top: CGFloat) {
      let theatre = Theatre()
      theatre.window.frame = CGRect(x: 0, y: top, width: 390, height: 844 - top)
      Headless.turn()
      theatre.present(.overlay, settings: small)
      theatre.settle()
      let rest = theatre.frames[1]
      let field = field(in: theatre.screen)
      field.becomeFirstResponder()
      theatre.settle()
      #expect(theatre.frames[1].maxY == Headless.keyboardFrame.minY - top - 10)
      field.resignFirstResponder()
      theatre.settle()
      #expect(theatre.frames[1] == rest)
    }

    @Test(arguments: [true, false]) func aKeyboardMayBeThereBefore(animated: Bool) {
      let theatre = Theatre()
      let field = field(in: theatre.presenter)
      field.becomeFirstResponder()
      Headless.advance(by: 1)
      theatre.present(.overlay, settings: small, animated: animated)
      theatre.settle()
      #expect(theatre.frames[1] == raised)
      field.resignFirstResponder()
      theatre.settle()
      #expect(theatre.frames[1].minY == 329)
    }

    @Test func theCardFollowsARotationWithTheKeyboard() {
      let (theatre, field) = open()
      field.becomeFirstResponder()
      theatre.settle()
      Headless.keyboardHeight = 200
      theatre.rotate()
      theatre.settle()
      #expect(theatre.frames[1] == CGRect(x: 152, y: 20, width: 540, height: 160))
      field.resignFirstResponder()
      theatre.settle()
      #expect(abs(theatre.frames[1].height - 329) < 0.001)
    }

    @Test func aDismissedCardLeavesFromWhereItIs() {
      let (theatre, field) = open(.fall, settings: small)
      field.becomeFirstResponder()
      theatre.settle()
      theatre.dismiss()
      #expect(!field.isFirstResponder)
      #expect(theatre.wrapper.frame == raised)
      Headless.advance(by: 1 / 60)
      #expect(abs(theatre.shownFrame.minY - raised.minY) < 20)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    @Test func aCancelledDragFindsTheCardAboveTheKeyboard() throws {
      let (theatre, field) = open(settings: small, gesture: .pullUpDown)
      let rest = theatre.wrapper.frame
      field.becomeFirstResponder()
      theatre.settle()
      let hands = try Hands(theatre, .pullUpDown)
      hands.touch()
      hands.close(by: 0.3)
      hands.close(by: -0.28)
      hands.rest()
      hands.lift()
      theatre.settle()
      #expect(field.isFirstResponder && theatre.frames[1] == raised)
      field.resignFirstResponder()
      theatre.settle()
      #expect(theatre.frames[1] == rest)
    }

    /// A change that comes while the card closes counts once it stays.
    @Test func aChangeDuringADragCountsAtItsEnd() throws {
      let (theatre, field) = open(settings: small, gesture: .pullUpDown)
      field.becomeFirstResponder()
      theatre.settle()
      let hands = try Hands(theatre, .pullUpDown)
      hands.touch()
      hands.close(by: 0.2)
      Headless.undockKeyboard(to: .zero)
      #expect(theatre.wrapper.frame == raised)
      hands.close(by: -0.18)
      hands.rest()
      hands.lift()
      theatre.settle()
      #expect(theatre.frames[1].minY == 329)
    }

    @Test(arguments: [0.02, 0.15, 0.3]) func aCardThatOpensGoesThereAtOnce(seconds: TimeInterval) {
      let theatre = Theatre()
      let field = field(in: theatre.screen)
      theatre.present(.overlay, settings: small)
      Headless.advance(by: seconds)
      let before = theatre.shownFrame
      field.becomeFirstResponder()
      Headless.turn()
      #expect(theatre.run != nil && theatre.wrapper.frame == raised)
      // The card is seen to move there, and not to jump.
      #expect(theatre.shownFrame.origin.distance(to: before.origin) < 0.25)
      Headless.advance(by: 1 / 60)
      #expect(theatre.shownFrame.origin.distance(to: before.origin) < 60)
      #expect(theatre.wrapper.layer.animation(forKey: "position") == nil)
      theatre.settle()
      #expect(theatre.shownFrame == raised && theatre.log.count("presented") == 1)
    }

    /// Notifications reach observers in an order of their own, on Linux in another one each time.
    @Test func aCardThatOpensAboveAnotherGoesAlong() {
      var pictures: Set<UInt64> = []
      for _ in 0..<8 {
        let theatre = Theatre()
        theatre.present(.overlay, settings: small)
        theatre.settle()
        let source = UIView(frame: CGRect(x: 20, y: 120, width: 100, height: 60))
        theatre.screen.view.addSubview(source)
        let upper = UIViewController()
        TransitionController(
          presenting: upper, preset: PresetUnderTest.overlay,
          settings: TransitionSettings(from: .view(source), size: .points(width: 280, height: 300)))
        theatre.screen.present(upper, animated: true)
        Headless.turn()
        Headless.advance(by: 0.1)
        let field = field(in: upper)
        field.becomeFirstResponder()
        Headless.turn()
        Headless.advance(by: 0.05)
        let run = TransitionController.installed(on: upper)?.run
        #expect(run != nil && theatre.wrapper.frame == raised)
        var picture = FrameHash()
        picture.add(theatre.window.layer)
        pictures.insert(picture.value)
        theatre.settle()
        theatre.dismiss(animated: false)
        theatre.settle()
      }
      #expect(pictures.count == 1)
    }

    @Test func keyboardIsNotObservedOnceTheCardHasGone() throws {
      let (theatre, _) = open()
      let presentation = try #require(
        theatre.screen.presentationController as? PresentationController)
      #expect(presentation.keyboard != nil)
      theatre.dismiss()
      theatre.settle()
      #expect(presentation.keyboard == nil)
    }
  }
}
