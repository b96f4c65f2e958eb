/// Where the presenter's view was before it was taken out, so that it can be put back there
/// [controllers 6.5].
@MainActor
final class PresenterPlace {
  private weak var view: UIView?
  private weak var superview: UIView?
  private let index: Int
  private var sizeOfSuperview: CGSize

  init?(of view: UIView?) {
    guard let view, let superview = view.superview else { return nil }
    self.view = view
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    sizeOfSuperview = superview.bounds.size
  }

  /// `container` stands where the view was, and has followed changes of size.
  func restore(in container: UIView?) {
    guard let view, let superview else { return }
    if view.superview !== superview {
      SystemMove.perform {
        superview.insertSubview(view, at: min(index, superview.subviews.count))
      }
    }
    // A size change passed it by while it was away.
    if superview.bounds.size != sizeOfSuperview, view.transform == .identity {
      view.frame = container?.frame ?? superview.bounds
    }
  }
}
