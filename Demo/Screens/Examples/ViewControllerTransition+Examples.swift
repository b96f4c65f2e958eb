import TransitionCatalog
import UIKit

// Two transitions as an app writes them.
extension ViewControllerTransition {
  /// The new screen covers the old one, which steps back.
  public static let recede = effects(
    front: [.move(edge: .bottom), .cornerRadius(44).during(0.99...1)],
    back: [.scale(0.86), .cornerRadius(44).during(0...0.01), .dim(0.3)])

  /// The new screen pushes the old one away, and its rows come after it, one by one.
  public static let rows = effects(
    front: [.move(edge: .trailing).timing(.spring(dampingRatio: 1)), .shadow(0.3)],
    back: [.move(edge: .leading, by: 0.3).timing(.spring(dampingRatio: 1)), .dim(0.2)],
    views: [
      "row": .offset(x: 40).timing(.spring(dampingRatio: 1)).staggered(over: 0.3)
    ]
  ).duration(0.6)
}
