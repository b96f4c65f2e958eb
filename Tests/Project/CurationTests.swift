import Foundation
import Testing

@testable import TransitionCatalog

/// Each public declaration is in a list of topics: types and what extends UIKit's types on the pages by task, members of
/// the larger types on a page of their type.
struct CurationTests {
  /// The largest number of members that DocC may list by itself.
  static let most = 9

  /// A declaration of `Sources/api.txt`, by the name that DocC links to.
  struct Symbol {
    let owner: String
    let name: String
  }

  static func symbols() throws -> [Symbol] {
    try GuideTests.text("Sources/api.txt").split(separator: "\n").compactMap { line in
      if line.hasSuffix(" (default)") || line.hasSuffix(" (conformance)") { return nil }
      guard let colon = line.firstMatch(of: #/^([\w.]+): (.*)$/#), isMember(colon.2) else {
        // A type, with what it inherits.
        return Symbol(owner: "", name: String(line.prefix { $0.isLetter || $0 == "." }))
      }
      return Symbol(owner: String(colon.1), name: link(String(colon.2)))
    }
  }

  private static func isMember(_ text: Substring) -> Bool {
    text.contains(#/^(static |weak )*(func|var|let|case|init|subscript)\b/#)
  }

  /// Returns the last component of the link to a member: its name, with the labels of its parameters.
  static func link(_ declaration: String) -> String {
    let text = declaration.replacing(#/^(static |weak )*(func|var|let|case) /#, with: "")
      .replacingOccurrences(of: "->", with: "")
    let name = text.prefix { $0 != "(" && $0 != ":" && $0 != " " && $0 != "<" }
    // An operator is followed by a space, and a subscript by its type parameter.
    let rest = text.dropFirst(name.count).replacing(#/^(<[^>]*>| )/#, with: "")
    guard rest.hasPrefix("(") else { return String(name) }
    if name == "subscript" { return "subscript(dynamicMember:)" }
    var (depth, parameters) = (0, [""])
    for character in rest {
      if ")]>".contains(character) { depth -= 1 }
      if depth == 0, character == ")" { break }
      if depth == 1, character == "," {
        parameters.append("")
      } else if depth > 0 {
        parameters[parameters.count - 1].append(character)
      }
      if "([<".contains(character) { depth += 1 }
    }
    let isOperator = name.contains(#/^\W/#)
    let labels = parameters.filter { !$0.isEmpty }.map { parameter in
      let words = parameter.split(separator: ":")[0].split(separator: " ")
      return isOperator || !parameter.contains(":") ? "_:" : "\(words.first ?? "_"):"
    }
    return "\(name)(\(labels.joined()))"
  }

  /// The links in the topics of a page, without the disambiguation behind a name.
  static func topics(_ text: String) -> Set<String> {
    let lists = text.components(separatedBy: "## Topics").dropFirst().joined()
    return Set(
      lists.matches(of: #/\n- ``([^`]+)``/#).map {
        String($0.1).replacing(#/-(swift\.\w+|\(.*)$/#, with: "")
      })
  }

  @Test func types_areInTheTopicsOfAPage() throws {
    let pages = try GuideTests.pages.map(GuideTests.text)
    let listed = Set(pages.flatMap(CurationTests.topics))
    let types = try CurationTests.symbols().filter { $0.owner.isEmpty }
    #expect(types.count > 40)
    for type in types {
      let name = type.name.split(separator: ".").last.map(String.init) ?? ""
      let isListed = listed.contains(type.name) || type.name.contains(".") && listed.contains(name)
      // What is small is listed by DocC on the page of the type around it.
      let isInside =
        type.name == "TakeAlongOutcome.Reason" || type.name == "TransitionEnding.Reason"
      #expect(isListed || isInside, "\(type.name) is on no page.")
    }
  }

  @Test func extensionsOfUIKit_areInTheTopicsOfAPage() throws {
    let listed = Set(try GuideTests.pages.flatMap { CurationTests.topics(try GuideTests.text($0)) })
    let homes = [
      "UIView": "UIKit", "UIViewController": "UIKit", "UINavigationController": "UIKit",
      "UITabBarController": "UIKit", "Notification.Name": "Foundation",
    ]
    let symbols = try CurationTests.symbols().filter { homes[$0.owner] != nil }
    #expect(symbols.count > 15)
    for symbol in symbols {
      let owner = symbol.owner == "Notification.Name" ? "NSNotification/Name" : symbol.owner
      let link = "\(homes[symbol.owner] ?? "")/\(owner)/\(symbol.name)"
      #expect(listed.contains(link), "\(link) is on no page.")
    }
  }

  @Test func members_areInTheTopicsOfTheirType() throws {
    let members = Dictionary(grouping: try CurationTests.symbols()) { $0.owner }
    for (owner, members) in members where !owner.isEmpty && !owner.hasPrefix("UI") {
      let path = "\(GuideTests.folder)/Types/\(owner.replacingOccurrences(of: ".", with: "")).md"
      guard let text = try? GuideTests.text(path) else {
        #expect(members.count <= CurationTests.most, "\(owner) needs a page, \(path).")
        continue
      }
      let listed = CurationTests.topics(text)
      for member in members {
        #expect(listed.contains(member.name), "\(path) lists no \(member.name).")
      }
    }
  }

  @Test func questionsOfTheTests_areOnTheirPage() throws {
    let page = try GuideTests.text("\(GuideTests.folder)/TestingYourTransitions.md")
    let code = try GuideTests.text("Testing/TransitionProblem.swift")
    let cases = code.matches(of: #/\n    case (\w+)\n/#).map { String($0.1) }
    #expect(cases.count == 9)
    for question in cases { #expect(page.contains("| `\(question)` |"), "\(question)") }
  }

  @Test(arguments: [
    ("static let slide", "slide"), ("weak var view: UIView?", "view"),
    ("case cancelled(Reason)", "cancelled(_:)"), ("init()", "init()"),
    (
      "func animate(delayFactor: CGFloat = 0, _ animations: @escaping () -> Void)",
      "animate(delayFactor:_:)"
    ),
    ("static func * (a: Track, b: Track) -> Track", "*(_:_:)"),
    (
      "static func keyframes(_ knots: [(CGFloat, CGFloat)], _ ease: Ease = .linear) -> T",
      "keyframes(_:_:)"
    ),
    ("init(_ parts: Part..., timing: TransitionTiming? = nil)", "init(_:timing:)"),
    (
      "static func effects(front: E = [], views: [String: E] = [:], s: S = .a) -> V",
      "effects(front:views:s:)"
    ),
    ("static func view(_ find: @escaping @MainActor (_ request: R) -> UIView?) -> P", "view(_:)"),
  ]) func links_areNamesWithLabels(declaration: String, link: String) {
    #expect(CurationTests.link(declaration) == link)
  }
}
