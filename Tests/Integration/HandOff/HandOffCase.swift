import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// Content, where it is when the finger comes down, and what the app allows.
struct HandOffCase: CustomStringConvertible {
  enum Content: CaseIterable { case plain, nested, paging, zoomed, bounceOff, refreshing }
  /// How far the content is from the edge that the finger leads to.
  enum Start: CaseIterable { case atEdge, aPoint, inTheMiddle }
  /// What the finger does.
  enum Play: CaseIterable { case finish, cancel, backAndForth, fling, secondFinger }

  /// The direction in which the finger closes the screen.
  let axis: CGVector
  let content: Content
  let start: Start
  let option: TransitionScrollHandOff
  let play: Play

  static let axes = [(0, 1), (0, -1), (1, 0), (-1, 0)].map { CGVector(dx: $0.0, dy: $0.1) }

  /// Each content at each place with each option; what the finger does takes turns.
  static func all(along axis: CGVector, isFirstOrder: Bool) -> [HandOffCase] {
    var cases: [HandOffCase] = []
    var number = 0
    for content in Content.allCases {
      for start in Start.allCases {
        for option in TransitionScrollHandOff.allCases {
          number += 1
          for (index, play) in Play.allCases.enumerated()
          where Sample.isWhole || (number + index) % 5 == (isFirstOrder ? 0 : 2) {
            cases.append(
              HandOffCase(axis: axis, content: content, start: start, option: option, play: play))
          }
        }
      }
    }
    return cases
  }

  var description: String {
    "\(content) \(start) \(option) \(play) (\(Int(axis.dx)), \(Int(axis.dy)))"
  }

  var isVertical: Bool { axis.dy != 0 }

  /// The way to the edge of the innermost content, and of that around it.
  var rooms: (inner: CGFloat, outer: CGFloat) {
    switch start {
    case .atEdge: (0, 0)
    case .aPoint: (1, content == .nested ? 1 : 0)
    case .inTheMiddle: (60, content == .nested ? 40 : 0)
    }
  }

  /// Whether the finger moves the screen once the content is at its edge.
  var handsOver: Bool {
    if content == .refreshing, axis.dy > 0 { return false }
    return switch option {
    case .atEdge: true
    case .never: false
    case .startsAtEdge: start == .atEdge
    }
  }

  var closes: Bool { play == .finish && handsOver }

  /// The finger's travel along the axis, with the seconds that it takes, and whether it rests at the end.
  var way: (legs: [(to: CGFloat, over: TimeInterval)], rests: Bool) {
    let edge = 10 + rooms.inner
    return switch play {
    case .finish: ([(edge + 60, 0.15), (edge + 240, 0.15)], false)
    case .cancel: ([(edge + 20, 0.15), (edge + 25, 0.06)], true)
    case .backAndForth:
      (
        [(edge + 110, 0.1), (-40, 0.1), (edge + 60, 0.1), (edge + 25, 0.1), (edge + 20, 0.06)], true
      )
    case .fling: ([(edge + 90, 0.12), (-30, 0.08), (-80, 0.05)], false)
    case .secondFinger: ([(edge + 15, 0.15), (edge + 20, 0.1), (edge + 25, 0.06)], true)
    }
  }
}
