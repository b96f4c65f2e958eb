import UIKit

/// The keyframes that are the same for many elements.
final class CommonKeyframes {
  enum Key: Hashable {
    case old(Blend), new(Blend)
    case background(SnapshotEdges)
    /// A shadow in the air, where neither end has one.
    case shadowOpacity, shadowRadius, shadowOffset
    /// The transform of elements of one size at each end, on screens that only move and stretch.
    case stretch(from: ElementSize, to: ElementSize)
    /// The outline of a shadow, for elements that are alike at both ends.
    case shadowPath(ShadowShape, from: ShadowShape.End, to: ShadowShape.End, isCurved: Bool)
  }

  private var made: [Key: CAKeyframeAnimation?] = [:]

  func keyframes(_ key: Key, _ make: () -> CAKeyframeAnimation?)
    -> CAKeyframeAnimation?
  {
    if let known = made[key] { return known }
    let keyframes = make()
    made[key] = .some(keyframes)
    return keyframes
  }
}

/// The size of an element at one end, to tell it from others.
struct ElementSize: Hashable {
  private let width: CGFloat
  private let height: CGFloat

  init(_ size: CGSize) { (width, height) = (size.width, size.height) }
}
