import UIKit

/// A segue that presents its destination with a preset, for Interface Builder: choose "Custom" as its kind, this
/// class, and an identifier such as "fold/pinch", the preset and the gesture that dismisses.
///
/// The gesture may be missing. An identifier of the app's may stand in front: "openPhoto: fold/pinch". A
/// `TransitionController` that the app makes in `prepare(for:sender:)` comes first.
open class PresetSegue: UIStoryboardSegue {
  open override func perform() {
    guard let preset = name.preset, TransitionController.installed(on: destination) == nil else {
      source.present(destination, animated: true)
      return
    }
    source.present(destination, using: .preset(preset), gesture: name.gesture)
  }

  /// The identifier's preset and gesture; what is no name is reported.
  var name: SceneName {
    let name = SceneName(identifier ?? "")
    name.report(about: destination)
    return name
  }
}

/// A segue that pushes its destination with a preset, for Interface Builder; otherwise as `PresetSegue`. The gesture
/// is `leadingEdge` if none is named.
///
/// Where there is no navigation controller, it presents.
open class PushPresetSegue: PresetSegue {
  open override func perform() {
    guard let stack = source.navigationController else { return super.perform() }
    let name = name
    guard let preset = name.preset else {
      return stack.pushViewController(destination, animated: true)
    }
    stack.push(
      destination, using: .preset(preset),
      gesture: name.gesture.isNone ? .leadingEdge : name.gesture)
  }
}
