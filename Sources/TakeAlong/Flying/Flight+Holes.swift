import UIKit

// The places of elements that are in a card, while that is open.
extension Flight {
  /// Leaves the places in the back screen empty, where the fore screen stays beside it.
  func leaveHoles() {
    guard let holes else { return }
    // A part of a hidden view would have no snapshot in which to fly back.
    let parts = pairs.map(\.back.original).filter { $0.part != nil }
    let away = pairs.filter { pair in
      !pair.isLost && pair.element.whileAway == .hole
        && !parts.contains(where: pair.back.original.contains)
    }
    let elements = away.compactMap { hole(at: $0.back.original, of: $0.back, in: $0.morphLayer) }
    // A badge on a picture would stay alone.
    let covers = occluders.compactMap { occluder in
      occluder.hiddenWith.flatMap { end in
        elements.contains { $0.view === end.view }
          ? hole(at: occluder.original, of: end, in: occluder.morphLayer) : nil
      }
    }
    holes.leave(
      elements + covers, beside: fore.root, names: names(of: pairs.map(\.element.key)))
  }

  private func hole(at original: OriginalView, of end: ElementEnd, in morphLayer: MorphLayer)
    -> ElementHole?
  {
    ElementHole(
      original, of: end, look: original.isCopied ? nil : morphLayer.takeLook(isOld: opens))
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
