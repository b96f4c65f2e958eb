#if os(Linux)
  import UIKit

  extension House {
    /// Turns the phone to landscape.
    func rotate() {
      Headless.resize(
        window, to: CGSize(width: 844, height: 390),
        safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    }
  }
#endif
