import UIKit

@testable import TransitionCatalog

// Prints what the library costs, counts first. `make bench` builds this in release. An argument
// selects one table.
MainActor.assumeIsolated {
  let tables: [(name: String, print: () -> Void)] = [
    ("baking", bakingTable), ("parts", partsTable), ("events", eventTable),
    ("free-flight", freeFlightTable), ("clock", clockStep),
    ("growth", growthTable), ("idle", idleTable), ("gestures", gestureTable),
    ("take-along", takeAlongTable), ("looks", looksTable), ("frames", framesTable),
    ("keyframes", keyframesTable), ("effects", effectsTable),
  ]
  let wanted = CommandLine.arguments.dropFirst()
  if wanted.first == "counted" { return counted(Array(wanted.dropFirst())) }
  // Only when it is asked for: an instrument takes minutes.
  if wanted.contains("shares") { sharesTable() }
  for table in tables where wanted.isEmpty || wanted.contains(table.name) { table.print() }
  HeapObjects.printCounts()
}
