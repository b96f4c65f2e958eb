/// What a navigation controller remembers.
@MainActor
struct NavigationState {
  var stack: [UIViewController] = []
  /// What was asked for while a transition was running.
  var waiting: [Waiting] = []
  /// The stack as it is told already, although it has still to be shown.
  var told: [UIViewController]?
  /// Whose view is at rest on the stage.
  weak var shown: UIViewController?
  var frameOfShown = CGRect.zero
  /// Told of the first screen, which comes without a transition of its own.
  var owesDidShow: UIViewController?
  var hidesBar = false
  /// On its way in or out: layout leaves it alone.
  var barMoves = false
  var hidesTools = true
  var toolsAreShown = false
  var toolsMove = false
  /// A swipe at the root, with UIKit's guard gone, has left the stack unusable [gestures 88].
  var isFrozen = false
  /// Whether the delegate implements the question for an animator, once that is known.
  var vendsAnimators: Bool?

  struct Waiting {
    let stack: ([UIViewController]) -> [UIViewController]
    let isAnimated: Bool
  }

  var shownStack: [UIViewController] { told ?? stack }
}

/// One change of the stack, from one list of screens to the next.
struct StackChange {
  let before: [UIViewController]
  let after: [UIViewController]

  var removed: [UIViewController] { before.filter { one in !after.contains { $0 === one } } }
  var added: [UIViewController] { after.filter { one in !before.contains { $0 === one } } }

  /// A new top that was in the stack already is popped to, any other is pushed [controllers 3.11].
  var operation: UINavigationController.Operation {
    guard let top = after.last else { return .pop }
    return before.contains { $0 === top } ? .pop : .push
  }

  @MainActor
  func isTo(_ other: [UIViewController]) -> Bool { other.elementsEqual(after, by: ===) }
}
