import TransitionCatalog
import UIKit

// Everything that the README says an app writes for transitions of its own: GuideTests looks for it here.

extension ViewControllerTransition {
  fileprivate static let box = effects(
    front: .rotate(degrees: 90, axis: .y, anchorZ: -0.5),
    back: .rotate(degrees: -90, axis: .y, anchorZ: -0.5),
    stacking: .byDepth)
}

@MainActor
struct ReadmeCode {
  func calls(_ list: UIViewController, _ photo: UIViewController, _ stack: UINavigationController) {
    list.present(photo, using: .box)
    stack.push(photo, using: .asymmetric(opening: .box, closing: .slide))
  }

  nonisolated static let transitions: [ViewControllerTransition] = [
    .box, .fold(edge: .top), .slide.mirrored().duration(0.8),
    .slide.combined(with: .effects(front: .fade)), .asymmetric(opening: .box, closing: .fold),
    .dynamic { request in request.requester == nil ? .system : .box },
  ]
}
