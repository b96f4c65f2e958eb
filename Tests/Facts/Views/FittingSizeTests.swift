import Testing
import UIKit

@testable import TestSupport

extension Facts {
  /// https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)
  @MainActor @Suite struct FittingSizeTests {
    @Test func aRequiredWidthIsTheTargets() async throws {
      try await clock.play {
        let size = Word().systemLayoutSizeFitting(
          CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 200, height: 20))
      }
    }

    @Test func theCompressedSizeIsTheIntrinsicOne() async throws {
      try await clock.play {
        #expect(
          Word().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            == CGSize(width: 80, height: 20))
      }
    }

    /// Unverified, as in `UIView.fittingSize`.
    @Test func aViewWithoutIntrinsicSizeHasTheTargets() async throws {
      try await clock.play {
        #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
      }
    }

    private final class Word: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 20) }
    }
  }
}
