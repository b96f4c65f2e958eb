import UIKit

/// The snapshot of a view that has been hidden since it was taken, for its way back.
@MainActor
final class KeptLook {
  private let look: UIView
  private let fingerprint: ViewFingerprint

  init(_ look: UIView, of view: UIView) {
    self.look = look
    fingerprint = ViewFingerprint(of: view)
  }

  /// The snapshot, if the view and all that is in it are as they were.
  func look(of view: UIView) -> UIView? { ViewFingerprint(of: view) == fingerprint ? look : nil }

  static subscript(view: UIView) -> KeptLook? {
    get { keptLooks[view] }
    set { keptLooks[view] = newValue }
  }
}

@MainActor private let keptLooks = Slot<KeptLook>()
