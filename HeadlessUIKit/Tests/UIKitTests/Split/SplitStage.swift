import UIKit

/// A window with a split view in it, whose screens and delegate write into one journal: P, S, D
/// and, if asked for, C in the columns.
@MainActor
final class SplitStage {
  static let lying = CGSize(width: 1180, height: 820)
  static let standing = CGSize(width: 820, height: 1180)
  static let narrow = CGSize(width: 390, height: 820)

  let journal = Journal()
  let window: UIWindow
  let split: UISplitViewController
  let p, s, d, c: Screen
  let scribe: SplitScribe

  init(
    _ style: UISplitViewController.Style = .doubleColumn, size: CGSize = lying,
    hasCompact: Bool = false, top: UISplitViewController.Column? = nil,
    insets: UIEdgeInsets = .zero, shows: Bool = true
  ) {
    let journal = journal
    window = Headless.makeWindow(size: size, safeAreaInsets: insets)
    (p, s) = (Screen("P", journal), Screen("S", journal))
    (d, c) = (Screen("D", journal), Screen("C", journal))
    scribe = SplitScribe(journal)
    scribe.top = top
    split = UISplitViewController(style: style)
    for screen in [p, s, d, c] { screen.title = screen.name }
    split.setViewController(p, for: .primary)
    split.setViewController(s, for: .supplementary)
    split.setViewController(d, for: .secondary)
    if hasCompact { split.setViewController(c, for: .compact) }
    split.delegate = scribe
    guard shows else { return }
    window.rootViewController = split
    Headless.turn()
    journal.lines = []
  }

  func resize(to size: CGSize) {
    Headless.resize(window, to: size, safeAreaInsets: .zero, duration: 0)
    Headless.turn()
  }

  /// The screens that are to be seen, and where: the columns of their navigation controllers.
  var frames: [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for screen in [p, s, d, c] where screen.viewIfLoaded?.window === window {
      frames[screen.name] = screen.view.convert(screen.view.bounds, to: nil)
    }
    return frames
  }

  var seen: String { frames.keys.sorted().joined() }
  var stack: UINavigationController? { split.viewControllers.first as? UINavigationController }
}

/// A delegate that writes down what it is told, and answers what the test puts in.
@MainActor
final class SplitScribe: UISplitViewControllerDelegate {
  let journal: Journal
  var top: UISplitViewController.Column?
  var mode: UISplitViewController.DisplayMode?

  init(_ journal: Journal) { self.journal = journal }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { journal.write("mode \(svc.displayMode) to \(displayMode)") }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    journal.write("top \(proposedTopColumn) \(svc.isCollapsed)")
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    journal.write("expand \(proposedDisplayMode) \(svc.isCollapsed)")
    return mode ?? proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    journal.write("collapsed \(svc.isCollapsed)")
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    journal.write("expanded \(svc.isCollapsed)")
  }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { journal.write("show \(column) \(svc.isCollapsed)") }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { journal.write("hide \(column) \(svc.isCollapsed)") }
}
