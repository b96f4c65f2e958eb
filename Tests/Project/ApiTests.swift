import Foundation
import Testing

/// `Sources/api.txt` lists every public declaration with its whole type, one on a line, so that each change of the
/// surface is seen in a diff. `make api` writes it, from the symbol graph of the module. Default implementations of
/// requirements, and what a protocol of another module requires, are marked: nobody has to know them.
struct ApiTests {
  static let file = LawTests.root.appendingPathComponent("Sources/api.txt")

  @Test func thePublicDeclarationsAreThoseOfTheFile() throws {
    let found = try PublicSymbol.lines()
    if ProcessInfo.processInfo.environment["WRITE_API"] != nil {
      try (found.joined(separator: "\n") + "\n").write(
        to: ApiTests.file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: ApiTests.file, encoding: .utf8)
      .split(separator: "\n").map(String.init)
    let added = Set(found).subtracting(written).sorted()
    let removed = Set(written).subtracting(found).sorted()
    #expect(
      added.isEmpty && removed.isEmpty && found.count == written.count,
      "Run make api. Added: \(added). Removed: \(removed).")
  }
}
