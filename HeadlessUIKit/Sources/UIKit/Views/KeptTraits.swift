/// Counts the changes after which some view may have other traits.
enum TraitChanges {
  nonisolated(unsafe) static var count = 0
}

/// The traits of a view, for as long as nothing has changed that they depend on: UIKit keeps what a view has, and
/// each view is asked all the time.
struct KeptTraits {
  let traits: UITraitCollection
  private let changes: Int

  /// - Parameter changes: The count when they began to be told.
  init(_ traits: UITraitCollection, after changes: Int) {
    (self.traits, self.changes) = (traits, changes)
  }

  var isValid: Bool { changes == TraitChanges.count }
}
