import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// How far a finger can scroll in each direction, where the insets of all sides differ.
@MainActor struct ScrollGeometryTests {
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  init() {
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 900, height: 1500)
    list.contentInset = UIEdgeInsets(top: 30, left: 8, bottom: 10, right: 12)
  }

  /// The direction of a finger, the edge that comes in sight, and the way to it.
  nonisolated static let ways: [(CGVector, edge: CGPoint, room: CGFloat)] = [
    (CGVector(dx: 0, dy: 1), CGPoint(x: 100, y: -30), 230),
    (CGVector(dx: 0, dy: -1), CGPoint(x: 100, y: 1010), 810),
    (CGVector(dx: 1, dy: 0), CGPoint(x: -8, y: 200), 108),
    (CGVector(dx: -1, dy: 0), CGPoint(x: 612, y: 200), 512),
  ]

  @Test(arguments: ways)
  func aFingerScrollsToTheEdgeBehindIt(way: (CGVector, edge: CGPoint, room: CGFloat)) {
    let offset = CGPoint(x: 100, y: 200)
    #expect(list.offset(atEdgeAlong: way.0, from: offset) == way.edge)
    #expect(list.room(from: offset, along: way.0) == way.room)
    #expect(offset.scrolled(by: way.room, along: way.0) == way.edge)
    // Stretched beyond the edge, it has to come back.
    #expect(list.room(from: way.edge.scrolled(by: 5, along: way.0), along: way.0) == -5)
  }

  /// A list that always bounces scrolls though nothing is out of sight, in this direction alone.
  @Test(arguments: [true, false], [true, false])
  func aShortListScrollsIfItBounces(vertically: Bool, bounces: Bool) {
    list.contentSize = CGSize(width: 200, height: 300)
    #expect(!list.scrolls(vertically: true) && !list.scrolls(vertically: false))
    list.bounces = bounces
    if vertically { list.alwaysBounceVertical = true } else { list.alwaysBounceHorizontal = true }
    #expect(list.scrolls(vertically: vertically) == bounces)
    #expect(!list.scrolls(vertically: !vertically))
    // Insets alone make a list long enough.
    list.contentInset.bottom = 200
    #expect(list.scrolls(vertically: true))
  }
}
