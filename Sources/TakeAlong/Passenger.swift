import UIKit

/// One pair: the originals of both screens, and what flies in their place.
@MainActor
final class Passenger {
  /// One of the two originals, with what was measured of it last.
  @MainActor
  final class End {
    fileprivate(set) var original: Original
    fileprivate(set) var perch: Perch
    private let isByProperty: Bool
    fileprivate var key = ""

    init(_ original: Original, _ perch: Perch, isByProperty: Bool) {
      self.original = original
      self.perch = perch
      self.isByProperty = isByProperty
    }

    var view: UIView? { original.view }

    /// Whether the view is gone, or another element's by now: a list uses its cells again.
    var isStale: Bool {
      guard let view, view.window != nil, !view.isHidden else { return true }
      return isByProperty && view.takeAlongKey != key
    }

    /// Where several views answer: the one that it was, or the first that can be landed on.
    func choice(of views: [UIView], on ground: Ground) -> UIView? {
      if let view = original.view, !view.isHidden, views.contains(where: { $0 === view }) {
        return view
      }
      guard views.count > 1 else { return views.first }
      return views.first {
        if case .perch = Original($0).measure(on: ground) { true } else { false }
      }
    }

    /// It leaves from under these, and lands under them, where anything of it is to be seen then.
    func go(under veils: [UIView], on ground: Ground) {
      original.veils = veils
      if case .perch(let perch) = original.measure(on: ground) {
        self.perch = perch
      } else {
        original.veils = []
      }
    }

    func hasMoved(on ground: Ground) -> Bool {
      guard let now = original.corners(on: ground), let then = original.measured else {
        return true
      }
      return now.isBeside(then)
    }
  }

  enum Change {
    case moved(CGVector)
    case resized
    case gone
  }

  let element: TakeAlongElement
  let back: End
  let fore: End
  let traveller: Traveller
  private let opens: Bool
  private var isLost = false

  init(element: TakeAlongElement, back: End, fore: End, opens: Bool) {
    self.element = element
    self.back = back
    self.fore = fore
    self.opens = opens
    back.original.take()
    fore.original.take()
    back.key = element.key
    fore.key = element.key
    let (old, new) = opens ? (back, fore) : (fore, back)
    // Both were measured a moment ago: both are there.
    let (a, b) = (old.original.view ?? UIView(), new.original.view ?? UIView())
    let style = TravellerStyle(
      from: TravellerStyle.End(view: a, perch: old.perch, isPicture: old.original.isPicture),
      to: TravellerStyle.End(view: b, perch: new.perch, isPicture: new.original.isPicture))
    let morph = Morph(
      from: old.perch, to: new.perch, bow: element.path == .arc ? 0.2 : 0, fills: style.isOutlined,
      baked: Baked(old: !old.original.isPicture, new: !new.original.isPicture),
      middles: (old.original.middle, new.original.middle))
    traveller = Traveller(
      morph,
      blend: Blend(element.fade, from: a, to: b, opens: opens), style: style)
  }

  func fly(along beats: Beats) { traveller.fly(along: beats.carried(isLeaving: !opens)) }

  func show(at fraction: CGFloat, drift: CGVector) {
    traveller.show(
      at: fraction, drift: drift.scaled(by: Beats.share(fraction, isLeaving: !opens)))
  }

  /// Both originals are the app's again.
  func comeHome() {
    back.original.reveal()
    fore.original.reveal()
  }

  func measure(on grounds: (back: Ground, fore: Ground)) {
    for (end, ground) in [(back, grounds.back), (fore, grounds.fore)] {
      if case .perch(let perch) = end.original.measure(on: ground) { end.perch = perch }
    }
    let (old, new) = ends
    traveller.morph.aim(from: old, to: new)
  }

  /// Follows its landing place, which has moved, or is another view's by now. What is to be done
  /// about it, if anything.
  func aim(at view: UIView?, isFore: Bool, on ground: Ground, at fraction: CGFloat) -> Change? {
    let end = isFore ? fore : back
    if end.original.view !== view {
      end.original.reveal()
      if let view {
        let veils = end.original.veils
        end.original = Original(view)
        end.original.veils = veils
        if case .perch = end.original.measure(on: ground) {
          end.original.take()
          if isFore || !element.leavesSource { end.original.hide() }
        }
      }
    }
    guard let view, end.original.view === view,
      case .perch(let perch) = end.original.measure(on: ground)
    else {
      defer { isLost = true }
      return isLost ? nil : .gone
    }
    let former = end.perch
    end.perch = perch
    guard perch != former else { return nil }
    let (old, new) = ends
    traveller.morph.aim(from: old, to: new, at: fraction)
    let isFlat =
      perch.size == former.size && perch.angle == former.angle && perch.covered == former.covered
    return isFlat
      ? .moved(
        CGVector(dx: perch.center.x - former.center.x, dy: perch.center.y - former.center.y))
      : .resized
  }

  private var ends: (old: Perch, new: Perch) {
    opens ? (back.perch, fore.perch) : (fore.perch, back.perch)
  }
}

extension Original.Corners {
  /// Further than anyone can see.
  fileprivate func isBeside(_ other: Original.Corners) -> Bool {
    func off(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) > 0.1 || abs(a.y - b.y) > 0.1 }
    return off(first, other.first) || off(right, other.right) || off(below, other.below)
  }
}
