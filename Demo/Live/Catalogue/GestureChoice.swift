import TransitionCatalog
import TransitionLab

/// The gesture that is chosen on the page.
@MainActor struct GestureChoice {
  /// The library's default for this stage.
  var normal = "automatic"

  private static let gestures: [(name: String, gesture: TransitionGesture?)] = [
    ("automatic", .automatic), ("none", nil), ("leadingEdge", .leadingEdge),
    ("trailingEdge", .trailingEdge), ("pullUpDown", .pullUpDown), ("pullLeftRight", .pullLeftRight),
    ("panToEdge", .panToEdge), ("pinch", .pinch),
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
    values.choice("gesture").map {
      Code.Argument(label: "gesture", code: $0 == "none" ? "nil" : ".\($0)")
    }
  }
}
