import TransitionCatalog
import UIKit

// Six transitions as an app writes them, which sees only what is public.

extension ViewControllerTransition {
  /// The new screen covers the old one, which steps back.
  static let cover = effects(
    front: [.move(edge: .bottom), .cornerRadius(44).during(0.99...1)],
    back: [.scale(0.86), .cornerRadius(44).during(0...0.01), .dim(0.3)])

  /// Two faces of a cube that is turned, seen from far away.
  static let cube = effects(
    front: [.rotate(degrees: 90, axis: .y, anchorZ: -0.5, perspective: 5), .dim(0.3)],
    back: [.rotate(degrees: -90, axis: .y, anchorZ: -0.5, perspective: 5), .dim(0.3)],
    stacking: .byDepth
  ).timing(.easeInOut).duration(0.6).backdrop(.color(.systemGray4))

  /// The new screen is on the other side of the old one; both step back, so that they have room to turn.
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

  /// The old page turns about its spine and bares the new one.
  static let page = effects(
    front: [.dim(0.3), .move(edge: .trailing, by: 0.1)],
    back: [
      .hinge(.leading, perspective: 4), .dim(0.2), .shadow(0.4),
      .cornerRadius(44).during(0...0.01),
    ],
    stacking: .backAbove
  ).duration(0.6)

  /// The new screen shows through a circle that opens from a view.
  static func reveal(from view: UIView) -> Self {
    effects(
      front: .reveal(from: .view(view)), back: .dim(0.2), views: ["close": [.scale(0.1), .fade]]
    ).timing(.easeOut)
  }

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
