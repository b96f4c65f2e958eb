import TransitionCatalog
import UIKit

// The recipes of Recipes, which RecipeTests and RecipePlayerTests play.

// MARK: A mini player

enum MiniPlayerRecipe {
  final class PlayerViewController: UIViewController {
    let cover = UIImageView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.addSubview(cover)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      cover.frame = CGRect(x: view.bounds.midX - 150, y: 120, width: 300, height: 300)
    }
  }

  final class MiniPlayerViewController: UIViewController {
    let cover = UIImageView(frame: CGRect(x: 8, y: 8, width: 48, height: 48))
    let pan = UIPanGestureRecognizer()

    override func loadView() {
      let bar = UIControl()
      bar.backgroundColor = .secondarySystemBackground
      bar.addAction(UIAction { [unowned self] _ in openPlayer() }, for: .touchUpInside)
      // pan.addTarget(self, action: #selector(openByFinger))
      bar.addGestureRecognizer(pan)
      bar.addSubview(cover)
      cover.takeAlongKey = "playing"
      view = bar
    }

    @IBAction func openByFinger(_ pan: UIPanGestureRecognizer) {
      guard pan.state == .began else { return }
      // As a pan begins, either may be zero.
      let heading = pan.translation(in: view).y + pan.velocity(in: view).y
      if heading < 0 { openPlayer(by: pan) }
    }

    private func openPlayer(by pan: UIPanGestureRecognizer? = nil) {
      let player = PlayerViewController()  // yours, with a larger cover
      player.cover.image = cover.image
      player.cover.takeAlongKey = "playing"
      present(player, using: .full(from: .view(view)), openedBy: pan)
    }
  }

  final class MainViewController: UIViewController {
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
      // Room for the bar in each tab. The bar lies where the safe area of the page in front ends: above the tab bar.
      for tab in tabs.viewControllers ?? [] { tab.additionalSafeAreaInsets.bottom = 64 }
      tabs.view.layoutIfNeeded()
      guard let page = tabs.selectedViewController?.view else { return }
      let free = page.convert(page.bounds.inset(by: page.safeAreaInsets), to: view)
      miniPlayer.view.frame = CGRect(x: free.minX, y: free.maxY, width: free.width, height: 64)
    }
  }
}

// MARK: A pin, a card and a detail

enum MapRecipe {
  struct Place: Identifiable {
    let id: Int
    var picture: UIImage?
  }

  /// A map of pins that are no views.
  final class MapView: UIView {
    var pins: [Int: CGRect] = [:]

    func frame(of place: Place) -> CGRect? { pins[place.id] }
  }

  final class PlaceViewController: UIViewController {
    let picture = UIImageView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.addSubview(picture)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      picture.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: 260)
    }
  }

  final class MapViewController: UIViewController {
    let map = MapView()  // yours; knows where a pin is
    private var shown: Place?

    override func loadView() { view = map }

    func select(_ place: Place) {  // in mapView(_:didSelect:)
      shown = place
      if let card = presentedViewController as? PlaceCard, !card.isBeingDismissed {
        return card.show(place)
      }
      let card = PlaceCard()
      card.show(place)
      let pin = TransitionPlace.rect(in: map) { [weak self] _ in self?.frameOfPin }
      let size = TransitionSize(width: .fraction(1), height: .points(200))
      present(
        card,
        using: .overlay(from: pin).presentation(
          .card(size, at: .bottom, corners: .inner, passesTouches: true)))
    }

    private var frameOfPin: CGRect? { shown.flatMap { map.frame(of: $0) } }
  }

  final class PlaceCard: UIViewController {
    let picture = UIImageView(frame: CGRect(x: 16, y: 16, width: 96, height: 96))

    override func loadView() {
      let card = UIControl()
      card.backgroundColor = .secondarySystemBackground
      card.addAction(UIAction { [unowned self] _ in openDetail() }, for: .touchUpInside)
      card.addSubview(picture)
      view = card
    }

    func show(_ place: Place) {
      picture.image = place.picture
      picture.takeAlongKey = TakeAlongKey("picture", of: place.id)
    }

    private func openDetail() {
      let detail = PlaceViewController()  // yours, with a larger picture
      detail.picture.image = picture.image
      detail.picture.takeAlongKey = picture.takeAlongKey
      present(detail, using: .full)
    }
  }
}

// MARK: A deep link

extension UINavigationController {
  /// Shows `screens` above the root: the last one is seen to come, the others lie below it.
  func open(_ screens: [UIViewController], completion: @escaping (Bool) -> Void) {
    guard presentedViewController == nil else {
      // What covers the stack goes at once.
      return dismiss(using: .system, animated: false) {
        self.open(screens, completion: completion)
      }
    }
    setViewControllers(viewControllers.prefix(1) + screens, using: .cover, completion: completion)
  }
}

