import UIKit

/// A view that is hidden because its element, or the element that it lies on, is in the screen beside it.
@MainActor
struct ElementHole {
  enum State {
    case same, changed
    /// It is not the element's place any more, or the app has shown it.
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
