import Testing

@testable import UIKit

extension All {
  /// What UIKit complains about is complained about here: each kind has a test that expects it.
  @Suite struct MisuseKindTests {
    @Test func everyKindHasATest() throws {
      let lines = try TestSources.tests().filter { !$0.contains("HeadlessMisuse.record(") }
      let words = Set(
        lines.flatMap { line in
          line.matches(of: /\.([A-Za-z]+)\b/).map { String($0.1) }
        })
      let bare = HeadlessMisuse.Kind.allCases.map(\.rawValue).filter { !words.contains($0) }
      #expect(bare.isEmpty, "no test expects \(bare.joined(separator: ", "))")
    }
  }
}
