import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// A card that is let go on its way out over an edge.
  @MainActor struct ExitReleaseTests {
    /// It goes on faster and faster; a spring would brake it before it is out.
    @Test(.exactTime, arguments: [PresetUnderTest.hang, .fall], [0.4, 2] as [CGFloat])
    func releasedCardLeavesFasterAndFaster(preset: PresetUnderTest, speed: CGFloat) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset)
        theatre.settle()
        theatre.dismiss()
        let playback = try #require(theatre.run?.playback)
        playback.hold()
        playback.move(to: RunPosition(fraction: 0.3))
        clock.turn()
        playback.release(to: 1, velocity: RunPosition(fraction: speed))
        var places: [CGFloat] = []
        for _ in 0..<60 {
          clock.advance(by: 1.0 / 120)
          guard theatre.run != nil, let shown = theatre.wrapper.layer.presentation() else {
            break
          }
          places.append(shown.frame.midY)
        }
        let steps = zip(places.dropFirst(), places).map { abs($0 - $1) }
        #expect(steps.count > 6)
        // The last one may be a part of a frame.
        for (now, before) in zip(steps.dropLast().dropFirst(), steps) {
          #expect(now > before - 0.1)
        }
        #expect(theatre.log.count("dismissed") == 1)
      }
    }

    /// One that stays comes to rest in its place, as any other.
    @Test(.exactTime, arguments: [PresetUnderTest.hang, .fall], [0, -2] as [CGFloat])
    func cardThatStaysIsBraked(preset: PresetUnderTest, speed: CGFloat) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset)
        theatre.settle()
        theatre.dismiss()
        let playback = try #require(theatre.run?.playback)
        playback.hold()
        playback.move(to: RunPosition(fraction: 0.3))
        clock.turn()
        playback.release(to: 0, velocity: RunPosition(fraction: speed))
        var places: [CGFloat] = []
        while theatre.run != nil, let shown = theatre.wrapper.layer.presentation() {
          places.append(shown.frame.midY)
          clock.advance(by: 1.0 / 120)
        }
        let steps = zip(places.dropFirst(), places).map { abs($0 - $1) }
        #expect(try #require(steps.dropLast().last) < #require(steps.max()) / 4)
        #expect(theatre.isOpen)
      }
    }
  }
}
