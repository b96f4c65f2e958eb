import Foundation
import UIKit

/// A number for what an image shows, the same in every process (FNV-1a, 64 bits).
struct ContentDigest {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  var name: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  mutating func add(_ image: CGImage) {
    add(image.width, image.height)
    if let data = image.headlessPNG { add(data) }
    if let drawing = image.headlessDrawing { add(drawing) }
  }

  private mutating func add(_ drawing: HeadlessDrawing) {
    add(drawing.size.width, drawing.size.height, drawing.scale)
    for command in drawing.commands { add(command) }
  }

  private mutating func add(_ command: HeadlessDrawing.Command) {
    switch command {
    case .save: add(1)
    case .restore: add(2)
    case .concatenate(let t):
      add(3)
      add(t.a, t.b, t.c, t.d, t.tx, t.ty)
    case .alpha(let alpha):
      add(4)
      add(alpha)
    case .clip(let path, let evenOdd):
      add(5, evenOdd ? 1 : 0)
      add(path)
    case .fill(let path, let color, let evenOdd):
      add(6, evenOdd ? 1 : 0)
      add(path)
      add(color)
    case .stroke(let path, let color, let stroke):
      add(7)
      add(path)
      add(color)
      add(stroke.width, stroke.miterLimit, stroke.phase)
      add("\(stroke.cap) \(stroke.join)")
      for dash in stroke.dash { add(dash) }
    case .clear(let rect):
      add(8)
      add(rect)
    case .image(let image, let rect):
      add(9)
      add(image)
      add(rect)
    case .text(let text, let baseline):
      add(10, text.weight, text.italic ? 1 : 0)
      add(text.string)
      add(text.family)
      add(text.pointSize, text.kern, text.width, baseline.x, baseline.y)
      add(text.color)
    case .linearGradient(let stops, let start, let end):
      add(11)
      add(stops)
      add(start.x, start.y, end.x, end.y)
    case .radialGradient(let stops, let center, let radius):
      add(12)
      add(stops)
      add(center.x, center.y, radius)
    }
  }

  private mutating func add(_ path: CGPath) {
    for element in path.headlessElements {
      switch element {
      case .move(let end):
        add(1)
        add(end.x, end.y)
      case .line(let end):
        add(2)
        add(end.x, end.y)
      case .quad(let end, let control):
        add(3)
        add(end.x, end.y, control.x, control.y)
      case .cubic(let end, let one, let two):
        add(4)
        add(end.x, end.y, one.x, one.y, two.x, two.y)
      case .close: add(5)
      }
    }
  }

  private mutating func add(_ stops: [HeadlessDrawing.Stop]) {
    for stop in stops {
      add(stop.color)
      add(stop.location)
    }
  }

  private mutating func add(_ color: CGColor) {
    for component in color.headlessComponents { add(component) }
  }

  private mutating func add(_ rect: CGRect) {
    add(rect.minX, rect.minY, rect.width, rect.height)
  }

  private mutating func add(_ text: String) {
    add(text.utf8.count)
    for byte in text.utf8 { add(bits: UInt64(byte)) }
  }

  private mutating func add(_ data: Data) { for byte in data { add(bits: UInt64(byte)) } }

  private mutating func add(_ numbers: Int...) {
    for number in numbers { add(bits: UInt64(bitPattern: Int64(number))) }
  }

  private mutating func add(_ numbers: CGFloat...) {
    for number in numbers { add(bits: (Double(number) + 0).bitPattern) }
  }

  private mutating func add(bits: UInt64) {
    value = (value ^ bits) &* 0x0000_0100_0000_01B3
    // Whole numbers at a time: the high bits must reach the low ones.
    value ^= value >> 29
  }
}
