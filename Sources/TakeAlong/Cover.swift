import UIKit

/// A view that lies before an element in its own screen, and takes part in nothing: a close
/// button, a gradient, a bar. Its likeness goes before the travellers too, fading out where they leave
/// and in where they land, or it would vanish at once and come back at once.
@MainActor
final class Cover {
  let original: Original
  let isBack: Bool
  /// Whether it lies where the travellers start.
  let isLeaving: Bool
  /// What lies inside of an element is part of it. What reaches beyond stays in its screen too.
  let hides: Bool
  let traveller: Traveller

  init(_ original: Original, _ perch: Perch, isBack: Bool, isLeaving: Bool, hides: Bool) {
    self.original = original
    original.take()
    self.isBack = isBack
    self.isLeaving = isLeaving
    self.hides = hides
    let morph = Morph(from: perch, to: perch, middles: (original.middle, original.middle))
    traveller = Traveller(morph, blend: isLeaving ? .leaving : .arriving, style: .plain)
  }

  func measure(on ground: Ground) {
    guard case .perch(let perch) = original.measure(on: ground) else { return }
    traveller.morph.aim(from: perch, to: perch)
  }

  func fly(along beats: Beats) {
    traveller.fly(along: isCarried ? beats.carried(isLeaving: isLeaving) : beats.still)
  }

  func show(at fraction: CGFloat, drift: CGVector) {
    let share = isCarried ? Beats.share(fraction, isLeaving: isLeaving) : 0
    traveller.show(at: fraction, drift: drift.scaled(by: share))
  }

  /// A finger carries the screen above only.
  private var isCarried: Bool { !isBack }
}
