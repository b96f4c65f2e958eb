import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A screen with something to scroll, to press, to edit, and to take along.
final class WalkScreen: UIViewController {
  static let keys: [TakeAlongKey] = ["picture", "title"]

  let elements: [UIView] = [UIImageView(), UILabel()]
  let field = UITextField()
  private let list = UIScrollView()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(list)
    view.addSubview(button)
    view.addSubview(field)
    for (index, element) in elements.enumerated() {
      element.takeAlongKey = WalkScreen.keys[index]
      list.addSubview(element)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    list.frame = CGRect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2)
    list.contentSize = CGSize(width: size.width, height: 1200)
    button.frame = CGRect(x: 20, y: 60, width: 80, height: 40)
    field.frame = CGRect(x: 120, y: 60, width: 120, height: 40)
    for (index, element) in elements.enumerated() {
      element.frame = CGRect(x: 10, y: 10 + index * 120, width: 200, height: 100)
    }
  }

  /// The faults that a run might leave in a screen that is at rest, or gone.
  var marks: [String] {
    guard isViewLoaded else { return [] }
    return ([view, field] + elements).flatMap { marks(of: $0) }
  }

  private func marks(of view: UIView) -> [String] {
    var marks: [String] = []
    let layer = view.layer
    if !CATransform3DIsIdentity(layer.transform) { marks.append("transformed") }
    if layer.opacity != 1 { marks.append("faint") }
    if layer.isHidden { marks.append("hidden") }
    if layer.mask != nil { marks.append("masked") }
    if layer.cornerRadius != 0 && view !== field { marks.append("rounded") }
    if let keys = layer.animationKeys() { marks.append("animated by \(keys)") }
    return marks.map { "a \(type(of: view)) is left \($0)" }
  }
}
