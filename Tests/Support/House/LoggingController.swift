import UIKit

@testable import TransitionCatalog

/// A log of events, line by line.
@MainActor
final class Log {
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
  func count(_ line: String) -> Int { lines.filter { $0 == line }.count }
}

/// A screen that logs its appearance callbacks.
@MainActor
final class LoggingController: UIViewController {
  private let name: String
  private let log: Log
  let label = UILabel()
  /// Called in `viewWillAppear`, where apps join a transition.
  var onWillAppear: () -> Void = {}

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.text = name
    view.addSubview(label)
  }

  /// How often the screen was laid out.
  private(set) var layouts = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
    label.frame = CGRect(
      x: 20, y: view.safeAreaInsets.top + 20, width: max(view.bounds.width - 40, 0), height: 30)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.write("\(name).willAppear")
    onWillAppear()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.write("\(name).didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.write("\(name).willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.write("\(name).didDisappear")
  }
}
