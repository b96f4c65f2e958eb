import Foundation
import UIKit

@testable import TransitionCatalog

/// Prints how many instructions an opening takes, and whose they are: the library's own, those of Swift's runtime and
/// Foundation for the library, and the stand-in's with what they do for it. Then what the render server is handed.
///
/// Instructions are the same each time, also on a busy machine. Needs valgrind.
@MainActor
func sharesTable() {
  print("Millions of instructions: in all = the library's (its own + the runtime's for it)")
  print("  + the stand-in's")
  print("  an opening with n pairs, to its second frame: a fresh controller and fresh screens,")
  print("  in a process that has opened a screen before")
  for name in ["full", "slide"] {
    for (kind, counts) in [(Opening.Kind.image, [0, 1, 10, 40, 100]), (.view, [10, 40])] {
      for pairs in counts { row(kind, name, pairs) }
    }
  }
  for name in ViewControllerTransition.named.map(\.key)
  where !["full", "slide", "system"].contains(name) { row(.image, name, 0) }
  print("  a frame of a free flight with n pairs")
  for pairs in [0, 10, 40, 100] { row(.image, "frame", pairs, per: 12) }
  print("  an event of a finger near the beginning of its way, and a frame, with n pairs")
  for pairs in [0, 10] { row(.image, "finger", pairs, per: Double(fingerEvents)) }
  print("Handed to the render server by an opening with slide: animations, values in them")
  for pairs in [0, 1, 10, 100] {
    let (animations, values) = Opening(pairs: pairs, of: .image).handedOver
    print(String(format: "  %4d images  %5d  %6d", pairs, animations, values))
  }
}

@MainActor
private func row(_ kind: Opening.Kind, _ what: String, _ pairs: Int, per count: Double = 1) {
  let name =
    "  \(pairs) \(kind.rawValue)s".padding(toLength: 14, withPad: " ", startingAt: 0) + what
  guard let profile = CallProfile(ofRunning: ["counted", kind.rawValue, what, "\(pairs)"]) else {
    return print("\(name): valgrind is missing")
  }
  let shares = profile.shares.mapValues { $0 / count / 1e6 }
  let (own, runtime) = (shares[.library] ?? 0, shares[.runtimeOfLibrary] ?? 0)
  let uikit = shares[.standIn] ?? 0
  let title = name.padding(toLength: 22, withPad: " ", startingAt: 0)
  print(
    String(
      format: "%@ %8.3f = %8.3f (%.3f + %.3f) + %8.3f", title as NSString, own + runtime + uikit,
      own + runtime, own, runtime, uikit))
}

/// Does one thing once, for an instrument that counts instructions.
@MainActor
func counted(_ arguments: [String]) {
  guard arguments.count == 3, let kind = Opening.Kind(rawValue: arguments[0]),
    let pairs = Int(arguments[2])
  else { return }
  // Looking for misuse is the stand-in's alone.
  func withoutWatch(_ opening: Opening) -> Opening {
    Headless.watchedMisuses = []
    return opening
  }
  if let transition = ViewControllerTransition(named: arguments[1]) {
    // The first opening of a process makes the metadata of all its types, which later ones find.
    let first = Opening(pairs: pairs, of: kind, with: transition)
    Headless.advance(by: 0.1)
    first.end()
    return countedWork(
      of: withoutWatch(Opening(pairs: pairs, of: kind, with: transition, isOpen: false)))
  }
  let opening = withoutWatch(Opening(pairs: pairs, of: kind))
  if arguments[1] == "frame" {
    Headless.advance(by: 0.2)
    return countedWork(in: opening, frames: 12)
  }
  Headless.advance(by: 2)
  // The finger begins the dismissal at the edge, and goes on slowly.
  Headless.play(
    .drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 45, y: 400), over: 0.5, lifts: false),
    in: opening.window)
  Headless.advance(by: 0.3)
  precondition(opening.run?.playback?.isHeld == true)
  countedWork(in: opening, frames: fingerEvents)
}

private let fingerEvents = 10

@inline(never) @MainActor
private func countedWork(in opening: Opening, frames: Int) {
  Headless.advance(by: Double(frames) / 60)
}

@inline(never) @MainActor
private func countedWork(of opening: Opening) {
  opening.open()
  Headless.advance(by: 1.0 / 60)
}
