import UIKit

@testable import TransitionCatalog

/// Two screens with the same elements in different places: a picture, a text, a badge, a panel.
@MainActor
final class Gallery {
  static let keys = ["badge", "panel", "picture", "title"]

  let window: UIWindow
  let presenter: ElementsController
  let screen: ElementsController
  let log = Log()

  init(size: CGSize = CGSize(width: 390, height: 844), isRightToLeft: Bool = false) {
    window = Headless.makeWindow(
      size: size, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    presenter = ElementsController(.small)
    screen = ElementsController(.large)
    window.rootViewController = presenter
    Headless.advance(by: 0.1)
  }

  func controller(
    _ preset: Subject, gesture: TransitionGesture = .none
  ) -> TransitionController {
    TransitionController(presenting: screen, preset: preset, gesture: gesture)
  }

  func present(_ preset: Subject, gesture: TransitionGesture = .none, animated: Bool = true) {
    controller(preset, gesture: gesture).onEnd { [log] in log.write("end \($0)") }
    presenter.present(screen, animated: animated)
    Headless.turn()
  }

  func dismiss(animated: Bool = true) {
    presenter.dismiss(animated: animated)
    Headless.turn()
  }

  func settle() { Headless.advance(by: 1.2) }

  var run: TransitionAnimator? { TransitionController.installed(on: screen)?.run }

  /// What flies, by key.
  var travellers: [String: Traveller] {
    var found: [String: Traveller] = [:]
    for passenger in run?.flight?.passengers ?? [] {
      found[passenger.element.key] = passenger.traveller
    }
    return found
  }
}

/// A screen with elements, small ones here and there or large ones below each other.
@MainActor
final class ElementsController: UIViewController {
  enum Size { case small, large }

  let picture = UIImageView(image: Gallery.image)
  let caption = UILabel()
  let badge = UIView()
  let panel = UIView()
  private let size: Size

  init(_ size: Size) {
    self.size = size
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var elements: [String: UIView] {
    ["picture": picture, "title": caption, "badge": badge, "panel": panel]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let isSmall = size == .small
    view.backgroundColor = isSmall ? .white : .systemGray6
    picture.contentMode = isSmall ? .scaleAspectFill : .scaleAspectFit
    picture.clipsToBounds = true
    picture.layer.cornerRadius = isSmall ? 12 : 4
    caption.text = "Lake"
    caption.font = .systemFont(ofSize: isSmall ? 14 : 30)
    badge.backgroundColor = .red
    badge.layer.cornerRadius = isSmall ? 8 : 20
    badge.layer.borderWidth = isSmall ? 1 : 3
    badge.layer.borderColor = UIColor.black.cgColor
    panel.backgroundColor = isSmall ? .blue : .green
    panel.layer.shadowOpacity = isSmall ? 0 : 0.5
    for (key, element) in elements.sorted(by: { $0.key < $1.key }) {
      element.takeAlongKey = key
      view.addSubview(element)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard picture.transform.isIdentity else { return }
    let w = view.bounds.width
    if size == .small {
      picture.frame = CGRect(x: 20, y: 120, width: 80, height: 80)
      caption.frame = CGRect(x: 20, y: 210, width: 80, height: 20)
      badge.frame = CGRect(x: 130, y: 130, width: 24, height: 16)
      panel.frame = CGRect(x: w - 120, y: 120, width: 100, height: 60)
    } else {
      picture.frame = CGRect(x: 0, y: 60, width: w, height: 240)
      caption.frame = CGRect(x: 16, y: 310, width: w - 32, height: 40)
      badge.frame = CGRect(x: w - 80, y: 320, width: 60, height: 40)
      panel.frame = CGRect(x: 16, y: 400, width: w - 32, height: 60)
    }
  }
}

extension Gallery {
  static let image: UIImage = {
    UIGraphicsImageRenderer(size: CGSize(width: 120, height: 90)).image { context in
      UIColor.orange.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 120, height: 90))
    }
  }()
}

extension Traveller {
  /// The outline as the render server shows it, in the window.
  var shownFrame: CGRect? { outlines.first.flatMap { shown($0.layer) } }

  /// Likenesses of both ends, as they are shown.
  var shownLook: (old: CGRect?, new: CGRect?) {
    (oldSlot.sublayers?.first.flatMap(shown), newSlot.sublayers?.first.flatMap(shown))
  }

  var shownRadius: CGFloat {
    outlines.map { $0.layer.presentation()?.cornerRadius ?? 0 }.max() ?? 0
  }

  var shownBorder: CGFloat { outlines[0].layer.presentation()?.borderWidth ?? 0 }

  private func shown(_ layer: CALayer) -> CGRect? {
    guard let shown = layer.presentation(), let window = window?.layer.presentation() else {
      return nil
    }
    return shown.convert(shown.bounds, to: window)
  }
}
