import UIKit

// The places of elements that are in a card, while that is open.
extension Flight {
  /// Leaves the places in the back screen empty, where the fore screen stays beside it.
  func leaveHoles() {
    guard let holes else { return }
    let open = pairs.filter { !$0.isLost && $0.element.whileAway != .shown }
      .compactMap { pair in
        ElementHole(
          pair.back,
          look: pair.back.original.isCopied ? nil : pair.morphLayer.takeLook(isOld: pair.opens))
      }
    holes.leave(open, beside: fore.root, names: names(of: pairs.map(\.element.key)))
  }

  /// The back screen's answers, without keeping anything of the run.
  private func names(of keys: [TakeAlongKey]) -> ElementHoles.Names {
    let presenter = back.presenter
    return { [weak root = back.root, weak presented = fore.root, weak presenter, links] in
      guard let root, let presented else { return [:] }
      let screen = ElementScreen(root, presenter: presenter)
      return screen.views(
        for: keys, links: links, with: ElementScreen(presented, isFore: true))
    }
  }
}
