import TransitionCatalog
import UIKit

// Transitions as an app writes them, which sees only what is public.

extension ViewControllerTransition {
  /// The new screen covers the old one, which steps back.
  static let recede = effects(
    front: [.move(edge: .bottom), .cornerRadius(44).during(0.99...1)],
    back: [.scale(0.86), .cornerRadius(44).during(0...0.01), .dim(0.3)])

  /// The new screen pushes the old one away, and its rows come after it, one by one.
  static let rows = effects(
    front: [.move(edge: .trailing).timing(.spring(dampingRatio: 1)), .shadow(0.3)],
    back: [.move(edge: .leading, by: 0.3).timing(.spring(dampingRatio: 1)), .dim(0.2)],
    views: [
      "row": .offset(x: 40).timing(.spring(dampingRatio: 1)).staggered(over: 0.3)
    ]
  ).duration(0.6)

  /// Behaviors on several views, with windows and paces, and one direction only.
  static let behaviors = effects(
    front: .fade.during(0...0.3),
    views: [
      "title": [.offset(y: -40).during(0.25...0.5), .fade.during(0.25...0.75).timing(.easeIn)],
      "photo": .scale(0.4).timing(.spring(dampingRatio: 0.7)).during(0.2...1),
      "button": [.move(edge: .bottom).during(0.5...1), .rotate(degrees: 90).onlyOpening],
    ])
}
