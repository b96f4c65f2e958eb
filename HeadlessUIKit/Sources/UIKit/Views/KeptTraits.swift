/// Counts the changes after which some view may have other traits.
enum TraitChanges {
  nonisolated(unsafe) static var count = 0
}

/// The traits of a view, for as long as nothing has changed that they depend on: UIKit keeps what a view has, and
/// each view is asked all the time.
struct KeptTraits {
  let traits: UITraitCollection
  private let changes = TraitChanges.count

  init(_ traits: UITraitCollection) { self.traits = traits }

  var isValid: Bool { changes == TraitChanges.count }
}
