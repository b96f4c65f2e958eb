import UIKit

/// The walks of a year, in a list that is longer than the screen.
final class ArchiveViewController: UIViewController {
  private let list = UIScrollView()
  private let titleLabel = UILabel("The Whole Year", size: 34, weight: .bold)
  private let rows = ArchiveViewController.walks.map {
    GuideRow(title: $0.title, note: $0.date, teaser: "", scene: $0.scene)
  }

  static var count: Int { walks.count }

  private static let names = [
    ("Thaw Round", "March 2"), ("Stork Meadow", "March 16"), ("The Old Ferry Road", "March 30"),
    ("Anemone Wood", "April 13"), ("Seven Springs", "April 27"), ("Upper Mill", "May 11"),
    ("Goat Ledge", "May 25"), ("Midsummer Night", "June 21"), ("Around the Lake", "July 6"),
    ("Star Camp", "August 12"), ("Blueberry Moor", "August 24"), ("Chapel Hill", "September 7"),
    ("Larch Gold", "October 5"), ("The Quiet Valley", "October 19"), ("First Snow", "November 23"),
  ]

  private static let walks: [(title: String, date: String, scene: Scene)] =
    names.enumerated().map { index, walk in
      let palettes: [Palette] = [.mint, .morning, .rose, .noon, .amber, .violet, .dusk]
      let landscape: Scene.Landscape = index % 3 == 1 ? .lake : .ridges
      return (
        walk.0, walk.1,
        Scene(landscape, in: palettes[index % palettes.count], seed: UInt64(index + 3))
      )
    }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    list.alwaysBounceVertical = true
    view.addSubview(list)
    for child in [titleLabel] + rows { list.addSubview(child) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
    let margin = view.sideMargin
    let width = max(0, view.bounds.width - 2 * margin)
    titleLabel.alignLeading()
    list.place(titleLabel, leading: margin + 4, top: 20, width: width - 4, height: .text(41))
    let (top, height, gap): (CGFloat, CGFloat, CGFloat) = (36 + .text(41), 76, 8)
    for (index, row) in rows.enumerated() {
      list.place(
        row, leading: margin, top: top + CGFloat(index) * (height + gap), width: width,
        height: height)
    }
    let end = top + CGFloat(rows.count) * (height + gap) + 12
    list.contentSize = CGSize(width: view.bounds.width, height: end)
  }
}
