import Testing

extension All {
  /// Holds the tables in `HeadlessUIKit/Facts` and the tags above tests to each other.
  @Suite struct FactsTests {
    @Test(.enabled(if: TestSources.areComplete)) func everyModeledRowHasATest() throws {
      let tags = try FactRow.tags()
      let bare = try FactRow.all().filter { $0.isModeled && !tags.contains($0.name) }.map(\.name)
      #expect(bare.isEmpty, "no test is tagged with \(bare.joined(separator: ", "))")
    }

    @Test func everyTagNamesARow() throws {
      let names = try Set(FactRow.all().map(\.name))
      let strays = try FactRow.tags().filter { !names.contains($0) }.sorted()
      #expect(strays.isEmpty, "no row is numbered \(strays.joined(separator: ", "))")
    }

    @Test func everyTaggedRowIsModeled() throws {
      let tags = try FactRow.tags()
      let denied = try FactRow.all().filter { !$0.isModeled && tags.contains($0.name) }
      let names = denied.map { "\($0.name) (\($0.state))" }
      #expect(names.isEmpty, "tested, yet not modeled: \(names.joined(separator: ", "))")
    }

    @Test func everyRowSaysHowSureItIsAndWhatBecameOfIt() throws {
      let rows = try FactRow.all()
      #expect(rows.count == 540)
      #expect(Set(rows.map(\.name)).count == rows.count)
      let states =
        /(?:modeled|switch)(?: \(.+\))?|absent \(.+\)|not relied on|about code style \/ advice/
      let odd = rows.filter {
        !FactRow.certainties.contains($0.certainty) || $0.state.wholeMatch(of: states) == nil
      }.map(\.name)
      #expect(odd.isEmpty, "words that the tables' page does not explain: \(odd)")
    }
  }
}
