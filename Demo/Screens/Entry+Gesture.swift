import TransitionCatalog

extension Entry {
  /// The gesture that suits the preset's movement.
  public var gesture: TransitionGesture {
    switch self {
    case .slide, .fold: .leadingEdge
    case .overlay, .fall, .full: .panToEdge
    case .hang: .pullUpDown
    case .scale, .spin: .pinch
    }
  }

  /// As it is written.
  public var gestureCode: String {
    switch self {
    case .slide, .fold: "gesture: .leadingEdge"
    case .overlay, .fall, .full: "gesture: .panToEdge"
    case .hang: "gesture: .pullUpDown"
    case .scale, .spin: "gesture: .pinch"
    }
  }
}
