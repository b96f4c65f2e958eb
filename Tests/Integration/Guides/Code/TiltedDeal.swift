import TransitionCatalog

extension ViewControllerTransition {
  fileprivate static let deal = effects(
    front: [.move(edge: .bottom, by: 1.25), .rotate(degrees: 12)])
}

/// The third step of the page about a first transition: `deal` has one name in all steps, and a file for each.
enum TiltedDeal {
  static let transition = ViewControllerTransition.deal
}
