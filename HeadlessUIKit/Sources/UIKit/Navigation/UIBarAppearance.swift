import Foundation

/// What a bar draws behind its items.
@MainActor
open class UIBarAppearance: NSObject {
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?

  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundColor) = (nil, .systemBackground)
  }

  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor) = (nil, nil)
  }
}

open class UINavigationBarAppearance: UIBarAppearance {}

open class UITabBarAppearance: UIBarAppearance {}

open class UIToolbarAppearance: UIBarAppearance {}

/// The appearances of one bar.
struct BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance
  var compact: Appearance?
  /// Documented: without one, the bar is transparent at the edge of its content [controllers 15.19].
  var scrollEdge: Appearance?
  var compactScrollEdge: Appearance?
  var isTranslucent = true

  init(_ standard: Appearance) { self.standard = standard }
}

extension UINavigationBar {
  public var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set {
      appearances.compact = newValue
      setNeedsLayout()
    }
  }
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set {
      appearances.compactScrollEdge = newValue
      setNeedsLayout()
    }
  }
  public var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard }
    set {
      appearances.standard = newValue
      setNeedsLayout()
    }
  }
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = newValue
      setNeedsLayout()
    }
  }
  public var isTranslucent: Bool {
    get { appearances.isTranslucent }
    set {
      appearances.isTranslucent = newValue
      setNeedsLayout()
      owner?.viewIfLoaded?.setNeedsLayout()
    }
  }
}

extension UITabBar {
  public var standardAppearance: UITabBarAppearance {
    get { appearances.standard }
    set {
      appearances.standard = newValue
      setNeedsLayout()
    }
  }
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = newValue
      setNeedsLayout()
    }
  }
  public var isTranslucent: Bool {
    get { appearances.isTranslucent }
    set {
      appearances.isTranslucent = newValue
      setNeedsLayout()
      owner?.viewIfLoaded?.setNeedsLayout()
      owner?.selected?.viewIfLoaded?.setNeedsLayout()
    }
  }
}

extension UIToolbar {
  public var standardAppearance: UIToolbarAppearance {
    get { appearances.standard }
    set {
      appearances.standard = newValue
      setNeedsLayout()
    }
  }
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = newValue
      setNeedsLayout()
    }
  }
  public var isTranslucent: Bool {
    get { appearances.isTranslucent }
    set {
      appearances.isTranslucent = newValue
      setNeedsLayout()
      owner?.viewIfLoaded?.setNeedsLayout()
    }
  }
}
