import UIKit

@testable import TransitionCatalog

/// Two screens with the same elements in different places: a picture, a text, a badge and a panel.
typealias Gallery = House<ElementsController>

extension House where Screen == ElementsController {
  convenience init(
    _ venue: Venue = .modal, presenter: ElementsController = ElementsController(.small),
    screen: ElementsController = ElementsController(.large)
  ) {
    self.init(venue, [presenter, screen], log: Log())
    clock.advance(by: 0.1)
  }

  @discardableResult
  func controller(
    _ preset: PresetUnderTest, gesture: TransitionGesture? = .pinch
  ) -> TransitionController {
    let controller =
      TransitionController.installed(on: screen)
      ?? TransitionController(presenting: screen, preset: preset, gesture: gesture)
    if vendor.controller !== controller {
      controller.onEnd { [log] in log.write("end \($1 == .committed)") }
    }
    vendor.controller = controller
    return controller
  }

  func open(
    _ preset: PresetUnderTest, gesture: TransitionGesture? = .pinch, animated: Bool = true
  ) {
    controller(preset, gesture: gesture)
    open(animated: animated)
  }

  /// Advances to the last instant of the segment.
  func flyOn() {
    // Looking at a landing that has moved, the run may last longer.
    while let left = run?.playback?.remaining, left > 0.001 {
      clock.advance(by: min(left - 0.001, 1.0 / 60))
      if left - 0.001 < 1e-6 { return }
    }
  }

  var report: [TakeAlongKey: TakeAlongOutcome] {
    TransitionController.installed(on: screen)?.takeAlongReport ?? [:]
  }

  /// Returns the elements that are more than half a point from their destination, and how far.
  func misses(
    of landing: ElementsController, isLeaving: Bool = false, isLost: Bool = false
  ) -> [TakeAlongKey: CGFloat] {
    guard !morphTrees.isEmpty else { return ["nobody flies": .infinity] }
    var misses: [TakeAlongKey: CGFloat] = [:]
    for (key, morphTree) in morphTrees where !isLost || key != "badge" {
      let miss = landing.elements[key].map { morphTree.miss($0, isLeaving: isLeaving) } ?? .infinity
      // A run ends when half a point is left; a frame before there is a little more.
      if !(miss <= 0.8) { misses[key] = miss }
    }
    return misses
  }

  /// Indicates that nothing is left of a flight, neither an overlay nor a hidden view.
  var isClean: Bool {
    var isClean = true
    let roots = [window, presenter.view, screen.viewIfLoaded].compactMap { $0 }
    for root in roots {
      root.walk {
        if $0 is FlightOverlay || Original.hides($0) { isClean = false }
      }
    }
    return isClean
  }

  /// The overlay of the current flight.
  var flightOverlay: FlightOverlay? {
    var found: FlightOverlay?
    window.walk { if let flightOverlay = $0 as? FlightOverlay { found = flightOverlay } }
    return found
  }

  /// The morph layers by key.
  var morphTrees: [TakeAlongKey: MorphTree] {
    var found: [TakeAlongKey: MorphTree] = [:]
    for pair in run?.flight?.pairs ?? [] {
      found[pair.key] = pair.morphTree
    }
    return found
  }
}

extension TakeAlongKey: Comparable {
  public static func < (one: TakeAlongKey, other: TakeAlongKey) -> Bool {
    one.description < other.description
  }
}

extension ElementsController {
  static let keys: [TakeAlongKey] = ["badge", "panel", "picture", "title"]
  static let image = makeImage(.orange)

  /// Returns an image of 120 × 90 points in one color.
  static func makeImage(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 120, height: 90)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 120, height: 90))
    }
  }
}

extension MorphTree {
  /// The outline as the render server shows it, in the window.
  var shownFrame: CGRect? { outlines.first.flatMap { shown($0.layer) } }

  /// The frames of both ends' snapshots, as they are shown.
  var shownLook: (old: CGRect?, new: CGRect?) {
    (leavingSlot.sublayers?.first.flatMap(shown), arrivingSlot.sublayers?.first.flatMap(shown))
  }

  var shownRadius: CGFloat {
    outlines.map { $0.layer.presentation()?.cornerRadius ?? 0 }.max() ?? 0
  }

  /// The color behind the snapshots.
  var shownGround: CGColor? {
    guard let inner = outlines.last?.layer else { return nil }
    let own = inner.sublayers?.first { $0 !== leavingSlot && $0 !== arrivingSlot } ?? inner
    return own.presentation()?.backgroundColor
  }

  /// Returns the shown radius of these corners. Each corner is round in one of the outlines.
  func shownRadius(of corners: CACornerMask) -> CGFloat {
    outlines.filter { $0.layer.maskedCorners.isSuperset(of: corners) }
      .map { $0.layer.presentation()?.cornerRadius ?? 0 }.max() ?? 0
  }

  var shownBorder: CGFloat { outlines[0].layer.presentation()?.borderWidth ?? 0 }

  /// Returns how far the outline and the snapshot are from a view that the layer stands for.
  func miss(_ view: UIView, isLeaving: Bool) -> CGFloat {
    let home = view.portrayed
    var miss: CGFloat = 0
    let isText = view is UILabel
    if !isText { miss = shownFrame?.distance(to: home.outline) ?? .infinity }
    let isOldSeen = blend == .leavingOnly || (isLeaving && blend != .arrivingOnly)
    guard let look = isOldSeen ? shownLook.old : shownLook.new else { return .infinity }
    let portrait = (isOldSeen ? leavingSlot : arrivingSlot).sublayers?.first?.bounds.size
    if portrait == Original(view).frame.size || view is UIImageView {
      return max(miss, look.distance(to: home.look))
    }
    // The view has another shape than when it was snapshotted, and snapshots are never stretched: a
    // text still begins where the view's does, and anything else is centered.
    if isText { return max(miss, abs(look.minX - home.look.minX), abs(look.midY - home.look.midY)) }
    return max(miss, hypot(look.midX - home.look.midX, look.midY - home.look.midY))
  }

  private func shown(_ layer: CALayer) -> CGRect? {
    guard let shown = layer.presentation() else { return nil }
    var root = shown
    while let next = root.superlayer { root = next }
    return shown.convert(shown.bounds, to: root)
  }
}

extension CGRect {
  /// Returns the distance of the side that is off most.
  func distance(to other: CGRect) -> CGFloat {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX),
      abs(maxY - other.maxY))
  }
}

extension UIView {
  /// The frames of the element and of its snapshot, in the window.
  var portrayed: (outline: CGRect, look: CGRect) {
    let original = Original(self)
    return (convert(original.outline, to: nil), convert(original.frame, to: nil))
  }
}
