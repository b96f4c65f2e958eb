import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Law 8: the places of a card's elements are blank until these have come.
  @MainActor @Suite struct BlankCardTests {
    /// The share of what is seen of the card that is the place of an element which is elsewhere.
    ///
    /// - Parameter strip: The largest part of a screen, beside a door that shuts or at the end of its way out, that is a
    ///   strip and no card any more.
    private func blankShare(_ gallery: Gallery, strip: CGFloat = 0.3) throws -> CGFloat {
      let run = try #require(gallery.run)
      let (playback, flight) = (try #require(run.playback), try #require(run.flight))
      let planes = ScreenPlanes(playback.choreography, at: playback.position, in: flight.frames)
      let card = flight.frames.front
      // A door, or the other side of a card, lies in front of the screen.
      func pose(_ role: Choreography.Role) -> Pose {
        playback.choreography.pose(of: role, at: playback.fraction)
      }
      let cover = pose(.back).lift > pose(.front).lift ? flight.frames.back : nil
      let uncovering = CATransform3DInvert(planes.back)
      let flying = flight.pairs.compactMap(\.morphTree.shownFrame)
      var (all, seen, blank): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      for x in stride(from: card.minX + 8, to: card.maxX, by: 16) {
        for y in stride(from: card.minY + 8, to: card.maxY, by: 16) {
          let quad = Quad(CGRect(x: x, y: y, width: 1, height: 1)).projected(by: planes.front)
            .divided
          let point = CGPoint(x: quad.x[0], y: quad.y[0])
          all += 1
          guard gallery.window.bounds.contains(point) else { continue }
          if let cover {
            let there = Quad(CGRect(origin: point, size: .zero)).projected(by: uncovering).divided
            if cover.contains(CGPoint(x: there.x[0], y: there.y[0])) { continue }
          }
          seen += 1
          let isPlace = flight.pairs.contains {
            $0.front.metrics.box.contains(CGPoint(x: x, y: y))
          }
          if isPlace, !flying.contains(where: { $0.contains(point) }) { blank += 1 }
        }
      }
      return seen < strip * all ? 0 : blank / seen
    }

    private func gallery() -> Gallery {
      let gallery = Gallery()
      for screen in [gallery.presenter, gallery.screen] {
        screen.loadViewIfNeeded()
        // As in the demo: a picture, and a text that stays.
        for view in [screen.caption, screen.panel, screen.badge] { view.takeAlongKey = nil }
      }
      return gallery
    }

    @Test(arguments: [PresetUnderTest.hang, .fall, .overlay])
    func aCardIsBlankForFiveFramesAtMost(preset: PresetUnderTest) async throws {
      try await clock.play {
        let gallery = gallery()
        gallery.open(preset)
        var (blank, frames) = (0.0, 0)
        for _ in 0..<60 {
          clock.advance(by: 1.0 / 120)
          guard gallery.run?.playback?.isPlaying == true else { break }
          frames += 1
          if try blankShare(gallery) > 0.25 { blank += 1.0 / 120 }
        }
        #expect(frames > 30 && blank <= 0.08, "\(blank)")
        gallery.settle()
      }
    }

    /// A card that falls has empty places only when most of it is out of sight.
    @Test(arguments: PresetUnderTest.all)
    func aScreenThatGoesIsNeverBlank(preset: PresetUnderTest) async throws {
      try await clock.play {
        let gallery = gallery()
        gallery.open(preset, animated: false)
        gallery.settle()
        gallery.close()
        let falls = [PresetUnderTest.hang, .fall].contains(preset)
        var (blank, frames) = (0, 0)
        while gallery.run?.playback?.isPlaying == true {
          if try blankShare(gallery, strip: falls ? 0.4 : 0.3) > 0.25 { blank += 1 }
          clock.advance(by: 1.0 / 60)
          frames += 1
        }
        #expect(frames > 10 && blank == 0, "\(blank)")
      }
    }

    /// A finger may rest anywhere on the way out, and wherever a screen follows its picture.
    nonisolated static let held =
      PresetUnderTest.all.map { ($0, false) } + LedFlightTests.leading.map { ($0, true) }

    @Test(arguments: held)
    func aScreenThatIsHeldIsNeverBlank(preset: PresetUnderTest, opens: Bool) async throws {
      try await clock.play {
        let gallery = gallery()
        gallery.open(preset, animated: opens)
        if !opens {
          gallery.settle()
          gallery.close()
        }
        clock.advance(by: 0.05)
        let run = try #require(gallery.run)
        #expect(run.hold())
        for step in 0...10 {
          run.move(to: RunPosition(fraction: CGFloat(step) / 10))
          clock.turn()
          let strip: CGFloat = !opens && [PresetUnderTest.hang, .fall].contains(preset) ? 0.4 : 0.3
          try #expect(blankShare(gallery, strip: strip) <= 0.25, "\(step)")
        }
        run.resume()
        gallery.settle()
      }
    }
  }
}
