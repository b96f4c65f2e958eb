import Foundation

/// Counts the Swift objects that a piece of code makes, through the hook that Swift's runtime
/// provides for instruments.
enum HeapObjects {
  private typealias Maker = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var original: Maker?

  @MainActor private static var waiting: [(name: String, work: () -> Void)] = []

  /// Counts the objects of work after all tables: with Swift 6.3, a process that has used the hook crashes in work of
  /// other kinds.
  @MainActor static func countLater(_ name: String, _ work: @escaping () -> Void) {
    waiting.append((name, work))
  }

  @MainActor static func printCounts() {
    guard !waiting.isEmpty else { return }
    print("Swift objects made by the library's numbers, in 1000 times (limit 0)")
    let counts = waiting.map { made($0.work) }
    for (count, (name, _)) in zip(counts, waiting) { print("  \(name): \(count)") }
  }

  /// Returns the count, or −1 if the runtime has no such hook.
  private static func made(_ work: () -> Void) -> Int {
    guard let symbol = dlsym(nil, "_swift_allocObject") else { return -1 }
    let hook = symbol.assumingMemoryBound(to: Maker.self)
    original = hook.pointee
    count = 0
    hook.pointee = { metadata, size, mask in
      HeapObjects.count += 1
      return HeapObjects.original?(metadata, size, mask)
    }
    work()
    if let original { hook.pointee = original }
    return count
  }
}
