import Foundation
import UIKit

/// Text in JSON, in which equal numbers are written equally.
package enum JSONText {
  /// Returns a number with a few decimals, at most; one that is not finite counts as 0.
  package static func number(_ value: Double, decimals: Int = 3) -> String {
    let factor = decimals == 3 ? 1e3 : decimals == 6 ? 1e6 : 1e9
    let scaled = (value * factor).rounded()
    guard scaled.isFinite, scaled != 0 else { return "0" }
    guard abs(scaled) < 9e15 else { return scaled < 0 ? "-9e9" : "9e9" }
    var rest = Int(abs(scaled))
    var places = decimals
    while places > 0, rest % 10 == 0 { (rest, places) = (rest / 10, places - 1) }
    var digits = String(rest)
    if places > 0 {
      if digits.count <= places {
        digits = String(repeating: "0", count: places - digits.count + 1) + digits
      }
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -places))
    }
    return scaled < 0 ? "-" + digits : digits
  }

  package static func numbers(_ values: [Double], decimals: Int = 3) -> String {
    "[" + values.map { number($0, decimals: decimals) }.joined(separator: ",") + "]"
  }

  package static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  /// Returns red, green, blue and alpha, 0…1.
  static func color(_ color: CGColor, opacity: Double = 1) -> String {
    let parts = color.headlessComponents.map { max(0, min(1, Double($0))) }
    return numbers([parts[0], parts[1], parts[2], parts[3] * opacity])
  }

  /// Returns a string with quotation marks.
  package static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      // A closing tag must not end a script that holds the text.
      case "<": result += "\\u003c"
      case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a path as the data of an SVG path, in quotation marks.
  static func path(
    _ path: CGPath, in origin: CGPoint, applying transform: CGAffineTransform = .identity
  ) -> String {
    func place(_ points: CGPoint...) -> String {
      points.map {
        let point = $0.applying(transform)
        return number(Double(point.x - origin.x)) + " " + number(Double(point.y - origin.y))
      }.joined(separator: " ")
    }
    let steps = path.headlessElements.map { element in
      switch element {
      case .move(let end): "M" + place(end)
      case .line(let end): "L" + place(end)
      case .quad(let end, let control): "Q" + place(control, end)
      case .cubic(let end, let control1, let control2): "C" + place(control1, control2, end)
      case .close: "Z"
      }
    }
    return "\"" + steps.joined() + "\""
  }
}
