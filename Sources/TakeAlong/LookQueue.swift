import UIKit

/// Makes the looks of a flight, and hides each original when its look is due. The snapshot of an arriving view is taken
/// a frame after its first rendering; an element around other elements waits until these are hidden.
///
/// A snapshot is a request to the render server. Snapshots of the leaving screen are taken in the first frame, before
/// any movement, because without a snapshot, an element would be empty. Snapshots of the arriving screen may take
/// `budget` seconds in a frame. Beyond these, an element continues with the look of the leaving screen: an original
/// that waited for another frame would be seen beside its element.
@MainActor
final class LookQueue {
  private struct Job {
    let original: Original
    let morphTree: MorphTree
    let isLeaving: Bool
    let hides: Bool
    /// The duration of the original's fade.
    let seconds: TimeInterval
    /// True if the original is arriving, or may show something new. For a copied look `isRendered` is not read, because
    /// `presentation()` copies the layer.
    let isFresh: Bool
    /// The number of frames to wait after the original is rendered.
    let wait: Int
    /// `age` counts frames since the original was rendered, `tries` the frames in which rendering was possible.
    var age = -1
    var tries = 0

    @MainActor var isDue: Bool {
      original.isCopied || original.view?.window == nil || age >= wait || isHopeless
    }

    /// True if the element would be empty at its start, or throughout, without this look.
    @MainActor var isNeeded: Bool { isLeaving || morphTree.blend.isArrivingOnly }

    @MainActor var isHopeless: Bool { age < 0 && tries > LookQueue.patience }
  }

  private var jobs: [Job] = []
  var isEmpty: Bool { jobs.isEmpty }
  /// The number of calls of `advance()` so far.
  private(set) var frame = 0
  /// A layer of this run: once rendered, all earlier changes are rendered too.
  private weak var witness: CALayer?

  /// The maximum number of elements in a run that need snapshots.
  static var limit: Int { 60 }

  /// The seconds in a frame for looks of the arriving screen: half of a frame at 60 Hz.
  private static var budget: CFTimeInterval { 0.008 }

  /// The number of frames to wait for rendering; after these, the element flies without the look.
  private static var patience: Int { 10 }

  /// - Parameters:
  ///   - fadesOut: True if originals of the back screen are in sight, and therefore fade out.
  ///   - witness: A layer added by this run.
  init(
    _ pairs: [ElementPair], _ occluders: [Occluder], _ direction: TransitionDirection,
    fadesOut: Bool = false,
    witness: CALayer?
  ) {
    self.witness = witness
    // The leaving screen comes first.
    for side in [direction.leaving, direction.arriving] {
      let isLeaving = side == direction.leaving
      let originals = pairs.map { $0[side] }
      let outers = outers(of: originals)
      // The levels of elements inside each element.
      var depths = [Int](repeating: 0, count: originals.count)
      for around in outers {
        for outer in around {
          depths[outer] = max(depths[outer], around.count - outers[outer].count)
        }
      }
      func add(
        _ original: Original, _ morphTree: MorphTree, hides: Bool, depth: Int = 0,
        isNested: Bool = false
      ) {
        // A landing view may have been scrolled, reused or given another text for this run.
        let isFresh = !isLeaving || (!original.isCopied && !original.isRendered)
        // The snapshot of the element around it must not show it.
        let seconds = side == .back && fadesOut && !isNested ? Original.fadeOut : 0
        jobs.append(
          Job(
            original: original, morphTree: morphTree, isLeaving: isLeaving, hides: hides,
            seconds: seconds, isFresh: isFresh, wait: depth + (isFresh ? 1 : 0)))
      }
      for (index, pair) in pairs.enumerated() {
        let hidesOuter = outers[index].contains { pairs[$0].hidesOriginal(at: side) }
        add(
          originals[index], pair.morphTree,
          hides: pair.hidesOriginal(at: side) || hidesOuter, depth: depths[index],
          isNested: !outers[index].isEmpty)
      }
      for occluder in occluders where occluder.side == side {
        add(occluder.original, occluder.morphTree, hides: occluder.hides)
      }
    }
  }

  /// Makes the looks that are due, and hides their originals. Call when a flight begins, and in each frame.
  func advance() {
    defer { frame += 1 }
    guard !jobs.isEmpty else { return }
    let isFirst = frame == 0
    // A hidden window renders nothing until shown, so `witness` has no presentation layer.
    let isDrawn = !isFirst && witness?.presentation() != nil
    var due: [Job] = []
    var later: [Job] = []
    for var job in jobs {
      if !job.original.isCopied, isDrawn || (isFirst && !job.isFresh) {
        job.tries += 1
        if job.original.isRendered { job.age += 1 }
      }
      if job.isDue { due.append(job) } else { later.append(job) }
    }
    jobs = later
    let start = CACurrentMediaTime()
    for job in due {
      let isInTime = CACurrentMediaTime() - start < LookQueue.budget
      makeLook(job, isInTime: isFirst || isInTime || job.isNeeded)
    }
    for job in due where job.hides { job.original.hide(within: job.seconds) }
  }

  private func makeLook(_ job: Job, isInTime: Bool) {
    let (blend, isLeaving) = (job.morphTree.blend, job.isLeaving)
    // A look invisible throughout the blend is not made.
    guard blend != (isLeaving ? .arrivingOnly : .leavingOnly) else { return }
    let enlargement = job.morphTree.morph.scales(isLeaving: isLeaving).large
    guard !job.isHopeless, isInTime || job.original.isCopied,
      let look = job.original.makeLook(enlarged: enlargement)
    else {
      if job.original.content != nil { job.morphTree.miss(isLeaving: isLeaving) }
      return
    }
    job.morphTree.setLook(look, isLeaving: isLeaving)
  }

  /// Returns the indices of the originals around each original: their snapshots contain the original while it is
  /// visible.
  private func outers(of originals: [Original]) -> [[Int]] {
    var indices: [ObjectIdentifier: [Int]] = [:]
    for (index, original) in originals.enumerated() {
      if let view = original.view { indices[ObjectIdentifier(view), default: []].append(index) }
    }
    var outers: [[Int]] = []
    for original in originals {
      var around: [Int] = []
      if let view = original.view {
        let same = indices[ObjectIdentifier(view)] ?? []
        if same.count > 1 { around = same.filter { originals[$0].contains(original) } }
        var outer = view.superview
        while let current = outer {
          if let found = indices[ObjectIdentifier(current)] { around += found }
          outer = current.superview
        }
      }
      outers.append(around)
    }
    return outers
  }
}
