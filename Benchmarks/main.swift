import UIKit

@testable import TransitionCatalog

// Prints what the library costs, counts first. `make bench` builds this in release. An argument
// selects one table.
MainActor.assumeIsolated {
  let tables: [(name: String, print: () -> Void)] = [
    ("baking", bakingTable), ("parts", partsTable), ("events", eventTable),
    ("free-flight", freeFlightTable), ("clock", clockStep),
    ("growth", growthTable), ("idle", idleTable), ("gestures", gestureTable),
    ("take-along", takeAlongTable), ("looks", looksTable), ("effects", effectsTable),
  ]
  let wanted = CommandLine.arguments.dropFirst()
  for table in tables where wanted.isEmpty || wanted.contains(table.name) { table.print() }
}
