import UIKit

@testable import TransitionCatalog

// What the library costs, counts first. `make bench` builds this in release.
MainActor.assumeIsolated {
  bakingTable()
  freeFlightTable()
  clockStep()
  growthTable()
  idleTable()
  gestureTable()
}
