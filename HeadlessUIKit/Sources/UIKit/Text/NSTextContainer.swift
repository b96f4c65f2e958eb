import Foundation

/// The area of a text view in which lines are set. Nothing but the padding has an effect.
open class NSTextContainer: NSObject {
  open var size: CGSize
  /// Documented: 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      guard lineFragmentPadding != oldValue else { return }
      let changed = changed
      MainActor.assumeIsolated { changed?() }
    }
  }
  var changed: (@MainActor @Sendable () -> Void)?

  public init(size: CGSize) { self.size = size }
}
