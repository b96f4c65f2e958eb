import UIKit

/// The place of a view in what it scrolls with: its frame in each scroll view around it, from the
/// inside out, and in the screen. Scrolling alone does not change it.
struct ContentPlace {
  private let frames: [CGRect]

  @MainActor
  init(of view: UIView, in screen: UIView?) {
    var frames: [CGRect] = []
    var inner = view
    var ancestor = view.superview
    while let current = ancestor, current !== screen {
      if current is UIScrollView {
        frames.append(inner.layer.convert(inner.bounds, to: current.layer))
        inner = current
      }
      ancestor = current.superview
    }
    if let screen, ancestor === screen {
      frames.append(inner.layer.convert(inner.bounds, to: screen.layer))
    }
    self.frames = frames
  }

  /// Returns whether a frame differs by more than 0.1 points: conversions are not exact.
  func differs(from other: ContentPlace) -> Bool {
    guard frames.count == other.frames.count else { return true }
    return zip(frames, other.frames).contains { a, b in
      abs(a.minX - b.minX) > 0.1 || abs(a.minY - b.minY) > 0.1 || abs(a.width - b.width) > 0.1
        || abs(a.height - b.height) > 0.1
    }
  }
}
