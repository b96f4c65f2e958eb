import TransitionCatalog
import UIKit

extension ViewControllerTransition {
  fileprivate static let deal = effects(
    front: [.move(edge: .bottom, by: 1.25), .rotate(degrees: 12), .displayCorners, .shadow(0.3)],
    back: [.scale(0.92), .displayCorners, .dim(0.3)]
  ).timing(.spring(dampingRatio: 0.8)).duration(0.6)
}

extension ViewControllerTransition {
  /// `deal` of the last step, for the suites.
  static let card = deal
}

extension ViewControllerTransition {
  fileprivate static let rows = effects(
    front: .move(edge: .trailing), back: .dim(0.2),
    views: ["row": .offset(x: 240).timing(.easeOut).staggered(over: 0.5)]
  ).duration(0.6)
}

final class YourFirstTransitionCode: GuideScreen {
  func calls() {
    list.present(photo, using: .slide)
    list.present(photo, using: .deal)
    list.present(photo, using: .deal, gesture: .panToEdge)
    navigationController?.push(photo, using: .deal)
    row.effectKey = "row"
  }

  nonisolated static let transitions: [ViewControllerTransition] = [
    .slide, MovedDeal.transition, TiltedDeal.transition, StackedDeal.transition, .deal, .rows,
    .deal.backdrop(.color(.systemGray4)), .fold.duration(0.8),
  ]

  var effects: [TransitionEffect] {
    [
      .fade, .opacity(0.3), .move(edge: .trailing), .move(edge: .bottom, by: 0.2),
      .offset(x: 120, y: 40), .scale(0.92), .scale(0.92, anchor: .top), .rotate(degrees: 90),
      .rotate(degrees: 90, axis: .y), .hinge(.leading), .dim(0.3), .cornerRadius(28),
      .displayCorners, .shadow(0.3), .reveal(from: .view(button)), .hidden(beyond: 0.5),
      .fade.during(0...0.5), .fade.timing(.easeOut), .fade.staggered(over: 0.5),
      .fade.onlyOpening, .fade.onlyClosing,
    ]
  }
}
