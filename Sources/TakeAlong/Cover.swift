import UIKit

/// A view that lies before an element in its own screen, and takes part in nothing: a close
/// button, a gradient. Its likeness goes before the travellers too, fading out where they leave and
/// in where they land, or it would vanish at once and come back at once.
@MainActor
final class Cover {
  let original: Original
  let isBack: Bool
  /// Whether it lies where the travellers start.
  let isLeaving: Bool
  let traveller: Traveller

  /// More would cost more than they are worth.
  static var most: Int { 8 }

  private init(_ original: Original, _ perch: Perch, isBack: Bool, isLeaving: Bool) {
    self.original = original
    original.take()
    self.isBack = isBack
    self.isLeaving = isLeaving
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

  /// What lies before these elements of one screen, the lowest first.
  static func before(
    _ ends: [Passenger.End], in screen: UIView?, on ground: Ground, isBack: Bool, isLeaving: Bool
  ) -> [Cover] {
    var boxes: [ObjectIdentifier: [CGRect]] = [:]
    var parents: [UIView] = []
    var known: Set<ObjectIdentifier> = []
    for end in ends {
      let box = end.perch.box
      var view = end.original.view
      while let current = view, current !== screen, let parent = current.superview {
        boxes[ObjectIdentifier(current), default: []].append(box)
        if known.insert(ObjectIdentifier(parent)).inserted { parents.append(parent) }
        view = parent
      }
    }
    var found: [Cover] = []
    for parent in parents where found.count < most {
      var below: [CGRect] = []
      for view in parent.subviews {
        if let mine = boxes[ObjectIdentifier(view)] {
          below += mine
        } else if !below.isEmpty, view.isCover, found.count < most {
          let box = ground.box(view.bounds, of: view)
          guard below.contains(where: { $0.intersects(box) }), !ground.isBar(view),
            // Before a presenter that stays outside lies all that is presented.
            !ground.container.isDescendant(of: view)
          else { continue }
          let original = Original(view)
          if case .perch(let perch) = original.measure(on: ground) {
            found.append(Cover(original, perch, isBack: isBack, isLeaving: isLeaving))
          }
        }
      }
    }
    // Found from the inside out: what is further out lies further before.
    return found
  }
}

extension UIView {
  /// Effects cannot be portrayed without the window that they work on.
  fileprivate var isCover: Bool { isSeen && !(self is UIVisualEffectView) }
}
