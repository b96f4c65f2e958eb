extension UIViewController {
  /// One of the system's own transitions, since iOS 18. The zoom is absent.
  open class Transition: NSObject {
    private(set) var style = UIModalTransitionStyle.coverVertical

    public required override init() { super.init() }

    public class func coverVertical() -> Self { of(.coverVertical) }
    public class func flipHorizontal() -> Self { of(.flipHorizontal) }
    public class func crossDissolve() -> Self { of(.crossDissolve) }
    public class func partialCurl() -> Self { of(.partialCurl) }

    private class func of(_ style: UIModalTransitionStyle) -> Self {
      let transition = Self()
      transition.style = style
      return transition
    }
  }
}
