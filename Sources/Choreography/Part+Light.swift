import UIKit

extension Choreography.Part {
  /// From `dark` at the edge in the direction (x, y), a unit vector, to `light` at the opposite one; both
  /// are opacities of black.
  struct Shading: Hashable, Sendable {
    var x: CGFloat
    var y: CGFloat
    var dark: CGFloat
    var light: CGFloat
    /// The place of the gradient in the container, whatever its size; `nil` for all of it.
    var strip: Strip?
  }

  /// A rectangle, as a value that can be compared and sent.
  struct Strip: Hashable, Sendable {
    /// From the middle of the container.
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat

    func frame(in container: CGRect) -> CGRect {
      CGRect(x: container.midX + x, y: y, width: width, height: height)
    }
  }

  /// The container, and the frame of the part in it at rest.
  struct Bezel: Hashable, Sendable {
    var container: CGSize
    var frame: CGRect
    /// Bars along its edges, up to which the container counts.
    var bars: UIEdgeInsets

    init(_ container: CGSize, frame: CGRect, bars: UIEdgeInsets = .zero) {
      self.container = container
      self.frame = frame
      self.bars = bars
    }

    func hash(into hasher: inout Hasher) {
      for number in [
        container.width, container.height, frame.minX, frame.minY, frame.width, frame.height,
        bars.top, bars.bottom,
      ] {
        hasher.combine(number)
      }
    }

    /// The share, 0…1, that shows: all of it once 10 pt of the container are free beside the window.
    func share(of pose: Pose, pivot: CGPoint) -> CGFloat {
      let window = pose.windowFrame(in: frame, pivot: pivot)
      let free = max(
        window.minX, window.minY - bars.top, container.width - window.maxX,
        container.height - bars.bottom - window.maxY, 0)
      return min(free / 10, 1)
    }
  }
}
