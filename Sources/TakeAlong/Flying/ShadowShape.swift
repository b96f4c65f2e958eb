import UIKit

/// The outline of an element that casts its shadow.
struct ShadowShape: Hashable {
  /// True if it is that of the picture, which nothing is behind.
  let isPainted: Bool
  /// The index of its radius in a pose; `nil` for the largest.
  let corners: Int?

  /// The numbers of an element at one end from which its outlines on the way follow.
  struct End: Hashable {
    let size: CGSize
    let painted: CGRect
    let covered: UIEdgeInsets
    let radii: SIMD3<Double>

    init(_ pose: ElementPose) {
      (size, painted, covered, radii) = (pose.size, pose.painted, pose.covered, pose.radii)
    }

    /// The size tells most of them apart.
    func hash(into hasher: inout Hasher) {
      hasher.combine(size.width)
      hasher.combine(size.height)
    }
  }

  /// The outline in each of these poses; `nil` if it is the same in all of them.
  func paths(of poses: [ElementPose]) -> [Any]? {
    let first = outline(poses[0])
    guard poses.indices.contains(where: { outline(poses[$0]) != first }) else { return nil }
    var paths: [Any] = []
    paths.reserveCapacity(poses.count)
    for index in poses.indices { paths.append(path(of: poses[index])) }
    return paths
  }

  func path(of pose: ElementPose) -> CGPath {
    let outline = outline(pose)
    return CGPath.window(outline.rect, cornerRadius: outline.radius)
  }

  private struct Outline: Equatable {
    let rect: CGRect
    let radius: CGFloat
  }

  /// The outline at one instant, or the picture in it, with its corners also where only the snapshot has them.
  private func outline(_ pose: ElementPose) -> Outline {
    let window = pose.window
    let painted = isPainted ? window.intersection(pose.painted) : .null
    return Outline(
      rect: painted.isNull ? window : painted,
      radius: CGFloat(corners.map { pose.castRadii[$0] } ?? pose.castRadii.max()))
  }
}
