import Renderer
import UIKit

/// What lies below the system's bars: whether it is dark, so that black could not be read on it.
@MainActor struct BarGround {
  /// Indicates whether it is dark below the status bar.
  private(set) var isDarkAbove = false
  /// Indicates whether it is dark below the home indicator.
  private(set) var isDarkBelow = false

  /// A coarse look will do.
  private let renderer = Renderer(scale: 0.25)
  private var isKnown = false
  private var hasChanged = true
  /// Looks that were not taken since the last one.
  private var skipped = 0

  /// The next look decides anew, as for a screen that was not there before.
  mutating func forget() { (isKnown, hasChanged, skipped) = (false, true, 0) }

  /// Says that the screen shows something else.
  mutating func change() { hasChanged = true }

  /// Looks at the ground, if the screen has changed; while it moves, at every third frame.
  mutating func look(below layer: CALayer, of device: LabDevice, isMoving: Bool) {
    guard hasChanged else { return }
    if isKnown, isMoving, skipped < 2 { return skipped += 1 }
    let height = Int((device.size.height * renderer.scale).rounded())
    let insets = device.safeAreaInsets
    let top = max(1, Int((insets.top * renderer.scale).rounded()))
    let bottom = max(1, Int((insets.bottom / 2 * renderer.scale).rounded()))
    isDarkAbove = isDark(layer, 0..<top, device.size, wasDark: isDarkAbove)
    isDarkBelow = isDark(layer, (height - bottom)..<height, device.size, wasDark: isDarkBelow)
    (isKnown, hasChanged, skipped) = (true, false, 0)
  }

  /// A ground in between does not make a bar change its mind.
  private func isDark(_ layer: CALayer, _ rows: Range<Int>, _ size: CGSize, wasDark: Bool) -> Bool {
    let picture = renderer.draw(layer, size: size, rows: rows)
    let limit = isKnown ? (wasDark ? 0.56 : 0.48) : 0.52
    return picture.brightness(under: picture, x: 0, y: 0) < limit
  }
}
