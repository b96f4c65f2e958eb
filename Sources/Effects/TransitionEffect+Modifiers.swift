import UIKit

extension TransitionEffect {
  /// Returns the effect within a part of the way: a share of it, 0…1, whatever the time. A window in a window
  /// is a share of that; one without length is a switch.
  public func during(_ window: ClosedRange<CGFloat>) -> TransitionEffect {
    let inside = window.clamped(to: 0...1)
    let written = "during(\(window.lowerBound.written)...\(window.upperBound.written))"
    return each { $0.narrow(to: inside) }
      .reporting(written, range: "0…1", if: inside != window)
  }

  /// Returns the effect with a pace of its own, inside of its window.
  public func timing(_ timing: TransitionTiming) -> TransitionEffect {
    guard timing.isSound else { return reporting("timing(\(timing))", if: true) }
    return each { $0.timings.append(timing) }
  }

  /// Returns the effect on several views one after the other, each within its own part of the window.
  ///
  /// - Parameters:
  ///   - share: The share of the window after which the last view begins, 0…1.
  ///   - order: The order in which they begin.
  public func staggered(over share: CGFloat, order: StaggerOrder = .reading) -> TransitionEffect {
    let written = "staggered(over: \(share.written))"
    guard share.isFinite else { return reporting(written, if: true) }
    let stagger = EffectAtom.Stagger(share: share.clamped(to: 0...1), order: order)
    return each { $0.stagger = stagger }.reporting(
      written, range: "0…1", if: stagger.share != share)
  }

  /// The effect where a screen opens; where it closes there is none.
  public var onlyOpening: TransitionEffect { only(.opening) }

  /// The effect where a screen closes; where it opens there is none.
  public var onlyClosing: TransitionEffect { only(.closing) }

  private func only(_ direction: TransitionDirection) -> TransitionEffect {
    TransitionEffect(
      atoms.compactMap { atom in
        // Only opening and only closing is never.
        guard atom.direction == nil || atom.direction == direction else { return nil }
        var atom = atom
        atom.direction = direction
        return atom
      }, unusable: unusable)
  }
}
