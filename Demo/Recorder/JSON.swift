import Foundation

/// Text in JSON for the page.
enum JSON {
  static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  static func numbers(_ values: Double...) -> String {
    "[" + values.map(number).joined(separator: ",") + "]"
  }
}
