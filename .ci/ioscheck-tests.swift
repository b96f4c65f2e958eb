// What the tests use of Apple's frameworks and the check against iOS lacks: a part of TestSupport, and so seen by whatever
// imports that. Remove each as soon as the check has it.
import UIKit

// https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingtoparent
extension UIViewController {
  var isMovingToParent: Bool { false }
  var isMovingFromParent: Bool { false }
}

extension String {
  enum Encoding { case utf8 }
  func write(to url: URL, atomically: Bool, encoding: Encoding) throws {}
}
