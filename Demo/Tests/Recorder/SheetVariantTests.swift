import Renderer
import Testing
import TransitionCatalog
import UIKit

@testable import Recorder
@testable import Screens

extension StillsTests {
  /// Cards at an edge: the filter's sheet and the menus.
  @MainActor @Suite
  struct SheetVariantTests {
    /// Returns the card's frame on the display, if a card is seen.
    private func card(in window: UIWindow) -> CGRect? {
      let screen = window.rootViewController?.presentedViewController
      guard let layer = screen?.presentationController?.presentedView?.layer else { return nil }
      var root: CALayer = layer.presentation() ?? layer
      let shown = root
      while let next = root.superlayer { root = next }
      return shown.convert(shown.bounds, to: root)
    }

    @Test func theSheetGrowsWithItsContentFrameByFrame() throws {
      var tops: [CGFloat] = []
      var content: [CGFloat] = []
      try Take(stage: SheetStage()).play { frame in
        guard frame.phase == .open, let card = card(in: frame.window) else { return }
        tops.append(card.minY)
        // The sheet stays at the lower edge meanwhile.
        #expect(abs(card.maxY - 844) < 0.5)
        let screen = frame.window.rootViewController?.presentedViewController
        content.append(screen?.preferredContentSize.height ?? 0)
      }
      #expect(tops.first == 844 - 34 - 336 && tops.last == 844 - 34 - 486)
      #expect(Set(content) == [336, 486])
      #expect(tops == tops.sorted(by: >))
      let steps = zip(tops, tops.dropFirst()).map { $0 - $1 }
      #expect(steps.count { $0 > 0 } > 12 && (steps.max() ?? 0) < 30)
    }

    @Test(arguments: [false, true])
    func theMenusStandAtTheirEdges(isRightToLeft: Bool) throws {
      var rests: [Take.Phase: CGRect] = [:]
      try Take(stage: MenuStage(), isRightToLeft: isRightToLeft).play { frame in
        guard !frame.isMoving, let card = card(in: frame.window) else { return }
        rests[frame.phase] = card
      }
      let left = CGRect(x: 0, y: 0, width: 300, height: 844)
      let right = CGRect(x: 90, y: 0, width: 300, height: 844)
      #expect(rests[.open] == (isRightToLeft ? right : left))
      #expect(rests[.after] == (isRightToLeft ? left : right))
    }

    nonisolated static let sizes = [
      CGSize(width: 320, height: 568), CGSize(width: 390, height: 844),
      CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768),
    ]

    @Test(arguments: sizes, [false, true])
    func noTextIsCutOff(size: CGSize, isRightToLeft: Bool) {
      Headless.reset()
      Headless.setLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
      let window = Headless.makeWindow(
        size: size, safeAreaInsets: Device(size: size).safeAreaInsets)
      defer { window.isHidden = true }
      let screens: [(UIViewController, ViewControllerTransition)] = [
        (FilterViewController(PhotoFilter(), of: Album().photos) { _ in }, .sheet()),
        (MenuViewController(.account), .menu()), (MenuViewController(.place), .menu()),
      ]
      for (screen, transition) in screens {
        let root = ValleyViewController()
        window.rootViewController = root
        Headless.turn()
        root.present(screen, using: transition)
        Headless.advance(by: 1)
        for case let label as UILabel in screen.view.everyView {
          let needed = label.sizeThatFits(
            CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
          #expect(needed.width <= label.bounds.width + 0.01, "\(label.text ?? "")")
        }
      }
    }

    @Test func theFilterAppliesWhatIsChosen() {
      let photos = Album().photos
      var filter = PhotoFilter()
      #expect(photos.allSatisfy(filter.shows))
      filter.landscapes = [.dunes]
      #expect(photos.filter(filter.shows).allSatisfy { $0.landscape == .dunes })
      filter.marks = [.popular]
      #expect(photos.filter(filter.shows).map(\.title) == ["Sand Sea"])
      filter.marks = [.popular, .new]
      #expect(!photos.contains(where: filter.shows))
    }
  }
}
