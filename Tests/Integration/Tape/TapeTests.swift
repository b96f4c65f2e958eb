import Foundation
import Tape
import Testing
import UIKit

@testable import TransitionCatalog

extension Integration {
  /// A tape tells, message after message, what layers show.
  @MainActor @Suite struct TapeTests {
    /// A screen of a list's parts: text, a picture, corners, a shadow.
    private static func makeScreen(_ color: UIColor) -> UIViewController {
      let screen = UIViewController()
      screen.view.backgroundColor = color
      for row in 0..<4 {
        let card = UIView(frame: CGRect(x: 20, y: 80 + 120 * row, width: 350, height: 100))
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 12
        card.layer.shadowOpacity = 0.2
        let label = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 24))
        label.text = "Row \(row)"
        card.addSubview(label)
        screen.view.addSubview(card)
      }
      return screen
    }

    /// Presents and dismisses a screen, and hands out the window's layer with each frame.
    private static func play(
      _ preset: TransitionPreset, _ frame: (CALayer) throws -> Void
    ) rethrows {
      Headless.reset()
      let window = Headless.makeWindow()
      let root = makeScreen(.systemTeal)
      window.rootViewController = root
      let screen = makeScreen(.systemIndigo)
      func roll(_ count: Int) throws {
        for _ in 0..<count {
          Headless.advance(by: 1 / 60)
          try frame(window.layer.presentation() ?? window.layer)
        }
      }
      try roll(3)
      root.present(screen, using: .preset(preset))
      try roll(70)
      screen.dismiss(animated: true)
      try roll(70)
    }

    @Test(arguments: TransitionPreset.allCases)
    func messagesAppliedToNothingAreTheTreeInEachFrame(preset: TransitionPreset) throws {
      var (tape, reader) = (LayerTape(), TapeReader())
      try TapeTests.play(preset) { layer in
        try reader.apply(tape.message(showing: [layer]))
        var (whole, other) = (LayerTape(), TapeReader())
        try other.apply(whole.message(showing: [layer]))
        try #require(reader.tree == other.tree)
        try #require(Set(reader.layers.keys) == Set(tape.images.keys))
      }
      #expect(tape.omissions.isEmpty)
    }

    @Test func theSameRunIsTheSameTape() {
      func record() -> [String?] {
        var tape = LayerTape()
        var messages: [String?] = []
        TapeTests.play(.fold) { messages.append(tape.message(showing: [$0])) }
        return messages
      }
      #expect(record() == record())
    }

    @Test func aFrameInWhichNothingChangesHasNoMessage() {
      var tape = LayerTape()
      let layer = TapeTests.makeScreen(.systemTeal).view.layer
      #expect(tape.message(showing: [layer]) != nil)
      #expect(tape.message(showing: [layer]) == nil)
    }

    /// The layers of a stage that is gone leave their addresses to those of the next one.
    @Test func identifiersAreNeverUsedAgainAcrossStagesThatAreBuiltAnew() throws {
      var (tape, reader) = (LayerTape(), TapeReader())
      var used: Set<Int> = []
      for _ in 0..<100 {
        Headless.reset()
        let window = Headless.makeWindow()
        window.rootViewController = TapeTests.makeScreen(.systemTeal)
        Headless.turn()
        try reader.apply(tape.message(showing: [window.layer.presentation() ?? window.layer]))
        #expect(reader.added == Set(reader.layers.keys))
        #expect(used.isDisjoint(with: reader.added))
        used.formUnion(reader.added)
      }
    }

    @Test func equalPicturesOfManyLayersAreOne() {
      let root = CALayer()
      root.bounds.size = CGSize(width: 100, height: 100)
      for _ in 0..<3 {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
          UIColor.red.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
        layer.contents = image.cgImage
        root.addSublayer(layer)
      }
      var tape = LayerTape()
      _ = tape.message(showing: [root])
      #expect(tape.pictures.entries.count == 1)
      // 30 points wide, 10 in its own size.
      #expect(tape.pictures.entries.first?.magnification == 3)
    }
  }
}
