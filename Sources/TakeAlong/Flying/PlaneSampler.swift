import UIKit

/// Both screens at the instants of a path, each looked up once, and whether what flies with them moves
/// straight from one instant to another.
final class PlaneSampler {
  private let make: (Int) -> FlightPlanes
  private let progress: (Int) -> CGFloat
  /// All elements at one end, as one rectangle: what is straight for its corners is straight for each.
  private let extent: (start: CGRect, end: CGRect)
  private var known: [Instant?] = []

  /// An object, because planes are large to copy.
  private final class Instant {
    let planes: FlightPlanes
    var probes: [Probe]?
    /// The numbers that are straight or not by themselves: corners, cuts, and the window.
    private(set) lazy var numbers = planes.numbers

    init(_ planes: FlightPlanes) { self.planes = planes }
  }

  /// A rectangle as it is seen: its center, and its corners about that.
  private struct Probe {
    let center: CGPoint
    let corners: ProjectedCorners

    init(_ matrix: CATransform3D, _ size: CGSize) {
      let placed = matrix.aboutItsCenter
      center = placed.center
      corners = ProjectedCorners(placed.matrix, size: size)
    }

    /// Returns how far it is, at most, from a straight way between two others.
    func distance(from first: Probe, to last: Probe, at share: CGFloat) -> CGFloat {
      let x = first.center.x + (last.center.x - first.center.x) * share
      let y = first.center.y + (last.center.y - first.center.y) * share
      return hypot(center.x - x, center.y - y)
        + corners.distance(to: first.corners.mixed(with: last.corners, at: share))
    }
  }

  init(
    extent: (start: CGRect, end: CGRect), progress: @escaping (Int) -> CGFloat,
    make: @escaping (Int) -> FlightPlanes
  ) {
    self.make = make
    self.progress = progress
    self.extent = extent
  }

  subscript(index: Int) -> FlightPlanes { instant(index).planes }

  private func instant(_ index: Int) -> Instant {
    while known.count <= index { known.append(nil) }
    if let instant = known[index] { return instant }
    let instant = Instant(make(index))
    known[index] = instant
    return instant
  }

  /// Returns whether a straight piece between two instants is right within some quarter of a point.
  func isStraight(from start: Int, to end: Int) -> Bool {
    guard end - start > 1 else { return true }
    // Between two turns in depth a matrix may be interpolated by element or decomposed: within three
    // degrees that is the same.
    let turn = instant(end).planes.turns - instant(start).planes.turns
    if max(abs(turn.x), abs(turn.y)) > 0.05 { return false }
    let (first, last) = (probes(at: start), probes(at: end))
    let (before, after) = (instant(start).numbers, instant(end).numbers)
    // About four, because each is a look at both screens. A bend between two of them shows itself at either to
    // three quarters.
    for index in stride(from: start + 1, to: end, by: max((end - start) / 4, 1)) {
      let share = CGFloat(index - start) / CGFloat(end - start)
      let probes = probes(at: index)
      for number in probes.indices
      where probes[number].distance(from: first[number], to: last[number], at: share) > 0.2 {
        return false
      }
      let way = before + (after - before) * Double(share)
      if way.distance(to: instant(index).numbers) > 0.2 { return false }
    }
    return true
  }

  private func probes(at index: Int) -> [Probe] {
    let instant = instant(index)
    if let known = instant.probes { return known }
    let planes = instant.planes
    var found: [Probe] = []
    found.reserveCapacity(3)
    // When the rest of a drag has died away, an element is where the run alone has it.
    let plane = planes.elements ?? .aboard(.identity)
    var pose = ElementPose()
    let (start, end) = extent
    let share = progress(index)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    pose.center = CGPoint(x: mix(start.midX, end.midX), y: mix(start.midY, end.midY))
    pose.size = CGSize(width: mix(start.width, end.width), height: mix(start.height, end.height))
    let matrix = plane.transform(of: pose, from: Quad(start), to: Quad(end), at: share)
    found.append(Probe(matrix, pose.size))
    for (plane, rect) in [(planes.back, extent.start), (planes.fore, extent.end)] {
      found.append(Probe(plane.transform(center: rect.middle, angle: 0), rect.size))
    }
    instant.probes = found
    return found
  }
}

extension FlightPlanes {
  fileprivate var numbers: SIMD16<Double> {
    let frame = window?.frame ?? .zero
    let all = [
      window?.radius ?? foreRadius, backRadius, backCut.top, backCut.bottom, foreCut.top,
      foreCut.bottom, frame.minX, frame.minY, frame.maxX, frame.maxY,
    ]
    var numbers = SIMD16<Double>()
    for (index, number) in all.enumerated() { numbers[index] = Double(number) }
    return numbers
  }
}

extension SIMD16<Double> {
  /// The largest difference of any number.
  fileprivate func distance(to other: SIMD16<Double>) -> Double {
    let difference = self - other
    return Swift.max(difference.max(), -difference.min())
  }
}
