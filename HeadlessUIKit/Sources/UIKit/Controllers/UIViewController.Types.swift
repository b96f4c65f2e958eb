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
  /// One of the system's own transitions, since iOS 18.
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

extension UIViewController.Transition {
  /// The zoom, since iOS 18, whose movement is absent: it plays as `coverVertical()`, a push plays as ever, and
  /// the provider, which UIKit asks in each presentation and dismissal, is not asked.
  /// Documented: developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoom(options:sourceviewprovider:)
  public class func zoom(
    options: ZoomOptions? = nil,
    sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
  ) -> Self { coverVertical() }

  /// Documented: …/transition/zoomoptions. Its properties are absent.
  @MainActor public class ZoomOptions: NSObject {}

  /// Documented: …/transition/zoomsourceviewprovidercontext.
  @MainActor public final class ZoomSourceViewProviderContext: NSObject {
    public let sourceViewController: UIViewController
    public let zoomedViewController: UIViewController

    init(from source: UIViewController, to zoomed: UIViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
    }
  }
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
