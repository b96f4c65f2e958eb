import UIKit

/// All screens of the demo, what they are opened with, and the device checklist.
final class ScreensViewController: UITableViewController {
  private enum Section: CaseIterable {
    case chosen, own, switches, checklist

    var title: String {
      switch self {
      case .chosen: "With the Chosen Transition"
      case .own: "With Their Own"
      case .switches: "Opened With"
      case .checklist: "On an iPhone"
      }
    }

    /// The screens that a section opens.
    var screens: [DemoScreen] {
      switch self {
      case .chosen: DemoScreen.ofChoice
      case .own: DemoScreen.others
      case .switches, .checklist: []
      }
    }
  }

  private let checklist = ChecklistStore()
  private let item = UIBarButtonItem()
  private let choose: (Trial) -> Void
  private var trial: Trial {
    didSet {
      choose(trial)
      showTrial()
    }
  }

  /// - Parameter choose: Called with what is chosen, each time.
  init(_ trial: Trial, choose: @escaping (Trial) -> Void) {
    self.trial = trial
    self.choose = choose
    super.init(style: .insetGrouped)
    title = "All Screens"
    toolbarItems = [item]
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(close))
    showTrial()
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  private func showTrial() {
    item.offer(trial.transition) { [unowned self] in trial.transition = $0 }
  }

  @objc private func close() { dismiss(animated: true) }

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { Section.allCases[section].title }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section.allCases[section] {
    case .chosen: DemoScreen.ofChoice.count
    case .own: DemoScreen.others.count
    case .switches: Trial.Switch.allCases.count
    case .checklist: 1
    }
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.detailTextLabel?.numberOfLines = 0
    let section = Section.allCases[indexPath.section]
    switch section {
    case .chosen, .own:
      let screen = section.screens[indexPath.row]
      cell.textLabel?.text = screen.title
      cell.detailTextLabel?.text = screen.summary
      cell.accessoryType = .disclosureIndicator
    case .switches:
      let setting = Trial.Switch.allCases[indexPath.row]
      cell.textLabel?.text = setting.title
      cell.accessoryType = trial.switches.contains(setting) ? .checkmark : .none
    case .checklist:
      cell.textLabel?.text = "Device Checklist"
      cell.detailTextLabel?.text = checklist.progress
      cell.accessoryType = .disclosureIndicator
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let section = Section.allCases[indexPath.section]
    switch section {
    case .chosen, .own: section.screens[indexPath.row].open(from: self, with: trial)
    case .switches:
      trial.switches.formSymmetricDifference([Trial.Switch.allCases[indexPath.row]])
      tableView.reloadData()
    case .checklist:
      navigationController?.pushViewController(
        ChecklistViewController(checklist), animated: true)
    }
  }
}
