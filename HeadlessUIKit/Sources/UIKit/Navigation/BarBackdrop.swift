/// The background of a bar, as an appearance says.
// Unverified: a blur is drawn as the bar's own color, and what floats as a capsule behind a tab bar's items.
final class BarBackdrop: UIView {
  private let fill = UIView()
  private let tint = UIImageView()
  private let separator = UIView()
  /// The edge of the bar at which its content ends.
  private let line: UIRectEdge

  init(line: UIRectEdge) {
    self.line = line
    super.init(frame: .zero)
    fill.backgroundColor = .systemBackground
    separator.backgroundColor = .separator
    for view in [fill, tint, separator] {
      view.alpha = 0
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    tint.frame = bounds
    if !BarLook.floats { fill.frame = bounds }
    separator.frame = CGRect(
      x: 0, y: line == .bottom ? bounds.height : -1.0 / 3, width: bounds.width, height: 1.0 / 3)
  }

  /// - Parameter appearance: `nil` for a transparent background.
  func show(_ appearance: UIBarAppearance?) {
    let floats = BarLook.floats
    let (color, image) = (appearance?.backgroundColor, appearance?.backgroundImage)
    // What was seen last fades out.
    if color != nil || image != nil {
      tint.backgroundColor = color
      tint.image = image
    }
    tint.alpha = color == nil && image == nil ? 0 : 1
    fill.alpha = appearance?.backgroundEffect == nil || floats ? 0 : 1
    separator.alpha = max(tint.alpha, fill.alpha)
  }

  /// A capsule of glass.
  func float(in frame: CGRect) {
    fill.frame = frame
    fill.layer.cornerRadius = frame.height / 2
    fill.alpha = 0.85
    separator.alpha = 0
    tint.alpha = 0
  }
}

/// How bars look that no app has styled.
@MainActor
enum BarLook {
  /// As since iOS 26: without backgrounds, on glass that floats above the content.
  static var floats = false
}

extension Headless {
  /// Whether bars have no backgrounds, and tab bars float above the content, as since iOS 26.
  public static var barsFloat: Bool {
    get { BarLook.floats }
    set { BarLook.floats = newValue }
  }
}

extension UIView {
  /// For programs that ask for the version of the system.
  public static var headlessBarsFloat: Bool { BarLook.floats }
}

/// The scroll views that the bars around a screen follow [controllers 15.19 to 15.21].
extension UIViewController {
  /// The screen's own view, or the lowest of its subviews.
  // Unverified: which scroll view UIKit finds by itself.
  var foundScrollView: UIScrollView? {
    guard let view = loadedView else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }

  /// The screen that is shown in this one, through stacks and tabs.
  fileprivate var innermostShown: UIViewController {
    switch self {
    case let stack as UINavigationController: stack.screenOfBars?.innermostShown ?? self
    case let tabs as UITabBarController: tabs.selected?.innermostShown ?? self
    default: self
    }
  }

  /// True without a scroll view.
  func isAtEdge(_ edge: NSDirectionalRectEdge) -> Bool {
    guard let scroll = innermostShown.contentScrollView(for: edge) else { return true }
    return edge == .top ? scroll.isAtTop : scroll.isAtBottom
  }
}

extension UIScrollView {
  var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }
  var isAtBottom: Bool {
    contentOffset.y + bounds.height >= contentSize.height + adjustedContentInset.bottom - 0.5
  }

  /// Tells the bars around when the content has come to an end, or leaves it.
  func noteEdges() {
    let edges = (isAtTop, isAtBottom)
    guard edges != offsets.edges else { return }
    offsets.edges = edges
    var responder: UIResponder? = self
    while let current = responder, !(current is UIViewController) { responder = current.next }
    var screen = responder as? UIViewController
    while let current = screen {
      (current as? UINavigationController)?.barsFollowContent()
      (current as? UITabBarController)?.bar.setNeedsLayout()
      screen = current.parent
    }
  }
}

extension UINavigationController {
  func barsFollowContent() {
    bar.setNeedsLayout()
    tools.setNeedsLayout()
  }
}
