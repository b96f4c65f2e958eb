import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The morph layer draws no corners and no border where a snapshot contains its own.
struct SnapshotEdgesTests {
  static let all = [(false, false), (true, false), (false, true), (true, true)].map {
    SnapshotEdges(old: $0, new: $1)
  }

  @Test(arguments: SnapshotEdgesTests.all) func cornersAndBackgroundAreNotDoubledAtTheSwap(
    snapshotEdges: SnapshotEdges
  ) {
    for (fraction, isBaked) in [(0, snapshotEdges.old), (1, snapshotEdges.new)] as [(CGFloat, Bool)]
    {
      #expect(snapshotEdges.corners(at: fraction) == (isBaked ? 0 : 1))
      #expect(snapshotEdges.background(at: fraction) == (isBaked ? 0 : 1))
    }
  }

  /// The background would show in corners that are not round yet.
  @Test(arguments: SnapshotEdgesTests.all) func theBackgroundWaitsForTheCorners(
    snapshotEdges: SnapshotEdges
  ) {
    for step in 0...1000 {
      let fraction = CGFloat(step) / 1000
      if snapshotEdges.background(at: fraction) > 0 {
        #expect(snapshotEdges.corners(at: fraction) > 0.999)
      }
      if (0.05...0.95).contains(fraction) {
        #expect(snapshotEdges.background(at: fraction) > 0.999)
      }
    }
  }
}
