import TransitionCatalog
import UIKit

/// A picture and a button, which opens a screen of things that follow the finger themselves.
public final class DeskViewController: UIViewController {
  /// The transition of the screen. A change is seen in the next opening.
  public var transition: ViewControllerTransition = .overlay.dismissesOnTapOutside()

  private let picture = SceneView(scene: .dusk)
  private let button = FilledButton("Open the Toolbox", isProminent: true)

  public init() { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.layer.cornerRadius = 16
    for child in [picture, button] { view.addSubview(child) }
    button.addAction(UIAction { [unowned self] _ in open() }, for: .touchUpInside)
  }

  public func open(animated: Bool = true) {
    present(ToolboxViewController(), using: transition, animated: animated)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let (insets, margin) = (view.safeAreaInsets, view.sideMargin + view.sideInsets.leading)
    let bottom = size.height - max(insets.bottom, 20) - 50
    picture.frame = CGRect(
      x: margin, y: insets.top + 20, width: size.width - 2 * margin,
      height: max(bottom - insets.top - 40, 0))
    button.frame = CGRect(x: margin, y: bottom, width: size.width - 2 * margin, height: 50)
  }
}
