import TransitionCatalog
import UIKit

/// The presets as a list; a tapped row presents a screen with its preset.
public final class CatalogViewController: UIViewController {
  private let titleLabel = UILabel("The Eight Presets", size: 34, weight: .bold)
  private let rows = TransitionPreset.allCases.map { CatalogRow($0) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(titleLabel)
    for row in rows {
      row.addAction(UIAction { [unowned self] _ in open(row) }, for: .touchUpInside)
      view.addSubview(row)
    }
  }

  private func open(_ row: CatalogRow) {
    let preset = row.preset
    present(preset.makeScreen(), using: .preset(preset), gesture: preset.gesture)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let sides = view.sideInsets
    let margin = view.sideMargin
    let leading = sides.leading + margin
    let width = max(0, size.width - leading - sides.trailing - margin)
    let short = size.height < 600
    var top = view.safeAreaInsets.top + (short ? 8 : 20)
    view.place(titleLabel, leading: leading + 4, top: top, width: width - 4, height: .text(41))
    titleLabel.alignLeading()
    top += .text(41) + (short ? 6 : 16)

    let columns = width >= 660 ? 2 : 1
    let lines = CGFloat((rows.count + columns - 1) / columns)
    let room = size.height - top - max(view.safeAreaInsets.bottom, 12)
    let gap: CGFloat = room / lines < 70 ? 6 : 10
    let height = min(max(room / lines - gap, 50), 76).rounded(.down)
    let column = (width - CGFloat(columns - 1) * gap) / CGFloat(columns)
    for (index, row) in rows.enumerated() {
      view.place(
        row,
        leading: leading + CGFloat(index % columns) * (column + gap),
        top: top + CGFloat(index / columns) * (height + gap),
        width: column, height: height)
    }
  }
}
