import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Two runs that want the same views: a modal screen opens or closes while a container below or
/// inside it changes its own screens.
struct Crossing: CustomTestStringConvertible, Sendable {
  enum Place: Sendable { case below, inside }

  /// The beginning of the second run, as a share of the first.
  enum Moment: CaseIterable, Sendable {
    /// In the same turn of the run loop, or in the next one, still before the first frame.
    case together, atOnce
    case inTheMiddle, nearTheEnd, afterwards
  }

  enum Fate: CaseIterable, Sendable {
    case finished, firstTurned, secondTurned, bothTurned
    /// A view is removed from one of the container's two screens, or from the screen across.
    case oneRemoved, otherRemoved, acrossRemoved
  }

  /// The change of the modal screen, and whether it begins before that of the container.
  struct Kind: Equatable, Sendable {
    let place: Place
    let opens: Bool
    let isFirst: Bool

    /// A view outside the window cannot change with an animation. A container inside must be there
    /// before it may change first, and one below a full screen is gone.
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
  /// The preset of the container's change, and whether that opens or closes its second screen.
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

  /// Indicates whether the second change may be instant. The stand-in does not animate a stack or
  /// tabs that are opening or closing themselves, and the library animates nothing outside the
  /// window.
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
    // When its turn comes, the container has left the window.
    return kind.place == .below ? preset.isCard || !kind.opens : kind.opens
  }

  /// Presets and kinds, in all containers and both directions, with everything else in turns: half of all.
  static var all: [Crossing] {
    let presets = PresetUnderTest.all
    let venues: [Venue] = [.push, .tab, .child]
    var all: [Crossing] = []
    for (p, preset) in presets.enumerated() {
      for (k, kind) in Kind.all.enumerated() {
        for w in 0..<6 where Sample.has(p, k, w, oneIn: 2) {
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
