import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// What fingers do with a card that is not in the middle, and on a display that lies on its side.
struct UnevenDragTests {
  typealias Hold = CarriedDragTests.Hold

  static let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
  static let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))

  /// Cards in the corners of a container of 390 × 844 points.
  static let cards = [
    CGRect(x: 10, y: 60, width: 160, height: 220), CGRect(x: 220, y: 60, width: 160, height: 220),
    CGRect(x: 10, y: 560, width: 160, height: 220), CGRect(x: 220, y: 560, width: 160, height: 220),
  ]

  /// Dragged, or pinched and turned, a card in a corner has the point that was grabbed under the fingers.
  @Test(arguments: cards, [TransitionGesture.panToEdge, .pinch])
  func aCardInACornerStaysUnderTheFingers(card: CGRect, gesture: TransitionGesture) {
    let grabbed = CGPoint(x: card.minX + 30, y: card.maxY - 50)
    let hold = Hold(
      preset: .overlay, gesture: gesture, grabbed: grabbed, cell: nil, front: card)
    let point = hold.point
    #expect(abs(point.x + 50) < 1e-6 && abs(point.y - 60) < 1e-6)
    var sample = GestureSample(translation: CGVector(dx: -20, dy: 150))
    if gesture == .pinch { (sample.scale, sample.rotation) = (0.6, 0.5) }
    let shown = hold.place(of: point, at: hold.session().position(of: sample))
    let wanted = CGPoint(x: grabbed.x - 20, y: grabbed.y + 150)
    #expect(shown.distance(to: wanted) < 0.01)
  }

  /// Dragged up or down a screen shrinks over the height of the container, and sideways over the longer side.
  @Test(
    arguments: [
      (containers[0], right, 844), (containers[0], left, 844), (containers[0], down, 844),
      (containers[1], right, 844), (containers[1], down, 390), (containers[1], up, 390),
    ] as [(CGSize, CGVector, CGFloat)])
  func theShrinkingHasItsLength(container: CGSize, way: CGVector, length: CGFloat) {
    let hold = Hold(container: container)
    let position = hold.session(movement: way)
      .position(of: GestureSample(translation: way.scaled(by: 100)))
    let scale = hold.pose(of: .front, at: position).scale
    #expect(abs(scale - (1 - 0.67 * 100 / length)) < 1e-9)
  }

  /// Caught on its way, a screen that two fingers spread goes on opening.
  @Test(arguments: [TransitionDirection.opening, .closing])
  func fingersThatSpreadOpenWhatTheyCatch(direction: TransitionDirection) {
    var hold = Hold(direction: direction, gesture: .pinch)
    hold.start = RunPosition(fraction: direction == .opening ? 0.3 : 0.7)
    let session = hold.session()
    #expect(session.closes(GestureSample(scale: 0.9)) && session.closes(GestureSample(scale: 1.1)))
    #expect(!session.closes(GestureSample(scale: 1.4)))
  }

  /// An edge gesture that catches a closing counts the way that the screen has gone.
  @Test(
    arguments: [(containers[0], 30, 50), (containers[1], 70, 100)] as [(CGSize, CGFloat, CGFloat)])
  func anEdgeGoesOnFromWhereItCatches(container: CGSize, little: CGFloat, enough: CGFloat) {
    var hold = Hold(gesture: .leftEdge, container: container)
    hold.start = RunPosition(fraction: 0.4)
    let session = hold.session()
    #expect(!session.closes(GestureSample(translation: CGVector(dx: little, dy: 0))))
    #expect(session.closes(GestureSample(translation: CGVector(dx: enough, dy: 0))))
  }

  // MARK: Opened by a finger

  /// A card that comes over an edge, and how far that edge is from the card's own edge inside the container.
  static let comers: [(axis: CGVector, front: CGRect, seen: CGFloat)] = [
    (left, CGRect(x: 0, y: 0, width: 300, height: 844), 300),
    (left, CGRect(x: 20, y: 100, width: 250, height: 400), 270),
    (right, CGRect(x: 100, y: 100, width: 250, height: 400), 290),
    (down, CGRect(x: 20, y: 500, width: 350, height: 300), 344),
    (up, CGRect(x: 20, y: 30, width: 350, height: 200), 230),
  ]

  /// Begins where the card touches the edge, and not where only its shadow is seen, whichever edge that is.
  @Test(arguments: comers.indices) func aFingerBeginsWhereTheCardTouchesTheEdge(index: Int) {
    let (axis, front, seen) = Self.comers[index]
    let away = axis.scaled(by: seen + 40)
    let choreography = Choreography(
      .front {
        $0.x = .linear(from: away.dx, to: 0)
        $0.y = .linear(from: away.dy, to: 0)
      })
    var geometry = TransitionGeometry(container: containers[0])
    geometry.front = front
    func entry(_ geometry: TransitionGeometry) -> CGFloat {
      DragMapping(choreography, on: geometry, along: axis, opens: true).entry(from: 0)
    }
    let pose = choreography.pose(of: .front, at: entry(geometry))
    #expect(abs(CGVector(dx: pose.x, dy: pose.y).along(axis) - seen) < 0.5)
    // A full screen has no such way.
    geometry.front = CGRect(origin: .zero, size: containers[0])
    #expect(entry(geometry) == 0)
  }

  /// A low card opens after half of its own way, which is less than a pull's 120 points.
  @Test func aLowCardOpensAfterHalfOfItsWay() {
    var geometry = TransitionGeometry(container: containers[0])
    geometry.front = CGRect(x: 0, y: 744, width: 390, height: 100)
    let opener = makeDrag(
      .pull, along: Self.down, of: Choreography(.front { $0.y = .linear(from: 100, to: 0) }),
      on: geometry, opens: true, isOpener: true)
    #expect(!opener.closes(GestureSample(translation: CGVector(dx: 0, dy: -60))))
    #expect(opener.closes(GestureSample(translation: CGVector(dx: 0, dy: -40))))
  }
}
