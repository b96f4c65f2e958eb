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

  /// - Parameter staysInFront: Whether it is seen all the way, because its screen is in front all the way.
  init(
    _ original: OriginalView, _ metrics: ElementMetrics, isBack: Bool, isLeaving: Bool,
    hiddenWith: ElementEnd?, staysInFront: Bool = false
  ) {
    self.original = original
    original.claim()
    self.isBack = isBack
    self.isLeaving = isLeaving
    self.hiddenWith = hiddenWith
    let morph = Morph(from: metrics, to: metrics, middles: (original.middle, original.middle))
    let blend: Blend =
      staysInFront
      ? (isLeaving ? .oldOnly : .newOnly) : (isLeaving ? .leaving : .arriving)
    morphLayer = MorphLayer(morph, blend: blend, style: .plain)
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
