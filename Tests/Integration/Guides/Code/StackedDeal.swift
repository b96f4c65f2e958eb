import TransitionCatalog

extension ViewControllerTransition {
  fileprivate static let deal = effects(
    front: [.move(edge: .bottom, by: 1.25), .rotate(degrees: 12), .displayCorners, .shadow(0.3)],
    back: [.scale(0.92), .displayCorners, .dim(0.3)])
}

/// The fourth step of the page about a first transition: `deal` has one name in all steps, and a file for each.
enum StackedDeal {
  static let transition = ViewControllerTransition.deal
}
