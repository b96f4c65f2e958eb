import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

@MainActor
struct AutomaticGestureTests {
  private static let pinchOrEdge: TransitionGesture = [.pinch, .leadingEdge]
  /// Those of the system's zoom.
  private static let toPlace: TransitionGesture = [.panToEdge, .pinch, .leadingEdge]

  @Test func theAutomaticGestureIsOneFingerInTheDirectionInWhichTheScreenLeaves() {
    let view = UIView()
    let rows: [(ViewControllerTransition, TransitionGesture?)] = [
      (.slide, .leadingEdge), (.slide(edge: .leading), .trailingEdge),
      (.slide(edge: .top), .pullUpDown), (.slide(edge: .bottom), .pullUpDown),
      (.slide.mirrored(), .trailingEdge), (.fold, .leadingEdge),
      (.fold(edge: .trailing), .trailingEdge), (.fold(edge: .top), .pullUpDown),
      (.fold(edge: .bottom), .pullUpDown), (.overlay, .pullUpDown),
      (.overlay(from: .view(view)), Self.toPlace),
      (.overlay.closing(into: .view(view)), Self.toPlace),
      (.hang, .pullUpDown), (.fall, .pullUpDown), (.fall(over: .bottom), .pullUpDown),
      (.fall(over: .leading), .trailingEdge), (.fall(over: .trailing), .leadingEdge),
      (.full, .pullUpDown), (.full(from: .view(view)), Self.toPlace), (.scale, Self.pinchOrEdge),
      (.scale(from: .view(view)), Self.toPlace), (.spin, .leadingEdge), (.recede, .pullUpDown),
      (.rows, .leadingEdge), (.fade, .pullUpDown), (.cover, .pullUpDown),
      (.cover(edge: .top), .pullUpDown), (.cover(edge: .leading), .trailingEdge),
      (.cover(edge: .trailing), .leadingEdge), (.push, .leadingEdge),
      (.push(edge: .leading), .trailingEdge), (.push(edge: .top), .pullUpDown),
      (.push(edge: .bottom), .pullUpDown), (.push(parallax: 0), .leadingEdge),
      (.push(parallax: 1), .leadingEdge), (.cube, .leadingEdge), (.flip, .leadingEdge),
      (.page, .leadingEdge), (.reveal(from: .view(view)), Self.pinchOrEdge),
      (.effects(front: .fade), .pullUpDown), (.animations { _ in }, .pullUpDown),
      (.asymmetric(opening: .slide, closing: .fall), .pullUpDown), (.system, nil),
    ]
    for (transition, gesture) in rows {
      #expect(
        transition.resolved(.closing).automaticGesture(hasElement: false) == gesture,
        "\(transition)")
    }
  }

  @Test func gesturesAreEqualIfTheyAreTheSameAndCustomOnesByTheirRecognizer() {
    let (tap, other) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    func custom(_ recognizer: UIGestureRecognizer) -> TransitionGesture {
      .custom(recognizer, progress: { _, _ in 0 }, shouldFinish: { _, _ in true })
    }
    #expect(custom(tap) == custom(tap) && custom(tap) != custom(other))
    #expect(TransitionGesture.swipe(.top) != .swipe(.bottom) && TransitionGesture.pinch == .pinch)
    #expect([.pinch] == TransitionGesture.pinch)
  }

  @Test func ofGesturesThatBeginAlikeTheFirstCounts() {
    let rows: [(TransitionGesture, TransitionGesture?)] = [
      ([], nil), ([[]], nil), ([.pinch, .pinch], .pinch), ([.panToEdge, .pullUpDown], .panToEdge),
      ([.pullLeftRight, .contentSwipe, .pinch], [.pullLeftRight, .pinch]),
      ([.pullUpDown, .pullLeftRight], [.pullUpDown, .pullLeftRight]),
      ([.contentSwipe, .pullUpDown], [.contentSwipe, .pullUpDown]),
      ([.swipe(.leading), .swipe(.trailing)], [.swipe(.leading), .swipe(.trailing)]),
      ([.swipe(.leading), .pullLeftRight], .swipe(.leading)),
      ([.leadingEdge, .contentSwipe], [.leadingEdge, .contentSwipe]),
      ([.automatic, [.leadingEdge, .pinch]], [.pullUpDown, .leadingEdge, .pinch]),
      ([.automatic, .panToEdge], .pullUpDown),
    ]
    for (gesture, expected) in rows {
      #expect(gesture.distinct(automatic: .pullUpDown) == expected, "\(gesture)")
    }
  }
}
