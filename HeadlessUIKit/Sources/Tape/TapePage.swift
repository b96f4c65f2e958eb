import Foundation
import UIKit

/// A run as one page that plays by itself: what layers showed, and what happened, on a scrubber.
package struct TapePage {
  /// What happened at an instant, in milliseconds.
  package typealias Mark = (time: Int, text: String)

  private var tape = LayerTape()
  private var frames: [(time: Int, message: String)] = []
  private var marks: [Mark] = []
  private let start: TimeInterval
  private let size: CGSize

  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - start: The time at which the run begins, in seconds.
  package init(size: CGSize, start: TimeInterval) {
    (self.size, self.start) = (size, start)
  }

  /// Adds what layers of presentations show at a time, if it has changed.
  package mutating func add(_ layers: [CALayer], at time: TimeInterval) {
    guard let message = tape.message(showing: layers) else { return }
    frames.append((milliseconds(time), message))
  }

  package mutating func add(mark: String, at time: TimeInterval) {
    marks.append((milliseconds(time), mark))
  }

  /// Returns the page.
  ///
  /// - Parameter parts: The folder of the page's parts.
  package func html(title: String, parts: URL) throws -> String {
    func part(_ name: String) throws -> String {
      try String(contentsOf: parts.appendingPathComponent(name), encoding: .utf8)
    }
    let values = [
      "title": TapePage.escaped(title), "style": try part("page.css") + part("replay.css"),
      "script": try part("mirror.js") + part("replay.js"), "data": data,
    ]
    // One pass: what a value holds is not looked at again.
    var html = ""
    var rest = try part("replay.html")[...]
    while let open = rest.range(of: "{{"), let close = rest.range(of: "}}") {
      let name = String(rest[open.upperBound..<close.lowerBound])
      html += rest[..<open.lowerBound] + values[name, default: ""]
      rest = rest[close.upperBound...]
    }
    return html + rest
  }

  private var data: String {
    let entries = frames.map { "[\($0.time),{\($0.message)}]" }
    let notes = marks.map { "[\($0.time),\(JSONText.string($0.text))]" }
    let end = max(frames.last?.time ?? 0, marks.last?.time ?? 0)
    // Contents are gray boxes: nothing is drawn here.
    let pictures = tape.pictures.entries.map { _ in JSONText.string(TapePage.box) }
    return """
      {"size":[\(Int(size.width)),\(Int(size.height))],"radius":47,"bezel":9,"duration":\(end),
      "pictures":\(JSONText.array(pictures)),
      "marks":\(JSONText.array(notes)),
      "frames":[\(entries.joined(separator: ",\n"))]}
      """
  }

  private static let box =
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='8'%3E"
    + "%3Crect width='8' height='8' fill='%23888' fill-opacity='.6'/%3E%3C/svg%3E"

  private func milliseconds(_ time: TimeInterval) -> Int { Int(((time - start) * 1000).rounded()) }

  private static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}
