import UIKit

/// What lies before the elements of one screen, and goes along with them for a moment. What blurs can
/// only be portrayed where it works already; where it does not yet, they land under it as under a bar.
@MainActor
struct Occluders {
  private(set) var covers: [Occluder] = []
  /// By the element's place in the list.
  private(set) var veils: [Int: [UIView]] = [:]

  /// More would cost more than they are worth.
  static var most: Int { 8 }

  init(
    _ ends: [ElementEnd], in screen: UIView?, on ground: RestingSpace, isBack: Bool, isLeaving: Bool
  ) {
    var branches: [ObjectIdentifier: [Int]] = [:]
    var parents: [UIView] = []
    var known: Set<ObjectIdentifier> = []
    for (index, end) in ends.enumerated() {
      var view = end.view
      while let current = view, current !== screen, let parent = current.superview {
        branches[ObjectIdentifier(current), default: []].append(index)
        if known.insert(ObjectIdentifier(parent)).inserted { parents.append(parent) }
        view = parent
      }
    }
    // From the inside out: what is further out lies further before.
    for parent in parents {
      var below: [Int] = []
      for view in parent.subviews {
        if let mine = branches[ObjectIdentifier(view)] {
          below += mine
          continue
        }
        if below.isEmpty || ground.isBar(view) { continue }
        let box = ground.box(view.bounds, of: view)
        let under = below.filter { ends[$0].perch.box.intersects(box) }
        if under.isEmpty { continue }
        if view.blurs, !isLeaving {
          for index in under { veils[index, default: []].append(view) }
        } else if covers.count < Occluders.most {
          let isInside = under.contains {
            ends[$0].perch.box.insetBy(dx: -1, dy: -1).contains(box)
          }
          add(view, on: ground, isBack: isBack, isLeaving: isLeaving, hides: isInside)
        }
      }
    }
  }

  private mutating func add(
    _ view: UIView, on ground: RestingSpace, isBack: Bool, isLeaving: Bool, hides: Bool
  ) {
    let original = OriginalView(view)
    original.isShownByWindow = view.blurs
    guard case .perch(let perch) = original.measure(on: ground) else { return }
    if original.isShownByWindow, !original.isRendered || !perch.isPlain { return }
    covers.append(Occluder(original, perch, isBack: isBack, isLeaving: isLeaving, hides: hides))
  }
}

extension UIView {
  /// A snapshot of one is empty.
  var isEffect: Bool { (self as? UIVisualEffectView)?.effect != nil }

  /// Whether an effect is in it.
  fileprivate var blurs: Bool { isEffect || subviews.contains(where: \.blurs) }
}
