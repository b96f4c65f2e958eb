import Testing
import UIKit

@testable import TestSupport

extension Facts {
  @MainActor @Suite struct ButtonTests {
    // developer.apple.com/documentation/uikit/uibutton/title(for:) and currenttitle: a state
    // without a title shows the normal one, but has none of its own.
    @Test func aStateWithoutATitleShowsTheNormalOne() async throws {
      try await clock.play {
        let button = UIButton(type: .custom)
        button.setTitle("Open", for: .normal)
        button.setTitle("Opening", for: .disabled)
        #expect(button.title(for: .highlighted) == nil)
        button.isHighlighted = true
        #expect(button.currentTitle == "Open")
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.currentTitle == "Opening")
        #expect(button.titleLabel?.text == "Opening")
      }
    }

    // Measured by others, of a custom one: 30 x 34. A system one's title has a smaller font.
    // [gestures 143]
    @Test func anEmptyButtonHasTheSizeOfAnEmptyTitle() async throws {
      try await clock.play {
        let button = UIButton(type: .custom)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
        #expect(button.sizeThatFits(.zero) == CGSize(width: 30, height: 34))
        #expect(button.subviews.isEmpty)
        #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
      }
    }

    // Observed on devices: white in a custom button, the tint in a system one.
    @Test func theTitleHasTheTypesColor() async throws {
      try await clock.play {
        #expect(UIButton(type: .custom).currentTitleColor == .white)
        let system = UIButton(type: .system)
        system.setTitle("Done", for: .normal)
        system.tintColor = .red
        #expect(system.currentTitleColor == .red)
        #expect(system.titleLabel?.textColor == .red)
      }
    }

    // …/uibutton/init(type:primaryaction:): title and image come from the action.
    @Test func aPrimaryActionGivesItsTitle() async throws {
      try await clock.play {
        var runs = 0
        let button = UIButton(
          type: .system, primaryAction: UIAction(title: "Go") { _ in runs += 1 })
        #expect(button.currentTitle == "Go")
        button.sendActions(for: .primaryActionTriggered)
        #expect(runs == 1)
      }
    }

    // Observed on devices: a system button of one word is 30 points high.
    @Test func aSystemButtonIsThirtyPointsHigh() async throws {
      try await clock.play {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        #expect(button.intrinsicContentSize.height == 30)
        #expect(button.intrinsicContentSize.width > 40)
      }
    }

    @Test func theTitleIsCentered() async throws {
      try await clock.play {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        button.setTitle("Open", for: .normal)
        button.layoutIfNeeded()
        let center = button.titleLabel?.center ?? .zero
        #expect(abs(center.x - 100) < 0.5)
        #expect(abs(center.y - 25) < 0.5)
      }
    }

    // Image first, then title; the other way round where one reads from the right.
    @Test func theImageIsOnTheLeadingSide() async throws {
      try await clock.play {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        button.setTitle("Open", for: .normal)
        button.setImage(image, for: .normal)
        button.layoutIfNeeded()
        #expect((button.imageView?.frame.maxX ?? 0) <= (button.titleLabel?.frame.minX ?? 0) + 0.5)
        button.semanticContentAttribute = .forceRightToLeft
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect((button.titleLabel?.frame.maxX ?? 0) <= (button.imageView?.frame.minX ?? 0) + 0.5)
      }
    }
  }
}
