import Testing
import UIKit

extension All {
  /// Keys of a hardware keyboard.
  @MainActor @Suite struct HardwareKeyTests {
    init() { Headless.reset() }

    private final class Keys: UIViewController {
      var name = ""
      var log: Log?
      var commands: [UIKeyCommand] = []
      var takesFirst = false
      var handlesPresses = false

      override var canBecomeFirstResponder: Bool { takesFirst }
      override var keyCommands: [UIKeyCommand]? { commands }

      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for key in presses.compactMap(\.key) {
          log?.lines.append("\(name) \(key.charactersIgnoringModifiers) \(key.keyCode)")
        }
        if !handlesPresses { super.pressesBegan(presses, with: event) }
      }

      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log?.lines.append("\(name) up")
        super.pressesEnded(presses, with: event)
      }

      func offer(_ input: String, _ flags: UIKeyModifierFlags = []) -> UIKeyCommand {
        let command = UIKeyCommand(headlessInput: input, modifierFlags: flags) { [weak self] _ in
          guard let self else { return }
          log?.lines.append("\(name) command")
        }
        commands.append(command)
        return command
      }
    }

    private final class Log { var lines: [String] = [] }

    /// A window's root, with a child in it.
    @MainActor private final class Stage {
      let log = Log()
      let window = Headless.makeWindow()
      let (outer, inner) = (Keys(), Keys())

      init() {
        (outer.name, inner.name, outer.log, inner.log) = ("outer", "inner", log, log)
        window.rootViewController = outer
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        Headless.turn()
      }
    }

    // Documented: "Handling key presses made on a physical keyboard": up the chain, until a
    // responder does not call super. [controllers 19.5]
    @Test(arguments: [true, false])
    func pressesGoUpTheChain(handles: Bool) {
      let stage = Stage()
      stage.inner.takesFirst = true
      stage.inner.handlesPresses = handles
      stage.inner.becomeFirstResponder()
      Headless.pressKey(UIKeyCommand.inputEscape)
      let escape = "\(UIKeyCommand.inputEscape) keyboardEscape"
      let heard = handles ? ["inner \(escape)"] : ["inner \(escape)", "outer \(escape)"]
      #expect(stage.log.lines == heard + ["inner up", "outer up"])
    }

    // Documented: UIKeyCommand: the first in the chain that has a command with these keys.
    // [controllers 19.6]
    @Test func theNearestCommandIsPerformed() {
      let stage = Stage()
      stage.inner.takesFirst = true
      stage.inner.becomeFirstResponder()
      _ = stage.outer.offer(".", .command)
      Headless.pressKey(".", modifierFlags: .command)
      _ = stage.inner.offer(".", .command)
      Headless.pressKey(".", modifierFlags: .command)
      #expect(stage.log.lines == ["outer command", "inner command"])
      stage.log.lines = []
      Headless.pressKey(".", modifierFlags: [.command, .shift])
      #expect(!stage.log.lines.contains("inner command"))
    }

    // Documented: wantsPriorityOverSystemBehavior: text input comes first since iOS 15.
    // [controllers 19.7]
    @Test(arguments: [true, false])
    func textComesFirst(wantsPriority: Bool) {
      let stage = Stage()
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
      stage.outer.view.addSubview(field)
      field.becomeFirstResponder()
      stage.outer.offer("a").wantsPriorityOverSystemBehavior = wantsPriority
      Headless.pressKey("a")
      #expect(field.text == (wantsPriority ? "" : "a"))
      #expect(stage.log.lines == (wantsPriority ? ["outer command"] : []))
      _ = stage.outer.offer(UIKeyCommand.inputEscape)
      Headless.pressKey(UIKeyCommand.inputEscape)
      #expect(stage.log.lines.last == "outer command")
    }

    // Observed once: adrian.schoenig.me 2019/05/11: a controller's commands count where there is
    // no first responder only if it could be the first responder. [controllers 19.8]
    @Test(arguments: [true, false])
    func withoutAFirstResponderAControllerHasToBeAble(able: Bool) {
      let stage = Stage()
      let top = Keys()
      (top.name, top.log, top.takesFirst) = ("top", stage.log, able)
      top.modalPresentationStyle = .overFullScreen
      stage.outer.present(top, animated: false)
      Headless.turn()
      _ = top.offer(UIKeyCommand.inputEscape)
      Headless.pressKey(UIKeyCommand.inputEscape)
      #expect(stage.log.lines.contains("top command") == able)
    }

    // Documented: as the first; what is presented has the window as the end of its chain, not its
    // presenter. Unverified: where the chain begins. [controllers 19.5]
    @Test func aPresenterHearsNothing() {
      let stage = Stage()
      let top = Keys()
      (top.name, top.log) = ("top", stage.log)
      top.modalPresentationStyle = .fullScreen
      stage.outer.present(top, animated: false)
      Headless.turn()
      Headless.pressKey("x")
      #expect(stage.log.lines == ["top x keyboardErrorUndefined", "top up"])
    }
  }
}
