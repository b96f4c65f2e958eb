import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A split view with elements in its columns, and another screen with all of them.
@MainActor
final class SplitGallery {
  /// The visible part of two columns.
  enum Sight: String, CaseIterable, Sendable {
    case beside, hidden, overlaid, stackedPrimary, stackedSecondary

    var size: CGSize {
      switch self {
      case .beside: CGSize(width: 1180, height: 820)
      case .hidden, .overlaid: CGSize(width: 820, height: 1180)
      case .stackedPrimary, .stackedSecondary: CGSize(width: 390, height: 844)
      }
    }

    /// The columns in the order in which they are asked.
    var columns: [TakeAlongKey] {
      switch self {
      case .beside: ["d", "p"]
      case .hidden, .stackedSecondary: ["d"]
      case .overlaid: ["p", "d"]
      case .stackedPrimary: ["p"]
      }
    }
  }

  let window: UIWindow
  let split: UISplitViewController
  /// The primary and the secondary column. The keys of their elements begin with p and d.
  let columns: [TakeAlongKey: ElementsController]
  /// A screen with the elements of both, which fills the window.
  let other = OfferingController(.large)
  let isPresented: Bool
  let log = Log()
  private let top: SplitTop

  /// - Parameter isPresented: `true` to present the split view over the other screen.
  init(
    _ sight: Sight, style: UISplitViewController.Style = .doubleColumn, isPresented: Bool = false,
    byProtocol: Bool = true, preset: PresetUnderTest = .slide
  ) {
    self.isPresented = isPresented
    columns = ["p", "d"].reduce(into: [:]) { columns, name in
      columns[name] = byProtocol ? OfferingController(.small) : ElementsController(.small)
    }
    window = Headless.makeWindow(size: sight.size)
    split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
    top = SplitTop(sight == .stackedPrimary ? .primary : .secondary)
    split.delegate = top
    for (name, column) in columns {
      column.loadViewIfNeeded()
      column.badge.takeAlongKey = name
      for view in [column.picture, column.caption, column.panel] { view.takeAlongKey = nil }
      guard let column = column as? OfferingController else { continue }
      column.offered = [TakeAlongElement(name, column.badge)]
      column.answers = { [unowned column] in $0 == name ? column.badge : nil }
    }
    other.loadViewIfNeeded()
    for view in [other.picture, other.caption] { view.takeAlongKey = nil }
    (other.badge.takeAlongKey, other.panel.takeAlongKey) = ("p", "d")
    other.offered = [
      TakeAlongElement("p", other.badge), TakeAlongElement("d", other.panel),
    ]
    other.answers = { [unowned other] in ["p": other.badge, "d": other.panel][$0] }
    if sight == .overlaid { split.preferredDisplayMode = .oneOverSecondary }
    if style == .unspecified {
      split.viewControllers = ["p", "d"].compactMap { columns[$0] }
        .map { UINavigationController(rootViewController: $0) }
    }
    split.setViewController(columns["p"], for: .primary)
    split.setViewController(columns["d"], for: .secondary)
    window.rootViewController = isPresented ? other : split
    Headless.advance(by: 0.1)
    controller = TransitionController(presenting: above, preset: preset)
    controller.onEnd { [log] in log.write("end \($1 == .committed)") }
  }

  private(set) var controller: TransitionController!
  var above: UIViewController { isPresented ? split : other }
  var below: UIViewController { isPresented ? other : split }
  var report: [TakeAlongKey: TakeAlongOutcome] { controller.takeAlongReport }
  var flown: [TakeAlongKey] { report.filter { $0.value == .flown }.keys.sorted() }

  func open() {
    below.present(above, animated: true)
    Headless.turn()
  }

  func close() {
    below.dismiss(animated: true)
    Headless.turn()
  }

  func turnRound() {
    guard let run = controller.run, let playback = run.playback else { return }
    run.turn((playback.target == 1) == (run.direction == .opening) ? .closing : .opening)
    Headless.turn()
  }

  func resize(to sight: Sight) {
    Headless.resize(
      window, to: sight.size, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    Headless.turn()
  }

  /// Advances to the last instant of the segment.
  func flyOn() {
    guard let left = controller.run?.playback?.remaining, left > 0.001 else { return }
    Headless.advance(by: left - 0.001)
  }

  func settle() { Headless.advance(by: 1.5) }

  /// Returns the elements that are farther from their destination than a run's last frame may be.
  func misses(inSplit: Bool) -> [TakeAlongKey] {
    let pairs = controller.run?.flight?.pairs ?? []
    return pairs.filter { pair in
      let key = pair.key
      let home = inSplit ? columns[key]?.badge : key == "p" ? other.badge : other.panel
      let isLeaving = inSplit == isPresented ? false : controller.run?.direction == .opening
      return home.map { pair.morphTree.miss($0, isLeaving: isLeaving) > 0.8 } ?? true
    }.map(\.key)
  }

  /// Indicates that nothing is left of a flight, neither an overlay nor a hidden view.
  var isClean: Bool {
    var isClean = true
    for root in [window, other.view, split.view] + columns.values.map(\.view) {
      root?.walk { if $0 is FlightOverlay || Original.hides($0) { isClean = false } }
    }
    return isClean
      && (columns.values.map(\.badge) + [other.badge, other.panel]).allSatisfy {
        $0.layer.opacity == 1
      }
  }
}

/// Answers which column is on top.
@MainActor
private final class SplitTop: UISplitViewControllerDelegate {
  let column: UISplitViewController.Column

  init(_ column: UISplitViewController.Column) { self.column = column }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { column }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { column == .primary }
}
