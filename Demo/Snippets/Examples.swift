import TransitionCatalog
import UIKit

final class GuideForExamples: UIViewController {
  func open(_ article: ArticleViewController) {
    // snippet: example-recede
    present(article, using: .recede)
    // end

    // snippet: example-rows
    for row in article.rows {
      row.effectKey = "row"
    }
    present(article, using: .rows)
    // end
  }
}

// snippet: example-recede
extension ViewControllerTransition {
  static let recede = effects(
    front: [
      .move(edge: .bottom),
      .cornerRadius(44)
        .during(0.99...1),
    ],
    back: [
      .scale(0.86), .dim(0.3),
      .cornerRadius(44)
        .during(0...0.01),
    ])
}
// end

// snippet: example-rows
extension ViewControllerTransition {
  static let rows = effects(
    front: [
      .move(edge: .trailing)
        .timing(.spring(dampingRatio: 1)),
      .shadow(0.3),
    ],
    back: [
      .move(edge: .leading, by: 0.3)
        .timing(.spring(dampingRatio: 1)),
      .dim(0.2),
    ],
    views: [
      "row": .offset(x: 40)
        .timing(.spring(dampingRatio: 1))
        .staggered(over: 0.3)
    ]
  ).duration(0.6)
}
// end
