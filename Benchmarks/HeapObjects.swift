import Foundation

/// Counts the Swift objects that a piece of code makes, through the hook that Swift's runtime
/// provides for instruments.
enum HeapObjects {
  private typealias Maker = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var original: Maker?

  /// Returns the count, or −1 if the runtime has no such hook.
  static func made(_ work: () -> Void) -> Int {
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
