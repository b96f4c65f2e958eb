import UIKit

/// Takes the snapshots of a flight, each as soon as possible: an arriving view is not rendered
/// before the first frame, and a view that contains other elements waits until they are hidden.
/// Each original is hidden once its snapshot is taken.
@MainActor
final class SnapshotQueue {
  private struct Job {
    let original: OriginalView
    let morphLayer: MorphLayer
    let isOld: Bool
    let hides: Bool
    let frame: Int

    /// False as long as the original is in a window and has not been rendered there.
    @MainActor var canBeTaken: Bool {
      original.isPicture || original.isRendered || original.view?.window == nil
    }
  }

  private var jobs: [Job] = []
  private var frame = 0

  /// - Parameters:
  ///   - keeps: Whether the fore screen keeps its elements in sight.
  ///   - isForeFresh: True if the fore screen arrives in this run; `isBackFresh` likewise.
  init(
    _ pairs: [ElementPair], _ occluders: [Occluder], opens: Bool, keeps: Bool, isForeFresh: Bool,
    isBackFresh: Bool
  ) {
    for isBack in [true, false] {
      let originals = pairs.map { isBack ? $0.back.original : $0.fore.original }
      let depths = depths(of: originals)
      // One that lies in another is in that one's snapshot if it is in sight.
      let nested = isBack ? [] : nested(in: originals)
      let isFresh = isBack ? isBackFresh : isForeFresh
      func frame(of original: OriginalView, depth: Int = 0) -> Int {
        if original.isPicture { return 0 }
        return depth + (isFresh || !original.isRendered ? 1 : 0)
      }
      for (index, pair) in pairs.enumerated() {
        let original = originals[index]
        jobs.append(
          Job(
            original: original, morphLayer: pair.morphLayer, isOld: isBack == opens,
            hides: isBack ? !pair.element.leavesSource : !keeps || nested.contains(index),
            frame: frame(of: original, depth: depths[index])))
      }
      for occluder in occluders where occluder.isBack == isBack {
        jobs.append(
          Job(
            original: occluder.original, morphLayer: occluder.morphLayer, isOld: occluder.isLeaving,
            hides: occluder.hides, frame: frame(of: occluder.original)))
      }
    }
  }

  /// Takes the snapshots that are due, and hides their originals.
  func advance() {
    guard !jobs.isEmpty else { return }
    // In a hidden window nothing is rendered until it is shown.
    let due = jobs.filter { $0.frame <= frame && $0.canBeTaken }
    jobs.removeAll { $0.frame <= frame && $0.canBeTaken }
    frame += 1
    for job in due { makeSnapshot(job) }
    for job in due where job.hides { job.original.hide() }
  }

  private func makeSnapshot(_ job: Job) {
    let blend = job.morphLayer.blend
    // A snapshot that is never visible is not taken.
    guard blend != (job.isOld ? .newOnly : .oldOnly), let snapshot = job.original.makeSnapshot()
    else { return }
    job.morphLayer.setSnapshot(snapshot, isOld: job.isOld)
  }

  /// The indices of the originals that lie in others.
  private func nested(in originals: [OriginalView]) -> Set<Int> {
    let places = Set(originals.compactMap { $0.view.map { ObjectIdentifier($0) } })
    return Set(
      originals.indices.filter { index in
        var ancestor = originals[index].view?.superview
        while let current = ancestor {
          if places.contains(ObjectIdentifier(current)) { return true }
          ancestor = current.superview
        }
        return false
      })
  }

  /// The number of levels of other elements that are nested in each original.
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
