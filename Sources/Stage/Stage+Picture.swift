import UIKit

// The picture of a screen that leaves.
extension Stage {
  /// Puts a picture of the screen that leaves into its place, if that screen has ever been drawn: from the
  /// window, which draws its effects too, or in a container's run from its view, as bars lie above that.
  /// For a card that opens, it shows what the card is to lie over.
  func takePicture() {
    guard let window = container.window, !window.isHidden, views[.picture] == nil else { return }
    let leaving = views[direction == .opening ? .back : .fore]
    let place = leaving.map { container.convert($0.bounds, from: $0) } ?? container.bounds
    let (drawn, frame): (UIView, CGRect) =
      if let leaving, isInContainer {
        (leaving, leaving.bounds)
      } else {
        (window, container.convert(place, to: window))
      }
    guard drawn.layer.presentation() != nil,
      let picture = drawn.resizableSnapshotView(
        from: frame, afterScreenUpdates: false, withCapInsets: .zero)
    else { return }
    add((leaving as? WrapperView).map { card(of: picture, like: $0) } ?? picture, in: place)
  }

  /// A picture with the corners and the shadow of the card that it shows.
  private func card(of picture: UIView, like wrapper: WrapperView) -> UIView {
    let card = WrapperView(content: picture)
    let (clip, layer) = (wrapper.contentContainer.layer, wrapper.layer)
    card.contentContainer.layer.cornerRadius = clip.cornerRadius
    card.layer.shadowPath = layer.shadowPath
    card.layer.shadowOpacity = layer.shadowOpacity
    card.layer.shadowRadius = layer.shadowRadius
    card.layer.shadowOffset = layer.shadowOffset
    return card
  }
}
