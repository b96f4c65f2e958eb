import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The way of a finger over a screen.
enum TouchWay: CaseIterable, Sendable {
  case up, down, toLeading, toTrailing

  var isSideways: Bool { self == .toLeading || self == .toTrailing }

  /// The direction on the display, of length 1.
  func vector(isRightToLeft: Bool) -> CGVector {
    switch self {
    case .up: CGVector(dx: 0, dy: -1)
    case .down: CGVector(dx: 0, dy: 1)
    case .toLeading: CGVector(dx: isRightToLeft ? 1 : -1, dy: 0)
    case .toTrailing: CGVector(dx: isRightToLeft ? -1 : 1, dy: 0)
    }
  }
}

/// What may lie under a finger that could pull a screen, and what it is told of the finger.
@MainActor final class TouchThing {
  enum Kind: CaseIterable, Sendable {
    // What keeps the finger.
    case slider, knob, dragged, valued, picker, wheel, grip, map, press, canvas, drawing, webPage,
      menu
    // What has a tap only.
    case tile, button, field, highlight, swiftUI
    // What goes sideways: content at its leading edge, content and pages beyond theirs, a row with actions at its
    // leading end.
    case wide, wideBeyond, pages, row

    /// True for what keeps a finger whichever way it goes.
    var keepsFinger: Bool {
      switch self {
      case .tile, .button, .field, .highlight, .swiftUI, .wide, .wideBeyond, .pages, .row: false
      default: true
      }
    }

    /// Answers whether a finger that goes this way is the thing's.
    func keeps(_ way: TouchWay) -> Bool {
      switch self {
      case .wide: way == .toLeading
      case .wideBeyond, .pages: way.isSideways
      // In a list at its top.
      case .row: way == .toTrailing || way == .up
      default: keepsFinger
      }
    }

    /// True for what is a list itself.
    var isList: Bool { self == .grip || self == .webPage }
  }

  let kind: Kind
  private(set) var view = UIView()
  /// What the thing has been told, and what it has done.
  private(set) var heard: [String] = []
  private var kept: [AnyObject] = []
  private let isRightToLeft: Bool
  /// Where the content is that scrolls sideways, before a finger comes.
  private var offset = CGPoint.zero

  init(_ kind: Kind, _ frame: CGRect, isRightToLeft: Bool = false) {
    (self.kind, self.isRightToLeft) = (kind, isRightToLeft)
    switch kind {
    case .slider: view = UISlider()
    case .picker: view = UIDatePicker()
    case .wheel: view = UIPickerView()
    case .field: view = UITextField()
    case .knob: view = Knob { [weak self] in self?.heard.append($0) }
    case .dragged: view = control(UIControl(), .touchDragInside)
    case .valued: view = control(UIControl(), .valueChanged)
    case .tile: view = control(UIControl(), .touchUpInside)
    case .button: view = control(UIButton(), .touchUpInside)
    case .map: add(UIPanGestureRecognizer(), allowsOthers: true)
    case .press: add(UILongPressGestureRecognizer(), allowsOthers: true)
    case .highlight:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 0
      add(press, allowsOthers: true)
    case .canvas: add(Plain(begins: .atTouch))
    case .drawing: add(Plain(begins: .withMovement))
    case .menu: add(Plain(begins: .afterRest))
    case .swiftUI: add(SwiftUI.UIKitGestureRecognizer(begins: .atTouch))
    case .grip:
      let rows = UITableView(frame: frame)
      let source = Rows { [weak self] in self?.heard.append($0) }
      rows.dataSource = source
      kept.append(source)
      rows.isEditing = true
      view = rows
    case .wide: addContent(to: UIScrollView(frame: frame), of: 5, scrolledBy: 0)
    case .wideBeyond: addContent(to: UIScrollView(frame: frame), of: 5, scrolledBy: 60)
    case .pages:
      let pages = UIScrollView(frame: frame)
      pages.isPagingEnabled = true
      addContent(to: pages, of: 5, scrolledBy: frame.width * 2)
    case .row:
      let rows = UITableView(frame: frame)
      let source = Rows { [weak self] in self?.heard.append($0) }
      rows.dataSource = source
      kept.append(source)
      follow(rows)
    case .webPage:
      let page = UIScrollView(frame: frame)
      page.contentInsetAdjustmentBehavior = .never
      page.contentSize = CGSize(width: frame.width, height: 3000)
      let gate = PageGate()
      gate.delegate = gate
      page.addGestureRecognizer(gate)
      view = page
    }
    view.frame = frame
  }

  private func control(_ control: UIControl, _ event: UIControl.Event) -> UIControl {
    let action = UIAction { [weak self] _ in
      self?.heard.append(event == .touchUpInside ? "fired" : "changed")
    }
    control.addAction(action, for: event)
    return control
  }

