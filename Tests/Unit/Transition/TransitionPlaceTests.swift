import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

@MainActor
struct TransitionPlaceTests {
  @Test func aViewThatIsNamedIsNotKeptAlive() {
    weak var seen: UIView?
    let origin: TransitionPlace
    do {
      let view = UIView()
      seen = view
      origin = .view(view)
    }
    #expect(seen == nil)
    guard case .view(let weak) = origin.kind else {
      Issue.record("not a view")
      return
    }
    #expect(weak.object == nil)
  }

  @Test func theNamedDestinationsAreEdges() {
    let named = [TransitionPlace.top, .bottom, .leading, .trailing].map(\.kind)
    let edges = named.compactMap { place -> TransitionEdge? in
      if case .edge(let edge) = place { edge } else { nil }
    }
    #expect(edges == TransitionEdge.allCases)
  }
}
