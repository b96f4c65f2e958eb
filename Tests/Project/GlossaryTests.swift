import Foundation
import Testing

struct GlossaryTests {
  @Test func glossaryNamesOnlyTypesThatAreDeclared() throws {
    let plan = Plan()
    let page = try String(
      contentsOf: LawTests.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    let types = try #require(page.components(separatedBy: "### Types").last)
    for match in types.matches(of: #/`(\w+)`/#) {
      #expect(plan.homes[String(match.1)] != nil, "\(match.1) is declared nowhere in Sources.")
    }
  }
}
