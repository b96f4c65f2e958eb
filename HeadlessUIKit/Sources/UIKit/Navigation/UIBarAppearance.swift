import Foundation

/// What a bar draws behind its items. Kept; a bar here always draws its default background.
@MainActor
open class UIBarAppearance: NSObject {
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?

  open func configureWithDefaultBackground() {
    (backgroundEffect, backgroundColor) = (UIBlurEffect(style: .systemChromeMaterial), nil)
  }

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
  /// Apps of before iOS 15 have the standard one at the edge as well; later ones have none.
  // Unverified: the stand-in is such an app, because its bars do not follow their content.
  var scrollEdge: Appearance?
  var isTranslucent = true

  init(_ standard: Appearance) {
    self.standard = standard
    scrollEdge = standard
  }
}

extension UINavigationBar {
  public var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }
  public var isTranslucent: Bool {
    get { appearances.isTranslucent }
    set {
      appearances.isTranslucent = newValue
      owner?.viewIfLoaded?.setNeedsLayout()
    }
  }
}

extension UITabBar {
  public var standardAppearance: UITabBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }
  public var isTranslucent: Bool {
    get { appearances.isTranslucent }
    set {
      appearances.isTranslucent = newValue
      owner?.viewIfLoaded?.setNeedsLayout()
      owner?.selected?.viewIfLoaded?.setNeedsLayout()
    }
  }
}

extension UIToolbar {
  public var standardAppearance: UIToolbarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }
  public var isTranslucent: Bool {
    get { appearances.isTranslucent }
    set {
      appearances.isTranslucent = newValue
      owner?.viewIfLoaded?.setNeedsLayout()
    }
  }
}
