import UIKit

/// One number for everything that was recorded, frame by frame. Lengths count in thousandths of a
/// point, so that rounding errors do not change it.
struct FrameHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Mixes in a whole number at a time, with the constants of FNV-1a and one more shift.
  mutating func add(_ number: Int) {
    value = (value ^ UInt64(bitPattern: Int64(number))) &* 0x0000_0100_0000_01B3
    value ^= value >> 29
  }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(Int(byte)) }
  }

  mutating func add(_ numbers: CGFloat...) {
    for number in numbers { add(number.isFinite ? Int((number * 1000).rounded()) : Int.max) }
  }

  /// Adds a layer and its sublayers, as they are shown.
  @MainActor mutating func add(_ layer: CALayer) {
    let shown = layer.presentation() ?? layer
    let m = shown.transform
    add(shown.position.x, shown.position.y, shown.zPosition)
    add(shown.bounds.minX, shown.bounds.minY, shown.bounds.width, shown.bounds.height)
    add(m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24)
    add(m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44)
    add(CGFloat(shown.opacity), shown.cornerRadius, shown.borderWidth)
    add(CGFloat(shown.shadowOpacity), shown.shadowRadius)
    add(shown.shadowOffset.width, shown.shadowOffset.height)
    add((shown.isHidden ? 1 : 0) + (shown.masksToBounds ? 2 : 0))
    for color in [shown.backgroundColor, shown.borderColor, shown.shadowColor] {
      for component in color?.headlessComponents ?? [] { add(component) }
    }
    let below = layer.sublayers ?? []
    add(below.count)
    for sublayer in below { add(sublayer) }
  }
}
