import TransitionCatalog
import UIKit

/// Walks to join and stories to read; a tapped one opens with a preset.
public final class GuideViewController: UIViewController {
  /// The screen that the first story opens.
  public enum FirstStory {
    case article
    /// A grid of photos. It is pulled away.
    case places
    /// A list that is longer than the screen. It is pulled away.
    case archive
  }

  /// The transition of a tapped row. A change is seen in the next opening.
  public var transition: (_ row: UIView) -> ViewControllerTransition
  /// The row that was tapped last.
  public private(set) weak var openedRow: UIView?

  private let preset: TransitionPreset
  private let gesture: TransitionGesture
  private let example: Example?
  private let pairsPictures: Bool
  private let firstStory: FirstStory
  private let titleLabel = UILabel("Arven Valley", size: 34, weight: .bold)
  private let walks = GuideSection(
    "Walks",
    rows: Walk.all.map {
      GuideRow(title: $0.title, note: $0.date, teaser: $0.teaser, scene: $0.scene)
    })
  private let stories: GuideSection

  /// - Parameters:
  ///   - transition: The transition of a tapped row, if it is more than the preset.
  ///   - gesture: The gesture that closes an article or a card, instead of the one that suits the preset.
  ///   - example: A transition that takes the place of the preset.
  ///   - pairsPictures: Whether the picture of a row becomes that of its screen.
  public init(
    preset: TransitionPreset,
    transition: ((_ row: UIView) -> ViewControllerTransition)? = nil,
    gesture: TransitionGesture? = nil, example: Example? = nil, pairsPictures: Bool = false,
    firstStory: FirstStory = .article
  ) {
    self.preset = preset
    self.gesture = gesture ?? preset.gesture
    self.example = example
    self.pairsPictures = pairsPictures
    self.transition = transition ?? { _ in .preset(preset) }
    self.firstStory = firstStory
    var rows = Article.all.map {
      GuideRow(title: $0.title, note: $0.byline, teaser: $0.teaser, scene: $0.scene)
    }
    let scene = Article.all[0].scene
    switch firstStory {
    case .article: break
    case .places:
      rows[0] = GuideRow(
        title: "Places", note: "30 photos", teaser: "Lakes, ridges, dunes and the sea.",
        scene: scene)
    case .archive:
      rows[0] = GuideRow(
        title: "The Whole Year", note: "\(ArchiveViewController.count) walks",
        teaser: "Every walk from the thaw to the first snow.", scene: scene)
    }
    stories = GuideSection(firstStory == .places ? "Photos and Stories" : "Stories", rows: rows)
    super.init(nibName: nil, bundle: nil)
    // A bar shows it in place of the large one.
    navigationItem.title = titleLabel.text
  }

  public required init?(coder: NSCoder) { nil }

  /// The row to tap: a walk, which suits a card, or a story, which fills the screen.
  public var row: UIControl? {
    guard firstStory == .article else { return stories.rows.first }
    return (preset.isCard ? walks : stories).rows[preset.row]
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for child in [titleLabel, walks, stories] { view.addSubview(child) }
    for (index, row) in rows.enumerated() {
      row.addAction(UIAction { [unowned self] _ in open(index) }, for: .touchUpInside)
    }
  }

  private var rows: [GuideRow] { walks.rows + stories.rows }

  public var rowCount: Int { rows.count }

  /// Opens what a tap on a row does: walks come first, then stories.
  public func open(_ index: Int, animated: Bool = true) {
    let row = rows[index]
    let story = index - walks.rows.count
    let screen: UIViewController
    switch story == 0 ? firstStory : .article {
    case _ where story < 0: screen = CardViewController(Walk.all[index])
    case .article: screen = DetailViewController(Article.all[story])
    case .places: screen = PhotoGridViewController()
    case .archive: screen = ArchiveViewController()
    }
    openedRow = row
    if pairsPictures, let screen = screen as? any PictureScreen {
      let key = TakeAlongKey("picture", of: index)
      (row.thumbnail.takeAlongKey, screen.picture.takeAlongKey) = (key, key)
    }
    open(screen, from: row, animated: animated)
  }

  private func open(_ screen: UIViewController, from row: GuideRow, animated: Bool) {
    if let example {
      present(screen, using: example.transition(from: .view(row)), animated: animated)
    } else if isBelowBar, let navigationController {
      // A stack may have a transition for all its screens.
      if TransitionController.installed(in: navigationController) != nil {
        navigationController.pushViewController(screen, animated: animated)
      } else {
        navigationController.push(screen, using: transition(row), animated: animated)
      }
    } else {
      let isList = screen is PhotoGridViewController || screen is ArchiveViewController
      present(
        screen, using: transition(row), gesture: isList ? .pullUpDown : gesture, animated: animated)
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let sides = view.sideInsets
    let margin = view.sideMargin
    let leading = sides.leading + margin
    let width = max(0, size.width - leading - sides.trailing - margin)
    let short = size.height < 600
    titleLabel.isHidden = isBelowBar
    var top = view.safeAreaInsets.top + (isBelowBar ? 16 : short ? 8 : 20)
    if !isBelowBar {
      view.place(titleLabel, leading: leading + 4, top: top, width: width - 4, height: .text(41))
      titleLabel.alignLeading()
      top += .text(41) + (short ? 6 : 16)
    }

    // Nothing is seen below a card in the middle.
    let rest: CGFloat = short ? 0 : 24
    let room = max(0, size.height - top - max(view.safeAreaInsets.bottom, 12) - rest)
    let gap: CGFloat = 20
    if width >= 660, size.width > size.height {
      let column = (width - gap) / 2
      view.place(walks, leading: leading, top: top, width: column, height: room)
      view.place(stories, leading: leading + column + gap, top: top, width: column, height: room)
    } else {
      let height = (room - gap) / 2
      view.place(walks, leading: leading, top: top, width: width, height: height)
      view.place(stories, leading: leading, top: top + height + gap, width: width, height: height)
    }
  }
}

/// A screen below the picture that its row shows, too.
@MainActor
protocol PictureScreen: UIViewController {
  var picture: SceneView { get }
}
