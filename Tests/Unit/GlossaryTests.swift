import Foundation
import Testing

@testable import TransitionCatalog

/// Every word of the library's own is explained in ARCHITECTURE.md.
struct GlossaryTests {
  /// Types that UIKit, animation, or the README explain already, by the word that says so.
  static let fieldWords: Set<String> = [
    // Animation and geometry.
    "AnimationEnd", "Choreography", "CubicCurve", "Pose", "Spring", "Stage",
    "Timing", "Blend", "WeakView", "KeyBox", "OptionsBox",
  ]

  /// Named after an entry of a catalogue, or public and so in the documentation.
  static func isExplainedElsewhere(_ type: String) -> Bool {
    fieldWords.contains(type) || type.hasSuffix("Gesture")
      || TransitionPreset.allCases.contains { $0.rawValue == type.lowercased() }
  }

  @Test func theGlossaryExplainsEveryType() throws {
    let plan = Plan()
    let page = try String(
      contentsOf: LawTests.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    for (type, path) in plan.homes.sorted(by: { $0.key < $1.key })
    where !GlossaryTests.isExplainedElsewhere(type) && !plan.isPublic(type, in: path) {
      #expect(
        page.contains("`\(type)`"),
        """
        Sources/\(path) declares \(type): give it a line in the glossary of ARCHITECTURE.md, or, \
        if UIKit's own users know the word, a place in GlossaryTests.fieldWords.
        """)
    }
  }

  @Test func theGlossaryExplainsNothingThatIsGone() throws {
    let plan = Plan()
    let page = try String(
      contentsOf: LawTests.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    let types = try #require(page.components(separatedBy: "### Types").last)
    for match in types.matches(of: #/`(\w+)`/#) {
      #expect(plan.homes[String(match.1)] != nil, "\(match.1) is declared nowhere in Sources.")
    }
  }
}

extension Plan {
  func isPublic(_ type: String, in path: String) -> Bool {
    let code = files.first { $0.path == path }?.code ?? ""
    return code.split(separator: "\n").contains {
      $0.hasPrefix("public ") && $0.split(whereSeparator: { !$0.isLetter }).contains("\(type)")
    }
  }
}
