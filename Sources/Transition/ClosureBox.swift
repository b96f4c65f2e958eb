/// A closure of the app's, which can be compared: the boxes of one call are equal, those of two calls are not.
final class ClosureBox<Closure: Sendable>: Hashable, Sendable {
  let closure: Closure

  init(_ closure: Closure) { self.closure = closure }

  static func == (a: ClosureBox, b: ClosureBox) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
