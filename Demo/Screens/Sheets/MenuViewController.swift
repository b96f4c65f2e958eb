import UIKit

/// A menu at a side: whose it is, above rows with symbols.
final class MenuViewController: UIViewController {
  private let content = UIScrollView()
  private let picture: SceneView
  private let titleLabel: UILabel
  private let noteLabel: UILabel
  private let rule = UIView()
  private let rows: [MenuRow]

  init(_ menu: Menu) {
    picture = SceneView(scene: menu.scene)
    titleLabel = UILabel(menu.title, size: 22, weight: .bold)
    noteLabel = UILabel(menu.note, size: 15, color: .secondaryLabel)
    rows = menu.rows.map { MenuRow($0.title, note: $0.note, glyph: $0.glyph) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    content.contentInsetAdjustmentBehavior = .never
    view.addSubview(content)
    picture.layer.cornerRadius = 32
    rule.backgroundColor = .separator
    for child in [picture, titleLabel, noteLabel, rule] + rows { content.addSubview(child) }
    rows.first?.isSelected = true
    for row in rows {
      row.addAction(UIAction { [unowned self] _ in choose(row) }, for: .touchUpInside)
    }
  }

  private func choose(_ row: MenuRow) {
    for other in rows { other.isSelected = other === row }
    dismiss(animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let sides = view.sideInsets
    let insets = view.safeAreaInsets
    content.frame = view.bounds
    let leading = sides.leading + 12
    let width = max(0, view.bounds.width - leading - sides.trailing - 12)
    var top = insets.top + 16
    content.place(picture, leading: leading + 12, top: top, width: 64, height: 64)
    top += 78
    content.place(titleLabel, leading: leading + 12, top: top, width: width - 24, height: .text(28))
    content.place(
      noteLabel, leading: leading + 12, top: top + .text(28) + 1, width: width - 24,
      height: .text(20))
    for label in [titleLabel, noteLabel] { label.alignLeading() }
    top += .text(28) + .text(20) + 18
    content.place(rule, leading: leading + 12, top: top, width: width - 24, height: 0.5)
    top += 12
    for row in rows {
      content.place(row, leading: leading, top: top, width: width, height: 48)
      top += 52
    }
    content.contentSize = CGSize(
      width: view.bounds.width, height: top + max(insets.bottom, 12))
  }
}
