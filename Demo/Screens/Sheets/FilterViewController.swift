import UIKit

/// A sheet that chooses photos: chips for landscapes, and switches, most of which only a tap on "More Filters" shows.
/// The sheet is as high as its content, and grows with it.
public final class FilterViewController: UIViewController {
  /// The chips, the rows and the button to tap.
  public var chips: [UIControl] { landscapes }
  public var rows: [UIControl] { switches }
  public let moreButton = UIButton(type: .system)

  private static let header: CGFloat = 66
  private static let footer: CGFloat = 70
  private static let row: CGFloat = 50
  private static var chips: CGFloat { .text(36) }
  /// The number of switches that show at first.
  private static let first = 2

  private let photos: [Photo]
  private let apply: (PhotoFilter) -> Void
  private var filter: PhotoFilter
  private var showsAll = false

  private let grabber = UIView()
  private let titleLabel = UILabel("Filter", size: 22, weight: .bold)
  private let closeButton = SymbolButton(
    .close, color: .secondaryLabel, disk: .tertiarySystemFill, accessibilityLabel: "Close")
  private let content = UIScrollView()
  private let landscapes = Scene.Landscape.allCases.map { Chip($0.name) }
  private let group = UIView()
  private let switches = PhotoFilter.Mark.allCases.map { SwitchRow($0.title) }
  private let showButton = FilledButton("", isProminent: true)

  init(_ filter: PhotoFilter, of photos: [Photo], apply: @escaping (PhotoFilter) -> Void) {
    self.filter = filter
    self.photos = photos
    self.apply = apply
    super.init(nibName: nil, bundle: nil)
    fit()
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    content.contentInsetAdjustmentBehavior = .never
    group.backgroundColor = .secondarySystemGroupedBackground
    group.layer.cornerRadius = 12
    group.layer.cornerCurve = .continuous
    group.clipsToBounds = true
    moreButton.titleLabel?.font = .text(17)
    for child in [grabber, titleLabel, closeButton, content, showButton] { view.addSubview(child) }
    for child in landscapes + [group, moreButton] { content.addSubview(child) }
    for row in switches { group.addSubview(row) }
    switches.first?.rule.isHidden = true

    for (chip, landscape) in zip(landscapes, Scene.Landscape.allCases) {
      chip.isSelected = filter.landscapes.contains(landscape)
      chip.addAction(
        UIAction { [unowned self] _ in
          chip.isSelected.toggle()
          filter.landscapes.formSymmetricDifference([landscape])
          count()
        }, for: .touchUpInside)
    }
    for (row, mark) in zip(switches, PhotoFilter.Mark.allCases) {
      row.isOn = filter.marks.contains(mark)
      row.addAction(
        UIAction { [unowned self] _ in
          row.turn()
          filter.marks.formSymmetricDifference([mark])
          count()
        }, for: .touchUpInside)
    }
    moreButton.addAction(UIAction { [unowned self] _ in showMore() }, for: .touchUpInside)
    closeButton.addAction(
      UIAction { [unowned self] _ in dismiss(animated: true) }, for: .touchUpInside)
    showButton.addAction(
      UIAction { [unowned self] _ in
        apply(filter)
        dismiss(animated: true)
      }, for: .touchUpInside)
    nameMoreButton()
    count()
  }

  private func showMore() {
    showsAll.toggle()
    nameMoreButton()
    // The sheet lays out its content while it changes its own height, so both move together.
    view.setNeedsLayout()
    fit()
  }

  private func fit() {
    preferredContentSize.height =
      FilterViewController.header + contentHeight + FilterViewController.footer
  }

  private func nameMoreButton() {
    moreButton.setTitle(showsAll ? "Fewer Filters" : "More Filters", for: .normal)
  }

  private func count() {
    let count = photos.count(where: filter.shows)
    showButton.setTitle(
      count == 0 ? "No Photos" : count == 1 ? "Show 1 Photo" : "Show \(count) Photos", for: .normal)
    showButton.isEnabled = count > 0
    showButton.alpha = count > 0 ? 1 : 0.4
  }

  private var groupHeight: CGFloat {
    FilterViewController.row * CGFloat(showsAll ? switches.count : FilterViewController.first)
  }

  private var contentHeight: CGFloat { FilterViewController.chips + 20 + groupHeight + 44 }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let sides = view.sideInsets
    let margin = view.sideMargin
    let leading = sides.leading + margin
    let width = max(0, size.width - leading - sides.trailing - margin)
    grabber.frame = CGRect(x: (size.width - 36) / 2, y: 6, width: 36, height: 5)
    view.place(
      titleLabel, leading: leading, top: 36 - .text(28) / 2, width: max(0, width - 42),
      height: .text(28))
    titleLabel.alignLeading()
    view.place(closeButton, leading: leading + width - 30, top: 21, width: 30, height: 30)

    let bottom = size.height - view.safeAreaInsets.bottom - FilterViewController.footer
    view.place(showButton, leading: leading, top: bottom + 8, width: width, height: 50)
    let header = FilterViewController.header
    content.frame = CGRect(x: 0, y: header, width: size.width, height: max(0, bottom - header))
    content.contentSize = CGSize(width: size.width, height: contentHeight)
    placeChips(leading: leading, width: width)
    content.place(
      group, leading: leading, top: FilterViewController.chips + 20, width: width,
      height: groupHeight)
    for (index, row) in switches.enumerated() {
      let top = CGFloat(index) * FilterViewController.row
      group.place(row, leading: 0, top: top, width: width, height: FilterViewController.row)
    }
    content.place(
      moreButton, leading: leading, top: FilterViewController.chips + 20 + groupHeight,
      width: width, height: 44)
  }

  /// Places the chips side by side, narrower on a narrow screen.
  private func placeChips(leading: CGFloat, width: CGFloat) {
    let texts = landscapes.map(\.textWidth)
    let gap: CGFloat = 8
    let count = CGFloat(texts.count)
    let padding = min(36, max(0, width - texts.reduce(0, +) - gap * (count - 1)) / count)
    var start = leading
    for (chip, text) in zip(landscapes, texts) {
      content.place(
        chip, leading: start, top: 0, width: text + padding, height: FilterViewController.chips)
      start += text + padding + gap
    }
  }
}
