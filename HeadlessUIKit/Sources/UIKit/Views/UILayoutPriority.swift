/// How much a constraint counts, 1 to 1000 (documentation).
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  /// With which a view follows the target of `systemLayoutSizeFitting` (documentation).
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool {
    one.rawValue < other.rawValue
  }
}

extension UIView {
  /// As small as possible (documentation).
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// A view without constraints has its intrinsic size, where it has one, and otherwise the target's. A required
  /// length is the target's. Unverified: no source says what UIKit answers for a view without constraints.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    func length(_ intrinsic: CGFloat, _ target: CGFloat, _ priority: UILayoutPriority) -> CGFloat {
      priority == .required || intrinsic == Self.noIntrinsicMetric ? target : intrinsic
    }
    let intrinsic = intrinsicContentSize
    return CGSize(
      width: length(intrinsic.width, target.width, horizontal),
      height: length(intrinsic.height, target.height, vertical))
  }
}
