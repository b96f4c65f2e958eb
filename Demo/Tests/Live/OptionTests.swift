import Testing
import UIKit

@testable import Live
@testable import TestSupport
@testable import TransitionLab

/// All that can be chosen can be played.
@MainActor @Suite struct OptionTests {
  /// A point of each stage at which a tap opens something.
  nonisolated static let taps = [
    "guide": (195.0, 600.0), "photos": (120, 400), "photos-in-a-stack": (120, 400),
    "tabs": (195, 790), "music": (150, 720), "login": (195, 760), "own-transitions": (195, 600),
  ]

  /// Parameters are the same everywhere: the guide plays them all.
  @Test(arguments: taps.keys.sorted())
  func eachParameterOpensAScreenWithoutAnIssue(stage: String) throws {
    let place = try #require(OptionTests.taps[stage])
    let page = TestPage(Phone(Stages.all))
    page.hello()
    let first = page.ask(#"{"k":"set","stage":"\#(stage)"}"#)
    // What was changed before is normal again.
    var last = ""
    func set(_ change: String) -> [String: Any] {
      let key = change.prefix { $0 != ":" }
      let reset = last.isEmpty || key == last ? [] : ["\(last):null"]
      last = String(key)
      return page.ask(
        #"{"k":"set","options":{\#((reset + [change]).joined(separator: ","))}}"#)
    }
    for transition in names(first, "transition") {
      let answer = set(#""transition":"\#(transition)""#)
      last = ""
      #expect(answer["refused"] == nil && answer["code"] as? String != "", "\(transition)")
      let all = stage == "guide" ? changes(answer, of: transition) : []
      for change in [""]
        + all.enumerated().filter({ Sample.has($0.offset, oneIn: 5) }).map(\.element)
      {
        if !change.isEmpty { #expect(set(change)["refused"] == nil, "\(change)") }
        page.ask(#"{"k":"restart"}"#)
        page.refresh()
        page.tap(place.0, place.1)
        var issues: [String] = []
        var updates = 0
        // Whether a value can be used shows at once.
        for _ in 0..<(change.isEmpty ? 60 : 8) {
          let answer = page.refresh()
          issues += answer["issues"] as? [String] ?? []
          updates += answer["u"] == nil ? 0 : 1
        }
        #expect(issues.isEmpty, "\(stage), \(transition), \(change)")
        #expect(updates > 5, "\(stage), \(transition), \(change): nothing moves")
      }
      if !last.isEmpty { page.ask(#"{"k":"set","options":{\#(last):null}}"#) }
      last = ""
    }
  }

  private func options(_ answer: [String: Any]) -> [[String: Any]] {
    (answer["options"] as? [[String: Any]] ?? []).filter { $0["id"] as? String != "transition" }
  }

  private func names(_ answer: [String: Any], _ id: String) -> [String] {
    let options = answer["options"] as? [[String: Any]] ?? []
    let names = options.first { $0["id"] as? String == id }?["names"] as? [String] ?? []
    return names.filter { !$0.hasPrefix("# ") }
  }

  /// What all transitions have.
  private static let general = ["gesture", "timing", "backdrop", "duration"]

  /// Each option at one or more values that are not normal. What all transitions have is played with one that fills the
  /// screen, and with a card.
  private func changes(_ answer: [String: Any], of transition: String) -> [String] {
    options(answer).flatMap { option -> [String] in
      let id = option["id"] as? String ?? ""
      guard ["slide", "overlay"].contains(transition) || !OptionTests.general.contains(id) else {
        return []
      }
      switch option["kind"] as? String {
      case "flag": return [#""\#(id)":true"#]
      case "choice":
        return (option["names"] as? [String] ?? []).filter {
          !$0.hasPrefix("# ") && $0 != option["normal"] as? String
        }.map { #""\#(id)":"\#($0)""# }
      default:
        return [option["min"], option["max"]].compactMap { $0 as? Double }
          .map { #""\#(id)":\#($0)"# }
      }
    }
  }
}
