import UIKit

/// Portrays the originals of a flight, each when it can be: a view that only arrives is not on the
/// screen before the first frame, and one with other elements in it is portrayed without them,
/// once those are hidden. Each is hidden as soon as its likeness is there.
@MainActor
final class SnapshotQueue {
  private struct Job {
    let original: OriginalView
    let traveller: MorphLayer
    let isOld: Bool
    let hides: Bool
    let frame: Int
  }

  private var sittings: [Job] = []
  private var frame = 0

  /// - Parameter isForeFresh: Whether that screen arrives with this run, `isBackFresh` likewise.
  init(
    _ passengers: [ElementPair], _ covers: [Occluder], opens: Bool, isForeFresh: Bool,
    isBackFresh: Bool
  ) {
    for isBack in [true, false] {
      let originals = passengers.map { isBack ? $0.back.original : $0.fore.original }
      let depths = depths(of: originals)
      let isFresh = isBack ? isBackFresh : isForeFresh
      func frame(of original: OriginalView, depth: Int = 0) -> Int {
        if original.isPicture { return 0 }
        return depth + (isFresh || !original.isRendered ? 1 : 0)
      }
      for (index, passenger) in passengers.enumerated() {
        let original = originals[index]
        sittings.append(
          Job(
            original: original, traveller: passenger.traveller, isOld: isBack == opens,
            hides: !isBack || !passenger.element.leavesSource,
            frame: frame(of: original, depth: depths[index])))
      }
      for cover in covers where cover.isBack == isBack {
        sittings.append(
          Job(
            original: cover.original, traveller: cover.traveller, isOld: cover.isLeaving,
            hides: cover.hides, frame: frame(of: cover.original)))
      }
    }
  }

  /// Portrays whoever's frame has come.
  func advance() {
    guard !sittings.isEmpty else { return }
    let due = sittings.filter { $0.frame <= frame }
    sittings.removeAll { $0.frame <= frame }
    frame += 1
    for sitting in due { portray(sitting) }
    for sitting in due where sitting.hides { sitting.original.hide() }
  }

  private func portray(_ sitting: Job) {
    let blend = sitting.traveller.blend
    // A look that is never seen is not made.
    guard blend != (sitting.isOld ? .newOnly : .oldOnly), let look = sitting.original.portray()
    else { return }
    sitting.traveller.wear(look, isOld: sitting.isOld)
  }

  /// How many layers of other elements each has in it.
  private func depths(of originals: [OriginalView]) -> [Int] {
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
