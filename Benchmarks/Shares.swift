import Foundation
import UIKit

@testable import TransitionCatalog

/// Prints how many instructions shared elements take, and whose they are: the library's, or those of the stand-in
/// for UIKit. What Swift's runtime and Foundation do counts for whoever calls them.
///
/// Instructions are the same each time, also on a busy machine. Needs valgrind.
@MainActor
func sharesTable() {
  print("Take-along, millions of instructions: in all = the library's + the stand-in's")
  print(
    "  an opening with n pairs, to its second frame, in a process that has opened a screen before")
  for preset in [TransitionPreset.full, .slide] {
    for (kind, counts) in [(Opening.Kind.image, [0, 1, 10, 40, 100]), (.view, [10, 40])] {
      for pairs in counts { row(kind, preset.rawValue, pairs) }
    }
  }
  print("  a frame of a free flight with n pairs")
  for pairs in [0, 10, 40, 100] { row(.image, "frame", pairs, per: 12) }
}

@MainActor
private func row(_ kind: Opening.Kind, _ what: String, _ pairs: Int, per count: Double = 1) {
  let name =
    "  \(pairs) \(kind.rawValue)s".padding(toLength: 14, withPad: " ", startingAt: 0) + what
  guard let profile = CallProfile(ofRunning: ["counted", kind.rawValue, what, "\(pairs)"]) else {
    return print("\(name): valgrind is missing")
  }
  let shares = profile.shares.mapValues { $0 / count / 1e6 }
  let (own, uikit) = (shares[.library] ?? 0, shares[.standIn] ?? 0)
  let title = name.padding(toLength: 22, withPad: " ", startingAt: 0)
  print(String(format: "%@ %8.2f = %8.2f + %8.2f", title as NSString, own + uikit, own, uikit))
}

/// Does one thing once, for an instrument that counts instructions.
@MainActor
func counted(_ arguments: [String]) {
  guard arguments.count == 3, let kind = Opening.Kind(rawValue: arguments[0]),
    let pairs = Int(arguments[2])
  else { return }
  guard let preset = TransitionPreset(rawValue: arguments[1]) else {
    let opening = Opening(pairs: pairs, of: kind)
    Headless.advance(by: 0.2)
    return countedWork(in: opening)
  }
  // The first opening of a process makes the metadata of all its types, which later ones find.
  let first = Opening(pairs: pairs, of: kind, with: preset)
  Headless.advance(by: 0.1)
  first.end()
  countedWork(of: Opening(pairs: pairs, of: kind, with: preset, isOpen: false))
}

@inline(never) @MainActor
private func countedWork(in opening: Opening) { Headless.advance(by: 12.0 / 60) }

@inline(never) @MainActor
private func countedWork(of opening: Opening) {
  opening.open()
  Headless.advance(by: 1.0 / 60)
}
