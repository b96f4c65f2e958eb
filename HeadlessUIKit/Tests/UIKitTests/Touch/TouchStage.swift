import UIKit

/// A view that writes down its touches.
final class TouchView: UIView {
  let name: String
  let journal: Journal
  var onBegan: (Set<UITouch>) -> Void = { _ in }
  var onMoved: (Set<UITouch>) -> Void = { _ in }
  var mayBegin: (UIGestureRecognizer) -> Bool = { _ in true }

  init(_ name: String, _ frame: CGRect, _ journal: Journal) {
    (self.name, self.journal) = (name, journal)
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    mayBegin(recognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.write("\(name).began")
    onBegan(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.write("\(name).moved")
    onMoved(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.write("\(name).ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.write("\(name).cancelled")
  }
}

/// A recognizer that does what its test says.
final class PuppetGesture: UIGestureRecognizer {
  var journal: Journal?
  var onBegan: (PuppetGesture, Set<UITouch>, UIEvent) -> Void = { _, _, _ in }
  var onMoved: (PuppetGesture, Set<UITouch>) -> Void = { _, _ in }
  var onEnded: (PuppetGesture) -> Void = { _ in }
  var onCancelled: (PuppetGesture) -> Void = { _ in }
  var isPreventing = true
  var isPreventable = true

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    journal?.write("\(name ?? "").touchesBegan")
    onBegan(self, touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    journal?.write("\(name ?? "").touchesMoved")
    onMoved(self, touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    journal?.write("\(name ?? "").touchesEnded")
    onEnded(self)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    journal?.write("\(name ?? "").touchesCancelled")
    onCancelled(self)
  }

  override func reset() { journal?.write("\(name ?? "").reset") }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { isPreventing }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
}

/// A delegate that answers what its test says, and writes down what it was asked.
final class Chooser: NSObject, UIGestureRecognizerDelegate {
  var journal: Journal?
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var isSimultaneous: (UIGestureRecognizer) -> Bool = { _ in false }
  var requiresFailure: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequiredToFail: (UIGestureRecognizer) -> Bool = { _ in false }
  var takesTouch: (UITouch) -> Bool = { _ in true }
  var takesEvent: (UIEvent) -> Bool = { _ in true }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    journal?.write("begins \(recognizer.name ?? "")")
    return begins(recognizer)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    journal?.write("simultaneous \(recognizer.name ?? "") \(other.name ?? "")")
    return isSimultaneous(other)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    journal?.write("requires \(recognizer.name ?? "") \(other.name ?? "")")
    return requiresFailure(other)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { isRequiredToFail(other) }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    journal?.write("takes touch")
    return takesTouch(touch)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    journal?.write("takes event")
    return takesEvent(event)
  }
}

/// A window that holds `outer`, which holds `inner` at (100, 100, 200, 200).
@MainActor final class TouchStage {
  let journal = Journal()
  let window: UIWindow
  let outer: TouchView
  let inner: TouchView
  private let frame = 1.0 / 60

  init(window: UIWindow? = nil) {
    self.window = window ?? Headless.makeWindow()
    outer = TouchView("outer", CGRect(x: 0, y: 0, width: 390, height: 844), journal)
    inner = TouchView("inner", CGRect(x: 100, y: 100, width: 200, height: 200), journal)
    self.window.addSubview(outer)
    outer.addSubview(inner)
    Headless.turn()
  }

  /// Tells the journal of each action, and names the recognizer in it.
  @discardableResult func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    (view ?? inner).addGestureRecognizer(recognizer)
    recognizer.addHeadlessTarget { [journal] in journal.write("\(name) \($0.state)") }
    return recognizer
  }

  func play(_ script: HeadlessTouchScript) {
    Headless.play(script, in: window)
    Headless.advance(by: script.duration + frame)
  }

  /// One step of one finger, told in one frame.
  func step(_ step: HeadlessTouchScript.Step, finger: Int = 0) {
    Headless.play(HeadlessTouchScript([.init(finger, [step])]), in: window)
    Headless.advance(by: frame)
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    step(.down(CGPoint(x: x, y: y)), finger: finger)
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    step(.move(to: CGPoint(x: x, y: y), over: frame), finger: finger)
  }

  func lift(finger: Int = 0) { step(.lift, finger: finger) }

  /// The gestures' lines alone.
  func actions() -> [String] {
    journal.take().filter { line in
      ["began", "changed", "ended", "cancelled"].contains { line.hasSuffix(" \($0)") }
    }
  }
}
