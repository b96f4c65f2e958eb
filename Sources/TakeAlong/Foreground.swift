import UIKit

/// What lies before the elements of one screen: what can be portrayed goes along with them, and what
/// blurs, which only its window can show, they come out from under, as from under a bar.
@MainActor
struct Foreground {
  private(set) var covers: [Cover] = []
  /// By the element's place in the list.
  private(set) var veils: [Int: [UIView]] = [:]

  /// More would cost more than they are worth.
  static var most: Int { 8 }

  init(
    _ ends: [Passenger.End], in screen: UIView?, on ground: Ground, isBack: Bool, isLeaving: Bool
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
        } else if !below.isEmpty, view.isSeen, !ground.isBar(view),
          // Before a presenter that stays outside lies all that is presented.
          !ground.container.isDescendant(of: view)
        {
          let box = ground.box(view.bounds, of: view)
          let hidden = below.filter { ends[$0].perch.box.intersects(box) }
          if hidden.isEmpty { continue }
          if view.blurs {
            for index in hidden { veils[index, default: []].append(view) }
          } else if covers.count < Foreground.most {
            let original = Original(view)
            if case .perch(let perch) = original.measure(on: ground) {
              covers.append(Cover(original, perch, isBack: isBack, isLeaving: isLeaving))
            }
          }
        }
      }
    }
  }
}

extension UIView {
  /// A snapshot of one is empty.
  var isEffect: Bool { (self as? UIVisualEffectView)?.effect != nil }

  /// Whether an effect is in it.
  fileprivate var blurs: Bool { isEffect || subviews.contains(where: \.blurs) }
}
