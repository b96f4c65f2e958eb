import TransitionCatalog
import UIKit

/// The checklist, the screens that it asks for, and what these are opened with.
final class StartViewController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case checklist, screens, preset, switches

    var title: String? {
      switch self {
      case .checklist: nil
      case .screens: "Screens"
      case .preset: "With the preset"
      case .switches: "And"
      }
    }
  }

  private let checklist = ChecklistStore()
  private var trial = Trial()

  init() {
    super.init(style: .insetGrouped)
    title = "TransitionCatalog"
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { Section(rawValue: section)?.title }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section) {
    case .checklist: 1
    case .screens: DemoScreen.allCases.count
    case .preset: TransitionPreset.allCases.count
    case .switches: Trial.Switch.allCases.count
    case nil: 0
    }
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.detailTextLabel?.numberOfLines = 0
    switch Section(rawValue: indexPath.section) {
    case .checklist:
      cell.textLabel?.text = "Device checklist"
      cell.detailTextLabel?.text = checklist.progress
      cell.accessoryType = .disclosureIndicator
    case .screens:
      let screen = DemoScreen.allCases[indexPath.row]
      cell.textLabel?.text = screen.title
      cell.detailTextLabel?.text = screen.summary
      cell.accessoryType = .disclosureIndicator
    case .preset:
      let preset = TransitionPreset.allCases[indexPath.row]
      cell.textLabel?.text = preset.title
      cell.detailTextLabel?.text = preset.summary
      cell.accessoryType = preset == trial.preset ? .checkmark : .none
    case .switches:
      let setting = Trial.Switch.allCases[indexPath.row]
      cell.textLabel?.text = setting.title
      cell.accessoryType = trial.switches.contains(setting) ? .checkmark : .none
    case nil: break
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch Section(rawValue: indexPath.section) {
    case .checklist:
      navigationController?.pushViewController(
        ChecklistViewController(checklist), animated: true)
    case .screens: DemoScreen.allCases[indexPath.row].open(from: self, with: trial)
    case .preset:
      trial.preset = TransitionPreset.allCases[indexPath.row]
      tableView.reloadData()
    case .switches:
      trial.switches.formSymmetricDifference([Trial.Switch.allCases[indexPath.row]])
      tableView.reloadData()
    case nil: break
    }
  }
}
