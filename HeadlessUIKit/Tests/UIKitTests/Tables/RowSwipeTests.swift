import Testing

@testable import UIKit

extension All {
  @MainActor @Suite struct RowSwipeTests {
    init() { Headless.reset() }

    private let width = SwipeButton.width

    // Documented: …/tableview(_:trailingswipeactionsconfigurationforrowat:). [gestures 171]
    // [gestures 177]
    @Test func aSwipeUncoversTheTrailingActions() {
      let stage = TableStage()
      stage.trailing = ["Delete", "Flag"]
      stage.swipe(2, by: -110, lifts: false)
      #expect(stage.lines.suffix(2) == ["trailing 1.2", "edit 1.2"])
      #expect(isClose(stage.offset(2), -100))
      #expect(stage.offset(1) == 0 && stage.view.contentOffset.y == 0)
      stage.play(HeadlessTouchScript([.hold(0.1), .lift]), rest: 0.5)
      #expect(stage.offset(2) == -2 * width)
      #expect(stage.view.indexPathForSelectedRow == nil)
      let buttons = stage.cell(2)?.swipeButtons ?? []
      #expect(buttons.map(\.currentTitle) == ["Delete", "Flag"])
      #expect(buttons.map(\.frame.maxX) == [390, 390 - width])
    }

    // Documented: …/tableview(_:leadingswipeactionsconfigurationforrowat:). [gestures 171]
    @Test func theOtherWayUncoversTheLeadingActions() {
      let stage = TableStage()
      stage.leading = ["Pin"]
      stage.swipe(2, by: 90)
      #expect(stage.offset(2) == width)
      #expect(stage.cell(2)?.swipeButtons.first?.frame.minX == 0)
      #expect(!stage.lines.contains("trailing 1.2"))
    }

    // Documented: leading is on the right then. [gestures 171]
    @Test func fromRightToLeftTheSidesChange() {
      Headless.setLayoutDirection(.rightToLeft)
      let stage = TableStage()
      stage.leading = ["Pin"]
      stage.swipe(2, by: 90)
      #expect(stage.offset(2) == 0 && stage.lines.contains("trailing 1.2"))
      stage.swipe(2, by: -90)
      #expect(stage.offset(2) == -width && stage.lines.contains("leading 1.2"))
      #expect(stage.cell(2)?.swipeButtons.first?.frame.maxX == 390)
    }

    // Observed: it fails quickly. [gestures 173]
    @Test(arguments: [CGFloat(-90), 90])
    func overARowWithoutActionsASwipeFailsAtOnce(way: CGFloat) {
      let stage = TableStage()
      let outer = UIPanGestureRecognizer()
      var states: [UIGestureRecognizer.State] = []
      outer.addHeadlessTarget { states.append($0.state) }
      stage.window.addGestureRecognizer(outer)
      if let swipe = stage.swipePan { outer.require(toFail: swipe) }
      if way < 0 { stage.leading = ["Pin"] } else { stage.trailing = ["Delete"] }
      stage.swipe(2, by: way, lifts: false)
      #expect(states.first == .began && states.last == .changed)
      #expect(stage.offset(2) == 0 && !stage.lines.contains("edit 1.2"))
    }

    // Documented: the delegate is asked for a row. [gestures 171]
    @Test func besideTheRowsThereIsNothingToSwipe() {
      let stage = TableStage()
      stage.counts = [3, 1]
      stage.trailing = ["Delete"]
      stage.view.reloadData()
      Headless.turn()
      stage.lines = []
      let pan = stage.swipePan
      stage.play(HeadlessTouchScript([.down(stage.middle(of: 3))]))
      #expect(pan?.attempt.touches.isEmpty == true || pan?.state == .failed)
      stage.play(HeadlessTouchScript([.move(to: CGPoint(x: 80, y: 380), over: 0.2), .lift]))
      #expect(stage.lines.isEmpty)
    }

    // Observed: actions come with the right to edit. [gestures 176]
    @Test func aRowThatMayNotBeEditedIsNotAsked() {
      let stage = TableStage()
      stage.trailing = ["Delete"]
      stage.mayEdit = false
      stage.swipe(2, by: -90)
      #expect(stage.offset(2) == 0 && !stage.lines.contains("trailing 1.2"))
    }

