import UIKit

/// A view that lies before an element in its own screen, and takes part in nothing: a close
/// button, a gradient, a bar. Its likeness goes before the travellers too, fading out where they leave
/// and in where they land, or it would vanish at once and come back at once.
@MainActor
final class Occluder {
  let original: OriginalView
  let isBack: Bool
  /// Whether it lies where the travellers start.
  let isLeaving: Bool
  /// What lies inside of an element is part of it. What reaches beyond stays in its screen too.
  let hides: Bool
  let traveller: MorphLayer

  init(
    _ original: OriginalView, _ perch: ElementMetrics, isBack: Bool, isLeaving: Bool, hides: Bool
  ) {
    self.original = original
    original.take()
    self.isBack = isBack
    self.isLeaving = isLeaving
    self.hides = hides
    let morph = Morph(from: perch, to: perch, middles: (original.middle, original.middle))
    traveller = MorphLayer(morph, blend: isLeaving ? .leaving : .arriving, style: .plain)
  }

  func measure(on ground: RestingSpace) {
    guard case .perch(let perch) = original.measure(on: ground) else { return }
    traveller.morph.aim(from: perch, to: perch)
  }

  func fly(along beats: KeyTimes) {
    traveller.fly(along: isCarried ? beats.carried(isLeaving: isLeaving) : beats.still)
  }

  func show(at fraction: CGFloat, drift: CGVector) {
    let share = isCarried ? KeyTimes.share(fraction, isLeaving: isLeaving) : 0
    traveller.show(at: fraction, drift: drift.scaled(by: share))
  }

  /// A finger carries the screen above only.
  private var isCarried: Bool { !isBack }
}
