import Foundation

/// The code that an app writes for each film. It stands in files that are compiled, between lines
/// `// snippet: name, name` and a line `// end`. Several parts of one name are shown one below the other.
struct Snippets {
  private(set) var code: [String: String] = [:]
  /// The same with a segue, where there is one: between `// segue: name` and `// end`.
  private(set) var segues: [String: String] = [:]

  init(in folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "swift" {
      add(try String(contentsOf: file, encoding: .utf8))
    }
  }

  private mutating func add(_ text: String) {
    var (names, segue): ([String], String?) = ([], nil)
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("// snippet: ") {
        names += trimmed.dropFirst("// snippet: ".count).components(separatedBy: ", ")
      } else if trimmed.hasPrefix("// segue: ") {
        segue = String(trimmed.dropFirst("// segue: ".count))
      } else if trimmed == "// end" {
        let part = Snippets.withoutMargin(lines)
        for name in names { code[name] = code[name].map { "\($0)\n\n\(part)" } ?? part }
        if let segue { segues[segue] = part }
        (names, segue, lines) = ([], nil, [])
      } else if !names.isEmpty || segue != nil {
        lines.append(line)
      }
    }
  }

  /// Returns the lines without the indentation that all of them share.
  private static func withoutMargin(_ lines: [Substring]) -> String {
    let margin =
      lines.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
  }
}
