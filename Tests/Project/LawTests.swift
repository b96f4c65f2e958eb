import Foundation
import Testing

@testable import TestSupport
@testable import TransitionCatalog

/// The laws that can be read off the files themselves. No simulator plays the tests of this folder, which read files of
/// the repository.
struct LawTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func paths(in folder: String = "Sources") -> [URL] {
    let folder = root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)!
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  static func sources(in folder: String = "Sources") -> [(name: String, text: String)] {
    paths(in: folder).map { ($0.lastPathComponent, try! String(contentsOf: $0, encoding: .utf8)) }
  }

  /// Lines of code: what stands behind `//` is not looked at.
  static func code(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter {
      !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//")
    }
  }

  @Test func aRunIsCompletedInOnePlace() {
    let calls = LawTests.sources().flatMap { LawTests.code($0.text) }
      .filter { $0.contains(".completeTransition(") }
    #expect(calls.count == 1)
  }

  @Test func conditionsStandInOneFolder() {
    let outside = LawTests.paths().filter {
      $0.deletingLastPathComponent().lastPathComponent != "UIKit"
    }
    for path in outside {
      let text = try? String(contentsOf: path, encoding: .utf8)
      let conditions = LawTests.code(text ?? "").filter {
        $0.trimmingCharacters(in: .whitespaces).hasPrefix("#if")
      }
      #expect(conditions == [], "\(path.lastPathComponent)")
    }
  }

  /// What only TransitionCatalogTesting sees is one value.
  @Test func declarationsForTestsStandInOneFile() {
    let files = LawTests.sources().filter {
      LawTests.code($0.text).contains { $0.contains("@_spi") }
    }
    #expect(files.map(\.name) == ["TransitionSample.swift"])
  }

  @Test(arguments: [
    "static var [^{]*=", ".shared\\b", "DispatchQueue", "sleep\\(", "\\bTimer\\b",
    "setCompletionBlock", "fatalError", "try!", "as!", "UIScreen\\.main", "isolated deinit",
    "^package ", "^(public |private |internal )?var ",
  ])
  func theWordIsNotUsed(pattern: String) throws {
    let expression = try NSRegularExpression(pattern: pattern)
    for (name, text) in LawTests.sources() + LawTests.sources(in: "Testing") {
      for line in LawTests.code(text) {
        let range = NSRange(line.startIndex..., in: line)
        #expect(expression.firstMatch(in: line, range: range) == nil, "\(name): \(line)")
      }
    }
  }

  /// Tests that a simulator plays, and what supports them, compile in Xcode, where there is no stand-in.
  @Test func testsForSimulatorsNameTheStandInOnLinuxOnly() throws {
    let folders = ["Tests/Unit", "Tests/Windows", "Tests/Facts", "Tests/Support"]
    let files = folders.flatMap { folder in
      FileManager.default.enumerator(
        at: LawTests.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)!
        .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    }
    #expect(files.count > 50)
    let name = "Head" + "less"
    for file in files {
      var conditions: [Bool] = []
      for line in LawTests.code(try String(contentsOf: file, encoding: .utf8)) {
        let code = line.trimmingCharacters(in: .whitespaces)
        if code.hasPrefix("#if") { conditions.append(code == "#if os(Linux)") }
        if code == "#else" { conditions[conditions.count - 1] = false }
        if code == "#endif" { conditions.removeLast() }
        if !conditions.contains(true) {
          #expect(!code.contains(name), "\(file.lastPathComponent): \(line)")
        }
      }
    }
  }

  /// The delegate methods whose names in Swift UIKit gives by hand, by their names in Objective-C: whoever implements
  /// one under another name says its selector, or UIKit never calls it.
  ///
  /// Source: Apple's pages of the first four. The names of the others are unverified; their selectors are UIKit's.
  static let namesInSwift: [(selector: String, name: String)] = [
    ("tabBarController:shouldSelectTab:", "tabBarController(_:shouldSelectTab:)"),
    (
      "tabBarController:didSelectTab:previousTab:",
      "tabBarController(_:didSelectTab:previousTab:)"
    ),
    (
      "tabBarController:visibilityDidChangeForTabs:",
      "tabBarController(_:visibilityDidChangeFor:)"
    ),
    (
      "tabBarController:displayOrderDidChangeForGroup:",
      "tabBarController(_:displayOrderDidChangeFor:)"
    ),
    (
      "tabBarController:displayedViewControllersForTab:proposedViewControllers:",
      "tabBarController(_:displayedViewControllersFor:proposedViewControllers:)"
    ),
    (
      "tabBarController:tab:operationForAcceptingItemsFromDropSession:",
      "tabBarController(_:tab:operationForAcceptingItemsFrom:)"
    ),
    (
      "tabBarController:tab:acceptItemsFromDropSession:",
      "tabBarController(_:tab:acceptItemsFrom:)"
    ),
  ]

  /// Both places that implement these methods say the selector, so that the name in Swift does not matter.
  @Test(arguments: [
    "Sources/UIKit/ModernTabDefaults.swift", "Tests/Unit/UIKit/ForwardingProbes.swift",
  ])
  func methodsNamedByHandSayTheirSelector(path: String) throws {
    let text = try String(contentsOf: LawTests.root.appendingPathComponent(path), encoding: .utf8)
    for (selector, name) in LawTests.namesInSwift {
      #expect(text.contains("@objc(\(selector))"), "\(name)")
    }
    // No other method for a tab is there.
    let named = text.components(separatedBy: "@objc(tabBarController:").count - 1
    #expect(named == LawTests.namesInSwift.count)
  }

  /// Each file that knows UIKit's context, with its reason.
  @Test func fewFilesKnowUIKitsContext() {
    let reasons = [
      "RunCoordinator.swift": "gets the context",
      "Run.swift": "moves, ends and completes it",
      "TransitionAnimator.swift": "UIKit calls it with the context",
      "Stage.swift": "is told by it where a run plays",
      "TransitionRun.swift": "shows it to the app's own animations",
      "ChildContext.swift": "is one, for a change of children",
      "RootContext.swift": "is one, for a change of a window's root",
    ]
    let files = LawTests.sources().filter {
      $0.text.contains("UIViewControllerContextTransitioning")
    }
    #expect(Set(files.map(\.name)) == Set(reasons.keys))
  }

  /// Law 8: a preset is its case, its switch line, its file, its test, its picture, its README row.
  @Test(arguments: TransitionPreset.allCases)
  func everyPresetStandsInAllItsPlaces(preset: TransitionPreset) throws {
    let name = preset.rawValue
    let type = name.prefix(1).uppercased() + name.dropFirst()
    #expect(preset.movement.name == name)
    for path in [
      "Sources/Presets/\(type).swift", "Tests/Unit/Presets/\(type)Tests.swift",
      "Images/\(name).webp",
    ] {
      let file = LawTests.root.appendingPathComponent(path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path)")
    }
    func row(_ page: String) throws -> Substring? {
      try GuideTests.text(page).split(separator: "\n").first { $0.hasPrefix("| `\(name)` |") }
    }
    #expect(try row("README.md")?.contains("Images/\(name).webp") == true)
    #expect(try row("\(GuideTests.folder)/ChoosingATransition.md") != nil)
  }
}