enum DeepLinkRecipe {
  final class ShopViewController: UIViewController {
    func open(
      _ order: UIViewController, of orders: UIViewController, completion: @escaping () -> Void
    ) {
      let stack = UINavigationController(rootViewController: orders)
      stack.setTransition(.slide)
      stack.pushViewController(order, animated: false)
      present(stack, using: .cover, completion: completion)
    }
  }
}

// MARK: A coordinator

enum CoordinatorRecipe {
  final class ShopCoordinator: NSObject, UINavigationControllerDelegate {
    let stack: UINavigationController
    var onLeave: (UIViewController) -> Void = { _ in }
    private var screens: [UIViewController] = []

    init(root: UIViewController) {
      stack = UINavigationController(rootViewController: root)
      super.init()
      stack.delegate = self
      stack.setTransition(.slide)
    }

    func show(_ screen: UIViewController) {
      screens.append(screen)
      stack.pushViewController(screen, animated: true)
    }

    func navigationController(
      _ stack: UINavigationController, didShow screen: UIViewController, animated: Bool
    ) {
      let left = screens.filter { !stack.viewControllers.contains($0) }
      screens.removeAll { left.contains($0) }
      left.forEach(onLeave)
    }
  }
}

// MARK: A banner

enum BannerRecipe {
  final class RootViewController: UIViewController {
    func show(_ banner: UIView) {
      banner.transform = .identity
      banner.frame = CGRect(
        x: 8, y: view.safeAreaInsets.top + 8, width: view.bounds.width - 16, height: 64)
      banner.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
      view.addSubview(banner)
      banner.transform = above(banner)
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
        options: .allowUserInteraction
      ) {
        banner.transform = .identity
      }
    }

    func hide(_ banner: UIView) {
      UIView.animate(withDuration: 0.25) {
        banner.transform = self.above(banner)
      } completion: { _ in
        // Unless it has been shown again.
        if !banner.transform.isIdentity { banner.removeFromSuperview() }
      }
    }

    private func above(_ banner: UIView) -> CGAffineTransform {
      CGAffineTransform(translationX: 0, y: -banner.center.y - banner.bounds.height)
    }
  }
}

// MARK: A context menu

/// The types of context menus as far as the recipe needs them, because the stand-in has none. Source:
/// developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating
enum ContextMenuRecipe {
  class UIContextMenuInteraction: NSObject {
    weak var view: UIView?
  }

  class UIContextMenuConfiguration: NSObject {}

  enum UIContextMenuInteractionCommitStyle { case dismiss, pop }

  @MainActor protocol UIContextMenuInteractionCommitAnimating: AnyObject {
    var previewViewController: UIViewController? { get }
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
    func addCompletion(_ completion: @escaping () -> Void)
  }

  /// The menu goes, and the screen grows out of the view.
  class GridViewController: UIViewController {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      guard let photo = animator.previewViewController, let cell = interaction.view else { return }
      animator.preferredCommitStyle = .dismiss
      animator.addCompletion { [weak self, weak cell] in
        self?.present(photo, using: .full(from: .view(cell)))
      }
    }
  }

  /// The preview becomes the screen.
  final class PoppingGridViewController: GridViewController {
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      guard let photo = animator.previewViewController, let cell = interaction.view else { return }
      animator.preferredCommitStyle = .pop
      animator.addCompletion { [weak self, weak cell] in
        self?.present(photo, using: .full(from: .view(cell)), animated: false)
      }
    }
  }
}

// MARK: An alert

extension UIViewController {
  /// Presents an alert over the topmost screen, as soon as that is at rest.
  func presentOnTop(_ alert: UIViewController) {
    guard let coordinator = topmost.transitionCoordinator else {
      return topmost.present(alert, animated: true)
    }
    let waits = coordinator.animate(alongsideTransition: nil) { _ in
      self.topmost.present(alert, animated: true)
    }
    if !waits { topmost.present(alert, animated: true) }
  }

  private var topmost: UIViewController {
    var screen = self
    while let next = screen.presentedViewController { screen = next }
    return screen
  }
}

// MARK: From the login to the main screen

enum RootRecipe {
  final class SceneDelegate: UIResponder {  // and UIWindowSceneDelegate
    var window: UIWindow?

    func showMain() {
      let main = MainScreen()  // yours
      main.logo.takeAlongKey = "logo"
      window?.replaceRoot(with: main, using: .push)
    }

    func showLogin() {
      let login = LoginScreen()  // yours; calls showMain() when it is done
      login.logo.takeAlongKey = "logo"
      window?.replaceRoot(with: login, using: .fade)
    }
  }

  class LogoScreen: UIViewController {
    let logo = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 120, height: 90)).image { context in
        UIColor.orange.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 120, height: 90))
      })
    var place: CGRect { .zero }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      logo.frame = place
      view.addSubview(logo)
    }
  }

  final class LoginScreen: LogoScreen {
    override var place: CGRect { CGRect(x: 135, y: 200, width: 120, height: 90) }
  }

  final class MainScreen: LogoScreen {
    override var place: CGRect { CGRect(x: 20, y: 60, width: 60, height: 45) }
  }
}
