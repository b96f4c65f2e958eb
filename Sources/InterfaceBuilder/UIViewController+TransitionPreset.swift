import UIKit

extension UIViewController {
  /// The name of the preset with which the screen is presented: "fold", for example. For Interface Builder, where it
  /// stands among the attributes of the screen's scene; in code, `TransitionController(presenting:preset:)` says the
  /// same.
  ///
  /// An empty name takes the transition away again. A name that is none is reported, together with those there
  /// are.
  @IBInspectable public var transitionPreset: String? {
    get { setups[self]?.preset }
    set { change { $0.preset = newValue } }
  }

  /// The name of the gesture that dismisses the screen: "pinch", "leadingEdge", "pullUpDown", "swipe bottom", and so
  /// on, as in `TransitionGesture`. Together with `transitionPreset`.
  @IBInspectable public var transitionGesture: String? {
    get { setups[self]?.gesture }
    set { change { $0.gesture = newValue } }
  }

  // Interface Builder sets one after the other, in any order.
  private func change(_ change: (SceneSetup) -> Void) {
    let setup = setups[self] ?? SceneSetup()
    setups[self] = setup
    change(setup)
    let name = SceneName(preset: setup.preset, gesture: setup.gesture)
    name.report(about: self)
    guard let preset = name.preset else {
      setup.controller?.remove()
      setup.controller = nil
      return
    }
    if let controller = setup.controller {
      controller.transition = .preset(preset)
      controller.gesture = name.gesture ?? .none
    } else {
      let controller = TransitionController(
        presenting: self, preset: preset, gesture: name.gesture ?? .none)
      setup.controller = controller
    }
  }
}

/// Names that Interface Builder has set on a screen.
private final class SceneSetup {
  var preset: String?
  var gesture: String?
  weak var controller: TransitionController?
}

@MainActor private let setups = Slot<SceneSetup>()
