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
  /// The form of the screen that was opened last.
  private var openForm = Form.sheet
  private let images = Artist.all.map { $0.record.makeImage() }

  init() {
    super.init(style: .insetGrouped)
    title = "Artists"
    form.selectedSegmentIndex = 0
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ArtistCell.self, forCellReuseIdentifier: "artist")
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    form.frame = CGRect(x: 20, y: 10, width: 280, height: 32)
    form.autoresizingMask = .flexibleWidth
    header.addSubview(form)
    tableView.tableHeaderView = header
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
    let chosen = Form.allCases[form.selectedSegmentIndex]
    guard let open = presentedViewController as? ArtistViewController, !open.isBeingDismissed else {
      return present(artist, image, as: chosen)
    }
    if chosen == openForm { return open.show(artist, image) }
    dismiss(animated: true) { [unowned self] in present(artist, image, as: chosen) }
  }

  private func present(_ artist: Artist, _ image: UIImage, as form: Form) {
    openForm = form
    let screen = ArtistViewController()
    screen.show(artist, image)
    present(screen, using: form.transition)
  }
}
