import Testing

struct PropertyListTests {
  @Test func readsWhatXcodeWrites() throws {
    let list = try PropertyList(
      """
      // !$*UTF8*$!
      {
      	bare = Sources/A.swift; /* said = twice; */
      	quoted = "a \\"b\\" /* c */";
      	"key with spaces" = (
      		one /* first */,
      		"2",
      	);
      	empty = {
      	};
      }

      """)
    #expect(
      list
        == .dictionary([
          "bare": .string("Sources/A.swift"), "quoted": .string("a \"b\" /* c */"),
          "key with spaces": .array([.string("one"), .string("2")]), "empty": .dictionary([:]),
        ]))
  }

  @Test func refusesWhatXcodeCannotRead() {
    #expect(throws: PropertyList.Failure.expected(";", line: 2)) {
      try PropertyList("{\n a = b }")
    }
    #expect(throws: PropertyList.Failure.repeated(key: "a")) {
      try PropertyList("{ a = b; a = c; }")
    }
    #expect(throws: PropertyList.Failure.unended(line: 1)) { try PropertyList("{ a = b;") }
    // Xcode quotes everything but letters, digits and a few more.
    #expect(throws: PropertyList.Failure.expected(";", line: 1)) {
      try PropertyList("{ a = b-c; }")
    }
  }
}
