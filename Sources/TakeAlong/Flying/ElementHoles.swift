import UIKit

/// The empty places in a screen whose elements are in a card that is open beside it.
///
/// The views stay hidden until the card goes or is out of sight, or their own screen changes and no longer
/// names them. Nothing tells when a cell is used again: so it looks, some ten times a second, as long as a
/// place is empty. A view that is not the element any more must not stay hidden.
@MainActor
final class ElementHoles {
  /// The views that a screen names now, by key.
  typealias Names = () -> [TakeAlongKey: [UIView]]

  private(set) var holes: [ElementHole] = []
  private var names: Names = { [:] }
  private weak var card: UIViewController?
  private var link: FrameLink?
  private var withLooks: [ElementHole] = []

  /// Hides the views, and looks after them from now on.
  ///
  /// - Parameters:
  ///   - card: The screen that has their elements.
  ///   - names: The screen's answers. Asked at once, because a cell may have been used again during the run, and
  ///     then only when something has changed.
  func leave(_ holes: [ElementHole], beside card: UIViewController, names: @escaping Names) {
    fill()
    guard !holes.isEmpty else { return }
    let views = names()
    let holes = holes.filter { $0.isNamed(by: views) }
    guard !holes.isEmpty else { return }
    (self.holes, self.card, self.names) = (holes, card, names)
    for hole in holes { hole.open() }
    // It holds this object: a hidden view is never forgotten.
    link = FrameLink(perSecond: 10) { _ in self.look() }
  }

  /// Shows all views again.
  func fill() {
    stop()
    for hole in withLooks { hole.dropLook() }
    withLooks = []
  }

  /// Shows all views again because a run takes over, which hides them before anything is drawn. A view that
  /// only a snapshot shows flies with its former one: a new one would have to wait until it is rendered.
  func handOver() {
    let open = holes
    stop()
    for hole in open { hole.keepLook() }
    withLooks = open
  }

  private func stop() {
    link?.stop()
    link = nil
    for hole in holes { hole.close() }
    holes = []
    names = { [:] }
  }

  /// Shows the views that are no longer what they were.
  private func look() {
    guard let card, card.viewIfLoaded?.window != nil else { return fill() }
    var named: [TakeAlongKey: [UIView]]?
    for (index, hole) in holes.enumerated().reversed() {
      switch hole.state {
      case .same: continue
      case .changed:
        let views = named ?? names()
        named = views
        guard hole.isNamed(by: views) else { break }
        holes[index].note()
        continue
      case .over: break
      }
      hole.close()
      holes.remove(at: index)
    }
    // A view that lies on an element is seen again with it.
    let open = holes
    holes = open.filter { hole in open.contains { $0.view === hole.element } }
    for hole in open where !open.contains(where: { $0.view === hole.element }) { hole.close() }
    if holes.isEmpty { fill() }
  }
}
