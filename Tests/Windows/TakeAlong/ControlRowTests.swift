import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Controls that belong together, such as those of a player, fly side by side.
  @MainActor @Suite struct ControlRowTests {
    private let gallery = Gallery()

    private func addRow(to screen: ElementsController, _ places: [CGPoint], size: CGFloat) {
      screen.loadViewIfNeeded()
      for (index, place) in places.enumerated() {
        let view = UIImageView(image: ElementsController.image)
        view.frame = CGRect(x: place.x, y: place.y, width: size, height: size)
        view.takeAlongKey = TakeAlongKey("control", of: index)
        screen.view.addSubview(view)
      }
    }

    /// A row at both ends is a row all the way: all elements have one progress, and fly straight. Off a door the
    /// row begins at an angle, which its middle follows by its own share.
    @Test(arguments: PresetUnderTest.all, [true, false])
    func aRowStaysARow(preset: PresetUnderTest, opens: Bool) async throws {
      try await clock.play {
        addRow(
          to: gallery.presenter,
          [CGPoint(x: 150, y: 620), CGPoint(x: 190, y: 620), CGPoint(x: 290, y: 620)], size: 20)
        addRow(
          to: gallery.screen,
          [CGPoint(x: 40, y: 430), CGPoint(x: 160, y: 430), CGPoint(x: 240, y: 430)], size: 44)
        clock.advance(by: 0.1)
        if !opens {
          gallery.open(preset, animated: false)
          gallery.settle()
        }
        if opens { gallery.open(preset) } else { gallery.close() }
        let layers = try (0..<3).map {
          try #require(gallery.morphTrees[TakeAlongKey("control", of: $0)])
        }
        var frames = 0
        while gallery.run?.playback?.isPlaying == true, frames < 60 {
          clock.advance(by: 1.0 / 60)
          let middles = layers.compactMap { $0.shownFrame?.middle }
          guard middles.count == 3 else { break }
          let (way, part) = (
            CGVector(dx: middles[2].x - middles[0].x, dy: middles[2].y - middles[0].y),
            CGVector(dx: middles[1].x - middles[0].x, dy: middles[1].y - middles[0].y)
          )
          let length = max(hypot(way.dx, way.dy), 1)
          let limit: CGFloat = preset == .fold ? 5 : 1.5
          #expect(abs(way.dx * part.dy - way.dy * part.dx) / length < limit, "frame \(frames)")
          frames += 1
        }
        #expect(frames > 10)
        gallery.settle()
      }
    }
  }
}
