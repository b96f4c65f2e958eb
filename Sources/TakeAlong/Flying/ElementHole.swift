import UIKit

/// A view that is hidden because its element is in the screen beside it.
@MainActor
struct ElementHole {
  enum State {
    case same, changed
    /// It is not the element's place any more, or the app has shown it.
    case over
  }

  private(set) weak var view: UIView?
  private weak var superview: UIView?
  private let key: TakeAlongKey
  private let isByProperty: Bool
  private let kind: LookKind
  private let opacity: Float
  private let keptLook: KeptLook?
  private var content: LookContent
  private var place: CGRect

  /// - Parameter look: The snapshot in which it flew here, if it flew in one.
  init?(_ end: ElementEnd, look: UIView?) {
    // A visual effect in a view that is not opaque is not rendered any more.
    guard let view = end.view, view.window != nil, end.original.part == nil,
      !view.isEffect, !view.containsEffect
    else { return nil }
    self.view = view
    superview = view.superview
    key = end.key
    isByProperty = end.isByProperty
    kind = end.original.kind
    opacity = view.layer.opacity
    keptLook = look.map { KeptLook($0, of: view) }
    content = end.original.content
    place = view.convert(view.bounds, to: nil)
  }

  /// Hides the view in its model: an animation would not outlast the app's own.
  func open() { set(OriginalView.hidden) }

  /// Shows the view as it was, unless the app has set its opacity since.
  func close() {
    guard view?.layer.opacity == OriginalView.hidden else { return }
    set(opacity)
  }

  var state: State {
    guard let view, view.window != nil, view.superview === superview,
      view.layer.opacity == OriginalView.hidden, !isByProperty || view.takeAlongKey == key
    else { return .over }
    return content == LookContent(of: view, as: kind)
      && place == view.convert(view.bounds, to: nil) ? .same : .changed
  }

  /// Returns whether the screen's answers still name the view.
  func isNamed(by views: [TakeAlongKey: [UIView]]) -> Bool {
    views[key]?.contains { $0 === view } == true
  }

  /// Takes what the view is now for what it should be.
  mutating func note() {
    guard let view else { return }
    content = LookContent(of: view, as: kind)
    place = view.convert(view.bounds, to: nil)
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
