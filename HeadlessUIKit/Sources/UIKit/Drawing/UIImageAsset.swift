import Foundation

/// Variants of one image, by traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private var variants: [(traits: UITraitCollection, image: UIImage)] = []

  public override init() { super.init() }

  /// An image that is registered knows its asset (documentation of `imageAsset`).
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    variants.removeAll { $0.traits == traitCollection }
    variants.append((traitCollection, image))
    image.asset = self
  }

  /// The variant whose traits are all among these, and the first of all where there is none.
  // Unverified: which variant is the nearest where several fit; here the one with the most traits.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let fitting = variants.filter { traitCollection.containsTraits(in: $0.traits) }
    let best = fitting.max { $0.traits.values.count < $1.traits.values.count } ?? variants.first
    return best?.image ?? UIImage(CGImage(headlessDrawing: .empty), scale: 1)
  }
}

extension HeadlessDrawing {
  fileprivate static var empty: HeadlessDrawing {
    HeadlessDrawing(size: .zero, scale: 1, commands: [])
  }
}
