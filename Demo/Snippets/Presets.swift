import TransitionCatalog
import UIKit

/// The calls that open the cards and the articles of the guide.
final class PresetCalls: UIViewController {
  private let card = UIViewController()
  private let article = UIViewController()
  private let cell = UICollectionViewCell()
  private let thumbnail = UIImageView()
  private let picture = UIImageView()

  func pair() {
    // snippet: overlay, overlay-gesture, full, full-gesture, scale, scale-gesture
    // in the row, and in its screen
    thumbnail.takeAlongKey = "picture"
    picture.takeAlongKey = "picture"
    // end
  }

  func hang() {
    // snippet: hang, hang-landscape
    present(card, using: .hang)
    // end

    // snippet: hang-gesture
    present(card, using: .hang, gesture: .pullUpDown)
    // end
  }

  func fold() {
    // snippet: fold, fold-ipad, fold-right-to-left
    present(article, using: .fold)
    // end

    // snippet: fold-gesture
    present(article, using: .fold, gesture: .leadingEdge)
    // end
  }

  func full() {
    // snippet: full
    present(article, using: .full)
    // end

    // snippet: full-gesture
    present(article, using: .full, gesture: .panToEdge)
    // end

    // snippet: full-from-below
    present(article, using: .full)
    // end

    // snippet: full-from-point
    let frame = cell.convert(cell.bounds, to: nil)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    present(article, using: .full(from: .point(middle)))
    // end
  }

  func overlay() {
    // snippet: overlay
    present(card, using: .overlay)
    // end

    // snippet: overlay-gesture
    present(card, using: .overlay, gesture: .panToEdge)
    // end

    // snippet: overlay-from-nothing
    present(card, using: .overlay)
    // end

    // snippet: overlay-blur
    present(
      card,
      using: .overlay(from: .view(cell))
        .size(.fractions(width: 0.8, height: 0.6))
        .backdrop(.blur(.systemUltraThinMaterial)))
    // end
  }

  func slide() {
    // snippet: slide
    present(article, using: .slide)
    // end

    // snippet: slide-gesture
    present(article, using: .slide, gesture: .leadingEdge)
    // end

    // snippet: slide-from-bottom
    present(article, using: .slide(edge: .bottom))
    // end
  }

  func fall() {
    // snippet: fall
    present(card, using: .fall)
    // end

    // snippet: fall-gesture
    present(card, using: .fall, gesture: .panToEdge)
    // end

    // snippet: fall-to-trailing
    present(card, using: .fall(over: .trailing))
    // end
  }

  func scale() {
    // snippet: scale
    present(article, using: .scale)
    // end

    // snippet: scale-gesture
    present(article, using: .scale, gesture: .pinch)
    // end
  }

  func spin() {
    // snippet: spin
    present(article, using: .spin)
    // end

    // snippet: spin-gesture
    present(article, using: .spin, gesture: .pinch)
    // end

    // snippet: spin-pull
    present(article, using: .spin, gesture: .pullLeftRight)
    // end
  }
}
