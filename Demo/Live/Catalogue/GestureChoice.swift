import TransitionCatalog
import TransitionLab

/// The gesture that is chosen on the page.
@MainActor struct GestureChoice {
  /// The gesture that suits the stage best.
  var normal = "automatic"
  /// The library's default, which is not written.
  var omitted = "automatic"

  private static let gestures: [(name: String, gesture: TransitionGesture?)] = [
    ("automatic", .automatic), ("none", nil), ("leadingEdge", .leadingEdge),
    ("trailingEdge", .trailingEdge), ("pullUpDown", .pullUpDown), ("pullLeftRight", .pullLeftRight),
    ("panToEdge", .panToEdge), ("pinch", .pinch), ("contentSwipe", .contentSwipe),
  ]

  var option: LabOption {
    .choice("gesture", "Gesture", GestureChoice.gestures.map(\.name), normal: normal)
  }

  func gesture(_ values: LabValues) -> TransitionGesture? {
    let name = values.choice("gesture") ?? normal
    return GestureChoice.gestures.first { $0.name == name }?.gesture
  }

  /// Returns the gesture as an argument, or nil for the default.
  func code(_ values: LabValues) -> Code.Argument? {
    let name = values.choice("gesture") ?? normal
    guard name != omitted else { return nil }
    return Code.Argument(label: "gesture", code: name == "none" ? "nil" : ".\(name)")
  }
}
