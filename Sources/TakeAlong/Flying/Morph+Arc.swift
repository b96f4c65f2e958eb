import UIKit

// Paths that are no straight lines.
extension Morph {
  /// The offset of an arc's highest point from the straight line between two points: upward.
  static func bend(from start: CGPoint, to end: CGPoint, bow: CGFloat) -> CGVector {
    let up = CGVector(dx: end.y - start.y, dy: start.x - end.x).scaled(by: bow)
    return up.dy > 0 ? up.scaled(by: -1) : up
  }

  /// Gives morphs one arc: that of the middle of all of them.
  static func join(_ morphs: [Morph]) -> [Morph] {
    let bow = morphs.map(\.bow).max() ?? 0
    guard bow > 0, morphs.count > 1 else { return morphs }
    func middle(_ pose: (Morph) -> ElementPose) -> CGPoint {
      CGRect(around: morphs.map { pose($0).center }).middle
    }
    let bend = bend(from: middle(\.start), to: middle(\.end), bow: bow)
    return morphs.map { morph in
      var joined = morph
      (joined.bow, joined.commonBend) = (bow, bend)
      return joined
    }
  }
}
