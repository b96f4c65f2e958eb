import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Cards make room for the keyboard.
  @MainActor @Suite struct KeyboardAvoidanceTests {
    private let small = TransitionOptions(size: .fixed(width: 300, height: 200))
    private let raised = CGRect(x: 45, y: 298, width: 300, height: 200)

    private func field(in controller: UIViewController) -> UITextField {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      controller.view.addSubview(field)
      return field
    }

    private func open(
      _ preset: PresetUnderTest = .overlay, options: TransitionOptions = TransitionOptions(),
      gesture: TransitionGesture = .none
    ) -> (Theatre, UITextField) {
      let theatre = Theatre()
      theatre.present(preset, options: options, gesture: gesture)
      theatre.settle()
      return (theatre, field(in: theatre.screen))
    }

    @Test func aSmallCardMovesUpWithTheKeyboardAndBack() {
      let (theatre, field) = open(options: small)
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

    @Test func aFullScreenIsLeftAlone() {
      let (theatre, field) = open(.slide)
      field.becomeFirstResponder()
      theatre.settle()
      #expect(theatre.frames[1] == theatre.window.bounds)
    }

    /// A floating keyboard's frame was seen to be empty; it might be told as it is.
    @Test(arguments: [CGRect.zero, CGRect(x: 30, y: 300, width: 320, height: 216)])
    func aFloatingKeyboardCoversNothing(frame: CGRect) {
      let (theatre, field) = open(options: small)
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

    @Test(arguments: [true, false]) func aKeyboardMayBeThereBefore(animated: Bool) {
      let theatre = Theatre()
      let field = field(in: theatre.presenter)
      field.becomeFirstResponder()
      Headless.advance(by: 1)
      theatre.present(.overlay, options: small, animated: animated)
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
      Headless.resize(
        theatre.window, to: CGSize(width: 844, height: 390),
        safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      theatre.settle()
      #expect(theatre.frames[1] == CGRect(x: 152, y: 20, width: 540, height: 160))
      field.resignFirstResponder()
      theatre.settle()
      #expect(abs(theatre.frames[1].height - 329) < 0.001)
    }

    @Test func aDismissedCardLeavesFromWhereItIs() {
      let (theatre, field) = open(.fall, options: small)
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
      let (theatre, field) = open(options: small, gesture: .pullUpDown)
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
      let (theatre, field) = open(options: small, gesture: .pullUpDown)
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
      theatre.present(.overlay, options: small)
      Headless.advance(by: seconds)
      let before = theatre.shownFrame
      field.becomeFirstResponder()
      Headless.turn()
      #expect(theatre.animator != nil && theatre.wrapper.frame == raised)
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
        theatre.present(.overlay, options: small)
        theatre.settle()
        let source = UIView(frame: CGRect(x: 20, y: 120, width: 100, height: 60))
        theatre.screen.view.addSubview(source)
        let upper = UIViewController()
        TransitionController(
          presenting: upper, preset: PresetUnderTest.overlay,
          options: TransitionOptions(origin: .view(source), size: .fixed(width: 280, height: 300)))
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

    @Test func nothingListensOnceTheCardIsGone() throws {
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
