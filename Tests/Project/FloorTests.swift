import Foundation
import Testing

/// Folders stand on floors: a file names what its own folder declares, or a floor below, and never
/// what stands above. ARCHITECTURE.md has the plan.
struct FloorTests {
  /// From the ground up; folders side by side on one floor do not know each other.
  static let floors: [[String]] = [
    ["UIKit"],
    ["Choreography", "Transition"],
    ["Playback"],
    ["Presets", "Gestures", "TakeAlong"],
    ["Effects"],
    ["Run"],
    ["TransitionController.swift"],
    ["Containers"],
    ["Verbs.swift"],
    ["InterfaceBuilder"],
  ]

  /// Folders of one floor that know each other: both are values, those that apps write and those that are played.
  static let neighbors: Set<String> = ["Choreography", "Transition"]

  /// References to a floor above, as UIKit's own objects refer to each other: what UIKit asks and
  /// what it presents belong to the controller that the app made, and ask it what it was asked for. A gesture moves its
  /// run.
  static let exceptions: [String: Set<String>] = [
    "PresentationController.swift": ["TransitionController"],
    "RunCoordinator.swift": ["TransitionController"],
    "Interaction.swift": ["TransitionController", "RunCoordinator"],
    "EffectObject+Outlet.swift": ["EffectObject"],
  ]

  @Test func noFileNamesATypeOfAFloorAbove() throws {
    let plan = Plan()
    for file in plan.files {
      let floor = try #require(
        plan.floor(of: file.path),
        "Sources/\(file.path) is in no folder of the plan: put it on a floor in FloorTests.floors.")
      for (type, home) in plan.references(of: file).sorted(by: { $0.key < $1.key }) {
        guard FloorTests.exceptions[file.name]?.contains(type) != true,
          let other = plan.floor(of: home)
        else { continue }
        let folders: Set = [plan.folder(of: home), plan.folder(of: file.path)]
        let isBeside = floor == other && folders.count > 1 && folders != FloorTests.neighbors
        #expect(
          other <= floor && !isBeside,
          """
          Sources/\(file.path) names \(type), which Sources/\(home) declares on a floor above or \
          beside: move the code, hand the value over, or declare a protocol on the lower floor.
          """)
      }
    }
  }

  @Test func everyExceptionIsNeeded() {
    let plan = Plan()
    for (name, types) in FloorTests.exceptions {
      let file = plan.files.first { $0.name == name }
      let named = file.map { Set(plan.references(of: $0).keys) } ?? []
      #expect(types.isSubset(of: named), "\(name) needs no exception for \(types).")
    }
  }

  /// The plan in ARCHITECTURE.md, from the top down: the names of each line, without the words behind them.
  static func plan(in page: String) throws -> [[String]] {
    let chapter = try #require(page.components(separatedBy: "\n## Floors\n").last)
    let lines = try #require(chapter.components(separatedBy: "```").dropFirst().first)
    return lines.split(separator: "\n").map { line in
      line.components(separatedBy: "  ")
        .flatMap { $0.components(separatedBy: ", ") }
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .prefix { $0.isEmpty || $0.allSatisfy(\.isLetter) && $0.first?.isUppercase == true }
        .filter { !$0.isEmpty }
    }
  }

  @Test func thePageHasTheSameFloors() throws {
    let page = try GuideTests.text("ARCHITECTURE.md")
    let floors = FloorTests.floors.reversed().map { floor in
      // A file that adds to a type stands where the folder of what it adds stands.
      floor.filter { !$0.contains("+") }.map { $0.replacingOccurrences(of: ".swift", with: "") }
    }
    #expect(try FloorTests.plan(in: page).map { $0.sorted() } == floors.map { $0.sorted() })
  }

  @Test func thePageNamesTheSameExceptions() throws {
    let page = try GuideTests.text("ARCHITECTURE.md")
    let paragraph = try #require(
      page.components(separatedBy: "\n\n").first { $0.contains("point upwards") })
    let named = Set(paragraph.matches(of: #/`([\w+]+)`/#).map { String($0.1) })
    let exceptions = FloorTests.exceptions.flatMap { name, types in
      [name.replacingOccurrences(of: ".swift", with: "")] + types
    }
    #expect(named == Set(exceptions))
  }
}

/// The files of Sources, the types that they declare, and the types that they name.
struct Plan {
  struct File {
    let path: String
    let code: String
    var name: String { String(path.split(separator: "/").last ?? "") }
  }

  let files: [File]
  /// Where each top-level type is declared.
  private(set) var homes: [String: String] = [:]

  init() {
    let root = LawTests.root.appendingPathComponent("Sources").path + "/"
    files = LawTests.paths().map { url in
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      return File(
        path: url.path.replacingOccurrences(of: root, with: ""),
        code: LawTests.code(text).map(Plan.uncommented).joined(separator: "\n"))
    }
    let declaration =
      #/^(?:@\w+(?:\(\w+\))? )*(?:public |final |private |fileprivate )*(?:class|struct|enum|protocol|actor) (\w+)/#
      .anchorsMatchLineEndings()
    for file in files {
      for match in file.code.matches(of: declaration) { homes[String(match.1)] = file.path }
    }
  }

  func folder(of path: String) -> String { String(path.split(separator: "/")[0]) }

  func floor(of path: String) -> Int? {
    FloorTests.floors.firstIndex { $0.contains(folder(of: path)) }
  }

  /// The types of other files that a file names, with where those are declared.
  func references(of file: File) -> [String: String] {
    var found: [String: String] = [:]
    for word in file.code.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
      let word = String(word)
      if let home = homes[word], home != file.path { found[word] = home }
    }
    return found
  }

  private static func uncommented(_ line: String) -> String {
    line.components(separatedBy: " //")[0]
  }
}
