import UIKit

/// A transition and a gesture as they are written in Interface Builder: "fold/pinch", "slide", or with a name of
/// the app's in front, "openPhoto: fold/pinch".
struct SceneName {
  var preset: TransitionPreset?
  /// The gesture, if one is named: "none" is one, too.
  var gesture: TransitionGesture?
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
      if let found = TransitionGesture(named: name) {
        self.gesture = found
      } else {
        unknown.append((name, TransitionGesture.names))
      }
    }
  }

  @MainActor
  func report(about screen: UIViewController) {
    for (given, known) in unknown {
      TransitionMisuse.nameUnknown(given: given, known: known).report(about: screen)
    }
  }
}

extension TransitionGesture {
  /// The names of all gestures that need no code.
  static let names =
    [
      "none", "pinch", "leadingEdge", "trailingEdge", "leftEdge", "rightEdge", "pullUpDown",
      "pullLeftRight", "panToEdge",
    ] + TransitionEdge.names.map { "swipe " + $0 }

  init?(named name: String) {
    switch name {
    case "none": self = .none
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
