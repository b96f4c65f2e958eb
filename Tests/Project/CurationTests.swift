import Foundation
import Testing

@testable import TransitionCatalog

/// Each public declaration is in a list of topics: types and what extends UIKit's types on the pages by task, members of
/// the larger types on a page of their type.
struct CurationTests {
  /// The largest number of members that DocC may list by itself.
  static let most = 9

  /// The declarations that somebody may have to know.
  static func symbols() throws -> [PublicSymbol] {
    try PublicSymbol.all.get().filter { !$0.isDefault && !$0.isConformance }
  }

  /// The links in the topics of a page, without the disambiguation behind a name.
  static func topics(_ text: String) -> Set<String> {
    let lists = text.components(separatedBy: "## Topics").dropFirst().joined()
    return Set(
      lists.matches(of: #/\n- ``([^`]+)``/#).map {
        String($0.1).replacing(#/-(swift\.\w+|\(.*)$/#, with: "")
      })
  }

  @Test func typesAreInTheTopicsOfAPage() throws {
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

  @Test func extensionsOfUIKitAreInTheTopicsOfAPage() throws {
    let listed = Set(try GuideTests.pages.flatMap { CurationTests.topics(try GuideTests.text($0)) })
    let homes = [
      "UIView": "UIKit", "UIViewController": "UIKit", "UINavigationController": "UIKit",
      "UITabBarController": "UIKit", "NSNotification.Name": "Foundation",
    ]
    let symbols = try CurationTests.symbols().filter { homes[$0.owner] != nil }
    #expect(symbols.count > 15)
    for symbol in symbols {
      let owner = symbol.owner.replacingOccurrences(of: ".", with: "/")
      let link = "\(homes[symbol.owner] ?? "")/\(owner)/\(symbol.name)"
      #expect(listed.contains(link), "\(link) is on no page.")
    }
  }

  @Test func membersAreInTheTopicsOfTheirType() throws {
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

  @Test func questionsOfTheTestsAreOnTheirPage() throws {
    let page = try GuideTests.text("\(GuideTests.folder)/TestingYourTransitions.md")
    let code = try GuideTests.text("Testing/TransitionProblem.swift")
    let cases = code.matches(of: #/\n    case (\w+)\n/#).map { String($0.1) }
    #expect(cases.count == 9)
    for question in cases { #expect(page.contains("| `\(question)` |"), "\(question)") }
  }
}
