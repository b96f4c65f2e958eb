import Foundation

extension UIButton {
  private var titleSize: CGSize {
    currentTitle == nil
      ? .zero : titleLabel?.sizeThatFits(CGSize(width: 0, height: 0)) ?? .zero
  }

  private var imageSize: CGSize { currentImage?.size ?? .zero }

  /// Observed on devices: a title stands in 6 points of air above and below, and a button is at
  /// least 30 points wide; a 15-point title makes 30 points of height.
  var naturalSize: CGSize {
    // Measured by others: an empty one is as large as an empty title makes it [gestures 143].
    if currentTitle == nil, currentImage == nil {
      return CGSize(width: 30, height: titleFont.lineHeight.rounded(.up) + 12)
    }
    let title = titleSize
    let image = imageSize
    let titleHeight = currentTitle == nil ? 0 : title.height.rounded(.up) + 12
    return CGSize(
      width: max(currentTitle == nil ? 0 : 30, title.width + image.width),
      height: max(titleHeight, image.height))
  }

  /// The image on the leading side of the title, both centered as one.
  func placeContent() {
    let image = imageSize
    var title = titleSize
    title.width = min(title.width, max(0, bounds.width - image.width))
    title.height = min(title.height, bounds.height)
    let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = (bounds.width - image.width - title.width) / 2
    let imageX = rightToLeft ? start + title.width : start
    let titleX = rightToLeft ? start : start + image.width
    if currentTitle != nil {
      titleLabel?.frame = placed(title, x: titleX)
    }
    if currentImage != nil {
      imageView?.frame = placed(image, x: imageX)
    }
  }

  private func placed(_ size: CGSize, x: CGFloat) -> CGRect {
    let y = (bounds.height - size.height) / 2
    return CGRect(
      x: bounds.minX + Display.round(x), y: bounds.minY + Display.round(y),
      width: size.width, height: size.height)
  }
}
