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
  let morphLayer: MorphLayer

  init(
    _ original: OriginalView, _ metrics: ElementMetrics, isBack: Bool, isLeaving: Bool, hides: Bool
  ) {
    self.original = original
    original.claim()
    self.isBack = isBack
    self.isLeaving = isLeaving
    self.hides = hides
    let morph = Morph(from: metrics, to: metrics, middles: (original.middle, original.middle))
    morphLayer = MorphLayer(morph, blend: isLeaving ? .leaving : .arriving, style: .plain)
  }

  func measure(in space: RestingSpace) {
    guard case .metrics(let metrics) = original.measure(in: space) else { return }
    morphLayer.morph.retarget(from: metrics, to: metrics)
  }

  func play(along keyTimes: KeyTimes) {
    morphLayer.play(along: isCarried ? keyTimes.carried(isLeaving: isLeaving) : keyTimes.still)
  }

  func show(at fraction: CGFloat, dragOffset: CGVector) {
    let share = isCarried ? KeyTimes.share(fraction, isLeaving: isLeaving) : 0
    morphLayer.show(at: fraction, dragOffset: dragOffset.scaled(by: share))
  }

  /// A finger carries the screen above only.
  private var isCarried: Bool { !isBack }
}
