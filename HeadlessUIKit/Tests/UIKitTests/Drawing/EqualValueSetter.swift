import Foundation

@testable import UIKit

/// A property, and two values that look different.
struct EqualValueSetter: Sendable, CustomStringConvertible {
  let description: String
  /// Shows something in the window. The result sets one of the values, made anew: the second one for true.
  let show: @MainActor @Sendable (UIWindow) -> (Bool) -> Void

  static let all = labels + fields + texts + buttons + images + bars
}

extension EqualValueSetter {
  private static let labels = [
    on("label.text", label) { $0.text = $1 ? "Sea" : "Lake" },
    on("label.attributedText", label) { $0.attributedText = styled($1) },
    on("label.font", label) { $0.font = font($1) },
    on("label.textColor", label) { $0.textColor = color($1) },
    on("label.highlightedTextColor", label) {
      $0.isHighlighted = true
      $0.highlightedTextColor = color($1)
    },
    on("label.isHighlighted", label) {
      $0.highlightedTextColor = .red
      $0.isHighlighted = $1
    },
    on("label.textAlignment", label) { $0.textAlignment = $1 ? .right : .center },
    on("label.lineBreakMode", label) {
      $0.lineBreakMode = $1 ? .byTruncatingTail : .byTruncatingMiddle
    },
    on("label.numberOfLines", label) { $0.numberOfLines = $1 ? 0 : 2 },
    on("label.adjustsFontSizeToFitWidth", label) { $0.adjustsFontSizeToFitWidth = $1 },
    on("label.minimumScaleFactor", label) {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = $1 ? 0.9 : 0.8
    },
    on("label.contentScaleFactor", label) { $0.contentScaleFactor = $1 ? 5 : 4 },
  ]

  private static let fields = [
    on("field.text", field) { $0.text = $1 ? "Sea" : "Lake" },
    on("field.placeholder", field) {
      $0.text = nil
      $0.placeholder = $1 ? "Sea" : "Lake"
    },
    on("field.font", field) { $0.font = font($1) },
    on("field.textColor", field) { $0.textColor = color($1) },
    on("field.textAlignment", field) { $0.textAlignment = $1 ? .right : .center },
  ]

  private static let texts = [
    on("textView.text", text) { $0.text = $1 ? "Sea" : "Lake" },
    on("textView.attributedText", text) { $0.attributedText = styled($1) },
    on("textView.font", text) { $0.font = font($1) },
    on("textView.textColor", text) { $0.textColor = color($1) },
    on("textView.textAlignment", text) { $0.textAlignment = $1 ? .right : .center },
    on("textView.textContainerInset", text) {
      $0.textContainerInset = UIEdgeInsets(top: $1 ? 9 : 8, left: 0, bottom: 0, right: 0)
    },
    on("textView.lineFragmentPadding", text) {
      $0.textContainer.lineFragmentPadding = $1 ? 9 : 8
    },
  ]

  private static let buttons = [
    on("button.title", button) { $0.setTitle($1 ? "Sea" : "Lake", for: .normal) },
    on("button.titleColor", button) {
      $0.setTitle("Lake", for: .normal)
      $0.setTitleColor(color($1), for: .normal)
    },
    on("button.image", button) { $0.setImage(picture($1), for: .normal) },
    on("button.tintColor", button) {
      $0.setImage(picture(false), for: .normal)
      $0.tintColor = color($1)
    },
  ]

  private static let images = [
    on("imageView.image, a template", UIImageView()) { $0.image = template($1) },
    on("imageView.image, turned", UIImageView()) {
      let bitmap = picture($1).cgImage!
      $0.image = UIImage(cgImage: bitmap, scale: 1, orientation: .left)
    },
    on("imageView.image, a symbol", UIImageView()) {
      $0.image = UIImage(systemName: $1 ? "heart" : "circle")
    },
    on("imageView.image, as it is", UIImageView()) { $0.image = pictures[$1 ? 1 : 0] },
    on("imageView.highlightedImage", UIImageView()) {
      $0.isHighlighted = true
      $0.highlightedImage = template($1)
    },
    on("imageView.isHighlighted", UIImageView()) {
      ($0.image, $0.highlightedImage) = (template(false), template(true))
      $0.isHighlighted = $1
    },
    on("imageView.preferredSymbolConfiguration", UIImageView()) {
      $0.image = UIImage(systemName: "heart")
      $0.preferredSymbolConfiguration = .init(pointSize: $1 ? 40 : 20)
    },
    on("imageView.tintColor", UIImageView()) {
      $0.image = template(false)
      $0.tintColor = color($1)
    },
  ]

