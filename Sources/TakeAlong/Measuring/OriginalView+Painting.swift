import UIKit

extension OriginalView {
  /// The part of an image view that its picture covers, in the view's own coordinates; `nil` if it covers all of
  /// it, or more, or if something of the margins is seen.
  ///
  /// A photo that fits into a view as large as the screen is the photo, not the screen.
  var paintedPart: CGRect? {
    guard isPicture, let view = view as? UIImageView, view.contentMode.leavesMargins else {
      return nil
    }
    let (bounds, painted) = (view.bounds, kind.frame(of: view, awaiting: awaitedSize))
    let left = painted.minX - bounds.minX
    let top = painted.minY - bounds.minY
    let right = bounds.maxX - painted.maxX
    let bottom = bounds.maxY - painted.maxY
    guard min(left, right, top, bottom) > -0.01, max(left, right, top, bottom) > 0.5,
      painted.isUsable, !view.showsMargins
    else { return nil }
    // Round corners of the view may cut those of the picture.
    let radius = view.layer.masksToBounds ? view.layer.cornerRadius : 0
    return max(min(left, right), min(top, bottom)) >= radius ? painted : nil
  }
}

extension UIImageView {
  /// True if the view draws anything where its picture is not.
  fileprivate var showsMargins: Bool {
    (layer.backgroundColor?.alpha ?? 0) > 0 || layer.borderWidth > 0
  }
}

extension UIView.ContentMode {
  fileprivate var leavesMargins: Bool {
    ![.scaleToFill, .scaleAspectFill, .redraw].contains(self)
  }
}
