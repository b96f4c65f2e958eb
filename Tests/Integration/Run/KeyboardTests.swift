import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The keyboard of a screen that leaves.
  @MainActor @Suite struct KeyboardTests {
    /// Notes whether animations are enabled when it resigns: without, a keyboard is gone in one frame.
    private final class Field: UITextField {
      var resignations: [Bool] = []

      override func resignFirstResponder() -> Bool {
        if isFirstResponder { resignations.append(UIView.areAnimationsEnabled) }
        return super.resignFirstResponder()
      }
    }

    private func editing(_ preset: PresetUnderTest) -> (Theatre, Field) {
      let theatre = Theatre()
      let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      theatre.screen.view.addSubview(field)
      theatre.present(preset, gesture: .pullUpDown)
      theatre.settle()
      field.becomeFirstResponder()
      Headless.advance(by: 0.5)
      return (theatre, field)
    }

    /// It leaves with the screen, and not after it.
    @Test(arguments: [PresetUnderTest.overlay, .slide])
    func aDismissalByButtonEndsEditingAtOnce(preset: PresetUnderTest) {
      let (theatre, field) = editing(preset)
      #expect(field.isFirstResponder)
      theatre.dismiss()
      #expect(!field.isFirstResponder && field.resignations == [true])
      theatre.settle()
    }

    /// A screen that is first responder itself, for a bar above the keyboard, is let go of with the screen.
    @Test(arguments: [true, false]) func aScreenThatIsFirstResponderIsNoneAfterItsDismissal(
      isByFinger: Bool
    ) throws {
      final class Screen: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
      }
      let (window, root, screen) = (Headless.makeWindow(), UIViewController(), Screen())
      window.rootViewController = root
      screen.view.backgroundColor = .white
      Headless.advance(by: 0.1)
      root.present(screen, using: .slide, gesture: .pullUpDown)
      Headless.advance(by: 1.5)
      #expect(screen.becomeFirstResponder())
      let hands = try Hands(on: screen, in: window, .pullUpDown)
      hands.drag(by: 0.05)
      Headless.advance(by: 1.5)
      #expect(screen.isFirstResponder)
      if isByFinger { hands.drag(by: 0.6) } else { screen.dismiss(animated: true) }
      Headless.turn()
      #expect(!screen.isFirstResponder)
      Headless.advance(by: 2)
      #expect(root.presentedViewController == nil && !screen.isFirstResponder)
    }

    /// What one dismissal notes is forgotten with it.
    @Test func aLaterDismissalThatIsTakenBackBringsNoKeyboardBack() throws {
      let (theatre, field) = editing(.overlay)
      try Hands(theatre, .pullUpDown).drag(by: 0.05)
      theatre.settle()
      #expect(field.isFirstResponder)
      field.resignFirstResponder()
      theatre.settle()
      theatre.dismiss()
      Headless.advance(by: 0.1)
      theatre.turnRound()
      theatre.settle()
      #expect(theatre.presenter.presentedViewController === theatre.screen)
      #expect(!field.isFirstResponder)
    }

    enum Move: CaseIterable, Sendable { case other, none, same }

    /// The app moves the focus, or ends editing, while a finger holds the screen: it stays so if the drag is taken back.
    @Test(arguments: [PresetUnderTest.overlay, .slide], Move.allCases)
    func focusMovedInADragStaysIfTheDragIsTakenBack(preset: PresetUnderTest, move: Move) throws {
      let (theatre, field) = editing(preset)
      let other = Field(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
      theatre.screen.view.addSubview(other)
      let hands = try Hands(theatre, .pullUpDown)
      hands.touch()
      hands.close(by: 0.05)
      switch move {
      case .other: other.becomeFirstResponder()
      case .none: field.resignFirstResponder()
      case .same: break
      }
      hands.rest()
      hands.lift()
      theatre.settle()
      #expect(theatre.screen.viewIfLoaded?.window != nil)
      #expect(field.isFirstResponder == (move == .same))
      #expect(other.isFirstResponder == (move == .other))
      // Whoever edits on hears nothing: the keyboard does not go and come.
      #expect(field.resignations.count == (move == .same ? 0 : 1))
    }

    /// The same for a screen that is caught again after the finger has let it go: the field edited last comes back.
    @Test(arguments: [true, false]) func focusMovedInADragComesBackIfTheScreenIsCaught(moves: Bool)
      throws
    {
      let (theatre, field) = editing(.slide)
      let other = Field(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
      theatre.screen.view.addSubview(other)
      let hands = try Hands(theatre, .pullUpDown)
      hands.touch()
      hands.close(by: 0.6)
      if moves { other.becomeFirstResponder() }
      hands.lift()
      Headless.turn()
      hands.touch()
      hands.close(by: -0.6)
      hands.rest()
      hands.lift()
      theatre.settle()
      #expect(moves ? other.isFirstResponder : field.isFirstResponder)
    }

    /// A finger that lets the screen go lets the keyboard go with it; one that catches the screen again, and
    /// brings it back, brings it back, too.
    @Test(arguments: [PresetUnderTest.overlay, .slide])
    func keyboardLeavesAsTheFingerLifts(preset: PresetUnderTest) throws {
      let (theatre, field) = editing(preset)
      let hands = try Hands(theatre, .pullUpDown)
      hands.touch()
      hands.close(by: 0.6)
      #expect(field.isFirstResponder)
      hands.lift()
      Headless.turn()
      #expect(!field.isFirstResponder && field.resignations == [true])
      #expect(theatre.screen.viewIfLoaded?.window != nil)
      hands.touch()
      hands.close(by: -0.6)
      hands.rest()
      hands.lift()
      theatre.settle()
      #expect(theatre.screen.viewIfLoaded?.window != nil && field.isFirstResponder)
    }

    @Test func aCancelledDragGivesTheKeyboardBack() throws {
      let (theatre, field) = editing(.overlay)
      let hands = try Hands(theatre, .pullUpDown)
      hands.touch()
      hands.close(by: 0.3)
      hands.close(by: -0.28)
      hands.rest()
      hands.lift()
      theatre.settle()
      #expect(field.isFirstResponder)
      hands.drag(by: 0.6)
      theatre.settle()
      #expect(!field.isFirstResponder)
    }
  }
}
