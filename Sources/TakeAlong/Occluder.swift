import UIKit

/// A view in front of an element of its own screen, but not an element, such as a close button or a gradient. Its
/// snapshot lies in front of the elements' layers too, moves with its screen, and fades out at the start or in at the
/// end, so the view does not disappear or appear in a single frame.
@MainActor
struct Occluder {
  let original: Original
  let side: TransitionScreen
  /// True if the occluder lies in an element's box: both originals are hidden. Otherwise the occluder's original stays.
  let hides: Bool
  let morphTree: MorphTree

  /// Returns the occluders of a screen, and measures elements under blurs again. A view with a blur becomes an occluder
  /// only in the leaving screen, which is rendered already; in the arriving screen such a view clips the elements, like
  /// a bar.
  static func all(
    over ends: [Original], in screen: ElementScreen, measuredIn space: RestingSpace,
    isLeaving: Bool, presence: Presence
  ) -> [Occluder] {
    // The views that become occluders.
    var candidates: [(view: UIView, area: CGFloat, isInside: Bool)] = []
    var covered: Set<Int> = []
    for (view, below) in views(over: ends, in: screen.rootViews) {
      if space.isCuttingBar(view, before: below.compactMap { ends[$0].view }) { continue }
      let box = space.box(view.bounds, of: view)
      let under = below.filter { ends[$0].metrics.box.intersects(box) }
      // A view that `drawsNothing` and only passes touches on, such as a host of notices, covers nothing.
      if under.isEmpty || view.drawsNothing { continue }
      covered.formUnion(under)
      if view.containsEffect, !isLeaving {
        for index in under { ends[index].blurs.append(view) }
      } else {
        let isInside = under.contains { ends[$0].metrics.box.insetBy(dx: -1, dy: -1).contains(box) }
        candidates.append((view, box.width * box.height, isInside))
      }
    }
    var occluders: [Occluder] = []
    // Beyond `limit`, a close button is preferred to a cover of the whole screen.
    let largest = candidates.map(\.area).sorted().prefix(limit).last ?? 0
    for (view, area, isInside) in candidates where area <= largest && occluders.count < limit {
      let original = Original(view, as: .snapshot)
      original.isShownByWindow = view.containsEffect
      guard original.measure(in: space) == nil,
        !original.isShownByWindow || (original.isRendered && original.metrics.isPlain)
      else { continue }
      original.claim()
      let (metrics, middle) = (original.metrics, original.middle)
      let morphTree = MorphTree(
        Morph(from: metrics, to: metrics, middles: (middle, middle)),
        blend: presence.blend(isLeaving: isLeaving), style: MorphStyle(),
        movingWith: .screen(screen.side))
      occluders.append(
        Occluder(
          original: original, side: screen.side, hides: isInside, morphTree: morphTree))
    }
    for end in ends where !end.blurs.isEmpty {
      // Blurs that would leave nothing visible do not clip the element.
      if end.measure(in: space) != nil { end.blurs = [] }
    }
    if isLeaving {
      for index in ends.indices where !covered.contains(index) {
        ends[index].showEffect(among: ends)
      }
    }
    return occluders
  }

  /// The maximum number of occluders in a screen, for performance.
  private static var limit: Int { 8 }

  /// Returns the views drawn in front of elements, and the indices of the elements below each view. The views come from
  /// inside to outside, because subviews of outer ancestors are further in front.
  private static func views(over ends: [Original], in screens: [UIView])
    -> [(view: UIView, below: [Int])]
  {
    // The elements in each view around elements.
    var branches: [ObjectIdentifier: [Int]] = [:]
    branches.reserveCapacity(ends.count)
    var parents: [UIView] = []
    var known: Set<ObjectIdentifier> = []
    for (index, end) in ends.enumerated() {
      var view = end.view
      while let current = view, !screens.contains(where: { $0 === current }),
        let parent = current.superview
      {
        branches[ObjectIdentifier(current), default: []].append(index)
        if known.insert(ObjectIdentifier(parent)).inserted { parents.append(parent) }
        view = parent
      }
    }
    var views: [(view: UIView, below: [Int])] = []
    for parent in parents {
      var below: [Int] = []
      for view in parent.drawnSubviews {
        if let mine = branches[ObjectIdentifier(view)] {
          below += mine
        } else if !below.isEmpty {
          views.append((view, below))
        }
      }
    }
    return views
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
      case .brief: isLeaving ? .fadeOut(by: 0.12) : .fadeIn(from: 0.85, by: 1)
      case .whileLarge: isLeaving ? .fadeOut(by: 0.5) : .fadeIn(from: 0.4, by: 0.8)
      case .lasting: isLeaving ? .leavingOnly : .arrivingOnly
      }
    }
  }

  func measure(in space: RestingSpace) {
    guard original.measure(in: space) == nil else { return }
    morphTree.morph.retarget(from: original.metrics, to: original.metrics)
  }
}
