import Foundation
import Testing

/// `Sources/api.txt` lists every public declaration, one on a line, so that each change of the surface is seen
/// in a diff. `make api` writes it. Default implementations of requirements, and what a protocol of the standard
/// library requires, are marked: nobody has to know them.
struct ApiTests {
  static let file = LawTests.root.appendingPathComponent("Sources/api.txt")

  @Test func publicDeclarations_areThoseOfTheFile() throws {
    let found = ApiTests.declarations(in: LawTests.sources().map(\.text))
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

  /// The most public declarations that an app may have to know: 350, and thirty that came with the ready-made
  /// transitions: those themselves, cards at an edge, and a dismissal by progress.
  static let most = 350 + 30

  @Test func publicDeclarations_withoutDefaultsAndConformances_areFew() {
    let found = ApiTests.declarations(in: LawTests.sources().map(\.text))
    let unmarked = found.filter { !$0.hasSuffix(" (default)") && !$0.hasSuffix(" (conformance)") }
    #expect(unmarked.count <= ApiTests.most)
  }

  @Test func declarations_ofTypesMembersCasesAndRequirements_areFound() {
    let text = """
      public struct Place: Equatable {
        case notAnEnum
        public let x: Int  // a comment
        let hidden = 1
        public static func at(
          _ x: Int, y: Int = 2
        ) -> Place { Place() }
        public var size: Int {
          get { 1 }
        }
        public static func == (a: Place, b: Place)
          -> Bool
        { true }
        @discardableResult public func go(with action: @escaping (Int) -> Void = { _ in }) -> Int { 1 }
        struct Inner { public var unseen = 1 }
      }
      public enum Side: Int {
        case left, right
        case other(String)
        private enum Key { case a }
      }
      @MainActor public protocol Walker: AnyObject {
        var speed: Int { get set }
        func walk()
      }
      extension Place {
        public init(y: Int) {
          case .left: break
        }
        public override func again() {}
        @_spi(Testing) public var secret: Int { 1 }
      }
      extension Walker {
        public var speed: Int { 1 }
        public func run() {}
      }
      @_spi(Testing) public struct Probe {
        public let x: Int
      }
      @_spi(Testing) extension Place {
        public var other: Int { 1 }
      }
      public typealias Step = Int
      """
    #expect(
      ApiTests.declarations(in: [text]) == [
        "Place: Equatable struct",
        "Place: func go(with action: @escaping (Int) -> Void = { _ in }) -> Int",
        "Place: init(y: Int)", "Place: let x: Int",
        "Place: static func == (a: Place, b: Place) -> Bool (conformance)",
        "Place: static func at(_ x: Int, y: Int = 2) -> Place", "Place: var size: Int",
        "Side: Int enum", "Side: case left", "Side: case other(String)",
        "Side: case right", "Walker: AnyObject protocol",
        "Walker: func run()", "Walker: func walk()", "Walker: var speed: Int (default)",
        "Walker: var speed: Int { get set }",
        "typealias Step = Int",
      ])
  }

  private struct Scope {
    let indent: Int
    let name: String
    /// `nil` where nothing inside is public.
    let members: Members?
    var isExtension = false
  }

  private enum Members { case marked, all, cases }

