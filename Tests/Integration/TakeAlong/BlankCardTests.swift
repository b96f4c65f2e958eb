import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Law 8: the places of a card's elements are blank until these have come.
  @MainActor @Suite struct BlankCardTests {
    /// The share of what is seen of the card that is the place of an element which is elsewhere.
    private func blankShare(_ gallery: Gallery) throws -> CGFloat {
      let run = try #require(gallery.run)
      let (playback, flight) = (try #require(run.playback), try #require(run.flight))
      let planes = FlightPlanes(playback.choreography, at: playback.position, in: flight.frames)
      let card = flight.frames.fore
      let flying = flight.pairs.compactMap(\.morphLayer.shownFrame)
      var (seen, blank): (CGFloat, CGFloat) = (0, 0)
      for x in stride(from: card.minX + 8, to: card.maxX, by: 16) {
        for y in stride(from: card.minY + 8, to: card.maxY, by: 16) {
          let quad = planes.fore.quad(Quad(CGRect(x: x, y: y, width: 1, height: 1)))
          let point = CGPoint(x: quad.x[0], y: quad.y[0])
          guard gallery.window.bounds.contains(point) else { continue }
          seen += 1
          let isPlace = flight.pairs.contains {
            $0.fore.metrics.box.contains(CGPoint(x: x, y: y))
          }
          if isPlace, !flying.contains(where: { $0.contains(point) }) { blank += 1 }
        }
      }
      return blank / max(seen, 1)
    }

    @Test(arguments: [PresetUnderTest.hang, .fall, .overlay])
    func aCardIsBlankForFiveFramesAtMost(preset: PresetUnderTest) throws {
      let gallery = Gallery()
      for screen in [gallery.presenter, gallery.screen] {
        screen.loadViewIfNeeded()
        // As in the demo: a picture, and a text that stays.
        for view in [screen.caption, screen.panel, screen.badge] { view.takeAlongKey = nil }
      }
      gallery.open(preset)
      var (blank, frames) = (0.0, 0)
      for _ in 0..<60 {
        Headless.advance(by: 1.0 / 120)
        guard gallery.run?.playback?.isPlaying == true else { break }
        frames += 1
        if try blankShare(gallery) > 0.25 { blank += 1.0 / 120 }
      }
      #expect(frames > 30 && blank <= 0.08, "\(blank)")
      gallery.settle()
    }
  }
}
