/// What stands there when a preset is open.
enum PresetForm: Equatable, Sendable {
  /// The screen fills the container, the presenter's view is taken out.
  case fullScreen
  /// A card over the presenter, which stays.
  case card(CardLayout)
}
