import UIKit

/// The snapshot of a view that has been hidden since it was taken, for its way back.
@MainActor
final class KeptLook {
  private let look: UIView
  private let marks: [Mark]

  /// All that is cheap to compare of a view. What it draws itself has other contents once it is drawn anew.
  private struct Mark: Equatable {
    let view: ObjectIdentifier
    let bounds: CGRect
    let center: CGPoint
    let alpha: CGFloat
    let isHidden: Bool
    let color: CGColor?
    let contents: ObjectIdentifier?
    let text: String?
  }

  init(_ look: UIView, of view: UIView) {
    self.look = look
    marks = KeptLook.marks(of: view)
  }

  /// The snapshot, if the view and all that is in it are as they were.
  func look(of view: UIView) -> UIView? { KeptLook.marks(of: view) == marks ? look : nil }

  private static func marks(of root: UIView) -> [Mark] {
    var marks: [Mark] = []
    root.walk { view in
      let isRoot = view === root
      marks.append(
        Mark(
          view: ObjectIdentifier(view), bounds: view.bounds, center: isRoot ? .zero : view.center,
          alpha: isRoot ? 1 : view.alpha, isHidden: view.isHidden,
          color: view.layer.backgroundColor,
          contents: view.layer.contents.map { ObjectIdentifier($0 as AnyObject) },
          text: (view as? UILabel)?.text ?? (view as? UITextField)?.text))
    }
    return marks
  }

  static subscript(view: UIView) -> KeptLook? {
    get { keptLooks[view] }
    set { keptLooks[view] = newValue }
  }
}

@MainActor private let keptLooks = Slot<KeptLook>()
