import UIKit

/// A view in front of an element in its own screen that is no element itself, such as a close
/// button or a gradient. Its snapshot is in front of the morph layers too, moves with its screen, and fades
/// out at the start or in at the end, so that the view does not disappear or appear in one frame.
@MainActor
final class Occluder {
  let original: OriginalView
  let isBack: Bool
  /// True in the screen in which the elements start.
  let isLeaving: Bool
  /// The element whose box it lies in, with which its original is hidden. One that lies in none stays.
  let hiddenWith: ElementEnd?
  let morphLayer: MorphLayer

  init(
    _ original: OriginalView, _ metrics: ElementMetrics, isBack: Bool, isLeaving: Bool,
    hiddenWith: ElementEnd?, presence: Presence
  ) {
    self.original = original
    original.claim()
    self.isBack = isBack
    self.isLeaving = isLeaving
    self.hiddenWith = hiddenWith
    let morph = Morph(from: metrics, to: metrics, middles: (original.middle, original.middle))
    morphLayer = MorphLayer(morph, blend: presence.blend(isLeaving: isLeaving), style: .plain)
  }

  /// The time for which it is seen.
  enum Presence {
    /// At rest, and a moment before or after: its screen stays behind.
    case brief
    /// While its screen is large: that follows the element which it lies on.
    case whileLarge
    /// All the way: its screen is in front.
    case lasting

    func blend(isLeaving: Bool) -> Blend {
      switch self {
      case .brief: isLeaving ? .leaving(by: 0.12) : .arriving(from: 0.85, by: 1)
      case .whileLarge: isLeaving ? .leaving(by: 0.5) : .arriving(from: 0.4, by: 0.8)
      case .lasting: isLeaving ? .oldOnly : .newOnly
      }
    }
  }

  func measure(in space: RestingSpace) {
    guard case .metrics(let metrics) = original.measure(in: space) else { return }
    morphLayer.morph.retarget(from: metrics, to: metrics)
  }

  func play(along keyTimes: KeyTimes) {
    morphLayer.play(along: keyTimes, on: keyTimes.planes.map(plane))
  }

  func show(at fraction: CGFloat, in planes: FlightPlanes) {
    morphLayer.show(at: fraction, on: plane(in: planes))
  }

  private func plane(in planes: FlightPlanes) -> FlightPlanes.Plane {
    .aboard(isBack ? planes.back : planes.fore)
  }
}
