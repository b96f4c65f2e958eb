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
    addContents(shown)
    add(shown.shadowPath)
    // What is cut away, as it is shown.
    add(layer.mask == nil ? 0 : 1)
    if let mask = layer.mask { add(mask) }
    let below = layer.sublayers ?? []
    add(below.count)
    for sublayer in below { add(sublayer) }
  }

  /// Adds the image of a layer, by what is the same each time: its size, and how much is drawn. Of a
  /// gradient, its colors and its direction.
  @MainActor private mutating func addContents(_ shown: CALayer) {
    if let contents = shown.contents {
      let image = contents as? CGImage
      add(image?.width ?? -1)
      add(image?.height ?? -1)
      add(image?.headlessDrawing?.commands.count ?? -1)
      let part = shown.contentsRect
      add(part.minX, part.minY, part.width, part.height)
    }
    guard let gradient = shown as? CAGradientLayer else { return }
    for color in gradient.colors ?? [] {
      for component in (color as? CGColor)?.headlessComponents ?? [] { add(component) }
    }
    add(gradient.startPoint.x, gradient.startPoint.y, gradient.endPoint.x, gradient.endPoint.y)
  }

  private mutating func add(_ path: CGPath?) {
    for element in path?.headlessElements ?? [] {
      switch element {
      case .move(let point): add(1, point.x, point.y)
      case .line(let point): add(2, point.x, point.y)
      case .quad(let point, let control): add(3, point.x, point.y, control.x, control.y)
      case .cubic(let point, let one, let two):
        add(4, point.x, point.y, one.x, one.y, two.x, two.y)
      case .close: add(5)
      }
    }
  }
}
