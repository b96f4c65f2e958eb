import UIKit

// The border of an element. A layer has corners of one kind: where those of both ends differ, each end has a
// border of its own.
extension MorphLayer {
  private var borders: [CALayer] { rims.isEmpty ? [outlines[0].layer] : rims }

  func showBorder(_ pose: ElementPose, at fraction: CGFloat) {
    for (index, border) in borders.enumerated() {
      border.borderWidth = pose.borderWidth * share(of: index, at: fraction)
      border.borderColor = style.border.color(at: fraction)
    }
    for rim in rims {
      rim.bounds = pose.box
      rim.cornerRadius = CGFloat(pose.radii[0])
    }
  }

  /// Adds the keyframes of the border.
  ///
  /// - Parameter poses: The pose at each key time.
  func playBorder(_ poses: [ElementPose], _ keyTimes: KeyTimes) {
    for (index, border) in borders.enumerated() {
      if rims.isEmpty {
        add("borderWidth", to: border, poses, keyTimes.all) { $0.borderWidth }
      } else {
        let widths = zip(poses, keyTimes.fractions).map {
          $0.borderWidth * share(of: index, at: $1)
        }
        animate("borderWidth", of: border, keyTimes.all.keyframes("borderWidth", widths))
      }
      guard style.border.changes else { continue }
      let colors = keyTimes.fractions.compactMap(style.border.color(at:))
      animate("borderColor", of: border, keyTimes.all.keyframes("borderColor", colors))
    }
    for rim in rims {
      add("bounds", to: rim, poses, keyTimes.all) { $0.box }
      add("cornerRadius", to: rim, poses, keyTimes.all) { $0.radii[0] }
    }
  }

  /// The share of the border's width that a rim has: the one of the start all at first, the one of the end all
  /// at last.
  private func share(of index: Int, at fraction: CGFloat) -> CGFloat {
    if rims.isEmpty { return 1 }
    let share = fraction.clamped(to: 0...1)
    return index == 0 ? 1 - share : share
  }
}
