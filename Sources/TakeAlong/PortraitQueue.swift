import UIKit

/// Portrays the originals of a flight, each when it can be: a view that only arrives is not on the
/// screen before the first frame, and one with other elements in it is portrayed without them,
/// once those are hidden. Each is hidden as soon as its likeness is there.
@MainActor
final class PortraitQueue {
  private struct Sitting {
    let passenger: Passenger
    let original: Original
    let isBack: Bool
    let frame: Int
  }

  private var sittings: [Sitting] = []
  private var frame = 0
  private let opens: Bool

  /// - Parameter isForeFresh: Whether that screen arrives with this run, `isBackFresh` likewise.
  init(_ passengers: [Passenger], opens: Bool, isForeFresh: Bool, isBackFresh: Bool) {
    self.opens = opens
    add(passengers, isBack: true, isFresh: isBackFresh)
    add(passengers, isBack: false, isFresh: isForeFresh)
  }

  /// Portrays whoever's frame has come.
  func advance() {
    guard !sittings.isEmpty else { return }
    let due = sittings.filter { $0.frame <= frame }
    sittings.removeAll { $0.frame <= frame }
    frame += 1
    for sitting in due { portray(sitting) }
    for sitting in due where !sitting.isBack || !sitting.passenger.element.leavesSource {
      sitting.original.hide()
    }
  }

  private func portray(_ sitting: Sitting) {
    let isOld = sitting.isBack == opens
    let blend = sitting.passenger.traveller.blend
    // A look that is never seen is not made.
    guard blend != (isOld ? .newOnly : .oldOnly) else { return }
    guard let look = sitting.original.portray() else { return }
    sitting.passenger.traveller.wear(look, isOld: isOld)
  }

  private func add(_ passengers: [Passenger], isBack: Bool, isFresh: Bool) {
    let originals = passengers.map { isBack ? $0.back.original : $0.fore.original }
    let depths = depths(of: originals)
    for (index, passenger) in passengers.enumerated() {
      let original = originals[index]
      let isReady = original.isPicture
      sittings.append(
        Sitting(
          passenger: passenger, original: original, isBack: isBack,
          frame: isReady ? 0 : depths[index] + (isFresh ? 1 : 0)))
    }
  }

  /// How many layers of other elements each has in it.
  private func depths(of originals: [Original]) -> [Int] {
    var places: [ObjectIdentifier: Int] = [:]
    for (index, original) in originals.enumerated() {
      if let view = original.view { places[ObjectIdentifier(view)] = index }
    }
    var depths = [Int](repeating: 0, count: originals.count)
    for original in originals {
      var (depth, ancestor) = (0, original.view?.superview)
      while let current = ancestor {
        if let outer = places[ObjectIdentifier(current)] {
          depth += 1
          depths[outer] = max(depths[outer], depth)
        }
        ancestor = current.superview
      }
    }
    return depths
  }
}
