import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

@MainActor
struct TransitionGestureTests {
  private static func custom(
    _ recognizer: UIGestureRecognizer = UITapGestureRecognizer(), closes: Bool = true
  ) -> TransitionGesture {
    .custom(recognizer, progress: { _, _ in 0 }, shouldFinish: { _, _ in closes })
  }

  @Test func onlySwipesDoNotFollowTheFinger() {
    let following: [TransitionGesture] = [
      .pinch, .leadingEdge, .trailingEdge, .leftEdge, .rightEdge, .pullUpDown, .pullLeftRight,
      .panToEdge, Self.custom(),
    ]
    #expect(following.allSatisfy { $0.part.isInteractive })
    #expect(
      !TransitionGesture?.none.part.isInteractive
        && !TransitionGesture.swipe(.top).isInteractive)
  }

  /// Edges in a left-to-right layout, and in a right-to-left one.
  @Test func edges() {
    let rows: [(TransitionGesture, UIRectEdge, UIRectEdge)] = [
      (.leadingEdge, .left, .right), (.trailingEdge, .right, .left), (.leftEdge, .left, .left),
      (.rightEdge, .right, .right),
    ]
    for (gesture, edge, mirrored) in rows {
      for (isRightToLeft, expected) in [(false, edge), (true, mirrored)] {
        let pan = gesture.makeRecognizer() as? UIScreenEdgePanGestureRecognizer
        gesture.configure(pan, isRightToLeft: isRightToLeft)
        #expect(pan?.edges == expected)
      }
    }
    let others: [TransitionGesture?] = [
      nil, .pinch, .pullUpDown, .pullLeftRight, .panToEdge, .swipe(.leading), Self.custom(),
    ]
    #expect(others.allSatisfy { $0.part.dragKind != .edge })
  }

  @Test func swipesGoToTheirEdge() {
    let rows:
      [(
        TransitionEdge, UISwipeGestureRecognizer.Direction, UISwipeGestureRecognizer.Direction
      )] = [
        (.top, .up, .up), (.bottom, .down, .down), (.leading, .left, .right),
        (.trailing, .right, .left),
      ]
    for (edge, direction, mirrored) in rows {
      for (isRightToLeft, expected) in [(false, direction), (true, mirrored)] {
        let gesture = TransitionGesture.swipe(edge)
        let swipe = gesture.makeRecognizer() as? UISwipeGestureRecognizer
        gesture.configure(swipe, isRightToLeft: isRightToLeft)
        #expect(swipe?.direction == expected)
      }
    }
  }

  @Test func recognizers() {
    #expect(TransitionGesture.pinch.makeRecognizer() is UIPinchGestureRecognizer)
    for gesture in [TransitionGesture.pullUpDown, .pullLeftRight, .panToEdge] {
      let pan = gesture.makeRecognizer()
      #expect(pan is UIPanGestureRecognizer && !(pan is UIScreenEdgePanGestureRecognizer))
    }
    let tap = UITapGestureRecognizer()
    #expect(Self.custom(tap).makeRecognizer() === tap)
  }

  /// The app's verdict counts if there is one and its screen still exists. It does not count for an
  /// opener.
  @Test func verdicts() {
    let setting = PresetSetting(preset: .slide, container: containers[0], isRightToLeft: false)
    let screen = UIViewController()
    let far = GestureSample(translation: CGVector(dx: 300, dy: 0))
    func session(isOpener: Bool = false) -> any Drag {
      makeDrag(
        .edge, along: CGVector(dx: 1, dy: 0), of: setting.choreography(.closing),
        on: setting.geometry, opens: false, isOpener: isOpener)
    }
    #expect(TransitionGesture.leftEdge.closes(screen, session(), far))
    #expect(!TransitionGesture.leftEdge.closes(screen, session(), GestureSample()))
    for closes in [true, false] {
      let gesture = Self.custom(closes: closes)
      #expect(gesture.closes(screen, session(), far) == closes)
      #expect(gesture.closes(screen, session(), GestureSample()) == closes)
      #expect(gesture.closes(nil, session(), far))
      let opener = session(isOpener: true)
      #expect(gesture.closes(screen, opener, far) == opener.closes(far))
    }
  }
}
