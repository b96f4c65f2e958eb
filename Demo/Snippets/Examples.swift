import TransitionCatalog
import UIKit

final class GuideViewController: UIViewController {}

// snippet: example-cover
extension ViewControllerTransition {
  static let cover = effects(
    front: [.move(edge: .bottom), .cornerRadius(44).during(0.99...1)],
    back: [.scale(0.86), .cornerRadius(44).during(0...0.01), .dim(0.3)])
}

extension GuideViewController {
  func open(_ walk: Walk) {
    present(WalkViewController(walk), using: .cover, gesture: .pullUpDown)
  }
}
// end

// snippet: example-cube
extension ViewControllerTransition {
  static let cube = effects(
    front: [
      .rotate(degrees: 90, axis: .y, anchorZ: -0.5, perspective: 5), .dim(0.3),
    ],
    back: [
      .rotate(degrees: -90, axis: .y, anchorZ: -0.5, perspective: 5), .dim(0.3),
    ],
    stacking: .byDepth
  ).timing(.easeInOut).duration(0.6).backdrop(.color(.systemGray4))
}

extension GuideViewController {
  func open(_ photo: Photo) {
    present(PhotoViewController(photo), using: .cube, gesture: .leadingEdge)
  }
}
// end

// snippet: example-flip
extension ViewControllerTransition {
  static let flip = effects(
    front: [
      .rotate(degrees: 180, axis: .y), .scale(0.6), .hidden(beyond: 0.5), .dim(0.15),
      .cornerRadius(44).during(0.98...1), .shadow(0.4),
    ],
    back: [
      .rotate(degrees: -180, axis: .y), .scale(0.6), .hidden(beyond: 0.5), .dim(0.15),
      .cornerRadius(44).during(0...0.02), .shadow(0.4),
    ]
  ).duration(0.6).backdrop(.color(.systemGray4))
}

extension GuideViewController {
  func open(_ card: Card) {
    present(CardViewController(card), using: .flip, gesture: .leadingEdge)
  }
}
// end

// snippet: example-page
extension ViewControllerTransition {
  static let page = effects(
    front: [.dim(0.3), .move(edge: .trailing, by: 0.1)],
    back: [
      .hinge(.leading, perspective: 4), .dim(0.2), .shadow(0.4),
      .cornerRadius(44).during(0...0.01),
    ],
    stacking: .backAbove
  ).duration(0.6)
}

extension GuideViewController {
  func open(_ chapter: Chapter) {
    present(ChapterViewController(chapter), using: .page, gesture: .leadingEdge)
  }
}
// end

// snippet: example-reveal
extension ViewControllerTransition {
  @MainActor static func reveal(from view: UIView) -> Self {
    effects(
      front: .reveal(from: .view(view)), back: .dim(0.2),
      views: ["close": [.scale(0.1), .fade]]
    ).timing(.easeOut)
  }
}

extension GuideViewController {
  func open(_ story: Story, from cell: UICollectionViewCell) {
    let screen = StoryViewController(story)
    screen.closeButton.effectKey = "close"
    present(screen, using: .reveal(from: cell), gesture: .leadingEdge)
  }
}
// end

// snippet: example-rows
extension ViewControllerTransition {
  static let rows = effects(
    front: [.move(edge: .trailing).timing(.spring(dampingRatio: 1)), .shadow(0.3)],
    back: [.move(edge: .leading, by: 0.3).timing(.spring(dampingRatio: 1)), .dim(0.2)],
    views: [
      "row": .offset(x: 40).timing(.spring(dampingRatio: 1)).staggered(over: 0.3)
    ]
  ).duration(0.6)
}

extension GuideViewController {
  func open(_ article: Article) {
    let screen = ArticleViewController(article)
    for row in screen.rows { row.effectKey = "row" }
    present(screen, using: .rows, gesture: .leadingEdge)
  }
}
// end
