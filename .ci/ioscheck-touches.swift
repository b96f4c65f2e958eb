// In place of Sources/UIKit/TouchObserver.swift where the check against iOS writes a module: its compiler ends at every
// subclass of a recognizer then. The file itself is type-checked.
import UIKit

@MainActor final class TouchObserver: NSObject {
  var view: UIView?
  init(_ action: @escaping () -> Void) { super.init() }
}
