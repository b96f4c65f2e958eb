import UIKit

// The places of elements that are in a card, while that is open.
extension Flight {
  /// Leaves the places in the back screen empty, where the front screen stays beside it.
  func leaveHoles() {
    guard let holes else { return }
    // A part of a hidden view would have no snapshot in which to fly back.
    let parts = pairs.map(\.back.original).filter { $0.part != nil }
    let away = pairs.filter { pair in
      !pair.isLost && pair.element.hidesOriginal
        && !parts.contains(where: pair.back.original.contains)
    }
    let elements = away.compactMap { hole(at: $0.back.original, of: $0.back, in: $0.morphLayer) }
    // A badge on a picture would stay alone.
    let covers = occluders.compactMap { occluder in
      occluder.hiddenWith.flatMap { end in
        elements.contains { $0.view === end.view }
          ? hole(at: occluder.original, of: end, in: occluder.morphLayer) : nil
      }
    }
    holes.leave(
      elements + covers, beside: front.root, names: names(of: pairs.map(\.element.key)))
  }

  private func hole(at original: OriginalView, of end: ElementEnd, in morphLayer: MorphLayer)
    -> ElementHole?
  {
    ElementHole(
      original, of: end, look: original.isCopied ? nil : morphLayer.takeLook(isOld: opens))
  }

  /// The back screen's answers, without keeping anything of the run.
  private func names(of keys: [TakeAlongKey]) -> ElementHoles.Names {
    let presenter = back.presenter
    return { [weak root = back.root, weak presenter] in
      guard let root else { return [:] }
      return ElementScreen(root, presenter: presenter).views(for: keys)
    }
  }
}

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
    // Until `stop()` the closure retains this object, so that the views are shown again even if nobody else does.
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

/// A view that is hidden because its element, or the element that it lies on, is in the screen beside it.
@MainActor
struct ElementHole {
  enum State {
    case same, changed
    /// The view has left its superview or its window, has another key, or its opacity was set by the app.
    case over
  }

  private(set) weak var view: UIView?
  /// The element's own view: this one, or the one behind it.
  private(set) weak var element: UIView?
  private weak var superview: UIView?
  private let key: TakeAlongKey
  private let isByProperty: Bool
  private let opacity: Float
  private let isGroup: Bool
  private let keptLook: KeptLook?
  private var noted: Noted

  private struct Noted: Equatable {
    let fingerprint: ViewFingerprint
    let place: CGRect

    @MainActor
    init(_ view: UIView) {
      fingerprint = ViewFingerprint(of: view)
      place = view.convert(view.bounds, to: nil)
    }
  }

  /// - Parameters:
  ///   - original: The view, hidden by the flight.
  ///   - end: The element.
  ///   - look: The snapshot in which it flew here, if it flew in one.
  init?(_ original: OriginalView, of end: ElementEnd, look: UIView?) {
    // A visual effect in a view that is not opaque is not rendered any more.
    guard let view = original.view, view.window != nil, original.part == nil,
      !view.isEffect, !view.containsEffect
    else { return nil }
    self.view = view
    element = end.view
    superview = view.superview
    key = end.key
    isByProperty = end.isByProperty
    opacity = view.layer.opacity
    isGroup = view.layer.allowsGroupOpacity
    keptLook = look.map { KeptLook($0, of: view) }
    noted = Noted(view)
  }

  /// Hides the view in its model, because an animation would last only until the app animates its opacity.
  func open() {
    set(OriginalView.hidden)
    // As a group it would be composed by itself in every frame, for nothing.
    view?.layer.allowsGroupOpacity = false
  }

  /// Shows the view as it was, unless the app has set its opacity since.
  func close() {
    if view?.layer.allowsGroupOpacity == false { view?.layer.allowsGroupOpacity = isGroup }
    guard view?.layer.opacity == OriginalView.hidden else { return }
    set(opacity)
  }

  var state: State {
    guard let view, view.window != nil, view.superview === superview,
      view.layer.opacity == OriginalView.hidden,
      !isByProperty || element?.takeAlongKey == key
    else { return .over }
    return noted == Noted(view) ? .same : .changed
  }

  /// Returns whether the screen's answers still name the element's view.
  func isNamed(by views: [TakeAlongKey: [UIView]]) -> Bool {
    views[key]?.contains { $0 === element } == true
  }

  /// Takes what the view is now for what it should be.
  mutating func note() {
    if let view { noted = Noted(view) }
  }

  /// Lets the next flight use its look.
  func keepLook() {
    if let view, let keptLook { KeptLook[view] = keptLook }
  }

  func dropLook() {
    if let view { KeptLook[view] = nil }
  }

  private func set(_ opacity: Float) {
    CATransaction.withoutActions { view?.layer.opacity = opacity }
  }
}
