import Testing
import UIKit

extension All {
  /// A screen that is presented in a frame of its own and covered by a full screen.
  @MainActor @Suite struct CoveredPresenterTests {
    init() { Headless.reset() }

    private let whole = CGRect(x: 0, y: 0, width: 390, height: 844)

    // Observed: TOCropViewController#544, SwiftMessages#243: the controller's view is taken out,
    // not the `presentedView` around it. [controllers 6.11]
    @Test(arguments: [true, false])
    func theControllersViewIsTakenOutOfItsWrapper(animated: Bool) {
      let stage = CardStage()
      stage.coverCard(animated: animated)
      #expect(stage.card.view.superview == nil)
      #expect(stage.wrapper.superview === stage.presentation?.containerView)
      #expect(stage.wrapper.window === stage.window && stage.wrapper.frame == CardStage.frame)
      #expect(stage.journal.lines(of: "A").filter { $0 != "A.layout" } == ["A.wD", "A.dD"])
      #expect(Headless.misuses.isEmpty)
    }

    // Observed: rdar 34301562, 18424598, 18005149: it comes back as large as the screen.
    // FloatingBottomSheet 772c879: on top of what else is in the wrapper. [controllers 6.11]
    // [controllers 6.12]
    @Test(arguments: [true, false])
    func coveredCardComesBackAsLargeAsTheScreen(animated: Bool) {
      let stage = CardStage()
      stage.coverCard(animated: animated)
      stage.uncover(animated: animated)
      #expect(stage.wrapper.subviews == [stage.handle, stage.card.view])
      #expect(stage.card.view.frame == whole && stage.wrapper.frame == CardStage.frame)
      #expect(stage.card.view.window === stage.window && Headless.misuses.isEmpty)
    }

    // Observed: rdar 18005149: already while the cover leaves. [controllers 6.11]
    @Test func coveredCardIsAsLargeAsTheScreenWhileTheCoverLeaves() {
      let stage = CardStage()
      stage.coverCard()
      let container = stage.cover.presentationController?.containerView
      stage.card.dismiss(animated: true)
      Headless.advance(by: 0.2)
      #expect(stage.card.view.superview === container && stage.card.view.frame == whole)
      Headless.advance(by: 1)
      #expect(stage.card.view.superview === stage.wrapper && Headless.misuses.isEmpty)
    }

    // Observed: MZFormSheetPresentationController#137: after a turn of the device it has the size
    // of the turned screen. [controllers 6.11]
    @Test(arguments: [0, 0.3])
    func turnedMeanwhileItHasTheTurnedSize(duration: TimeInterval) {
      let stage = CardStage()
      stage.coverCard()
      stage.turnDevice(duration: duration)
      stage.uncover()
      #expect(stage.card.view.superview === stage.wrapper)
      #expect(stage.card.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
      #expect(Headless.misuses.isEmpty)
    }

    // Observed: rdar 18424598: where nothing is wrapped, the presented view itself.
    // [controllers 6.11]
    @Test(arguments: [true, false])
    func withoutAWrapperThePresentedViewIsTooLarge(animated: Bool) {
      let stage = CardStage(wraps: false)
      #expect(stage.card.view.frame == CardStage.frame)
      stage.coverCard(animated: animated)
      stage.uncover(animated: animated)
      #expect(stage.card.view.superview === stage.presentation?.containerView)
      #expect(stage.card.view.frame == whole && Headless.misuses.isEmpty)
    }

    // Inferred: a custom presentation that removes the presenter's view does as full screen does,
    // whether its animator inserts that view or not. [controllers 3.7] [controllers 6.11]
    @Test func aCustomCoverDoesTheSame() {
      let stage = CardStage(style: .custom)
      stage.cover.transitioningDelegate = stage.director
      stage.director.makePresentation = { [journal = stage.journal] in
        let scribe = PresentationScribe(journal, $0, $1)
        scribe.removes = true
        return scribe
      }
      stage.coverCard()
      #expect(stage.card.view.superview == nil)
      stage.uncover()
      #expect(stage.wrapper.subviews == [stage.handle, stage.card.view])
      #expect(stage.card.view.frame == whole && Headless.misuses.isEmpty)
    }

