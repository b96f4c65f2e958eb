import UIKit

@testable import TransitionCatalog

/// A screen with elements: small ones here and there, or large ones below each other.
@MainActor
class ElementsController: UIViewController {
  enum Size { case small, large }

  /// The view that contains the elements.
  let content: UIView

  let picture = UIImageView(image: ElementsController.image)
  let caption = UILabel()
  let badge = UIView()
  let panel = UIView()
  /// Frames that replace the default ones, by key.
  var places: [TakeAlongKey: CGRect] = [:] {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  private let size: Size

  init(_ size: Size, scrolls: Bool = false) {
    self.size = size
    content = scrolls ? UIScrollView() : UIView()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var elements: [TakeAlongKey: UIView] {
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
    // A color of its own, hardly to be seen: text alone would stay with its screen in most presets.
    caption.backgroundColor = UIColor(white: 1, alpha: 0.01)
    caption.font = .systemFont(ofSize: isSmall ? 14 : 30)
    badge.backgroundColor = .red
    badge.layer.cornerRadius = isSmall ? 8 : 20
    badge.layer.borderWidth = isSmall ? 1 : 3
    badge.layer.borderColor = UIColor.black.cgColor
    panel.backgroundColor = isSmall ? .blue : .green
    panel.layer.shadowOpacity = isSmall ? 0 : 0.5
    view.addSubview(content)
    for (key, element) in elements.sorted(by: { $0.key < $1.key }) {
      element.takeAlongKey = key
      content.addSubview(element)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.bounds.size = view.bounds.size
    content.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    (content as? UIScrollView)?.contentSize = CGSize(width: view.bounds.width, height: 3000)
    for (key, element) in elements {
      var frame = places[key] ?? place(of: key)
      if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
        frame = frame.mirrored(in: view.bounds)
      }
      element.bounds.size = frame.size
      element.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  private func place(of key: TakeAlongKey) -> CGRect {
    let w = view.bounds.width
    return switch (key, size) {
    case ("picture", .small): CGRect(x: 20, y: 120, width: 80, height: 80)
    case ("title", .small): CGRect(x: 20, y: 210, width: 80, height: 20)
    case ("badge", .small): CGRect(x: 130, y: 130, width: 24, height: 16)
    case (_, .small): CGRect(x: w - 120, y: 120, width: 100, height: 60)
    case ("picture", .large): CGRect(x: 0, y: 60, width: w, height: 240)
    case ("title", .large): CGRect(x: 16, y: 310, width: w - 32, height: 40)
    case ("badge", .large): CGRect(x: w - 80, y: 320, width: 60, height: 40)
    case (_, .large): CGRect(x: 16, y: 400, width: w - 32, height: 60)
    }
  }
}

extension CGRect {
  /// Returns the rectangle with left and right swapped.
  func mirrored(in bounds: CGRect) -> CGRect {
    offsetBy(dx: bounds.minX + bounds.maxX - minX - maxX, dy: 0)
  }
}
