import UIKit

/// A segue that presents its destination with a preset, for Interface Builder: choose "Custom" as its kind, this
/// class, and an identifier such as "fold/pinch", the preset and the gesture that dismisses.
///
/// The gesture may be missing. An identifier of the app's may stand in front: "openPhoto: fold/pinch". A
/// `TransitionController` that the app makes in `prepare(for:sender:)` comes first, and the identifier may be any
/// then.
open class PresetSegue: UIStoryboardSegue {
  open override func perform() {
    guard TransitionController.installed(on: destination) == nil, let (preset, gesture) = named
    else { return source.present(destination, animated: true) }
    source.present(destination, using: .preset(preset), gesture: gesture ?? .none)
  }

  /// The identifier's preset and gesture. What is no name is reported.
  var named: (preset: TransitionPreset, gesture: TransitionGesture?)? {
    let name = SceneName(identifier ?? "")
    name.report(about: destination)
    return name.preset.map { ($0, name.gesture) }
  }
}

/// A segue that pushes its destination with a preset, for Interface Builder: its identifier is written as that of a
/// `PresetSegue`. The gesture is `leadingEdge` if none is named; "fold/none" is a push without a gesture.
///
/// A controller that the app makes with `init(pushing:in:…)` in `prepare(for:sender:)` comes first; one with which
/// the screen would be presented has no part in a push. Where there is no navigation controller, it presents.
open class PushPresetSegue: PresetSegue {
  open override func perform() {
    guard let stack = source.navigationController else { return super.perform() }
    // A transition with which the screen would be presented has no part in a stack.
    let own = TransitionController.installed(on: destination)?.installation is StackInstallation
    guard !own, let (preset, gesture) = named else {
      return stack.pushViewController(destination, animated: true)
    }
    stack.push(destination, using: .preset(preset), gesture: gesture ?? .leadingEdge)
  }
}
