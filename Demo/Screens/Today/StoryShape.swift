import UIKit

/// The sizes of a story's card and of the top of its page, in a screen. Both have the same shape: the card
/// becomes the page's top by growing alone.
@MainActor
struct StoryShape {
  let columns: Int
  let card: CGSize
  let cover: CGSize

  static let gap: CGFloat = 24

  init(in view: UIView) {
    let (size, sides) = (view.bounds.size, view.sideInsets)
    let room = max(0, size.width - sides.leading - sides.trailing - 40)
    columns = room >= 660 ? 2 : 1
    let gaps = CGFloat(columns - 1) * StoryShape.gap
    let width = ((room - gaps) / CGFloat(columns)).rounded()
    card = CGSize(width: width, height: min(width * 1.15, max(size.height * 0.72, 200)).rounded())
    let shape = card.height / max(card.width, 1)
    // On a wide screen the text is beside the picture.
    let isWide = size.width > size.height * 1.2
    let side = isWide ? min(size.height / max(shape, 0.1), size.width * 0.66) : size.width
    cover = CGSize(width: side, height: side * shape)
  }
}