  static func declarations(in texts: [String]) -> [String] {
    var found: [String] = []
    for text in texts { collect(text, into: &found) }
    let conformance =
      #/: (static func == |func hash\(into |var description: String|init\((string|array)Literal )/#
    // What an extension of a protocol declares is a default if the protocol requires it.
    let requirements = Set(found.map { $0.replacing(#/ \{.*\}$/#, with: "") })
    return found.map { line in
      let isInExtension = line.hasSuffix(inExtension)
      let bare = isInExtension ? String(line.dropLast(inExtension.count)) : line
      if bare.contains(conformance) { return bare + " (conformance)" }
      return isInExtension && requirements.contains(bare) ? bare + " (default)" : bare
    }.sorted()
  }

  private static let inExtension = " (extension)"

  private static func collect(_ text: String, into found: inout [String]) {
    var scopes: [Scope] = []
    var lines = text.components(separatedBy: "\n")[...]
    while let first = lines.popFirst() {
      var line = first.components(separatedBy: "  //")[0]
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      guard !trimmed.isEmpty, !trimmed.hasPrefix("//"), !trimmed.hasPrefix("}"),
        !trimmed.hasPrefix("#")
      else { continue }
      let indent = line.prefix { $0 == " " }.count
      while let scope = scopes.last, scope.indent >= indent { scopes.removeLast() }
      guard scopes.last.map({ $0.indent + 2 == indent }) ?? (indent == 0) else { continue }
      // A declaration goes on until its parentheses are closed, to its result, and to the brace of a type.
      while line.filter({ $0 == "(" }).count > line.filter({ $0 == ")" }).count || isOpenHead(line)
        || lines.first?.contains(#/^ +->/#) == true,
        let next = lines.popFirst()
      {
        line += " " + next.components(separatedBy: "  //")[0].trimmingCharacters(in: .whitespaces)
      }
      read(line.trimmingCharacters(in: .whitespaces), indent: indent, &scopes, &found)
    }
  }

  /// The list of protocols of a type may stand in lines of their own.
  private static func isOpenHead(_ line: String) -> Bool {
    line.contains(#/\b(struct|enum|class|protocol|extension) \w/#) && !line.contains("{")
  }

  private static func read(
    _ line: String, indent: Int, _ scopes: inout [Scope], _ found: inout [String]
  ) {
    var rest = line[...]
    let isHidden = line.contains("@_spi(")
    while let attribute = rest.prefixMatch(of: #/@\w+(\([^)]*\))? /#) {
      rest = rest[attribute.range.upperBound...]
    }
    var modifiers: Set<String> = []
    let known: Set<String> = [
      "public", "open", "internal", "private", "fileprivate", "final", "override", "convenience",
      "required", "nonisolated", "indirect", "mutating", "weak", "static", "class", "lazy",
      "nonisolated(unsafe)", "private(set)", "public(set)", "internal(set)", "isolated",
    ]
    var kept: [Substring] = []
    var words = rest.split(separator: " ", maxSplits: 12, omittingEmptySubsequences: true)[...]
    while let word = words.first, known.contains(String(word)),
      !(word == "class" && words.dropFirst().first?.first?.isUppercase == true)
    {
      modifiers.insert(String(word))
      if word == "static" || word == "mutating" || word == "weak" { kept.append(word) }
      words = words.dropFirst()
    }
    guard let keyword = words.first else { return }
    let owner = scopes.map(\.name).joined(separator: ".")
    let isOpenScope = !isHidden && scopes.last.map { $0.members != nil } ?? true
    let isMarked = modifiers.contains("public") || modifiers.contains("open")
    let body = words.joined(separator: " ")
    switch keyword {
    case "struct", "enum", "class", "protocol", "extension":
      let head = words.dropFirst().joined(separator: " ").components(separatedBy: " {")[0]
      let name = head.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
      let isPublic = isOpenScope && isMarked
      let members: Members? =
        keyword == "extension"
        ? (isOpenScope ? .marked : nil)
        : !isPublic ? nil : keyword == "protocol" ? .all : keyword == "enum" ? .cases : .marked
      if isPublic, keyword != "extension" {
        found.append((owner.isEmpty ? "" : owner + ".") + "\(head) \(keyword)")
      }
      guard !line.hasSuffix("}") else { return }
      scopes.append(
        Scope(
          indent: indent, name: String(name), members: members,
          isExtension: keyword == "extension"))
    case "init", "func", "var", "let", "case", "typealias", "subscript", "associatedtype",
      _ where keyword.hasPrefix("init") || keyword.hasPrefix("subscript"):
      let members = scopes.last?.members
      let counts =
        switch (scopes.isEmpty, members, keyword) {
        case _ where isHidden: false
        case (false, .none, _): false
        case (_, .all?, _): true
        case (_, .cases?, "case"): true
        case (_, _, "case"): false
        default: isMarked && !modifiers.contains("override")
        }
      guard counts else { return }
      let text = members == .all ? body : bare(body)
      // Several cases may stand in one line.
      let texts =
        keyword == "case" && !text.contains("(")
        ? text.dropFirst(5).components(separatedBy: ", ").map { "case " + $0 } : [text]
      for text in texts {
        let declaration = (kept + [Substring(text)]).joined(separator: " ")
        found.append(
          (owner.isEmpty ? "" : owner + ": ") + declaration
            + (scopes.last?.isExtension == true ? inExtension : ""))
      }
    default: break
    }
  }

  /// A declaration without its body, and without the value of a stored property.
  private static func bare(_ declaration: String) -> String {
    var depth = 0
    var result = ""
    for (index, character) in zip(declaration.indices, declaration) {
      if depth == 0,
        character == "{"
          || result.last == " " && declaration[index...].hasPrefix("= ")
            && !declaration.hasPrefix("typealias")
      {
        break
      }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      result.append(character)
    }
    return result.trimmingCharacters(in: .whitespaces)
      .replacingOccurrences(of: "( ", with: "(").replacingOccurrences(of: " )", with: ")")
  }
}
