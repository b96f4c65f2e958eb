import Foundation
import Renderer
import Screens
import Testing
import TransitionCatalog
import UIKit

@testable import Recorder

extension StillsTests {
  /// The window is clear, so the picture is clear wherever nothing covers it. A device would show
  /// there whatever is behind its window, black or magenta.
  @MainActor @Suite
  struct NoHoleTests {
    nonisolated static let sizes = [
      CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
    ]

    /// Next to a card, even while it tilts, most pixels at both sides show the dimmed presenter.
    @Test(arguments: TransitionPreset.allCases, sizes)
    func instantsHaveNoHoleAndShowThePresenterBesideACard(
      preset: TransitionPreset, size: CGSize
    ) throws {
      let take = Take(stage: GuideStage(preset: preset), size: size)
      let camera = Camera(filming: take, width: Int(size.width / 5))
      var first: [Double]?
      var count = 0
      try take.play { frame in
        frame.window.backgroundColor = nil
        guard frame.phase == .opening || frame.phase == .closing else { return }
        let picture = camera.picture(of: frame.window)
        count += 1
        let holes = stride(from: 3, to: picture.pixels.count, by: 4).count {
          picture.pixels[$0] < 250
        }
        #expect(holes == 0, "\(preset.rawValue), \(frame.phase) \(frame.index)")

        guard preset.isCard else { return }
        let sides = brightness(ofTheSidesOf: picture)
        guard let first else { return first = sides }
        let showing = zip(sides, first).count { now, before in
          (before * 0.62 - 8...before * 1.02 + 8).contains(now)
        }
        #expect(
          Double(showing) > 0.5 * Double(sides.count),
          "\(preset.rawValue), \(frame.phase) \(frame.index)")
      }
      #expect(count >= 40)
    }

    private func brightness(ofTheSidesOf picture: Bitmap) -> [Double] {
      (0..<picture.height).flatMap { y in
        [0, picture.width - 1].map { x in
          let pixel = picture.pixel(x, y)
          return (Double(pixel.red) + Double(pixel.green) + Double(pixel.blue)) / 3
        }
      }
    }
  }
}
