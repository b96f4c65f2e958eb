public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

extension UIViewController {
  /// One of the system's own transitions, since iOS 18. The zoom is absent.
  open class Transition: NSObject {
    private(set) var style = UIModalTransitionStyle.coverVertical

    public required override init() { super.init() }

    public class func coverVertical() -> Self { of(.coverVertical) }
    public class func crossDissolve() -> Self { of(.crossDissolve) }

    private class func of(_ style: UIModalTransitionStyle) -> Self {
      let transition = Self()
      transition.style = style
      return transition
    }
  }
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
