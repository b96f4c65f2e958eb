/// The form of a screen while it is open.
enum PresetForm: Equatable, Sendable {
  /// The screen fills the container; the presenter's view is removed.
  case fullScreen
  /// A card over the presenter's view, which stays.
  case card(CardLayout)
}
