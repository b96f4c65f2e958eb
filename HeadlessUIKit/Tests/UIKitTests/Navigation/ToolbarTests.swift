import Testing
@testable import UIKit

extension All {
  /// The toolbar of a navigation controller.
  @MainActor @Suite struct ToolbarTests {
    init() { Headless.reset() }
    private func bottom(_ page: UIViewController) -> CGFloat { page.view.safeAreaInsets.bottom }

    // Documented: hidden by default, items of the top screen, visible as that screen wants it.
    // [controllers 15.17]
    @Test func theToolbarIsTheTopScreens() throws {
      let theatre = NavigationTheatre()
      let (navigation, bar) = (theatre.navigation, try #require(theatre.navigation.toolbar))
      #expect(navigation.isToolbarHidden && bar.isHidden && bottom(theatre.a) == 34)
      var presses = 0
      let item = UIBarButtonItem(primaryAction: UIAction(title: "Share") { _ in presses += 1 })
      theatre.a.toolbarItems = [item]
      navigation.setToolbarHidden(false, animated: true)
      Headless.advance(by: 0.1)
      let middle: CGFloat = bar.layer.presentation()?.frame.minY ?? 0
      #expect(!bar.isHidden && middle > 766 && middle < 844)
      Headless.advance(by: 0.3)
      #expect(bar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
      #expect(bar.items == [item] && bottom(theatre.a) == 78)
      Headless.play(.tap(at: CGPoint(x: 30, y: 788)), in: theatre.window)
      Headless.advance(by: 0.3)
      #expect(presses == 1)
      theatre.b.hidesBottomBarWhenPushed = true
      navigation.pushViewController(theatre.b, animated: true)
      Headless.advance(by: 0.2)
      #expect(!bar.isHidden && bottom(theatre.b) == 34)
      Headless.advance(by: 1)
      #expect(bar.isHidden && bar.items == nil && !navigation.isToolbarHidden)
      navigation.pushViewController(theatre.c, animated: false)
      Headless.turn()
      #expect(!bar.isHidden && bottom(theatre.c) == 78)
      navigation.popToRootViewController(animated: true)
      Headless.advance(by: 1)
      #expect(bar.items == [item] && bar.frame.minY == 766 && bottom(theatre.a) == 78)
      navigation.isToolbarHidden = true
      #expect(bar.isHidden && bottom(theatre.a) == 34 && Headless.misuses.isEmpty)
    }
  }
}
