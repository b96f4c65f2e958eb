import Testing

extension All {
  /// Holds the page and these tests to each other.
  @Suite struct ReadmeTests {
    @Test func theExampleOfThePageIsATest() throws {
      let page = try TestSources.text(of: "README.md")
      let example = try TestSources.text(of: "Tests/UIKitTests/Readme/LetterTests.swift")
      #expect(page.contains("```swift\n\(example)```"))
    }
  }
}