    // Observed, in two ways: what waits for the swipe is held back, or not. [gestures 174]
    @Test(arguments: [HeadlessPanRules.first, .second])
    func aVerticalWayFailsTheSwipeOrLeavesItPossible(rules: HeadlessPanRules) {
      Headless.panRules = rules
      let stage = TableStage()
      stage.trailing = ["Delete"]
      stage.view.isScrollEnabled = false
      let outer = UIPanGestureRecognizer()
      var actions = 0
      outer.addHeadlessTarget { _ in actions += 1 }
      stage.window.addGestureRecognizer(outer)
      if let swipe = stage.swipePan { outer.require(toFail: swipe) }
      let start = stage.middle(of: 2)
      stage.play(
        .drag(from: start, to: CGPoint(x: start.x, y: start.y + 90), over: 0.3, lifts: false))
      #expect((actions > 0) == rules.verticalWaysFailSwipes)
      #expect(stage.offset(2) == 0 && !stage.lines.contains("trailing 1.2"))
    }

    // Single report: a list of them. [gestures 172]
    @Test func aTableViewHasItsOwnRecognizersForSwipes() {
      let stage = TableStage()
      let recognizers = stage.view.gestureRecognizers ?? []
      #expect(
        recognizers.map { "\(type(of: $0))" }
          == ["TouchDelay", "ScrollPan", "SwipePan", "SwipeDismissal"])
      #expect(recognizers.last?.isEnabled == false && recognizers.last?.delaysTouchesBegan == true)
      stage.trailing = ["Delete"]
      stage.swipe(2, by: -90)
      #expect(recognizers.last?.isEnabled == true)
      stage.tap(stage.middle(of: 5))
      #expect(recognizers.last?.isEnabled == false)
    }

    // Documented: the first to recognize wins. [gestures 49]
    @Test(arguments: [HeadlessPanRules.first, .second])
    func swipingAndScrollingExcludeEachOther(rules: HeadlessPanRules) {
      Headless.panRules = rules
      let stage = TableStage()
      stage.trailing = ["Delete"]
      let start = stage.middle(of: 4)
      func bend(_ first: CGPoint, _ second: CGPoint) {
        stage.play(
          HeadlessTouchScript([
            .down(start), .move(to: CGPoint(x: start.x + first.x, y: start.y + first.y), over: 0.2),
            .move(to: CGPoint(x: start.x + second.x, y: start.y + second.y), over: 0.2),
          ]))
      }
      bend(CGPoint(x: -60, y: 0), CGPoint(x: -60, y: -100))
      #expect(stage.offset(4) < -40 && stage.view.contentOffset.y == 0)
      stage.play(HeadlessTouchScript([.move(to: start, over: 0.2), .hold(0.1), .lift]), rest: 0.5)
      #expect(stage.offset(4) == 0)
      bend(CGPoint(x: 0, y: -60), CGPoint(x: -100, y: -60))
      #expect(stage.offset(4) == 0 && stage.view.contentOffset.y > 40)
    }

    // Unverified: where open begins.
    @Test func aShortSwipeClosesAgain() {
      let stage = TableStage()
      stage.trailing = ["Delete"]
      stage.swipe(2, by: -30)
      #expect(stage.offset(2) == 0 && stage.lines.last == "edited 1.2")
      #expect(stage.cell(2)?.subviews.contains { $0 is SwipeButton } == false)
    }

    // Unverified: a throw opens.
    @Test func aFlickOpens() {
      let stage = TableStage()
      stage.trailing = ["Delete"]
      let start = stage.middle(of: 2)
      stage.play(.flick(from: start, to: CGPoint(x: start.x - 50, y: start.y)), rest: 0.5)
      #expect(stage.offset(2) == -width)
    }

    // Documented: …/uiswipeactionsconfiguration/performsfirstactionwithfullswipe. [gestures 171]
    // [gestures 177] [gestures 178]
    @Test func aFullSwipePerformsTheFirstAction() {
      let stage = TableStage()
      stage.trailing = ["Delete", "Flag"]
      stage.play(
        .drag(
          from: CGPoint(x: 380, y: stage.middle(of: 2).y),
          to: CGPoint(x: 30, y: stage.middle(of: 2).y), over: 0.3), rest: 0.5)
      #expect(stage.lines.last == "Delete true")
      #expect(stage.offset(2) == -390)
      stage.finish?(true)
      Headless.advance(by: 0.5)
      #expect(stage.offset(2) == 0 && stage.lines.last == "edited 1.2")
    }

    // Documented: the same. [gestures 171]
    @Test func withoutItAFullSwipeOnlyOpens() {
      let stage = TableStage()
      stage.trailing = ["Delete"]
      stage.fullSwipes = false
      let y = stage.middle(of: 2).y
      stage.play(
        .drag(from: CGPoint(x: 380, y: y), to: CGPoint(x: 30, y: y), over: 0.3, lifts: false))
      #expect(stage.offset(2) < -width && stage.offset(2) > -300)
      stage.play(HeadlessTouchScript([.hold(0.1), .lift]), rest: 0.5)
      #expect(stage.offset(2) == -width && !stage.lines.contains("Delete true"))
    }

