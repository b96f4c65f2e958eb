import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Where a likeness has its own corners and border, nothing of the traveller's is drawn.
struct SnapshotEdgesTests {
  @Test(arguments: SnapshotEdges.allCases) func nothingIsDoubledAtTheSwap(baked: SnapshotEdges) {
    for (fraction, isBaked) in [(0, baked.old), (1, baked.new)] as [(CGFloat, Bool)] {
      #expect(baked.corners(at: fraction) == (isBaked ? 0 : 1))
      #expect(baked.ground(at: fraction) == (isBaked ? 0 : 1))
    }
  }

  /// The ground would show in corners that are not round yet.
  @Test(arguments: SnapshotEdges.allCases) func theGroundWaitsForTheCorners(baked: SnapshotEdges) {
    for step in 0...1000 {
      let fraction = CGFloat(step) / 1000
      if baked.ground(at: fraction) > 0 { #expect(baked.corners(at: fraction) > 0.999) }
      if (0.05...0.95).contains(fraction) { #expect(baked.ground(at: fraction) > 0.999) }
    }
  }
}
