import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  @MainActor @Suite struct CardViewTests {
    @Test func theShadowIsOutsideAndTheClipInside() async throws {
      try await clock.play {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let card = CardView(content: content)
        card.cornerRadius = 28
        card.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        card.layoutIfNeeded()
        #expect(card.layer.shadowOpacity > 0 && !card.layer.masksToBounds)
        #expect(card.layer.shadowPath?.boundingBox == card.bounds)
        let clip = try #require(content.superview)
        #expect(clip.clipsToBounds && clip.layer.cornerRadius == 28)
        #expect(clip.layer.cornerCurve == .continuous)
        #expect(content.frame == card.bounds)
      }
    }

    /// A low card and a narrow one are round at their ends, and no more.
    @Test(
      arguments: [
        (CGSize(width: 300, height: 40), 20), (CGSize(width: 30, height: 400), 15),
        (CGSize(width: 56, height: 300), 28),
      ] as [(CGSize, CGFloat)])
    func theCornersOfASmallCardFit(size: CGSize, radius: CGFloat) async throws {
      try await clock.play {
        let content = UIView()
        let card = CardView(content: content)
        card.cornerRadius = 28
        card.frame = CGRect(origin: .zero, size: size)
        card.layoutIfNeeded()
        #expect(content.superview?.layer.cornerRadius == radius)
      }
    }
  }
}
