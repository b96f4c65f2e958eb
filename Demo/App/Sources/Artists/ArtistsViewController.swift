import TransitionCatalog
import UIKit

/// A list of artists. A tapped one opens as a sheet or a card, which is as high as its constraints.
final class ArtistsViewController: UITableViewController {
  private enum Form: Int, CaseIterable {
    case sheet, margins, card

    var title: String {
      switch self {
      case .sheet: "Sheet"
      case .margins: "With Margins"
      case .card: "Card"
      }
    }

    var transition: ViewControllerTransition {
      switch self {
      case .sheet: .sheet
      // The list stays alive: another row shows another artist in the open sheet.
      case .margins: .sheet(margins: 12, passesTouches: true)
      case .card:
        .overlay.size(TransitionSize(width: .points(300), height: .fitting))
          .dismissesOnTapOutside()
      }
    }
  }

  private let form = UISegmentedControl(items: Form.allCases.map(\.title))
  private let images = Artist.all.map { $0.record.makeImage() }

  init() {
    super.init(style: .insetGrouped)
    form.selectedSegmentIndex = 0
    navigationItem.titleView = form
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ArtistCell.self, forCellReuseIdentifier: "artist")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Artist.all.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "artist", for: indexPath)
    (cell as? ArtistCell)?.show(Artist.all[indexPath.row], images[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let (artist, image) = (Artist.all[indexPath.row], images[indexPath.row])
    if let open = presentedViewController as? ArtistViewController, !open.isBeingDismissed {
      return open.show(artist, image)
    }
    let screen = ArtistViewController()
    screen.show(artist, image)
    present(screen, using: Form.allCases[form.selectedSegmentIndex].transition)
  }
}
