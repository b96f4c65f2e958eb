import Screens
import Testing
import TransitionCatalog
import UIKit

@testable import Recorder

extension StillsTests {
  @MainActor @Suite
  struct TakeAlongVariantTests {
    nonisolated static let sizes = [
      CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
      CGSize(width: 1024, height: 768),
    ]

    @Test(arguments: Variant.takeAlong.map(\.name), sizes)
    func variantPlaysToItsEndWithoutMisuse(name: String, size: CGSize) throws {
      let variant = try #require(Variant.named(name)?.0)
      var phases: Set<Take.Phase> = []
      try Take(stage: variant.stage, size: size, hand: variant.hand).play { frame in
        phases.insert(frame.phase)
      }
      #expect(phases == Set(Take.Phase.allCases))
    }

    nonisolated static let photos = Variant.takeAlong.filter {
      $0.stage is PhotoStage || $0.stage is PushStage || $0.stage is PagerStage
    }

    @Test(arguments: photos.map(\.name))
    func thePhotoThatIsTappedOpens(name: String) throws {
      let variant = try #require(Variant.named(name)?.0)
      var tapped: Photo.ID?
      var shown: Photo.ID?
      try Take(stage: variant.stage, isRightToLeft: true, hand: variant.hand).play { frame in
        let root = frame.window.rootViewController
        let navigation = root as? UINavigationController
        let grid = (navigation?.viewControllers.first ?? root) as? PhotoGridViewController
        if frame.phase == .before, let finger = Headless.fingers.first {
          tapped = grid?.tiles.first { $0.view.isUnder(finger.location) }?.photo.id
        }
        if frame.phase == .open {
          let screen = navigation?.topViewController ?? root?.presentedViewController
          shown = (screen as? any PhotoScreen)?.photo.id
        }
      }
      #expect(shown != nil)
      #expect(tapped == shown)
    }

    @Test func theGridIsScrolledBeforeAPhotoIsTapped() throws {
      var rows: [CGFloat] = []
      try Take(stage: PhotoStage(preset: .slide)).play { frame in
        guard frame.phase == .before || frame.phase == .after else { return }
        let grid = frame.window.rootViewController as? PhotoGridViewController
        guard let tile = grid?.tiles.first(where: { $0.photo.id == 12 })?.view else { return }
        rows.append(tile.center(in: frame.window).y)
      }
      let first = try #require(rows.first)
      let last = try #require(rows.last)
      #expect(first - last > 200)
    }

    @Test func thePlayerIsOpenedByTheBar() throws {
      var isShown = false
      try Take(stage: PlayerStage(preset: .slide)).play { frame in
        guard frame.phase == .open else { return }
        isShown =
          frame.window.rootViewController?.presentedViewController is PlayerViewController
      }
      #expect(isShown)
    }
  }
}

extension UIView {
  fileprivate func isUnder(_ point: CGPoint) -> Bool {
    convert(bounds, to: nil).contains(point)
  }
}
