import UIKit

/// The order of elements in flight, from back to front: the one in which they were offered, but for those that
/// overlap in a screen, which keep the order that they are seen in there. Pure.
struct FlightOrder {
  let indices: [Int]

  /// More elements are not compared, for performance.
  private static var limit: Int { 200 }

  /// - Parameter isInFront: Returns whether the first of two elements is in front of the second; `nil` if they
  ///   do not overlap. The second one was offered later.
  init(of count: Int, isInFront: (Int, Int) -> Bool?) {
    guard count <= FlightOrder.limit else {
      indices = Array(0..<count)
      return
    }
    // The elements behind each.
    var behind = [Set<Int>](repeating: [], count: count)
    for first in 0..<count {
      for second in first + 1..<max(count, first + 1) {
        guard let isInFront = isInFront(first, second) else { continue }
        if isInFront { behind[first].insert(second) } else { behind[second].insert(first) }
      }
    }
    var left = Array(0..<count)
    var indices: [Int] = []
    while !left.isEmpty {
      // In a circle, as they were offered.
      let next = left.firstIndex { behind[$0].isEmpty } ?? 0
      let index = left.remove(at: next)
      indices.append(index)
      for other in left { behind[other].remove(index) }
    }
    self.indices = indices
  }
}

extension UIView {
  /// Returns whether this view is drawn in front of another one; `nil` if they are in different trees.
  func isDrawn(inFrontOf other: UIView) -> Bool? {
    let (mine, others) = (ancestry, other.ancestry)
    guard let common = mine.indices.last(where: { $0 < others.count && mine[$0] === others[$0] })
    else { return nil }
    guard common + 1 < mine.count else { return false }
    guard common + 1 < others.count else { return true }
    let (a, b) = (mine[common + 1], others[common + 1])
    if a.layer.zPosition != b.layer.zPosition { return a.layer.zPosition > b.layer.zPosition }
    return mine[common].subviews.first { $0 === a || $0 === b } === b
  }

  /// The views around this one from the outside in, and this one.
  private var ancestry: [UIView] {
    var views: [UIView] = []
    var next: UIView? = self
    while let view = next {
      views.append(view)
      next = view.superview
    }
    return views.reversed()
  }
}
