import TransitionCatalog
import UIKit

/// The first screen of an app: a picture, a greeting, and a button that makes the photos the window's root. There, a
/// button in the bar brings this screen back. The picture flies to its place among the photos.
public final class WelcomeViewController: UIViewController {
  /// The transition to the photos. A change is seen in the next one.
  public var transition: ViewControllerTransition
  /// The transition of the way back; `nil` for the same.
  public var returnTransition: ViewControllerTransition?
  /// The button to tap.
  public let signInButton: UIControl = FilledButton("Sign In", isProminent: true)
  /// The photos, while they are the window's root.
  public private(set) weak var main: UINavigationController?
  /// True from a tap until the other screen has arrived.
  public private(set) var isReplacingRoot = false

  private let picture = UIImageView()
  private let greeting = UILabel("Places", size: 40, weight: .bold)
  private let subtitle = UILabel(
    "All your journeys, in one place.", size: 17, color: .secondaryLabel)

  public init(transition: ViewControllerTransition = .fade) {
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let album = Album()
    let photo = album.photos[1]
    picture.image = album.image(of: photo)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 28
    picture.layer.cornerCurve = .continuous
    picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)
    for child in [picture, greeting, subtitle, signInButton] { view.addSubview(child) }
    signInButton.addAction(UIAction { [unowned self] _ in signIn() }, for: .touchUpInside)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for label in [greeting, subtitle] { label.textAlignment = .center }
    let (size, insets) = (view.bounds.size, view.safeAreaInsets)
    let column = min(size.width - 48, 420)
    let leading = (size.width - column) / 2
    let bottom = size.height - max(insets.bottom, 16)
    view.place(signInButton, leading: leading, top: bottom - 62, width: column, height: 50)
    let below = bottom - 88 - .text(24)
    let above = below - 6 - .text(48)
    view.place(subtitle, leading: 0, top: below, width: size.width, height: .text(24))
    view.place(greeting, leading: 0, top: above, width: size.width, height: .text(48))
    let (top, end) = (insets.top + 24, above - 30)
    let side = max(min(column - 24, end - top), 0)
    view.place(
      picture, leading: (size.width - side) / 2, top: top + (end - top - side) / 2, width: side,
      height: side)
  }

  /// Does what a tap on the button does.
  public func signIn(animated: Bool = true) {
    guard let window = view.window else { return }
    let grid = PhotoGridViewController()
    // Retains this screen for the way back.
    let signOut = UIAction(title: "Sign Out") { _ in self.signOut() }
    grid.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: signOut)
    let main = UINavigationController(belowBackground: grid)
    self.main = main
    isReplacingRoot = true
    window.replaceRoot(with: main, using: transition, animated: animated) { [weak self] in
      self?.isReplacingRoot = false
    }
  }

  private func signOut() {
    isReplacingRoot = true
    main?.view.window?.replaceRoot(with: self, using: returnTransition ?? transition) {
      [weak self] in self?.isReplacingRoot = false
    }
  }
}
