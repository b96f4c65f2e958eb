import TransitionCatalog
import UIKit

#if canImport(PencilKit) && canImport(SwiftUI)
  import PencilKit
  import SwiftUI
#endif

/// What the first hour of the device checklist asks for, and no other screen shows.
final class TrialsViewController: UITableViewController, UIAdaptivePresentationControllerDelegate {
  private let titles = [
    "T20: dismissed while it opens", "C19: sheet of constraints", "R19, S46: viewer",
    "T22, T23, C20: card", "R16: heavy first frame", "S25, S26: Slide, then plain",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trials"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = titles[indexPath.row]
    guard indexPath.row == 2 else { return cell }
    cell.imageView?.image = UIImage(systemName: "photo.fill")
    cell.imageView?.takeAlongKey = "trial"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch indexPath.row {
    case 0:
      present(PlainViewController(), using: .slide, gesture: nil)
      Task {
        try await Task.sleep(nanoseconds: 150_000_000)
        dismiss(animated: true, completion: nil)
        try await Task.sleep(nanoseconds: 2_000_000_000)
        title = presentedViewController == nil ? "nil" : "not nil"
      }
    case 1: present(SheetViewController(), using: .sheet)
    case 2: present(ViewerViewController(), using: .full)
    case 3:
      let card = UINavigationController(rootViewController: CardWithDrags())
      TransitionController(
        presenting: card, transition: .overlay.dismissesOnTapOutside())
      card.presentationController?.delegate = self
      present(card, animated: true)
    case 4: present(HeavyViewController(), using: .hang)
    default: navigationController?.push(PlainViewController(), using: .slide)
    }
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    controller.presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.tableView.backgroundColor = .systemYellow },
      completion: { _ in self.tableView.backgroundColor = .systemBackground })
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    let alert = UIAlertController(title: "Dismissed", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}

extension UIViewController {
  /// Says in the lower half of the screen what to try.
  fileprivate func instruct(_ text: String) {
    let label = UILabel(style: .body)
    label.text = text
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -40),
    ])
  }
}

/// Closes when it is tapped, if it is presented, and pushes another one without a transition, if it is pushed.
private final class PlainViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    title = "Screen"
    instruct(
      navigationController == nil
        ? "Tap to close." : "Tap to push a plain screen. Swipe from the edge to go back.")
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped() {
    guard let navigationController else { return dismiss(animated: true) }
    navigationController.pushViewController(PlainViewController(), animated: true)
  }
}

private final class SheetViewController: UIViewController {
  private let more = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let text = UILabel()
    let lines = Array(repeating: "A label of many lines.", count: 20).joined(separator: " ")
    text.text = "Tap More, also while a finger holds the sheet. " + lines
    more.text = lines
    more.isHidden = true
    for label in [text, more] { label.numberOfLines = 0 }
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "More") { [unowned self] _ in more.isHidden.toggle() })
    let stack = UIStackView(arrangedSubviews: [text, button, more])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -20),
    ])
  }
}

private final class ViewerViewController: UIViewController {
  private let picture = UIImageView()

  override var prefersStatusBarHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray5
    instruct("The status bar is hidden. Pull down to close.")
    picture.contentMode = .scaleAspectFit
    picture.takeAlongKey = "trial"
    view.addSubview(picture)
    if #unavailable(iOS 26) { configure() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = view.bounds.insetBy(dx: 40, dy: view.bounds.height / 3)
  }

  @available(iOS 26, *)
  override func updateProperties() {
    super.updateProperties()
    configure()
  }

  private func configure() { picture.image = UIImage(systemName: "photo.fill") }
}

private final class HeavyViewController: UIViewController {
  private var isLaidOut = false

  override func viewDidLoad() {
    super.viewDidLoad()
    instruct("Touch the card while it swings, turn the phone, pull it away.")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.backgroundColor = .systemTeal
    if !isLaidOut { Thread.sleep(forTimeInterval: 0.05) }
    isLaidOut = true
  }
}

/// A canvas above, rows that are lifted, reordered (Edit), and pressed for a menu, and SwiftUI below.
private final class CardWithDrags: UITableViewController, UITableViewDragDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Cover",
      primaryAction: UIAction { [unowned self] _ in
        let cover = PlainViewController()
        cover.modalPresentationStyle = .fullScreen
        present(cover, animated: true)
      })
    addCanvas()
    tableView.dragInteractionEnabled = true
    tableView.dragDelegate = self
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    "Draw above, move rows with Edit, press a row, drag the circle: the card stays."
  }

  // Rows are moved, and none is deleted.
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  override func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { false }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "Menu", children: [UIAction(title: "Action") { _ in }])
    }
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "Row" as NSString))] }
}

#if canImport(PencilKit) && canImport(SwiftUI)
  extension CardWithDrags {
    fileprivate func addCanvas() {
      let frame = CGRect(x: 0, y: 0, width: 0, height: 120)
      let canvas = PKCanvasView(frame: frame)
      canvas.drawingPolicy = .anyInput
      canvas.isScrollEnabled = false
      canvas.backgroundColor = .systemGray5
      tableView.tableHeaderView = canvas
      let host = UIHostingController(rootView: SwiftUIPart())
      addChild(host)
      host.view.frame = frame
      tableView.tableFooterView = host.view
      host.didMove(toParent: self)
    }
  }

  private struct SwiftUIPart: View {
    @State private var taps = 0
    @State private var offset = CGSize.zero

    var body: some View {
      HStack {
        Button("\(taps) taps") { taps += 1 }
        Circle().frame(width: 60).offset(offset)
          .gesture(DragGesture().onChanged { offset = $0.translation })
      }
    }
  }
#else
  extension CardWithDrags {
    fileprivate func addCanvas() {}
  }
#endif
