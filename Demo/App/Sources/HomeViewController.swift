import UIKit

/// The first screen of the app: photos, which open with the transition that is chosen in a menu
/// below them. A button beside the menu leads to all other screens.
final class HomeViewController: UINavigationController {
  private let photos = PhotoGridViewController()
  private let item = UIBarButtonItem()
  private var trial = Trial() {
    didSet { showTrial() }
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    photos.toolbarItems = [
      item, .flexibleSpace(),
      UIBarButtonItem(
        primaryAction: UIAction(title: "All Screens") { [unowned self] _ in openScreens() }),
    ]
    viewControllers = [photos]
    // Below a navigation bar the photos would be pushed.
    isNavigationBarHidden = true
    isToolbarHidden = false
    showTrial()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The bar keeps its background where the photos end.
    toolbar.scrollEdgeAppearance = toolbar.standardAppearance
  }

  private func showTrial() {
    photos.open(with: trial)
    item.offer(trial.transition) { [unowned self] in trial.transition = $0 }
  }

  private func openScreens() {
    let screens = ScreensViewController(trial) { [weak self] in self?.trial = $0 }
    let stack = UINavigationController(rootViewController: screens)
    stack.navigationBar.prefersLargeTitles = true
    stack.isToolbarHidden = false
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: true)
  }
}
