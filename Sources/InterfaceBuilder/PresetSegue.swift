import UIKit

/// A segue that presents its destination with a preset, for Interface Builder: choose "Custom" as its kind, this
/// class, and an identifier such as "fold/pinch", the preset and the gesture that dismisses.
///
/// The gesture may be missing: then it is `automatic`. An identifier of the app's may stand in front: "openPhoto:
/// fold/pinch". A `TransitionController` that the app makes in `prepare(for:sender:)` comes first, and the identifier
/// may be any then.
open class PresetSegue: UIStoryboardSegue {
  open override func perform() {
    guard TransitionController.installed(on: destination) == nil, let (preset, gesture) = named
    else { return source.present(destination, animated: true) }
    source.present(destination, using: .preset(preset), gesture: gesture)
  }

  /// The identifier's preset and gesture. What is no name is reported.
  var named: (preset: TransitionPreset, gesture: TransitionGesture?)? {
    let name = SceneName(identifier ?? "")
    name.report(about: destination)
    return name.preset.map { ($0, name.gesture) }
  }
}

/// A segue that pushes its destination with a preset, for Interface Builder: its identifier is written as that of a
/// `PresetSegue`. "fold/none" is a push without a gesture.
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
    stack.push(destination, using: .preset(preset), gesture: gesture)
  }
}

/// A transition and a gesture as they are written in Interface Builder: "fold/pinch", "slide", or with a name of
/// the app's in front, "openPhoto: fold/pinch".
struct SceneName {
  var preset: TransitionPreset?
  /// The gesture: `nil` for "none", `.automatic` if none is named.
  var gesture: TransitionGesture? = .automatic
  /// Names that are none, with those there are.
  var unknown: [(given: String, known: [String])] = []

  init(_ text: String) {
    let own = text.split(separator: ":", omittingEmptySubsequences: false).last ?? ""
    let names = own.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
    self.init(preset: names.first, gesture: names.dropFirst().first)
  }

  init(preset: String?, gesture: String?) {
    if let name = preset, !name.isEmpty {
      self.preset = TransitionPreset(rawValue: name)
      if self.preset == nil {
        unknown.append((name, TransitionPreset.allCases.map(\.rawValue)))
      }
    }
    if let name = gesture, !name.isEmpty {
      if name == "none" {
        self.gesture = nil
      } else if let found = TransitionGesture(named: name) {
        self.gesture = found
      } else {
        unknown.append((name, TransitionGesture.names))
      }
    }
  }

  @MainActor
  func report(about screen: UIViewController) {
    for (given, known) in unknown {
      TransitionIssue.nameUnknown(given: given, known: known).report(about: screen)
    }
  }
}

extension TransitionGesture {
  /// The names of all gestures that need no code.
  static let names =
    [
      "none", "automatic", "pinch", "leadingEdge", "trailingEdge", "leftEdge", "rightEdge",
      "pullUpDown",
      "pullLeftRight", "panToEdge",
    ] + TransitionEdge.names.map { "swipe " + $0 }

  init?(named name: String) {
    switch name {
    case "automatic": self = .automatic
    case "pinch": self = .pinch
    case "leadingEdge": self = .leadingEdge
    case "trailingEdge": self = .trailingEdge
    case "leftEdge": self = .leftEdge
    case "rightEdge": self = .rightEdge
    case "pullUpDown": self = .pullUpDown
    case "pullLeftRight": self = .pullLeftRight
    case "panToEdge": self = .panToEdge
    default:
      guard name.hasPrefix("swipe "), let edge = TransitionEdge(named: String(name.dropFirst(6)))
      else { return nil }
      self = .swipe(edge)
    }
  }
}

extension TransitionEdge {
  static let names = ["leading", "trailing", "top", "bottom"]

  init?(named name: String) {
    switch name {
    case "leading": self = .leading
    case "trailing": self = .trailing
    case "top": self = .top
    case "bottom": self = .bottom
    default: return nil
    }
  }
}

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
  /// on, as in `TransitionGesture`; "none" is none, and without a name it is "automatic". Together with
  /// `transitionPreset`.
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
      controller.gesture = name.gesture
    } else {
      let controller = TransitionController(
        presenting: self, preset: preset, gesture: name.gesture)
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

extension TransitionIssue {
  static func nameUnknown(given: String, known: [String]) -> TransitionIssue {
    TransitionIssue(
      "nameUnknown",
      "There is no \"\(given)\" in Interface Builder; the names are \(known.joined(separator: ", "))."
    )
  }
}
