import Renderer
import Testing
import TransitionCatalog
import UIKit

@testable import Recorder
@testable import Screens

extension StillsTests {
  /// What is read at rest.
  @MainActor @Suite
  struct TextTests {
    nonisolated static let sizes = [
      CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
      CGSize(width: 1024, height: 768),
    ]

    /// Nothing ends in an ellipsis, and no line lies under the home indicator.
    @Test(arguments: sizes)
    func textEndsWithASentenceAboveTheHomeIndicator(size: CGSize) {
      let album = Album()
      let photo = album.photos[13]
      let screens: [UIViewController] = [
        DetailViewController(Article.all[0]),
        PhotoViewController(photo, image: album.image(of: photo), isCard: false),
      ]
      Headless.reset()
      let insets = Device(size: size).safeAreaInsets
      let window = Headless.makeWindow(size: size, safeAreaInsets: insets)
      defer { window.isHidden = true }
      for screen in screens {
        window.rootViewController = screen
        Headless.turn()
        let stories = screen.view.everyView.compactMap { $0 as? UILabel }
          .filter { !$0.isHidden && $0.numberOfLines == 0 }
        #expect(!stories.isEmpty)
        for label in stories {
          #expect(label.text?.last == ".")
          #expect(label.height(in: label.bounds.width) <= label.bounds.height + 0.01)
          #expect(label.convert(label.bounds, to: nil).maxY <= size.height - insets.bottom + 0.5)
        }
      }
    }

    @Test func theTitleOfTheBarComesWhenTheLargeOneHasGone() throws {
      Headless.reset()
      let window = Headless.makeWindow(size: TextTests.sizes[0], safeAreaInsets: .zero)
      defer { window.isHidden = true }
      let grid = PhotoGridViewController()
      window.rootViewController = grid
      Headless.turn()
      let titles = grid.view.everyView.compactMap { $0 as? UILabel }.filter { $0.text == "Places" }
      let small = try #require(titles.first { $0.isDescendant(of: grid.header) })
      let large = try #require(titles.first { $0 !== small })
      for y in stride(from: -20.0, through: 80, by: 2) {
        grid.collection.contentOffset.y = y
        Headless.turn()
        let seen = large.convert(large.bounds, to: nil).maxY - grid.header.frame.maxY
        // Letters end some points above the end of the label.
        #expect((small.alpha > 0) == (seen < 2), "\(y)")
      }
      #expect(small.alpha == 1)
    }
  }
}
