import Foundation
import Screens
import Testing
import TransitionCatalog
import UIKit

@testable import Recorder

extension StillsTests {
  @MainActor @Suite
  struct FirstScreenTests {
    nonisolated static let films =
      TransitionPreset.allCases.map(\.rawValue) + Variant.all.map(\.name)

    nonisolated static let sizes = [
      CGSize(width: 390, height: 844), CGSize(width: 375, height: 667),
      CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768),
      CGSize(width: 768, height: 1024), CGSize(width: 320, height: 768),
    ]

    /// Otherwise a new preset would change the pictures of all others.
    @Test(arguments: films)
    func noFilmBeginsWithAListOfPresets(name: String) throws {
      let plain = TransitionPreset(rawValue: name).map {
        Variant(name: name, stage: GuideStage(preset: $0), summary: "")
      }
      let variant = try #require(plain ?? Variant.named(name)?.0)
      let titles = Set(TransitionPreset.allCases.map { $0.title.lowercased() })
      var count = 0
      try Take(stage: variant.stage).play { frame in
        guard frame.phase == .before else { return }
        for text in FirstScreenTests.texts(in: frame.window) {
          count += 1
          let words = text.lowercased().split { !$0.isLetter }.map(String.init)
          #expect(titles.isDisjoint(with: words), "\(text)")
        }
      }
      #expect(count > 0)
    }

    @Test(arguments: sizes, [false, true])
    func noTextOfTheGuideIsCutOff(size: CGSize, isRightToLeft: Bool) throws {
      var count = 0
      let take = Take(
        stage: GuideStage(preset: .slide), size: size, isRightToLeft: isRightToLeft)
      try take.play { frame in
        guard frame.phase == .before else { return }
        let root = try #require(frame.window.rootViewController?.view)
        for label in FirstScreenTests.labels(in: root) where !label.isHidden {
          count += 1
          let needed = label.sizeThatFits(
            CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
          #expect(needed.width <= label.bounds.width, "\(label.text ?? "")")
          #expect(needed.height <= label.bounds.height, "\(label.text ?? "")")
          let room = try #require(label.superview?.bounds)
          #expect(room.contains(label.frame), "\(label.text ?? "")")
        }
      }
      #expect(count >= 15)
    }

    private static func labels(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { labels(in: $0) } + [view as? UILabel].compactMap { $0 }
    }

    private static func texts(in view: UIView) -> [String] {
      let own = [(view as? UILabel)?.text, view.accessibilityLabel].compactMap { $0 }
      return own + view.subviews.flatMap { texts(in: $0) }
    }
  }
}
