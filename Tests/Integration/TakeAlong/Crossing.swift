import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Two runs that want the same views: a modal screen comes or goes while a container changes its
/// own screens, below it or inside of it.
struct Crossing: CustomTestStringConvertible, Sendable {
  enum Place: Sendable { case below, inside }

  /// When the second run begins, as a share of the first.
  enum Moment: CaseIterable, Sendable {
    /// In the same turn, or in the next one, still before the first frame.
    case together, atOnce
    case inTheMiddle, nearTheEnd, afterwards
  }

  enum Fate: CaseIterable, Sendable {
    case finished, firstTurned, secondTurned, bothTurned
    /// A view goes: of one of the container's two screens, or of the one across.
    case oneRemoved, otherRemoved, acrossRemoved
  }

  /// What happens to the modal screen, and whether that begins before the container changes.
  struct Kind: Equatable, Sendable {
    let place: Place
    let opens: Bool
    let isFirst: Bool

    /// What is not in the window cannot change with an animation: a container inside has to be
    /// there before it may change first, and one below a full screen has gone.
    static let all = [
      Kind(place: .below, opens: true, isFirst: true),
      Kind(place: .below, opens: true, isFirst: false),
      Kind(place: .below, opens: false, isFirst: true),
      Kind(place: .below, opens: false, isFirst: false),
      Kind(place: .inside, opens: true, isFirst: true),
      Kind(place: .inside, opens: false, isFirst: true),
      Kind(place: .inside, opens: false, isFirst: false),
    ]
  }

  let kind: Kind
  let preset: PresetUnderTest
  let venue: Venue
  /// How the container's screens change, and whether the second of them comes or goes.
  let inner: PresetUnderTest
  let innerOpens: Bool
  let moment: Moment
  let isFirstLonger: Bool
  let fate: Fate

  var testDescription: String {
    "\(preset.rawValue) \(kind.opens ? "opens" : "closes") \(kind.isFirst ? "before" : "after") "
      + "\(venue) \(kind.place) \(innerOpens ? "opens" : "closes") by \(inner.rawValue), "
      + "\(moment), \(isFirstLonger ? "shorter" : "longer"), \(fate)"
  }

  /// The stand-in does not animate a stack or tabs that are coming or going themselves, and the
  /// library nothing outside of the window.
  var mayBeInstant: Bool {
    guard kind.isFirst, moment != .afterwards, kind.place == .inside || !preset.isCard else {
      return false
    }
    return venue != .child || (moment == .together && !kind.opens)
  }

  var isPossible: Bool {
    if kind.place == .below, !kind.opens, !kind.isFirst { return preset.isCard }
    if kind.place == .inside, kind.opens, moment == .together { return false }
    guard moment == .afterwards, kind.isFirst else { return true }
    // The container's turn would come when it has left the window.
    return kind.place == .below ? preset.isCard || !kind.opens : kind.opens
  }

  /// Each preset in each kind, in each container both ways, with everything else in turns.
  static var all: [Crossing] {
    let presets = PresetUnderTest.all
    let venues: [Venue] = [.push, .tab, .child]
    var all: [Crossing] = []
    for (p, preset) in presets.enumerated() {
      for (k, kind) in Kind.all.enumerated() {
        for w in 0..<6 {
          all.append(
            Crossing(
              kind: kind, preset: preset, venue: venues[w % 3],
              inner: presets[(p + k + 3 * w) % presets.count], innerOpens: w < 3,
              moment: Moment.allCases[(p + 3 * k + w) % 5], isFirstLonger: (p + k / 2) % 2 == 0,
              fate: Fate.allCases[(2 * p + k + 3 * w) % 7]))
        }
      }
    }
    return all.filter(\.isPossible)
  }
}
