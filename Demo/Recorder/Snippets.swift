import Foundation

/// The code that an app writes for each film. It stands in files that are compiled, between a line
/// `// snippet: name, name` and a line `// end`.
struct Snippets {
  private(set) var code: [String: String] = [:]

  init(in folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "swift" {
      add(try String(contentsOf: file, encoding: .utf8))
    }
  }

  private mutating func add(_ text: String) {
    var names: [String] = []
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("// snippet: ") {
        names = trimmed.dropFirst("// snippet: ".count).components(separatedBy: ", ")
        lines = []
      } else if trimmed == "// end" {
        for name in names { code[name] = Snippets.withoutMargin(lines) }
        names = []
      } else if !names.isEmpty {
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
