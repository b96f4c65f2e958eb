import UIKit

/// A window whose root view fills it, and lines of what was heard.
@MainActor
final class TouchedScene {
  let window = Headless.makeWindow()
  let root = UIView()
  var lines: [String] = []

  init() {
    root.frame = window.bounds
    window.addSubview(root)
    Headless.turn()
  }

  /// Every action of the recognizer, by its state.
  @discardableResult
  func listen<Recognizer: UIGestureRecognizer>(
    to recognizer: Recognizer, as name: String = "", on view: UIView? = nil
  ) -> Recognizer {
    recognizer.addHeadlessTarget { [weak self] recognizer in
      self?.lines.append(name + "\(recognizer.state)")
    }
    (view ?? root).addGestureRecognizer(recognizer)
    return recognizer
  }

  @discardableResult
  func watch(_ control: UIControl) -> UIControl {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { [weak self] _ in self?.lines.append(name) }, for: event)
    }
    root.addSubview(control)
    Headless.turn()
    return control
  }

  /// Lets the script happen, and a little time pass after it.
  func play(_ script: HeadlessTouchScript, rest: TimeInterval = 0.1) {
    Headless.play(script, in: window)
    Headless.advance(by: script.duration + rest)
  }

  func play(_ steps: HeadlessTouchScript.Step..., rest: TimeInterval = 0.1) {
    play(HeadlessTouchScript(steps), rest: rest)
  }

  /// The lines without repetitions that follow each other.
  var steps: [String] {
    lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
