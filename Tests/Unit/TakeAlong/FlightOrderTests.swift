import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct FlightOrderTests {
  /// Returns the order of four elements, some of which are known to be in front of others.
  private func order(_ pairs: [(front: Int, behind: Int)]) -> [Int] {
    FlightPlan.order(of: 4) { first, second in
      pairs.contains { $0 == (first, second) }
        ? true : pairs.contains { $0 == (second, first) } ? false : nil
    }
  }

  @Test func elementsThatDoNotOverlapKeepTheirOrder() { #expect(order([]) == [0, 1, 2, 3]) }

  @Test func elementsBehindComeFirst() {
    #expect(order([(0, 1)]) == [1, 0, 2, 3])
    #expect(order([(0, 3), (1, 0)]) == [2, 3, 0, 1])
    #expect(order([(3, 0), (2, 1)]) == [0, 1, 2, 3])
  }

  @Test func aCircleIsBrokenInTheOrderOfTheOffers() {
    #expect(order([(0, 1), (1, 2), (2, 0)]) == [3, 0, 2, 1])
  }

  @Test @MainActor func viewsAreInFrontOfOthers() {
    let (root, a, b) = (UIView(), UIView(), UIView())
    let inner = UIView()
    for view in [a, b] { root.addSubview(view) }
    a.addSubview(inner)
    #expect(b.isDrawn(inFrontOf: inner) == true && inner.isDrawn(inFrontOf: b) == false)
    #expect(inner.isDrawn(inFrontOf: a) == true && root.isDrawn(inFrontOf: a) == false)
    a.layer.zPosition = 1
    #expect(inner.isDrawn(inFrontOf: b) == true)
    #expect(a.isDrawn(inFrontOf: UIView()) == nil)
  }
}