    // Inferred from the above: what vanishes on the way down puts its presenter back as well.
    // [controllers 6.11] [controllers 8.5]
    @Test(arguments: [true, false])
    func aTowerThatFallsAtOncePutsTheCardBackFirst(animated: Bool) {
      let stage = CardStage()
      stage.coverCard()
      var seen: [CGRect?] = []
      stage.director.animator.inspect = { context in
        seen = [context.view(forKey: .from)?.frame, stage.card.view.frame]
        #expect(stage.card.view.superview === stage.wrapper)
      }
      stage.root.dismiss(animated: animated)
      Headless.advance(by: 1)
      #expect(seen == [CardStage.frame, whole])
      #expect(stage.root.presentedViewController == nil && stage.wrapper.window == nil)
      #expect(stage.window.subviews == [stage.root.view] && Headless.misuses.isEmpty)
    }

    // Observed once: FloatingBottomSheet PR 19 lays its content out again where its container is
    // laid out; rdar 34301562 names the same cure. [controllers 6.12]
    @Test(arguments: HeadlessOrder.allCases)
    func theContainerMayBeLaidOutAgain(order: HeadlessOrder) {
      Headless.order = order
      let stage = CardStage()
      stage.presentation?.restores = true
      stage.coverCard()
      stage.journal.lines = []
      stage.uncover()
      let isLaidOut = stage.journal.lines.contains("A.layout")
      #expect(isLaidOut == (order == .first))
      #expect((stage.card.view.bounds.size == CardStage.frame.size) == isLaidOut)
    }

    // Observed: TOCropViewController#544, HWPanModal#158: the view is missing from its wrapper.
    // [controllers 6.13]
    @Test(arguments: [HeadlessCoveredPresenter.inItsContainer, .nowhere], [true, false])
    func coveredCardMayNotComeBackIntoItsWrapper(place: HeadlessCoveredPresenter, animated: Bool) {
      Headless.coveredPresenter = place
      let stage = CardStage()
      stage.coverCard(animated: animated)
      stage.uncover(animated: animated)
      #expect(stage.wrapper.subviews == [stage.handle] && stage.wrapper.window != nil)
      let container = stage.presentation?.containerView
      #expect(stage.card.view.superview === (place == .nowhere ? nil : container))
      #expect(stage.root.presentedViewController === stage.card)
      stage.root.dismiss(animated: animated)
      Headless.advance(by: 1)
      #expect(stage.card.view.window == nil && Headless.misuses.isEmpty)
    }

    // Inferred: all reports are of dismissals; a presentation that is cancelled changes nothing.
    // [controllers 4.1]
    @Test(arguments: HeadlessOrder.allCases, HeadlessCoveredPresenter.allCases)
    func aCancelledCoverChangesNothing(order: HeadlessOrder, place: HeadlessCoveredPresenter) {
      (Headless.order, Headless.coveredPresenter) = (order, place)
      let stage = CardStage()
      stage.cover.transitioningDelegate = stage.director
      stage.director.animator.completesAtOnce = false
      stage.coverCard()
      stage.director.animator.complete(false)
      Headless.turn()
      #expect(stage.wrapper.subviews == [stage.card.view, stage.handle])
      #expect(stage.card.view.frame == stage.wrapper.bounds && Headless.misuses.isEmpty)
    }

    // Observed: all reports are of presentations of their own; a root, or what is presented in a
    // context, is put back where it was. [controllers 6.5]
    @Test(arguments: HeadlessCoveredPresenter.allCases)
    func aRootComesBackInAnyCase(place: HeadlessCoveredPresenter) {
      Headless.coveredPresenter = place
      let stage = PairOfScreens(style: .fullScreen, directs: false)
      let banner = UIView()
      stage.window.addSubview(banner)
      stage.presentFully()
      stage.dismiss()
      Headless.advance(by: 1)
      #expect(stage.window.subviews == [stage.presenter.view, banner])
      #expect(stage.presenter.view.frame == whole && Headless.misuses.isEmpty)
    }
  }
}
