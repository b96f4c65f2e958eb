import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// A screen that was pinched small, and is let go: it fades away, or goes into a small place.
  @MainActor struct FadingReleaseTests {
    /// It neither grows first, nor shrinks to much less than where it fades if nobody holds it.
    @Test(arguments: [0.35, 0.5, 0.8] as [CGFloat])
    func pinchedScreenFadesAtItsSmallSize(pinched: CGFloat) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.scale)
        try letGo(pinched, in: theatre)
        var seen: [CGFloat] = []
        for _ in 0..<60 {
          clock.advance(by: 1.0 / 120)
          guard let shown = theatre.wrapper.layer.presentation(), shown.opacity > 0.5,
            theatre.run != nil
          else { continue }
          seen.append(CGFloat(shown.transform.m11))
        }
        try #expect(#require(seen.max()) <= 1.03 * pinched)
        let last = try #require(seen.min())
        #expect(last > 0.05 && last < 0.16)
        #expect(theatre.log.count("dismissed") == 1)
      }
    }

    /// Where it lands it is smaller still: let go, it does not grow first.
    @Test(arguments: [0.35, 0.5, 0.8] as [CGFloat])
    func pinchedScreenOnlyShrinksIntoASmallerPlace(pinched: CGFloat) async throws {
      try await clock.play {
        let theatre = Theatre()
        let thumbnail = UIView(frame: CGRect(x: 30, y: 400, width: 60, height: 60))
        theatre.presenter.view.addSubview(thumbnail)
        theatre.present(.scale, settings: TransitionSettings(from: .view(thumbnail)))
        try letGo(pinched, in: theatre)
        var seen: [CGFloat] = []
        while theatre.run?.playback != nil, seen.count < 120 {
          clock.advance(by: 1.0 / 120)
          guard let shown = theatre.wrapper.layer.presentation(), theatre.run?.playback != nil
          else { continue }
          seen.append(CGFloat(shown.transform.m11))
        }
        try #expect(#require(seen.max()) <= 1.03 * pinched)
        try #expect(#require(seen.min()) >= 0.97 * seen.last!)
        #expect(abs(seen.last! - 60 / theatre.wrapper.bounds.width) < 0.005)
      }
    }

    /// Lets a screen go that is open, and was pinched to this size.
    private func letGo(_ size: CGFloat, in theatre: Theatre) throws {
      theatre.settle()
      theatre.dismiss()
      let playback = try #require(theatre.run?.playback)
      playback.hold()
      var position = RunPosition(fraction: 0)
      position.residual[.front].logScale = log(size)
      playback.move(to: position)
      playback.release(to: 1, velocity: RunPosition(fraction: 0), springs: .landing)
    }
  }
}
