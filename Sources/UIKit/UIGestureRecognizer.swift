import UIKit

extension UIGestureRecognizer {
  /// True for a recognizer of SwiftUI, by the module of its class. The library that contains the class does not tell,
  /// because a generic class is made at run time.
  var isSwiftUIs: Bool {
    let name = String(reflecting: type(of: self))
    #if canImport(ObjectiveC)
      return name.hasPrefix("SwiftUI.") || name.hasPrefix("SwiftUICore.")
    #else
      // A test's own class lies in an enumeration of this name.
      return name.contains(".SwiftUI.")
    #endif
  }
}
