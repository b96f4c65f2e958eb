import UIKit

extension Flight {
  /// Covers the originals of an arriving screen that stay in sight until their looks are made: they fly
  /// already, and would be seen twice beside an element that the screen follows.
  ///
  /// They cannot be hidden yet, because a snapshot of a view includes its opacity.
  func coverOriginals() {
    guard opens, pairs.contains(where: \.leads), let wrapper = stage.views[.fore] as? WrapperView
    else { return }
    let content = wrapper.contentContainer
    let hidden = occluders.filter { !$0.isBack && $0.hiddenWith != nil }.map(\.original)
    for original in pairs.map(\.fore.original) + hidden {
      guard let view = original.view, view.window != nil, !OriginalView.hides(view) else {
        continue
      }
      let patch = UIView(frame: content.convert(original.outline, from: view))
      patch.isUserInteractionEnabled = false
      patch.backgroundColor = view.colorBehind
      content.addSubview(patch)
      original.patch = patch
    }
  }
}

extension UIView {
  /// The color of what is behind the view once the elements there have been hidden.
  fileprivate var colorBehind: UIColor? {
    var ancestor = superview
    while let view = ancestor {
      if let color = view.backgroundColor, color.cgColor.alpha >= 1,
        OriginalView.holder(of: view) == nil
      {
        return color
      }
      ancestor = view.superview
    }
    return nil
  }
}
