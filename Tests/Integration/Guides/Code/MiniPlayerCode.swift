import TransitionCatalog
import UIKit

// The mini player of CardsSheetsAndMenus: a child beside the tabs.

private final class PlayerViewController: UIViewController {
  let cover = UIImageView()
}

private final class MiniPlayerViewController: UIViewController {
  let cover = UIImageView(frame: CGRect(x: 8, y: 8, width: 48, height: 48))

  override func loadView() {
    let bar = UIControl()
    bar.backgroundColor = .secondarySystemBackground
    bar.addAction(UIAction { [unowned self] _ in openPlayer() }, for: .touchUpInside)
    bar.addSubview(cover)
    cover.takeAlongKey = "playing"
    view = bar
  }

  private func openPlayer() {
    let player = PlayerViewController()  // yours, with a larger cover
    player.cover.takeAlongKey = "playing"
    present(player, using: .full(from: .view(view)))
  }
}

private final class MainViewController: UIViewController {
  let tabs = UITabBarController()
  let miniPlayer = MiniPlayerViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [tabs, miniPlayer] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tabs.view.frame = view.bounds
    for tab in tabs.viewControllers ?? [] { tab.additionalSafeAreaInsets.bottom = 64 }
    tabs.view.layoutIfNeeded()
    guard let page = tabs.selectedViewController?.view else { return }
    let free = page.convert(page.bounds.inset(by: page.safeAreaInsets), to: view)
    miniPlayer.view.frame = CGRect(x: free.minX, y: free.maxY, width: free.width, height: 64)
  }
}
