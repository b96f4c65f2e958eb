import UIKit

/// Finds the views in front of a screen's elements. A view with a blur becomes an `Occluder` only in the leaving
/// screen, which is rendered already; in the arriving screen such a view clips the elements, like a bar.
@MainActor
struct Occluders {
  private(set) var occluders: [Occluder] = []
  private let presence: Occluder.Presence
  /// The views with a blur, by the index of the covered element.
  private(set) var blurs: [Int: [UIView]] = [:]
  /// The indices of elements with a view in front.
  private var covered: Set<Int> = []

  /// Returns the occluders of a screen, and measures elements under blurs again.
  static func found(
    over ends: [OriginalView], in screen: ElementScreen, measuredIn space: RestingSpace,
    isBack: Bool,
    isLeaving: Bool, presence: Occluder.Presence
  ) -> [Occluder] {
    let found = Occluders(
      ends, in: screen.root.viewIfLoaded, in: space, isBack: isBack, isLeaving: isLeaving,
      presence: presence)
    for (index, blurs) in found.blurs { ends[index].measure(under: blurs, in: space) }
    if isLeaving { found.showEffects(in: ends) }
    return found.occluders
  }

  /// The maximum number of occluders in a screen, for performance.
  static var limit: Int { 8 }

  init(
    _ ends: [OriginalView], in screen: UIView?, in space: RestingSpace, isBack: Bool,
    isLeaving: Bool,
    presence: Occluder.Presence
  ) {
    self.presence = presence
    var branches: [ObjectIdentifier: [Int]] = [:]
    branches.reserveCapacity(ends.count)
    var parents: [UIView] = []
    var known: Set<ObjectIdentifier> = []
    var candidates: [(view: UIView, area: CGFloat, isInside: Bool)] = []
    for (index, end) in ends.enumerated() {
      var view = end.view
      while let current = view, current !== screen, let parent = current.superview {
        branches[ObjectIdentifier(current), default: []].append(index)
        if known.insert(ObjectIdentifier(parent)).inserted { parents.append(parent) }
        view = parent
      }
    }
    // From inside to outside, because subviews of outer ancestors are further in front.
    for parent in parents {
      var below: [Int] = []
      for view in parent.drawnSubviews {
        if let mine = branches[ObjectIdentifier(view)] {
          below += mine
          continue
        }
        if below.isEmpty || space.isCuttingBar(view, before: below.compactMap { ends[$0].view }) {
          continue
        }
        let box = space.box(view.bounds, of: view)
        let under = below.filter { ends[$0].metrics.box.intersects(box) }
        // A view that `drawsNothing` and only passes touches on, such as a host of notices, covers nothing.
        if under.isEmpty || view.drawsNothing { continue }
        covered.formUnion(under)
        if view.containsEffect, !isLeaving {
          for index in under { blurs[index, default: []].append(view) }
        } else {
          let isInside = under.contains {
            ends[$0].metrics.box.insetBy(dx: -1, dy: -1).contains(box)
          }
          candidates.append((view, box.width * box.height, isInside))
        }
      }
    }
    // Beyond `limit`, a close button is preferred to a cover of the whole screen.
    let largest = candidates.map(\.area).sorted().prefix(Occluders.limit).last ?? 0
    for candidate in candidates where candidate.area <= largest {
      guard occluders.count < Occluders.limit else { break }
      add(
        candidate.view, in: space, isBack: isBack, isLeaving: isLeaving,
        hides: candidate.isInside)
    }
  }

  /// Sets `isShownByWindow` of each element that contains a blur, if the window shows nothing else at its place: no
  /// occluder, no clip, no other element.
  private func showEffects(in ends: [OriginalView]) {
    for (index, end) in ends.enumerated() where !covered.contains(index) {
      guard let view = end.view, end.kind == .snapshot, view.containsEffect,
        end.isRendered, end.metrics.isPlain, end.metrics.covered == .zero,
        end.metrics.alpha >= 1
      else { continue }
      let isAlone = ends.allSatisfy { other in
        guard let outer = other.view, other !== end else { return true }
        return (outer !== view && view.isDescendant(of: outer))
          || !other.metrics.box.intersects(end.metrics.box)
      }
      end.isShownByWindow = isAlone
    }
  }

  private mutating func add(
    _ view: UIView, in space: RestingSpace, isBack: Bool, isLeaving: Bool,
    hides: Bool
  ) {
    let original = OriginalView(view, as: .snapshot)
    original.isShownByWindow = view.containsEffect
    guard original.measure(in: space) == nil else { return }
    if original.isShownByWindow, !original.isRendered || !original.metrics.isPlain { return }
    occluders.append(
      Occluder(
        original, isBack: isBack, isLeaving: isLeaving, hides: hides,
        presence: presence))
  }
}

/// A view in front of an element of its own screen, but not an element, such as a close button or a gradient. Its
/// snapshot lies in front of the elements' layers too, moves with its screen, and fades out at the start or in at the
/// end, so the view does not disappear or appear in a single frame.
@MainActor
final class Occluder {
  let original: OriginalView
  let isBack: Bool
  /// True in the leaving screen, where the elements start.
  let isLeaving: Bool
  /// True if the occluder lies in an element's box: both originals are hidden. Otherwise the occluder's original stays.
  let hides: Bool
  let morphLayer: MorphLayer

  init(
    _ original: OriginalView, isBack: Bool, isLeaving: Bool, hides: Bool, presence: Presence
  ) {
    self.original = original
    original.claim()
    self.isBack = isBack
    self.isLeaving = isLeaving
    self.hides = hides
    let metrics = original.metrics
    let morph = Morph(from: metrics, to: metrics, middles: (original.middle, original.middle))
    morphLayer = MorphLayer(morph, blend: presence.blend(isLeaving: isLeaving), style: .plain)
  }

  /// The time in which an occluder is visible.
  enum Presence {
    /// At rest and shortly before or after, because its screen stays behind.
    case brief
    /// While its screen is large, because the screen follows the element under the occluder.
    case whileLarge
    /// During the whole run, because its screen is in front.
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
    guard original.measure(in: space) == nil else { return }
    morphLayer.morph.retarget(from: original.metrics, to: original.metrics)
  }

  func play(along keyTimes: KeyTimes) {
    morphLayer.play(along: keyTimes, on: keyTimes.planes.map(plane))
  }

  func show(at fraction: CGFloat, in planes: FlightPlanes) {
    morphLayer.show(at: fraction, on: plane(in: planes))
  }

  private func plane(in planes: FlightPlanes) -> FlightPlanes.Plane {
    .aboard(isBack ? planes.back : planes.front)
  }
}
