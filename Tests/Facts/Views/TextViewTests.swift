import Foundation
import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct TextViewTests {
    private func stage(_ text: String, width: CGFloat = 200) -> (UIWindow, UITextView) {
      let window = clock.makeWindow()
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: width, height: 120))
      view.text = text
      window.addSubview(view)
      clock.turn()
      return (window, view)
    }

    // Documented: developer.apple.com/documentation/uikit/uitextview, …/textcontainerinset, …/font,
    // …/iseditable, …/nstextcontainer/linefragmentpadding
    @Test func newTextViewHasTheDocumentedDefaults() async throws {
      try await clock.play {
        let view = UITextView()
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5)
        #expect(view.font == .preferredFont(forTextStyle: .body))
        #expect(view.isEditable && view.isSelectable && view.isScrollEnabled && view.text == "")
      }
    }

    /// The text has margins of 8 points above and below, and 5 at either side.
    @Test func textViewMeasuresItsTextWithMargins() async throws {
      try await clock.play {
        let view = UITextView()
        view.font = .systemFont(ofSize: 20)
        view.text = "Word"
        let label = UILabel()
        label.font = view.font
        label.text = "Word"
        let (own, bare) = (view.sizeThatFits(.zero), label.sizeThatFits(.zero))
        #expect(
          isClose(own.width, bare.width + 10, 0.5) && isClose(own.height, bare.height + 16, 0.5))
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        let fitted = view.sizeThatFits(.zero)
        #expect(isClose(fitted.width, bare.width, 0.5) && isClose(fitted.height, bare.height, 0.5))
      }
    }

    // Observed: stackoverflow.com/questions/16868117
    @Test func textViewThatDoesNotScrollHasASizeOfItsOwn() async throws {
      try await clock.play {
        let (_, view) = stage("One line after the other, and then some more of them")
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize == view.sizeThatFits(CGSize(width: 200, height: 0)))
      }
    }
  }
}
