import TransitionCatalog
import UIKit

/// The calls that open the articles of the guide with what is no preset.
final class MoreCalls: UIViewController {
  private let article = UIViewController()
  private let cell = UICollectionViewCell()

  func open() {
    // snippet: fade
    present(article, using: .fade)
    // end

    // snippet: cover
    present(article, using: .cover)
    // end

    // snippet: push
    present(article, using: .push)
    // end

    // snippet: cube
    present(article, using: .cube)
    // end

    // snippet: flip
    present(article, using: .flip)
    // end

    // snippet: page
    present(article, using: .page)
    // end

    // snippet: reveal
    present(article, using: .reveal(from: .view(cell)))
    // end
  }
}
