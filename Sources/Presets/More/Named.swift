extension ViewControllerTransition {
  /// Creates a ready-made transition by its name, for settings and storyboards. Returns `nil` for any other name.
  ///
  /// ```swift
  /// present(photo, using: ViewControllerTransition(named: setting) ?? .slide)
  /// ```
  ///
  /// The names are those in code of the transitions that need no argument: "slide", "overlay", "fold", "hang", "fall",
  /// "full", "scale", "spin", "fade", "cover", "push", "cube", "flip", "page", "sheet", "menu" and "system".
  public init?(named name: String) {
    guard let named = Self.named.first(where: { $0.key == name }) else { return nil }
    self = named.value
  }

  /// The transitions that need no argument, by name.
  static let named: [(key: String, value: ViewControllerTransition)] =
    TransitionPreset.allCases.map { ($0.rawValue, preset($0)) } + [
      ("fade", fade), ("cover", cover), ("push", push), ("cube", cube), ("flip", flip),
      ("page", page), ("sheet", sheet), ("menu", menu), ("system", system),
    ]
}
