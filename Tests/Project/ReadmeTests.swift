import Foundation
import Testing

@testable import TransitionCatalog

/// The names and numbers of README and of the pages are those of the code.
struct ReadmeTests {
  private let readme: String

  init() throws { readme = try GuideTests.text("README.md") }

  private static func page(_ name: String) throws -> String {
    try GuideTests.text("\(GuideTests.folder)/\(name).md")
  }

  /// Nothing else names them: they are no cases of the enumeration.
  @Test func theTransitionsBesideThePresetsAreOnThePages() throws {
    let names = Set(
      GuideTests.paths(in: "Sources/Presets/More", "swift").flatMap { path in
        ((try? GuideTests.text(path)) ?? "").matches(of: #/public static (?:let|func) (\w+)/#)
          .map { String($0.1) }
      })
    let table = try ReadmeTests.page("ChoosingATransition")
    for name in names {
      #expect(readme.contains("`\(name)`"), "\(name)")
      #expect(table.contains("\n| `\(name)"), "\(name)")
    }
  }

  /// Of README, of the pages, of the manifest and of the podspec.
  @Test func allVersionsAreEqual() throws {
    let manifest = try GuideTests.text("Package.swift")
    let podspec = try GuideTests.text("TransitionCatalog.podspec")
    let makefile = try GuideTests.text("Makefile")
    func number(_ text: String, _ pattern: Regex<(Substring, Substring)>) throws -> String {
      String(try #require(text.firstMatch(of: pattern)).1)
    }
    let ios = try number(manifest, #/\.iOS\(\.v(\d+)\)/#)
    let swift = try number(manifest, #/swift-tools-version: ([\d.]+)/#)
    let major = try number(makefile, #/SWIFT_MAJOR := (\d+)/#)
    let minor = try number(makefile, #/SWIFT_MINOR := (\d+)/#)
    #expect(readme.contains("iOS \(ios) or later"))
    #expect(readme.contains("(Swift \(swift))"))
    #expect(readme.contains("\(major).\(minor) or later"))
    #expect(podspec.contains("ios.deployment_target = '\(ios).0'"))
    let version = try number(podspec, #/\.version = '([\d.]+)'/#)
    #expect(try GuideTests.text("CHANGELOG.md").contains("\n## \(version) ("))
    for page in [readme, try ReadmeTests.page("GettingStarted")] {
      #expect(page.contains("from: \"\(version)\""))
      #expect(page.contains(":tag => '\(version)'"))
    }
    #expect(try ReadmeTests.page("BeforeTheFirstRelease").contains("git tag \(version)"))
    let others = try GuideTests.pages.flatMap { page in
      try GuideTests.text(page).matches(of: #/TransitionCatalog", from: "([\d.]+)"/#)
        .map { String($0.1) }
    }
    #expect(Set(others) == [version])
  }

  @Test func theThresholdsAreThoseOfTheGestures() throws {
    let gestures = try ReadmeTests.page("Gestures")
    let share = DragKind.pull.threshold(over: 100)
    #expect(gestures.contains("after \(Int(share)) % of the container"))
    let (down, sideways) = (DragKind.pull.threshold(over: 844), DragKind.pull.threshold(over: 390))
    #expect(gestures.contains("\(Int(down.rounded())) of 844 points down"))
    #expect(gestures.contains("\(Int(sideways.rounded())) of 390 sideways"))
  }

  @MainActor @Test func asManyElementsFlyAsTheCodeLets() throws {
    for page in ["SharedElements", "KnownLimits"] {
      let text = try ReadmeTests.page(page)
      #expect(text.contains("At most \(FlightPlan.limit) elements fly"))
      #expect(text.contains("at most \(LookQueue.limit) "))
    }
  }

  /// The defaults of options, on the page and in the code.
  @MainActor @Test func theOptionsOfElementsHaveTheDefaultsOfThePage() throws {
    let options = TakeAlongElement.Options()
    let page = try ReadmeTests.page("SharedElements")
    for (name, value) in [
      ("morphs", "\(options.morphs)"), ("path", "\(options.path)"), ("zOrder", "\(options.zOrder)"),
      ("fade", "\(options.fade)"),
    ] {
      let row = page.split(separator: "\n").first { $0.contains("Options/\(name)``") }
      #expect(row?.hasSuffix(" | `.\(value)` |") == true, "\(name)")
    }
    #expect(options.hidesOriginal && options.rect == nil && options.standIn == nil)
  }

  /// The page names the first rows of the device checklist.
  @Test func theRowsThatDecideAreTheFirstOfTheChecklist() throws {
    let all = try GuideTests.text("Demo/DEVICE-CHECKLIST.md")
      .matches(of: #/\n\| \*\*([A-Z]\d+)\*\* \|/#).map { String($0.1) }
    let rows = try ReadmeTests.page("BeforeTheFirstRelease").matches(of: #/\n\| ([A-Z]\d+) \|/#)
      .map { String($0.1) }
    #expect(rows.count > 5 && rows == Array(all.prefix(rows.count)))
  }
}
