import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The morph layer draws no corners and no border where a snapshot contains its own.
struct SnapshotEdgesTests {
  static let all = [(false, false), (true, false), (false, true), (true, true)]

  private func morph(_ old: Bool, _ new: Bool) -> Morph {
    Morph(from: MorphTests.small, to: MorphTests.large, snapshotEdges: (old, new))
  }

  @Test(arguments: SnapshotEdgesTests.all) func cornersAndBackgroundAreNotDoubledAtTheSwap(
    old: Bool, new: Bool
  ) {
    let morph = morph(old, new)
    for (fraction, isBaked) in [(0, old), (1, new)] as [(CGFloat, Bool)] {
      #expect(morph.cornerShare(at: fraction) == (isBaked ? 0 : 1))
      #expect(morph.backgroundShare(at: fraction) == (isBaked ? 0 : 1))
    }
  }

  /// The background would show in corners that are not round yet.
  @Test(arguments: SnapshotEdgesTests.all) func theBackgroundWaitsForTheCorners(
    old: Bool, new: Bool
  ) {
    let morph = morph(old, new)
    for step in 0...1000 {
      let fraction = CGFloat(step) / 1000
      if morph.backgroundShare(at: fraction) > 0 {
        #expect(morph.cornerShare(at: fraction) > 0.999)
      }
      if (0.05...0.95).contains(fraction) {
        #expect(morph.backgroundShare(at: fraction) > 0.999)
      }
    }
  }
}
