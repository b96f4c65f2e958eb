import UIKit

/// One pair: the originals of both screens, and what flies in their place.
@MainActor
final class ElementPair {
  enum Change {
    case moved(CGVector)
    case resized
    case gone
  }

  let element: TakeAlongElement
  let back: ElementEnd
  let fore: ElementEnd
  let traveller: MorphLayer
  private let opens: Bool
  private var isLost = false

  init(element: TakeAlongElement, back: ElementEnd, fore: ElementEnd, opens: Bool) {
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
    let style = MorphStyle(
      from: MorphStyle.Appearance(view: a, perch: old.perch, isPicture: old.original.isPicture),
      to: MorphStyle.Appearance(view: b, perch: new.perch, isPicture: new.original.isPicture))
    let morph = Morph(
      from: old.perch, to: new.perch, bow: element.path == .arc ? 0.2 : 0, fills: style.isOutlined,
      baked: SnapshotEdges(old: !old.original.isPicture, new: !new.original.isPicture),
      middles: (old.original.middle, new.original.middle))
    traveller = MorphLayer(
      morph,
      blend: Blend(element.fade, from: a, to: b, opens: opens), style: style)
  }

  func fly(along beats: KeyTimes) { traveller.fly(along: beats.carried(isLeaving: !opens)) }

  func show(at fraction: CGFloat, drift: CGVector) {
    traveller.show(
      at: fraction, drift: drift.scaled(by: KeyTimes.share(fraction, isLeaving: !opens)))
  }

  /// Both originals are the app's again.
  func comeHome() {
    back.original.reveal()
    fore.original.reveal()
  }

  func measure(on grounds: (back: RestingSpace, fore: RestingSpace)) {
    for (end, ground) in [(back, grounds.back), (fore, grounds.fore)] {
      if case .perch(let perch) = end.original.measure(on: ground) { end.perch = perch }
    }
    let (old, new) = ends
    traveller.morph.aim(from: old, to: new)
  }

  /// Follows its landing place, which has moved, or is another view's by now. What is to be done
  /// about it, if anything.
  func aim(at view: UIView?, isFore: Bool, on ground: RestingSpace, at fraction: CGFloat) -> Change?
  {
    let end = isFore ? fore : back
    if end.original.view !== view {
      end.original.reveal()
      if let view {
        let veils = end.original.veils
        end.original = OriginalView(view)
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

  private var ends: (old: ElementMetrics, new: ElementMetrics) {
    opens ? (back.perch, fore.perch) : (fore.perch, back.perch)
  }
}