  private func add(_ recognizer: UIGestureRecognizer, allowsOthers: Bool = false) {
    view.addGestureRecognizer(recognizer)
    recognizer.addHeadlessTarget { [weak self] in self?.heard.append("\($0.state)") }
    guard allowsOthers else { return }
    let delegate = Beside()
    recognizer.delegate = delegate
    kept.append(delegate)
  }

  /// Gives a scroll view content as wide as it itself, `count` times.
  private func addContent(to scroll: UIScrollView, of count: CGFloat, scrolledBy way: CGFloat) {
    let size = scroll.bounds.size
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: size.width * count, height: size.height)
    offset.x = isRightToLeft ? size.width * (count - 1) - way : way
    scroll.contentOffset = offset
    follow(scroll)
  }

  private func follow(_ scroll: UIScrollView) {
    let delegate = Follower { [weak self] in self?.heard.append($0) }
    scroll.delegate = delegate
    kept.append(delegate)
    view = scroll
  }

  /// Where a finger comes down, in the view.
  var place: CGPoint {
    let bounds = view.bounds
    guard kind == .grip else { return bounds.middle }
    // A grip is at the trailing end of its row.
    return CGPoint(
      x: isRightToLeft ? bounds.minX + 15 : bounds.maxX - 15, y: min(44 * 4 + 22, bounds.midY))
  }

  /// How long the finger rests there before it moves, in seconds.
  var rest: TimeInterval { kind == .menu || kind == .press ? 0.6 : kind == .grip ? 0.2 : 0 }

  /// Forgets what it has heard, and is as before.
  func forget() {
    if [.wide, .wideBeyond, .pages, .row].contains(kind), let scroll = view as? UIScrollView {
      (scroll as? UITableView)?.reloadData()
      scroll.setContentOffset(offset, animated: false)
    }
    heard = []
  }

  /// Answers whether it has had the finger to itself up to its end, as far as it is told of it.
  var hasHadFinger: Bool {
    switch kind {
    case .map, .press, .canvas, .drawing, .menu: heard.last == "ended"
    case .dragged: heard.last == "changed"
    case .knob: heard.last == "end"
    case .grip: heard.allSatisfy { $0.hasPrefix("moved") }
    case .wide, .wideBeyond, .pages, .row: heard.contains("scrolled") || heard.contains("swiped")
    default: !heard.contains("fired") && !heard.contains("cancelled")
    }
  }

  /// Answers whether it has been told that the finger is another's, and has done nothing.
  var hasLostFinger: Bool {
    // What shows that a view is touched allows others beside it.
    kind == .highlight
      || ["fired", "ended", "scrolled", "swiped"].allSatisfy { !heard.contains($0) }
  }
}

/// A recognizer that is a direct subclass of `UIGestureRecognizer`.
private class Plain: UIGestureRecognizer {
  enum Beginning { case atTouch, withMovement, afterRest }

  private let beginning: Beginning
  private var time: TimeInterval = 0

  init(begins beginning: Beginning) {
    self.beginning = beginning
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    if beginning == .atTouch { state = .began }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible { return state = .changed }
    if beginning == .withMovement || event.timestamp - time > 0.5 { state = .began }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}

private enum SwiftUI {
  final class UIKitGestureRecognizer: Plain {}
}

/// What a web page does with a touch: it decides with the first movement, and until then the list waits
/// (WebKit, WKDeferringGestureRecognizer.mm).
final class PageGate: UIGestureRecognizer, UIGestureRecognizerDelegate {
  var isTaken = true
  /// The number of the movement with which it decides.
  var decision = 6
  private var moves = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    moves += 1
    if moves == decision { state = isTaken ? .ended : .failed }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func reset() { moves = 0 }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { isInside(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { isInside(other) }

  private func isInside(_ other: UIGestureRecognizer) -> Bool {
    guard let view else { return false }
    return other.view?.isDescendant(of: view) == true
  }
}

/// Follows the finger without telling anybody by an action.
private final class Knob: UIControl {
  private let hears: (String) -> Void

  init(_ hears: @escaping (String) -> Void) {
    self.hears = hears
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var headlessOverridesTracking: Bool { true }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hears("turn")
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { hears("end") }
  override func cancelTracking(with event: UIEvent?) { hears("cancel") }
}

/// Allows every other recognizer.
private final class Beside: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

private final class Rows: NSObject, UITableViewDataSource {
  private let hears: (String) -> Void

  init(_ hears: @escaping (String) -> Void) { self.hears = hears }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.showsReorderControl = true
    return cell
  }

  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) { hears("moved \(source.row) to \(destination.row)") }
}

/// Tells that content has scrolled, and that a row shows its actions.
private final class Follower: NSObject, UITableViewDelegate {
  private let hears: (String) -> Void

  init(_ hears: @escaping (String) -> Void) { self.hears = hears }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { hears("scrolled") }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
    ])
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    hears("swiped")
  }
}