  private static let bars = [
    inBar("navigationItem.title") { $1.title = $2 ? "Sea" : "Lake" },
    inBar("navigationItem.backButtonTitle") { $0.backButtonTitle = $2 ? "Sea" : "Lake" },
    inBar("navigationItem.hidesBackButton") { $1.hidesBackButton = $2 },
    inBar("navigationItem.leftItemsSupplementBackButton") {
      $1.leftItemsSupplementBackButton = $2
    },
    inBar("barButtonItem.title") { $1.leftBarButtonItem!.title = $2 ? "Sea" : "Lake" },
    inBar("barButtonItem.isEnabled") { $1.leftBarButtonItem!.isEnabled = $2 },
    inBar("barButtonItem.image") { $1.leftBarButtonItem!.image = pictures[$2 ? 1 : 0] },
    inTabBar("tabBarItem.title") { $0.title = $1 ? "Sea" : "Lake" },
    inTabBar("tabBarItem.image") { $0.image = pictures[$1 ? 1 : 0] },
    inTabBar("tabBarItem.selectedImage") { $0.selectedImage = pictures[$1 ? 1 : 0] },
  ]

  // MARK: Stages

  private static func on<View: UIView>(
    _ name: String, _ view: @autoclosure @MainActor @Sendable @escaping () -> View,
    _ set: @MainActor @Sendable @escaping (View, Bool) -> Void
  ) -> EqualValueSetter {
    EqualValueSetter(description: name) { window in
      let view = view()
      view.frame = CGRect(x: 0, y: 100, width: 90, height: 70)
      window.addSubview(view)
      return { set(view, $0) }
    }
  }

  /// The item below and the one on top, which has an item at the left.
  private static func inBar(
    _ name: String,
    _ set: @MainActor @Sendable @escaping (UINavigationItem, UINavigationItem, Bool) -> Void
  ) -> EqualValueSetter {
    EqualValueSetter(description: name) { window in
      let (root, top) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(top, animated: false)
      root.title = "Root"
      // A left item takes the back button's place, where it is not the item that is looked at.
      if name.hasPrefix("barButtonItem") || name.hasSuffix("SupplementBackButton") {
        top.navigationItem.leftBarButtonItem = UIBarButtonItem(
          primaryAction: UIAction(title: "Left") { _ in })
      }
      window.rootViewController = navigation
      return { set(root.navigationItem, top.navigationItem, $0) }
    }
  }

  private static func inTabBar(
    _ name: String, _ set: @MainActor @Sendable @escaping (UITabBarItem, Bool) -> Void
  ) -> EqualValueSetter {
    EqualValueSetter(description: name) { window in
      let (tabs, screen) = (UITabBarController(), UIViewController())
      screen.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
      tabs.viewControllers = [screen]
      window.rootViewController = tabs
      return { set(screen.tabBarItem, $0) }
    }
  }

  @MainActor private static var label: UILabel {
    let label = UILabel()
    label.text = "A rather long title of a book about the lake"
    return label
  }

  @MainActor private static var field: UITextField {
    let field = UITextField()
    field.text = "Title"
    return field
  }

  @MainActor private static var text: UITextView {
    let text = UITextView()
    text.text = "Title"
    return text
  }

  @MainActor private static var button: UIButton { UIButton(type: .system) }

  // MARK: Values

  private static func font(_ isOther: Bool) -> UIFont { .systemFont(ofSize: isOther ? 20 : 12) }

  private static func color(_ isOther: Bool) -> UIColor {
    UIColor(red: isOther ? 1 : 0.5, green: 0, blue: 0, alpha: 1)
  }

  private static func styled(_ isOther: Bool) -> NSAttributedString {
    NSAttributedString(string: "Lake", attributes: [.font: font(isOther)])
  }

  @MainActor private static let pictures = [picture(false), picture(true)]

  @MainActor private static func picture(_ isOther: Bool) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image {
      $0.cgContext.fill(CGRect(x: 0, y: 0, width: isOther ? 10 : 5, height: 20))
    }
  }

  @MainActor private static func template(_ isOther: Bool) -> UIImage {
    picture(isOther).withRenderingMode(.alwaysTemplate)
  }
}
