import Testing
import UIKit

@testable import Recorder
@testable import Screens
@testable import TransitionCatalog

extension StillsTests {
  /// Cards that open into pages, and go back into cards.
  @MainActor @Suite
  struct TodayTests {
    @Test(arguments: [false, true])
    func thePageLandsInItsCard(isClip: Bool) throws {
      let flights = try Flights(in: Take(stage: TodayStage(opensClip: isClip)))
      let id = try #require(Story.all.first { $0.isClip == isClip }).id
      for phase in [Take.Phase.open, .after] {
        let outcomes = flights.outcomes(of: id, phase)
        #expect(outcomes == ["picture": .flown, "eyebrow": .flown, "headline": .flown])
      }
      let landing = try #require(flights.frames.last)
      #expect(landing.phase == .closing)
      // In the last frame before it is there, it still moves, but slowly.
      #expect(landing.shown.distance(to: landing.home) <= 1)
      #expect(flights.hidden == 0)
    }

    nonisolated static let sizes = [
      CGSize(width: 320, height: 568), CGSize(width: 390, height: 844),
      CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768),
    ]

    @Test(arguments: sizes)
    func noTextIsCutOff(size: CGSize) {
      let (album, looks) = (Album(), StoryLooks())
      let image = album.image(of: album.photos[0])
      let pages =
        Story.all.map { StoryViewController($0, picture: looks.makeView(of: $0)) }
        + album.photos.map { PhotoPageViewController($0, image: image) }
      Headless.reset()
      let window = Headless.makeWindow(size: size)
      defer { window.isHidden = true }
      for screen in [TodayViewController()] + pages {
        window.rootViewController = screen
        Headless.turn()
        for case let label as UILabel in screen.view.everyView where !label.isHidden {
          // In as many lines as it takes: a label that ends after two says that it needs two.
          label.numberOfLines = 0
          let needed = label.sizeThatFits(
            CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
          #expect(needed.width <= label.bounds.width + 0.01, "\(label.text ?? "")")
          #expect(needed.height <= label.bounds.height + 0.01, "\(label.text ?? "")")
        }
      }
    }

    /// A snapshot would stand still, and show at landing what was seen at take-off.
    @Test func theClipFliesAsAViewOfItsPlayerThatPlaysOn() throws {
      var counts: [Take.Phase: Int] = [:]
      var worst = 0.0
      _ = try Flights(in: Take(stage: TodayStage(opensClip: true))) { frame, pair in
        guard let pair else { return }
        let layer = pair.morphTree
        for slot in [layer.leavingSlot, layer.arrivingSlot]
        where slot.presentation()?.opacity ?? 0 > 0 {
          let look = try #require(slot.sublayers?.first?.delegate as? ClipView)
          #expect(look !== pair.back.view && look !== pair.front.view)
          let player = look.player
          let played = try #require(look.played.layer.presentation()).transform.m11
          worst = max(worst, abs(played - player.fraction(at: Headless.now)))
          counts[frame.phase, default: 0] += 1
        }
      }
      #expect(counts[.opening, default: 0] > 10 && counts[.closing, default: 0] > 10)
      #expect(worst < 0.002)
    }
  }
}
