import UIKit

// The app is asked when a run begins, and again when a landing place is no longer what it was.
extension Flight {
  /// Tells both screens what will fly, before they are laid out.
  func announce() {
    let (leaving, arriving) = opens ? (back, fore) : (fore, back)
    let screens = [(leaving, arriving), (arriving, leaving)]
    guard screens.contains(where: { !$0.0.adopters.isEmpty }) else { return }
    let own = leaving.answers()
    var keys =
      leaving.looksUp ? leaving.offers(own, for: arriving.answers().keys).map(\.key) : own.keys
    let presented = links.isEmpty ? [] : fore.controllers
    keys += links.filter { presented.contains(where: $0.isFor) }.map(\.key)
    guard !keys.isEmpty else { return }
    var seen: Set<TakeAlongKey> = []
    keys = keys.filter { seen.insert($0).inserted }
    // A screen that nobody tells anything is as it was.
    if leaving.adopters.isEmpty { known = own }
    for (screen, other) in screens {
      let representative = other.representative
      for adopter in screen.adopters {
        adopter.takeAlongWillFly(keys, to: representative)
        told.append { [weak adopter] in adopter }
      }
    }
  }

  /// Tells both screens what became of the elements. Call it after the run.
  func announceLanding() {
    for adopter in told { adopter()?.takeAlongDidLand(outcomes) }
    told = []
  }

  /// The offers of both screens. Call it when they are laid out.
  func offers() -> (back: [ElementScreen.Offer], fore: [ElementScreen.Offer]) {
    let (backs, fores) = (
      (opens ? known : nil) ?? back.answers(), (opens ? nil : known) ?? fore.answers()
    )
    known = nil
    return (
      back.offers(links, in: fore) + back.offers(backs, for: fores.keys),
      fore.offers(links, in: fore) + fore.offers(fores, for: backs.keys)
    )
  }

  /// The views that a screen offers now, by key.
  func views(at screen: ElementScreen) -> [TakeAlongKey: [UIView]] {
    screen.views(for: pairs.map(\.element.key), links: links, with: fore)
  }
}
