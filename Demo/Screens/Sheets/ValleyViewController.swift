import TransitionCatalog
import UIKit

/// A page with a menu at both sides. A tap on a button opens a menu, or a pull from its edge.
public final class ValleyViewController: UIViewController {
  /// The button to tap.
  public let menuButton: UIControl = SymbolButton(
    .menu, color: .systemBlue, disk: .tertiarySystemFill, accessibilityLabel: "Menu")

  private let placeButton = SymbolButton(
    .more, color: .systemBlue, disk: .tertiarySystemFill, accessibilityLabel: "This Place")
  private let titleLabel = UILabel("Arven Valley", size: 17, weight: .semibold)
  private let picture = SceneView(scene: .morning)
  private let walks = GuideSection(
    "Walks",
    rows: Walk.all.map {
      GuideRow(title: $0.title, note: $0.date, teaser: $0.teaser, scene: $0.scene)
    })
  private lazy var leadingPan = EdgePan { [unowned self] in openMenu(with: $0) }
  private lazy var trailingPan = EdgePan { [unowned self] in openPlace(with: $0) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    titleLabel.textAlignment = .center
    picture.layer.cornerRadius = 16
    picture.layer.cornerCurve = .continuous
    for child in [menuButton, titleLabel, placeButton, picture, walks] { view.addSubview(child) }
    for pan in [leadingPan, trailingPan] { view.addGestureRecognizer(pan) }
    menuButton.addAction(UIAction { [unowned self] _ in openMenu() }, for: .touchUpInside)
    placeButton.addAction(UIAction { [unowned self] _ in openPlace() }, for: .touchUpInside)
    for (index, row) in walks.rows.enumerated() {
      row.addAction(UIAction { [unowned self] _ in openWalk(index) }, for: .touchUpInside)
    }
  }

  public var walkCount: Int { walks.rows.count }

  /// Opens what a tap on a row does.
  public func openWalk(_ index: Int, animated: Bool = true) {
    present(
      CardViewController(Walk.all[index]), using: .sheet(height: .fraction(0.8)),
      animated: animated)
  }

  /// Opens the menu at the leading edge.
  public func openMenu(with pan: UIGestureRecognizer? = nil, animated: Bool = true) {
    present(
      MenuViewController(.account), using: .menu(edge: .leading), openedBy: pan, animated: animated)
  }

  /// Opens the menu at the trailing edge.
  public func openPlace(with pan: UIGestureRecognizer? = nil, animated: Bool = true) {
    present(
      MenuViewController(.place), using: .menu(edge: .trailing), openedBy: pan, animated: animated)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    leadingPan.edges = view.isRightToLeft ? .right : .left
    trailingPan.edges = view.isRightToLeft ? .left : .right
    let size = view.bounds.size
    let insets = view.safeAreaInsets
    let sides = view.sideInsets
    let margin = view.sideMargin
    let leading = sides.leading + margin
    let width = max(0, size.width - leading - sides.trailing - margin)
    var top = max(insets.top, 8)
    view.place(menuButton, leading: leading, top: top + 4, width: 36, height: 36)
    view.place(placeButton, leading: leading + width - 36, top: top + 4, width: 36, height: 36)
    view.place(titleLabel, leading: leading + 44, top: top, width: width - 88, height: 44)
    top += 56
    let room = max(0, size.height - top - max(insets.bottom, 12))
    if size.width > size.height {
      let column = (width - 20) / 2
      view.place(picture, leading: leading, top: top, width: column, height: room)
      view.place(walks, leading: leading + column + 20, top: top, width: column, height: room)
    } else {
      let height = min(width * 0.75, room * 0.42).rounded()
      view.place(picture, leading: leading, top: top, width: width, height: height)
      view.place(
        walks, leading: leading, top: top + height + 20, width: width, height: room - height - 20)
    }
  }
}
