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
  print("  640 pairs prepared (limits of the library's: slide 95, full 95, fold 140)")
  for kind in [Opening.Kind.label, .image] {
    for preset in [TransitionPreset.slide, .full, .fold] { row(kind, preset.rawValue, per: 1) }
  }
  print("  a frame of a free flight with 160 pairs (limit of the library's: 0.2)")
  for kind in [Opening.Kind.label, .image] { row(kind, "frame", per: 12) }
}

@MainActor
private func row(_ kind: Opening.Kind, _ what: String, per count: Double) {
  let name = "  \(kind.rawValue)s".padding(toLength: 11, withPad: " ", startingAt: 0) + what
  guard let profile = CallProfile(ofRunning: ["counted", kind.rawValue, what]) else {
    return print("\(name): valgrind is missing")
  }
  let shares = profile.shares.mapValues { $0 / count / 1e6 }
  let (own, uikit) = (shares[.library] ?? 0, shares[.standIn] ?? 0)
  let title = name.padding(toLength: 18, withPad: " ", startingAt: 0)
  print(String(format: "%@ %8.2f = %8.2f + %8.2f", title as NSString, own + uikit, own, uikit))
}

/// Does one thing once, for an instrument that counts instructions.
@MainActor
func counted(_ arguments: [String]) {
  guard let kind = arguments.first.flatMap(Opening.Kind.init), arguments.count == 2 else { return }
  guard let preset = TransitionPreset(rawValue: arguments[1]) else {
    let opening = Opening(pairs: 160, of: kind)
    Headless.advance(by: 0.2)
    guard let flight = opening.run?.flight else { return }
    return countedWork(of: flight)
  }
  let opening = Opening(pairs: 640, of: kind, with: preset)
  guard let (flight, choreography, path) = opening.again() else { return }
  countedWork(of: flight, choreography, path)
}

/// Twelve frames, because each looks at others of the elements.
@inline(never) @MainActor
private func countedWork(of flight: Flight) {
  for _ in 0..<12 { flight.tick() }
}

@inline(never) @MainActor
private func countedWork(
  of flight: Flight, _ choreography: Choreography, _ path: KeyframeBaker.Path
) {
  flight.announce()
  flight.match()
  flight.board(choreography)
  flight.play(choreography, along: path)
}
