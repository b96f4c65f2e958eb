import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

struct GestureAxisTests {
  enum Way: CaseIterable, Sendable {
    case left, right, up, down

    var vector: CGVector {
      switch self {
      case .left: CGVector(dx: -1, dy: 0)
      case .right: CGVector(dx: 1, dy: 0)
      case .up: CGVector(dx: 0, dy: -1)
      case .down: CGVector(dx: 0, dy: 1)
      }
    }

    func mirrored(_ isMirrored: Bool) -> Way {
      guard isMirrored else { return self }
      return self == .left ? .right : self == .right ? .left : self
    }
  }

  private func axis(
    _ gesture: TransitionGesture?, _ preset: PresetUnderTest, isRightToLeft: Bool = false,
    _ direction: TransitionDirection = .closing, heading: CGVector = .zero,
    _ change: (inout TransitionGeometry) -> Void = { _ in }
  ) -> CGVector {
    var geometry = PresetSetting(
      preset: preset, container: containers[0], isRightToLeft: isRightToLeft
    ).geometry
    change(&geometry)
    return gesture.part.axis(
      of: preset.movement.placed(in: geometry).choreography(direction, on: geometry), on: geometry,
      opens: direction == .opening, heading: heading)
  }

  /// An edge leads inward, whatever the preset does. A gesture without a direction counts downward.
  @Test(arguments: PresetUnderTest.all, [false, true])
  func edgesLeadInwards(preset: PresetUnderTest, isRightToLeft: Bool) {
    let rows: [(TransitionGesture?, Way)] = [
      (.leadingEdge, .right.mirrored(isRightToLeft)),
      (.trailingEdge, .left.mirrored(isRightToLeft)), (.leftEdge, .right), (.rightEdge, .left),
      (nil, .down), (.pinch, .down), (.swipe(.trailing), .down),
    ]
    for (gesture, way) in rows {
      #expect(axis(gesture, preset, isRightToLeft: isRightToLeft) == way.vector, "\(gesture)")
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let preset: PresetUnderTest
    var edge: TransitionEdge?
    /// Directions in which a finger closes it, across and along the display; `nil` if the finger
    /// decides.
    let across: Way?
    let along: Way?
    /// Direction in which a pan drags it away.
    let out: Way
    var testDescription: String { "\(preset.rawValue) \(edge.map { "\($0)" } ?? "")" }
  }

  static let rows = [
    Row(preset: .slide, across: .right, along: nil, out: .right),
    Row(preset: .slide, edge: .leading, across: .left, along: nil, out: .left),
    Row(preset: .slide, edge: .bottom, across: nil, along: .down, out: .down),
    Row(preset: .fold, across: .right, along: nil, out: .down),
    Row(preset: .hang, across: nil, along: .down, out: .down),
    Row(preset: .fall, across: nil, along: .up, out: .up),
    Row(preset: .overlay, across: nil, along: nil, out: .down),
    Row(preset: .full, across: nil, along: .down, out: .down),
    Row(preset: .scale, across: nil, along: nil, out: .down),
  ]

  /// A pull follows the preset's own direction. Without one it follows the finger and, until that
  /// moves, leads toward trailing or down.
  @Test(arguments: rows, [false, true]) func pulls(row: Row, isRightToLeft: Bool) {
    let start: Way = .right.mirrored(isRightToLeft)
    let pulls: [(TransitionGesture, Way?, first: Way, hints: [Way])] = [
      (.pullLeftRight, row.across?.mirrored(isRightToLeft), start, [.left, .right]),
      (.pullUpDown, row.along, .down, [.up, .down]),
    ]
    for (gesture, own, first, hints) in pulls {
      func closing(_ movement: CGVector) -> CGVector {
        axis(gesture, row.preset.at(row.edge), isRightToLeft: isRightToLeft, heading: movement)
      }
      #expect(closing(.zero) == (own ?? first).vector, "\(gesture)")
      for movement in hints {
        #expect(closing(movement.vector) == (own ?? movement).vector, "\(gesture)")
      }
    }
  }

  @Test(arguments: rows, [false, true]) func drags(row: Row, isRightToLeft: Bool) {
    let way = axis(.panToEdge, row.preset.at(row.edge), isRightToLeft: isRightToLeft)
    #expect(way.distance(to: row.out.mirrored(isRightToLeft).vector) < 1e-6)
  }

  /// A caught opening closes in the direction of the closing. Only a hung card, which falls when it
  /// leaves, goes back up to where it comes from.
  @Test(arguments: rows) func caughtOpenings(row: Row) {
    for gesture in [TransitionGesture.pullLeftRight, .pullUpDown, .panToEdge] {
      for movement in Way.allCases {
        let ways = [TransitionDirection.opening, .closing].map { direction in
          axis(gesture, row.preset.at(row.edge), direction, heading: movement.vector)
        }
        let isHung = row.preset == .hang && ways[1].dx == 0
        let expected = isHung ? Way.up.vector : ways[1]
        #expect(ways[0].distance(to: expected) < 1e-6, "\(gesture) \(movement)")
      }
    }
  }

  /// A point has no size, and is a place all the same: the finger leads.
  @Test(arguments: [PresetUnderTest.overlay, .full], Way.allCases)
  func aScreenOutOfAPointIsLedByTheFinger(preset: PresetUnderTest, way: Way) {
    let found = axis(.panToEdge, preset, heading: way.vector) {
      $0.destination = CGRect(x: 366, y: 69, width: 0, height: 0)
    }
    #expect(found == way.vector)
  }

  /// Without a place, a pan leads downward.
  @Test func aScreenWithoutAPlaceIsPannedDownward() {
    for way in Way.allCases {
      #expect(axis(.panToEdge, .overlay, heading: way.vector) == Way.down.vector)
    }
  }

  /// A screen that returns into a view is carried wherever the finger begins to lead it; a pull keeps to its
  /// own axis. Where nothing moves yet, it is down, or toward trailing.
  @Test(arguments: Way.allCases) func aScreenOutOfAViewIsLedByTheFinger(way: Way) {
    func closing(_ gesture: TransitionGesture, _ movement: CGVector) -> CGVector {
      axis(gesture, .full, heading: movement) {
        // High up, so that the screen's own way would be up.
        $0.destination = CGRect(x: 20, y: 20, width: 100, height: 80)
      }
    }
    let askew = CGVector(dx: way.vector.dx * 30 + 4, dy: way.vector.dy * 30 - 5)
    #expect(closing(.panToEdge, askew) == way.vector)
    let isUpright = way.vector.dy != 0
    #expect(closing(isUpright ? .pullUpDown : .pullLeftRight, way.vector) == way.vector)
    #expect(closing(.panToEdge, .zero) == Way.down.vector)
  }

  /// Askew, a finger leads sideways only if it goes twice as far to the side as up or down.
  @Test(
    arguments: [
      (30, 20, .down), (-30, 20, .down), (30, -20, .up), (50, 20, .right), (-50, -20, .left),
    ] as [(CGFloat, CGFloat, Way)])
  func aFingerAskewLeadsUpOrDown(dx: CGFloat, dy: CGFloat, way: Way) {
    let heading = CGVector(dx: dx, dy: dy)
    let led = axis(.panToEdge, .full, heading: heading) {
      $0.destination = CGRect(x: 20, y: 20, width: 100, height: 80)
    }
    #expect(led == way.vector)
  }

  @Test func kinds() {
    let rows: [(DragKind, [TransitionGesture?])] = [
      (.edge, [.leadingEdge, .trailingEdge, .leftEdge, .rightEdge]),
      (.pull, [.pullUpDown, .pullLeftRight]), (.pan, [.panToEdge]),
      (.pinch, [.pinch, nil, .swipe(.top)]),
    ]
    for (kind, gestures) in rows { #expect(gestures.allSatisfy { $0.part.dragKind == kind }) }
  }

  @Test func closingAxisIsOppositeToTheOpening() {
    let rows: [(CGVector, Way)] = [
      (CGVector(dx: 3, dy: 1), .left), (CGVector(dx: -3, dy: 2), .right),
      (CGVector(dx: 1, dy: 3), .up), (CGVector(dx: 1, dy: -3), .down),
    ]
    for (opening, closing) in rows { #expect(opening.closingAxis == closing.vector) }
  }
}

extension CGVector {
  fileprivate func distance(to other: CGVector) -> CGFloat { hypot(dx - other.dx, dy - other.dy) }
}