    // Documented: …/uicontextualaction/handler. [gestures 178]
    @Test func aTapOnAButtonPerformsItsAction() {
      let stage = TableStage()
      stage.trailing = ["Delete", "Flag"]
      stage.swipe(2, by: -120)
      stage.tap(CGPoint(x: 390 - width * 1.5, y: stage.middle(of: 2).y))
      #expect(stage.lines.last == "Flag true" && stage.offset(2) == -2 * width)
      stage.finish?(false)
      Headless.advance(by: 0.5)
      #expect(stage.offset(2) == 0 && stage.view.indexPathForSelectedRow == nil)
    }

    // Observed: the touch that closes does nothing else. [gestures 175]
    @Test func aTouchElsewhereClosesAndDoesNothingElse() {
      let stage = TableStage()
      stage.trailing = ["Delete"]
      stage.swipe(2, by: -90)
      stage.lines = []
      stage.tap(stage.middle(of: 5))
      #expect(stage.lines == ["edited 1.2"] && stage.offset(2) == 0)
      stage.tap(stage.middle(of: 5))
      #expect(stage.lines.last == "select 1.5")
    }

    // Observed: nor does it swipe or scroll. [gestures 175]
    @Test(arguments: [CGPoint(x: -90, y: 0), CGPoint(x: 0, y: -90)])
    func aDragElsewhereClosesAndMovesNothing(way: CGPoint) {
      let stage = TableStage()
      stage.trailing = ["Delete"]
      stage.swipe(2, by: -90)
      let start = stage.middle(of: 5)
      stage.play(
        .drag(from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), over: 0.3),
        rest: 0.5)
      #expect(stage.offset(2) == 0 && stage.offset(5) == 0 && stage.view.contentOffset.y == 0)
    }

    // Observed: so does a tap on the row. [gestures 175]
    @Test func aTapOnTheOpenRowClosesIt() {
      let stage = TableStage()
      stage.trailing = ["Delete"]
      stage.swipe(2, by: -90)
      stage.tap(CGPoint(x: 100, y: stage.middle(of: 2).y))
      #expect(stage.offset(2) == 0 && stage.view.indexPathForSelectedRow == nil)
    }

    // Observed: a swipe on the open row goes on from there. [gestures 175]
    @Test func anOpenRowIsSwipedOn() {
      let stage = TableStage()
      stage.trailing = ["Delete"]
      stage.swipe(2, by: -90)
      stage.lines = []
      stage.swipe(2, by: 50, lifts: false)
      #expect(isClose(stage.offset(2), -width + 40))
      stage.play(HeadlessTouchScript([.hold(0.1), .lift]), rest: 0.5)
      #expect(stage.offset(2) == 0 && stage.lines == ["edited 1.2"])
    }

    // Unverified: what is reloaded, or has left, is closed.
    @Test func reloadingClosesAnOpenRow() {
      let stage = TableStage()
      stage.trailing = ["Delete"]
      stage.swipe(2, by: -90)
      stage.view.reloadData()
      Headless.turn()
      #expect(stage.offset(2) == 0 && stage.lines.contains("edited 1.2"))
      stage.swipe(2, by: -90)
      #expect(stage.offset(2) == -width)
      stage.view.contentOffset.y = 1000
      Headless.turn()
      #expect(stage.lines.filter { $0 == "edited 1.2" }.count == 2)
    }

    // Documented: the delegate and the view are asked before it begins. [gestures 52]
    @Test func aSwipeThatMayNotBeginLeavesNothingBehind() {
      final class Strict: UITableView {
        var allows = false
        override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
          allows || !(recognizer is SwipePan)
        }
      }
      let stage = TableStage()
      let view = Strict(frame: stage.view.frame, style: .plain)
      view.register(TableStage.Cell.self, forCellReuseIdentifier: "line")
      (view.dataSource, view.delegate) = (stage, stage)
      stage.view.removeFromSuperview()
      stage.window.addSubview(view)
      Headless.turn()
      stage.trailing = ["Delete"]
      stage.swipe(2, by: -90)
      #expect(view.openCell == nil && !stage.lines.contains("edit 1.2"))
      view.allows = true
      stage.swipe(3, by: -90)
      #expect(stage.lines.contains("edit 1.3"))
    }
  }
}
