import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A view is shown by another one like it only if nothing is lost that way.
@MainActor struct LookKindTests {
  private static let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20))
    .image { $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20)) }

  /// What an image view shows besides its image.
  nonisolated enum Extra: CaseIterable {
    case subview, sublayer, mask, maskLayer, filter, contentsRect, capInsets, frames, playing,
      drawing, pattern, patternedBorder

    @MainActor func make() -> UIImageView {
      let view = self == .drawing ? PlayingView(image: image) : UIImageView(image: image)
      switch self {
      case .subview: view.addSubview(UIView())
      case .sublayer: view.layer.addSublayer(CAGradientLayer())
      case .mask: view.mask = UIView()
      case .maskLayer: view.layer.mask = CAShapeLayer()
      case .filter: view.layer.filters = ["blur"]
      case .contentsRect: view.layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
      case .capInsets:
        let insets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
        view.image = image.resizableImage(withCapInsets: insets)
      case .frames: view.image = UIImage.animatedImage(with: [image, image], duration: 1)
      case .playing:
        view.animationImages = [image, image]
        view.startAnimating()
      case .drawing: view.layer.contents = PlayingView.frame
      case .pattern: view.backgroundColor = UIColor(patternImage: image)
      case .patternedBorder:
        view.layer.borderColor = UIColor(patternImage: image).cgColor
        view.layer.borderWidth = 2
      }
      return view
    }
  }

  /// Shows frames of its own, as the image views of animated images do.
  private final class PlayingView: UIImageView {
    static let frame = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
      .cgImage
  }

  /// A subclass that changes nothing.
  private final class RoundView: UIImageView {}

  @Test(arguments: Extra.allCases) func anImageViewThatShowsMoreHasASnapshot(extra: Extra) {
    #expect(Original(extra.make()).kind == .snapshot)
  }

  @Test func aPlainImageViewIsAPicture() {
    #expect(Original(UIImageView(image: LookKindTests.image)).kind == .image)
    #expect(Original(RoundView(image: LookKindTests.image)).kind == .image)
    // Not loaded yet.
    #expect(Original(UIImageView()).kind == .image)
  }

  @Test func aPlainLabelIsALabel() {
    final class Inset: UILabel {}
    #expect(Original(UILabel()).kind == .label)
    #expect(Original(Inset()).kind == .snapshot)
    let underlined = UILabel()
    underlined.layer.addSublayer(CALayer())
    #expect(Original(underlined).kind == .snapshot)
    let shaped = UILabel()
    shaped.layer.mask = CAShapeLayer()
    #expect(Original(shaped).kind == .snapshot)
    let paper = UILabel()
    paper.backgroundColor = .red
    #expect(Original(paper).kind == .label)
    paper.backgroundColor = UIColor(patternImage: LookKindTests.image)
    #expect(Original(paper).kind == .snapshot)
  }

  @Test func contentIsNothingWithoutAnImageOrAText() {
    let (picture, label, view) = (UIImageView(), UILabel(), UIView())
    #expect([picture, label, view].allSatisfy { Original($0).content == nil })
    picture.highlightedImage = LookKindTests.image
    #expect(Original(picture).content == nil)
    picture.isHighlighted = true
    label.text = "Lake"
    view.backgroundColor = .red
    #expect(Original(picture).content == .image(ObjectIdentifier(LookKindTests.image)))
    #expect(Original(label).content == .text("Lake"))
    #expect(Original(view).content == .other)
  }
}
