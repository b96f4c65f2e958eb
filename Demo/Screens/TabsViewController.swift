import UIKit

/// The guide, the photos and the records, side by side.
public final class TabsViewController: UITabBarController {
  /// - Parameter guide: The first tab: a guide, alone or at the root of a stack.
  public init(guide: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    guide.tabBarItem = Glyph.makeTabItem(
      "Guide",
      [
        .line((5, 8), (23, 8)), .line((5, 14), (23, 14)), .line((5, 20), (16, 20)),
      ])
    let photos = PhotoGridViewController()
    photos.tabBarItem = Glyph.makeTabItem(
      "Photos",
      [
        .frame(3, 5, 22, 18, radius: 4), .polygon((7, 19), (12, 11), (16, 16), (18, 14), (21, 19)),
      ])
    let records = MusicViewController()
    records.tabBarItem = Glyph.makeTabItem(
      "Library",
      [.frame(3, 3, 22, 22, radius: 11), .card(11.5, 11.5, 5, 5)])
    viewControllers = [guide, photos, records]
    // A bar that is clear at the end of the content would change its look within a frame of each change of tabs.
    tabBar.scrollEdgeAppearance = tabBar.standardAppearance
  }

  public required init?(coder: NSCoder) { nil }
}
