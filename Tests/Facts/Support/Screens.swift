import UIKit

@testable import TestSupport

/// Lines of what happened, shared by everything on a stage.
@MainActor
final class Journal {
  var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Only the lines of these writers, in order.
  func lines(of names: String...) -> [String] {
    lines.filter { line in names.contains { line.hasPrefix($0 + ".") } }
  }
}

/// A controller that writes down what it is told.
class Screen: UIViewController {
  let name: String
  let journal: Journal
  var onWillDisappear: () -> Void = {}
  var onDidAppear: () -> Void = {}
  var onDidDisappear: () -> Void = {}

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    journal.write("\(name).load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal.write("\(name).wA")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    journal.write("\(name).iA")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.write("\(name).dA")
    onDidAppear()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal.write("\(name).wD")
    onWillDisappear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal.write("\(name).dD")
    onDidDisappear()
  }
}

/// A window with P in it, and B that may be presented.
@MainActor
final class PairOfScreens {
  let journal = Journal()
  let window = clock.makeWindow()
  let presenter: Screen
  let presented: Screen
  let director: Director

  init(style: UIModalPresentationStyle = .custom, directs: Bool = true) {
    presenter = Screen("P", journal)
    presented = Screen("B", journal)
    director = Director(journal)
    window.rootViewController = presenter
    clock.turn()
    presented.modalPresentationStyle = style
    if directs { presented.transitioningDelegate = director }
    journal.lines = []
  }

  func present(animated: Bool = true) {
    presenter.present(presented, animated: animated) { [journal] in
      journal.write("present.completion")
    }
    clock.turn()
  }

  func dismiss(animated: Bool = true) {
    presenter.dismiss(animated: animated) { [journal] in journal.write("dismiss.completion") }
    clock.turn()
  }

  func presentFully() {
    present()
    clock.advance(by: 2)
    journal.lines = []
  }
}
