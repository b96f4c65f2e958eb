import TransitionCatalog
import UIKit

/// Tabs with the current song in a bar above them. The bar opens the player, by a tap or by a finger that pulls it up, and
/// stays where it is while the tabs change below.
public final class PlayerTabsViewController: UIViewController {
  public let tabs = UITabBarController()
  /// The bar to tap, and to pull up.
  public var playerBar: UIControl { miniPlayer }

  /// The transition of the player. A change is seen in the next opening.
  public var transition: (_ bar: UIView) -> ViewControllerTransition

  private let miniPlayer = MiniPlayer(Cover.all[0], image: Cover.all[0].makeImage())

  public init(
    transition: @escaping (_ bar: UIView) -> ViewControllerTransition = { .full(from: .view($0)) }
  ) {
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
    let (records, photos) = (MusicViewController(hasPlayer: false), PhotoGridViewController())
    records.tabBarItem = Glyph.makeTabItem(
      "Library", [.frame(3, 3, 22, 22, radius: 11), .card(11.5, 11.5, 5, 5)])
    photos.tabBarItem = Glyph.makeTabItem(
      "Photos",
      [
        .frame(3, 5, 22, 18, radius: 4), .polygon((7, 19), (12, 11), (16, 16), (18, 14), (21, 19)),
      ])
    tabs.viewControllers = [records, photos]
    // A bar that is clear at the end of the content would change its look within a frame of each change of tabs.
    tabs.tabBar.scrollEdgeAppearance = tabs.tabBar.standardAppearance
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(tabs)
    view.addSubview(tabs.view)
    tabs.didMove(toParent: self)
    view.addSubview(miniPlayer)
    miniPlayer.opens { [unowned self] in open(by: $0) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (height, space) = (MiniPlayer.height, MiniPlayer.space)
    tabs.view.frame = view.bounds
    for tab in tabs.viewControllers ?? [] {
      tab.additionalSafeAreaInsets.bottom = height + 2 * space
    }
    tabs.view.layoutIfNeeded()
    guard let page = tabs.selectedViewController?.view else { return }
    let free = page.convert(page.bounds.inset(by: page.safeAreaInsets), to: view)
    let sides = view.sideInsets
    let width = min(view.bounds.width - sides.leading - sides.trailing - 2 * space, 560)
    view.place(
      miniPlayer, leading: (view.bounds.width - width) / 2, top: free.maxY + space, width: width,
      height: height)
  }

  /// Opens what a tap on the bar does, or a finger that pulls the bar up.
  public func open(by pan: UIGestureRecognizer? = nil, animated: Bool = true) {
    present(
      miniPlayer.makePlayer(), using: transition(miniPlayer), gesture: .panToEdge, openedBy: pan,
      animated: animated)
  }
}
