import TransitionCatalog
import UIKit

/// What gets in the way of a finger that drags a screen: a field, a button, a strip that scrolls
/// sideways, and a list.
final class FormViewController: UITableViewController {
  private let animates: Bool
  private lazy var obstacles = [makeField(), makeButton(), makeStrip()]

  static func open(from start: UIViewController, with trial: Trial) {
    let form = FormViewController(animates: !trial.switches.contains(.unanimated))
    form.isModalInPresentation = trial.switches.contains(.modal)
    TransitionController(
      presenting: form, transition: trial.value(), gesture: trial.transition.preset.gesture)
    start.present(form, animated: form.animates)
  }

  private init(animates: Bool) {
    self.animates = animates
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
    tableView.rowHeight = 56
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "Form" : "A Long List" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? obstacles.count : 40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.section == 0 { return obstacles[indexPath.row] }
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    cell.textLabel?.text = "Line \(indexPath.row + 1)"
    cell.selectionStyle = .none
    return cell
  }

  private func makeField() -> UITableViewCell {
    let field = UITextField()
    field.placeholder = "Edit me"
    field.resignsOnReturn()
    return makeCell(field)
  }

  private func makeButton() -> UITableViewCell {
    let button = UIButton(type: .system)
    button.setTitle("Close", for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in dismiss(animated: animates) }, for: .touchUpInside)
    return makeCell(button)
  }

  private func makeStrip() -> UITableViewCell {
    let strip = UIScrollView()
    let side: CGFloat = 48
    for index in 0..<20 {
      let tile = UIView(
        frame: CGRect(x: CGFloat(index) * (side + 8), y: 4, width: side, height: side))
      tile.backgroundColor = index.isMultiple(of: 2) ? .systemTeal : .systemIndigo
      tile.layer.cornerRadius = 8
      strip.addSubview(tile)
    }
    strip.contentSize = CGSize(width: 20 * (side + 8), height: side + 8)
    return makeCell(strip)
  }

  private func makeCell(_ content: UIView) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.selectionStyle = .none
    content.frame = cell.contentView.bounds.insetBy(dx: 16, dy: 0)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(content)
    return cell
  }
}
