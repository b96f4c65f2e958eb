/// Pages side by side, of which one is shown, turned by a finger or by code.
///
/// The scroll style only: a page curl, space between pages and a page indicator are reported.
// Unverified: pages stand from left to right in every language.
open class UIPageViewController: UIViewController {
  let scroller = PageScrollView(frame: UIScreen.main.bounds)
  var pages = PageState()

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    setUp(options ?? [:])
  }

  // Documented: a storyboard's default is the page curl.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
    setUp([:])
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation

  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Without one, no finger turns pages [controllers 21.3].
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { scroller.isScrollEnabled = dataSource != nil }
  }

  /// Empty in the scroll style [controllers 21.4].
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// The page that is shown, never its neighbors [controllers 21.1].
  // Unverified: empty before the first one is set; the new one as soon as an animated turn begins.
  open var viewControllers: [UIViewController]? { pages.shown.map { [$0] } ?? [] }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchangePage(
      for: viewControllers ?? [], isForward: direction == .forward, animated: animated,
      completion: completion)
  }

  open override func loadView() {
    let view = makeDefaultView()
    self.view = view
    scroller.frame = view.bounds
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroller)
  }

  /// Neighbors wait without being told anything [controllers 21.7].
  override var childrenThatAppear: [UIViewController] {
    [pages.current, pages.turn?.page].compactMap { $0 }
  }

  private func setUp(_ options: [OptionsKey: Any]) {
    scroller.pager = self
    scroller.isVertical = navigationOrientation == .vertical
    scroller.isScrollEnabled = false
    if transitionStyle == .pageCurl {
      HeadlessMisuse.record(.notModelled, "The stand-in does not curl pages.")
    }
    if options[.interPageSpacing] != nil {
      HeadlessMisuse.record(.notModelled, "The stand-in leaves no space between pages.")
    }
  }
}
