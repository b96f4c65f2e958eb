import Foundation

/// Applies the messages of a tape, as a page does.
struct TapeReader {
  /// The values of each layer that is shown, by identifier.
  private(set) var layers: [Int: [String: NSObject]] = [:]
  private(set) var roots: [Int] = []
  /// The identifiers of layers that the last message showed for the first time.
  private(set) var added: Set<Int> = []

  mutating func apply(_ message: String?) throws {
    added = []
    guard let message else { return }
    let object = try JSONSerialization.jsonObject(with: Data("{\(message)}".utf8))
    let members = object as? [String: Any] ?? [:]
    for entry in members["u"] as? [[Any]] ?? [] {
      guard let id = entry[0] as? Int, let values = entry[1] as? [String: Any] else { continue }
      if layers[id] == nil { added.insert(id) }
      for (key, value) in values {
        layers[id, default: [:]][key] = value is NSNull ? nil : value as? NSObject ?? text(value)
      }
    }
    for id in members["d"] as? [Int] ?? [] { layers[id] = nil }
    roots = members["r"] as? [Int] ?? roots
  }

  /// The tree as text, in which layers have their places instead of identifiers.
  var tree: String { roots.map(tree).joined(separator: "\n") }

  private func tree(_ id: Int) -> String {
    guard let values = layers[id] else { return "?" }
    let own = values.filter { $0.key != "n" }.sorted { $0.key < $1.key }
      .map { "\($0.key) \(text($0.value))" }.joined(separator: " ")
    let sublayers = values["n"].flatMap { $0 as? [Int] } ?? []
    return "(" + own + sublayers.map { "\n" + tree($0) }.joined() + ")"
  }

  private func text(_ value: Any) -> NSString { "\(value)" as NSString }
}
