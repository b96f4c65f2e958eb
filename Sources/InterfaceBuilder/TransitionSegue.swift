import UIKit

/// A segue that presents its destination with a transition, for Interface Builder: choose "Custom" as its kind, this
/// class, and an identifier such as "fold/pinch", with the names of the transition, as in
/// `ViewControllerTransition(named:)`, and of the gesture for dismissing.
///
/// The gesture is optional, by default `automatic`. The app's own identifier may precede: "openPhoto: fold/pinch". A
/// `TransitionController` made by the app in `prepare(for:sender:)` takes precedence, with any identifier.
open class TransitionSegue: UIStoryboardSegue {
  open override func perform() {
    guard TransitionController.installed(on: destination) == nil, let (transition, gesture) = named
    else { return source.present(destination, animated: true) }
    source.present(destination, using: transition, gesture: gesture)
  }

  /// The transition and the gesture in the `identifier`. Unknown names are reported.
  var named: (transition: ViewControllerTransition, gesture: TransitionGesture?)? {
    let name = SceneName(identifier ?? "", of: destination)
    return name.transition.map { ($0, name.gesture) }
  }
}

/// A segue that pushes its destination with a transition, for Interface Builder, with an identifier as in
/// `TransitionSegue`. "fold/none" is a push without a gesture.
///
/// A controller made by the app with `init(pushing:in:…)` in `prepare(for:sender:)` takes precedence. A controller made
/// for a presentation has no effect on a push. Without a navigation controller, the segue presents.
open class PushTransitionSegue: TransitionSegue {
  open override func perform() {
    guard let stack = source.navigationController else { return super.perform() }
    // A controller for a presentation has no effect on a push: only a `StackHome` counts.
    let isPushed = TransitionController.installed(on: destination)?.home is StackHome
    guard !isPushed, let (transition, gesture) = named else {
      return stack.pushViewController(destination, animated: true)
    }
    stack.push(destination, using: transition, gesture: gesture)
  }
}

/// The names of a transition and a gesture in Interface Builder: "fold/pinch", "slide", or after a name of the app's
/// own, "openPhoto: fold/pinch". Unknown names are reported about the screen.
@MainActor struct SceneName {
  var transition: ViewControllerTransition?
  /// The gesture: `nil` for "none", `.automatic` without a name.
  var gesture: TransitionGesture? = .automatic

  init(_ text: String, of screen: UIViewController) {
    let value = text.split(separator: ":", omittingEmptySubsequences: false).last ?? ""
    let names = value.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
    self.init(transition: names.first, gesture: names.dropFirst().first, of: screen)
  }

  init(transition: String?, gesture: String?, of screen: UIViewController) {
    if let name = transition, !name.isEmpty {
      self.transition = ViewControllerTransition.named.value(named: name, for: screen)
    }
    if let name = gesture, !name.isEmpty,
      let found = TransitionGesture.named.value(named: name, for: screen)
    {
      self.gesture = found
    }
  }
}

extension TransitionGesture {
  /// The gestures available without code, by name; `nil` for no gesture.
  fileprivate static let named: [(key: String, value: TransitionGesture?)] =
    [
      ("none", nil), ("automatic", .automatic), ("pinch", .pinch), ("leadingEdge", .leadingEdge),
      ("trailingEdge", .trailingEdge), ("leftEdge", .leftEdge), ("rightEdge", .rightEdge),
      ("pullUpDown", .pullUpDown), ("pullLeftRight", .pullLeftRight), ("panToEdge", .panToEdge),
      ("contentSwipe", .contentSwipe),
    ] + TransitionEdge.byName.map { ("swipe " + $0.key, .swipe($0.value)) }
  static let names = named.map(\.key)
}

extension UIViewController {
  /// The name of the transition for presenting the screen, such as "fold" or "sheet", as an attribute of its scene in
  /// Interface Builder; see `ViewControllerTransition(named:)`. In code, use `TransitionController(presenting:preset:)`.
  ///
  /// An empty name removes the transition. An unknown name is reported, together with all known names.
  @IBInspectable public var transitionName: String? {
    get { setups[self]?.preset }
    set { change { $0.preset = newValue } }
  }

  /// The name of the gesture for dismissing the screen, used with `transitionName`: "pinch", "leadingEdge",
  /// "pullUpDown", "swipe bottom", and so on, as in `TransitionGesture`. "none" is no gesture, "automatic" the default.
  @IBInspectable public var transitionGestureName: String? {
    get { setups[self]?.gesture }
    set { change { $0.gesture = newValue } }
  }

  // Interface Builder sets `transitionName` and `transitionGestureName` in any order.
  private func change(_ change: (SceneSetup) -> Void) {
    let setup = setups[self] ?? SceneSetup()
    setups[self] = setup
    change(setup)
    let name = SceneName(transition: setup.preset, gesture: setup.gesture, of: self)
    guard let transition = name.transition else {
      setup.controller?.remove()
      setup.controller = nil
      return
    }
    if let controller = setup.controller {
      controller.transition = transition
      controller.gesture = name.gesture
    } else {
      let controller = TransitionController(
        presenting: self, transition: transition, gesture: name.gesture)
      setup.controller = controller
    }
  }
}

/// The names set on a screen by Interface Builder.
private final class SceneSetup {
  var preset: String?
  var gesture: String?
  weak var controller: TransitionController?
}

@MainActor private let setups = Slot<SceneSetup>()
