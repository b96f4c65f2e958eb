import UIKit

/// The device checklist: rows to try, each with its verdict.
final class ChecklistViewController: UITableViewController {
  private let store: ChecklistStore
  private var sections: [DeviceChecklist.Section] { store.checklist.sections }

  init(_ store: ChecklistStore) {
    self.store = store
    super.init(style: .insetGrouped)
    title = "Device Checklist"
    // The transition of the list's toolbar has no part in it.
    hidesBottomBarWhenPushed = true
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ChecklistCell.self, forCellReuseIdentifier: "row")
    tableView.allowsSelection = false
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(export)),
      UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(askToClear)),
    ]
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = sections[indexPath.section].rows[indexPath.row]
    (cell as? ChecklistCell)?.show(row, store[row]) { [unowned self] verdict in
      store[row] = verdict
      // The cell's height changes with what a failed row says.
      self.tableView.performBatchUpdates(nil)
    }
    return cell
  }

  @objc private func export(_ item: UIBarButtonItem) {
    let report = store.results.report(of: store.checklist, on: device)
    let sheet = UIActivityViewController(activityItems: [report], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = item
    present(sheet, animated: true)
  }

  @objc private func askToClear(_ item: UIBarButtonItem) {
    let alert = UIAlertController(
      title: "Set all rows to not yet?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Clear", style: .destructive) { [unowned self] _ in
        store.clear()
        tableView.reloadData()
      })
    present(alert, animated: true)
  }

  /// The size of the screen tells one model from another.
  private var device: String {
    let device = UIDevice.current
    let name = "\(device.model), \(device.systemName) \(device.systemVersion)"
    guard let screen = view.window?.windowScene?.screen else { return name }
    let size = screen.nativeBounds.size
    return "\(name), \(Int(size.width)) x \(Int(size.height)) pixels, "
      + "\(screen.maximumFramesPerSecond) Hz"
  }
}
