import Testing
import UIKit

extension All {
  /// https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)
  @MainActor @Suite struct FittingSizeTests {
    @Test func fitting_requiredWidth_isTheTargets() {
      let size = Word().systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 200, height: 20))
    }

    @Test func fitting_compressed_isTheIntrinsicSize() {
      #expect(
        Word().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: 80, height: 20))
    }

    /// Unverified, as in `UIView.fittingSize`.
    @Test func fitting_viewWithoutIntrinsicSize_isTheTarget() {
      #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    }

    private final class Word: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 20) }
    }
  }
}
