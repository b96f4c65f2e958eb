import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Animator objects that an app has already.
  @MainActor @Suite struct AppAnimatorTests {
    private let theatre = Theatre()

    /// Makes animators, and keeps what they have seen.
    @MainActor final class Workshop {
      private(set) var requests: [String] = []
      var log: [String] = []
      var kind = SlidingAnimator.Kind.plain

      nonisolated init() {}

      nonisolated var transition: ViewControllerTransition {
        .animator { [self] request in
          requests.append("\(request.direction) \(request.kind)")
          switch kind {
          case .property: return PropertyAnimator(self, opens: request.direction == .opening)
          default: return SlidingAnimator(kind, self, opens: request.direction == .opening)
          }
        }
      }
    }

    private let workshop = Workshop()
    private let reports = Reports()

    @discardableResult
    private func present(
      _ transition: ViewControllerTransition? = nil, gesture: TransitionGesture = .none
    ) -> TransitionController {
      let controller = TransitionController(
        presenting: theatre.screen, transition: transition ?? workshop.transition, gesture: gesture)
      theatre.presenter.present(theatre.screen, animated: true)
      Headless.turn()
      return controller
    }

    private func play(_ steps: [HeadlessTouchScript.Step]) {
      let script = HeadlessTouchScript([.init(0, steps)])
      Headless.play(script, in: theatre.window)
      Headless.advance(by: script.duration + 1.0 / 60)
    }

    private func shownX(_ view: UIView?) -> CGFloat {
      view.map { ($0.layer.presentation() ?? $0.layer).frame.minX } ?? -1
    }

    private var isOpen: Bool { theatre.presenter.presentedViewController != nil }

    @Test func itPlaysAsWithoutTheLibrary() throws {
      var endings: [TransitionEnding] = []
      let controller = present()
      controller.onEnd { endings.append($0) }
      #expect(theatre.screen.view.superview is UIView && theatre.wrapper === theatre.screen.view)
      #expect(abs(shownX(theatre.screen.view) - 390) < 20 && controller.isRunning)
      #expect(theatre.screen.modalPresentationCapturesStatusBarAppearance)
      Headless.advance(by: 0.2)
      #expect(abs(shownX(theatre.screen.view) - 195) < 20)
      theatre.settle()
      #expect(isOpen && theatre.screen.view.frame == theatre.window.bounds)
      #expect(theatre.presenter.view.window == nil && !controller.isRunning)
      theatre.dismiss()
      theatre.settle()
      #expect(!isOpen && theatre.presenter.view.window != nil)
      #expect(endings == [.committed, .committed] && reports.all == [])
      #expect(workshop.requests == ["opening presentation", "closing presentation"])
      #expect(
        workshop.log == [
          "began opening 390", "ended true", "began closing 390", "ended true",
        ])
    }

    @Test func itPlaysInAStack() {
      let house = StackHouse()
      let before = house.state
      house.navigation.push(house.guest, using: workshop.transition)
      Headless.advance(by: 0.2)
      #expect(abs(shownX(house.guest.view) - 195) < 20)
      house.settle()
      #expect(house.navigation.topViewController === house.guest)
      house.navigation.popViewController(animated: true)
      house.settle()
      #expect(house.state == before && reports.all == [])
      #expect(workshop.requests == ["opening push", "closing push"])
      #expect(TransitionController.installed(on: house.guest) == nil)
    }

    @Test func itPlaysBetweenTabs() {
      let house = TabsTests.House()
      TransitionController(tabsIn: house.tabs, transition: workshop.transition)
      house.tabs.selectedIndex = 2
      house.settle()
      house.tabs.selectedIndex = 0
      house.settle()
      #expect(house.screens.map { $0.viewIfLoaded?.window != nil } == [true, false, false])
      #expect(workshop.requests == ["opening tab", "closing tab"] && reports.all == [])
    }

    /// There is no context of UIKit's between children.
    @Test func childrenCrossFade() {
      let house = ChildrenTests.House()
      let controller = house.parent.transition(
        from: house.old, to: house.new, using: workshop.transition)
      Headless.advance(by: 0.1)
      let fore = controller?.run?.stage?.views[.fore]
      let alpha = fore?.layer.presentation()?.opacity ?? 1
      #expect(alpha > 0.05 && alpha < 0.95)
      house.settle()
      #expect(house.new.view.window != nil && house.old.view.window == nil)
      #expect(reports.all == [.animatorInChildren] && workshop.requests == [])
    }

    // MARK: Fingers

    /// A finger holds the dismissal by UIKit's driver, and decides.
    @Test(arguments: [SlidingAnimator.Kind.plain, .property], [false, true])
    func aFingerDrivesIt(kind: SlidingAnimator.Kind, closes: Bool) {
      workshop.kind = kind
      let controller = present(gesture: .pullLeftRight)
      var endings: [TransitionEnding] = []
      theatre.settle()
      controller.onEnd { endings.append($0) }
      let wasAt = shownX(theatre.screen.view)
      play([.down(CGPoint(x: 60, y: 400)), .move(to: CGPoint(x: 210, y: 400), over: 0.3)])
      play([.hold(0.1)])
      let held = shownX(theatre.screen.view)
      #expect(wasAt == 0 && held > 80 && held < 200)
      #expect(controller.isRunning)
      play([.hold(3)])
      #expect(abs(shownX(theatre.screen.view) - held) < 0.5 && controller.isRunning)
      play([.move(to: CGPoint(x: closes ? 330 : 70, y: 400), over: 0.2), .hold(0.1), .lift])
      theatre.settle()
      #expect(isOpen != closes && !controller.isRunning && reports.all == [])
      #expect(endings == [closes ? .committed : .cancelled(.finger)])
      let shown = closes ? theatre.presenter.view : theatre.screen.view
      #expect(shown?.window != nil && shownX(shown) == 0)
      #expect(workshop.log.suffix(1) == ["ended \(closes)"])
    }

    /// A flick ends before UIKit has begun; the rest is as fast as that.
    @Test func aFlickClosesIt() {
      let controller = present(gesture: .pullLeftRight)
      theatre.settle()
      play([.down(CGPoint(x: 60, y: 400)), .move(to: CGPoint(x: 160, y: 400), over: 0.04), .lift])
      Headless.advance(by: 0.15)
      #expect(!isOpen && !controller.isRunning)
    }

    @Test(arguments: [false, true]) func aFingerOpensIt(opens: Bool) {
      let pan = UIPanGestureRecognizer()
      theatre.presenter.view.addGestureRecognizer(pan)
      var endings: [TransitionEnding] = []
      let target = RecognizerTarget(pan) { [theatre, workshop] pan in
        guard pan.state == .began else { return }
        theatre.presenter.present(
          theatre.screen, using: workshop.transition, openedBy: pan)?
          .onEnd { endings.append($0) }
      }
      play([.down(CGPoint(x: 350, y: 400)), .move(to: CGPoint(x: 200, y: 400), over: 0.3)])
      play([.hold(0.1)])
      #expect(shownX(theatre.screen.view) > 150 && shownX(theatre.screen.view) < 330)
      play([.move(to: CGPoint(x: opens ? 40 : 345, y: 400), over: 0.2), .hold(0.1), .lift])
      theatre.settle()
      #expect(isOpen == opens && endings == [opens ? .committed : .cancelled(.finger)])
      target.remove()
    }

    @Test func aFingerPopsIt() {
      let house = StackHouse()
      house.navigation.push(house.guest, using: workshop.transition, gesture: .pullLeftRight)
      house.settle()
      let script = HeadlessTouchScript([
        .down(CGPoint(x: 60, y: 400)), .move(to: CGPoint(x: 330, y: 400), over: 0.3), .hold(0.1),
        .lift,
      ])
      Headless.play(script, in: house.window)
      Headless.advance(by: script.duration)
      house.settle()
      #expect(house.navigation.topViewController === house.screens[2] && reports.all == [])
    }

    /// To the next tab, and not quite to the one before.
    @Test func aFingerChangesTabs() {
      let house = TabsTests.House()
      TransitionController(
        tabsIn: house.tabs, transition: workshop.transition, gesture: .pullLeftRight)
      house.drag(by: -250)
      house.settle()
      #expect(house.tabs.selectedIndex == 2 && house.screens[2].view.window != nil)
      house.drag(by: 30, lifts: false)
      #expect(house.tabs.selectedViewController === house.screens[1])
      house.play([.lift])
      house.settle()
      #expect(house.tabs.selectedIndex == 2 && house.screens[2].view.window != nil)
      #expect(house.screens[1].view.window == nil && reports.all == [])
    }

    /// The app takes the container away, under a finger that is elsewhere.
    @Test(arguments: [SlidingAnimator.Kind.plain, .property])
    func aContainerThatGoesEndsIt(kind: SlidingAnimator.Kind) {
      workshop.kind = kind
      let pan = UIPanGestureRecognizer()
      theatre.window.addGestureRecognizer(pan)
      var endings: [TransitionEnding] = []
      var controller: TransitionController?
      let target = RecognizerTarget(pan) { [theatre, workshop] pan in
        guard pan.state == .began else { return }
        controller = theatre.presenter.present(
          theatre.screen, using: workshop.transition, openedBy: pan)
        controller?.onEnd { endings.append($0) }
      }
      play([.down(CGPoint(x: 350, y: 400)), .move(to: CGPoint(x: 200, y: 400), over: 0.3)])
      #expect(controller?.animatorRun?.isHeld == true)
      theatre.screen.presentationController?.containerView?.removeFromSuperview()
      Headless.advance(by: 4)
      // The animator itself may take that for an end, and UIKit may take the touches away.
      #expect(controller?.isRunning != true && endings.count == 1)
      // It may also have come there without its container, and leaves as ever.
      if endings.first == .committed { theatre.dismiss(animated: false) }
      #expect(!isOpen && theatre.presenter.view.window != nil)
      #expect(theatre.presenter.view.frame == theatre.window.bounds)
      #expect(
        [.committed, .cancelled(.containerGone), .cancelled(.touchesCancelled)]
          .contains(endings.first))
      target.remove()
    }

    /// A drag that the system interrupts goes back, and tells why.
    @Test func anInterruptedDragGoesBack() {
      let controller = present(gesture: .pullLeftRight)
      theatre.settle()
      var endings: [TransitionEnding] = []
      controller.onEnd { endings.append($0) }
      play([.down(CGPoint(x: 60, y: 400)), .move(to: CGPoint(x: 300, y: 400), over: 0.3)])
      NotificationCenter.default.post(
        name: UIApplication.willResignActiveNotification, object: nil)
      theatre.settle()
      #expect(isOpen && endings == [.cancelled(.appInactive)])
    }

    // MARK: Ends

    @Test(arguments: [false, true]) func oneThatNeverCompletesIsEnded(isStack: Bool) {
      workshop.kind = .forgetful
      let house = StackHouse()
      var endings: [TransitionEnding] = []
      let controller =
        isStack
        ? house.navigation.push(house.guest, using: workshop.transition) : present()
      controller?.onEnd { endings.append($0) }
      Headless.advance(by: 2.3)
      #expect(controller?.isRunning == true && reports.all == [])
      Headless.advance(by: 0.4)
      #expect(reports.all == [.runTimedOut] && endings == [.committed])
      let view = isStack ? house.guest.view : theatre.screen.view
      #expect(view?.window != nil && view?.alpha == 1 && view?.isHidden == false)
      #expect(isStack || isOpen)
    }

    /// The answer of an animator that says it has completed what a finger has cancelled.
    @Test func aWrongAnswerIsReported() {
      let controller = present(gesture: .pullLeftRight)
      theatre.settle()
      workshop.kind = .stubborn
      play([.down(CGPoint(x: 60, y: 400)), .move(to: CGPoint(x: 200, y: 400), over: 0.3)])
      play([.move(to: CGPoint(x: 62, y: 400), over: 0.3), .hold(0.1), .lift])
      theatre.settle()
      #expect(reports.all == [.outcomeDisagrees] && !controller.isRunning)
    }

    /// It cannot be turned round: the dismissal waits.
    @Test func aDismissalDuringTheOpeningWaits() {
      let controller = present()
      Headless.advance(by: 0.2)
      controller.dismiss()
      Headless.advance(by: 0.1)
      #expect(isOpen && workshop.requests == ["opening presentation"])
      theatre.settle()
      Headless.advance(by: 1)
      #expect(!isOpen && workshop.requests.count == 2 && reports.all == [])
    }

    /// A finger that opens gives way to the app's code.
    @Test func aDismissalUnderAFingerGoesBack() {
      let pan = UIPanGestureRecognizer()
      theatre.presenter.view.addGestureRecognizer(pan)
      var controller: TransitionController?
      var endings: [TransitionEnding] = []
      let target = RecognizerTarget(pan) { [theatre, workshop] pan in
        guard pan.state == .began else { return }
        controller = theatre.presenter.present(
          theatre.screen, using: workshop.transition, openedBy: pan)
        controller?.onEnd { endings.append($0) }
      }
      play([.down(CGPoint(x: 350, y: 400)), .move(to: CGPoint(x: 200, y: 400), over: 0.3)])
      controller?.dismiss()
      theatre.settle()
      #expect(!isOpen && endings == [.cancelled(.code)])
      target.remove()
    }

    @Test func nothingIsRetained() {
      weak var controller: TransitionController?
      weak var run: AnimatorRun?
      theatre.presenter.present(theatre.screen, using: workshop.transition)
      Headless.turn()
      controller = TransitionController.installed(on: theatre.screen)
      run = controller?.animatorRun
      #expect(run != nil && controller != nil)
      theatre.settle()
      #expect(run == nil && controller != nil)
      theatre.dismiss()
      theatre.settle()
      #expect(controller == nil && theatre.screen.transitioningDelegate == nil)
    }

    // MARK: With others

    @Test func lessMotionIsAFade() {
      Headless.setReduceMotion(true)
      defer { Headless.setReduceMotion(false) }
      let controller = present()
      #expect(controller.run?.crossFades == true)
      theatre.settle()
      #expect(isOpen && workshop.requests == [])
      theatre.dismiss()
      theatre.settle()
      #expect(!isOpen && theatre.presenter.view.window != nil && reports.all == [])
    }

    @Test(arguments: [true, false]) func combinedItPlaysAlone(isFirst: Bool) {
      let other = ViewControllerTransition.slide.duration(3)
      present(
        isFirst
          ? workshop.transition.combined(with: other) : other.combined(with: workshop.transition))
      theatre.settle()
      #expect(isOpen && workshop.log == ["began opening 390", "ended true"])
      #expect(reports.all == [.animatorCombined])
    }

    @Test func mirroredItPlaysAsItIs() {
      present(workshop.transition.mirrored())
      theatre.settle()
      #expect(isOpen && workshop.log == ["began opening 390", "ended true"])
      #expect(reports.all == [.animatorMirrored])
      TransitionController(
        presenting: theatre.screen, transition: workshop.transition.mirrored().mirrored())
      #expect(!reports.all.dropFirst().contains(.animatorMirrored))
    }

    @Test func reversedItIsAskedAsIfOneCameBack() {
      present(workshop.transition.reversed())
      theatre.settle()
      #expect(isOpen && workshop.requests == ["closing presentation"] && reports.all == [])
    }

    @Test func itIsChosenPerDirection() {
      present(
        .asymmetric(
          opening: .dynamic { [workshop] _ in workshop.transition }, closing: .slide))
      theatre.settle()
      #expect(isOpen && workshop.requests == ["opening presentation"])
      theatre.dismiss()
      Headless.advance(by: 0.1)
      #expect(TransitionController.installed(on: theatre.screen)?.run != nil)
      theatre.settle()
      #expect(!isOpen && theatre.presenter.view.window != nil && reports.all == [])
    }

    @Test func aDismissalMayNameIt() {
      present(.slide)
      theatre.settle()
      theatre.screen.dismiss(using: workshop.transition)
      theatre.settle()
      #expect(!isOpen && workshop.requests == ["closing presentation"])
    }

    @Test func itsDurationIsItsOwn() {
      present(workshop.transition.duration(2))
      Headless.advance(by: 0.45)
      #expect(workshop.log.last == "ended true" && reports.all == [])
    }

    /// It moves the card with its shadow; the backdrop comes and goes along.
    @Test func itMovesACard() throws {
      present(workshop.transition.presentation(.card(.fixed(width: 200, height: 300))))
      Headless.advance(by: 0.1)
      let presentation = try #require(
        theatre.screen.presentationController as? PresentationController)
      let dimming = try #require(presentation.dimming)
      let shown = dimming.layer.presentation()?.opacity ?? 1
      #expect(shown > 0.02 && shown < 0.6 && dimming.alpha == 1)
      #expect(theatre.wrapper is CardView && shownX(theatre.wrapper) > 200)
      theatre.settle()
      #expect(theatre.wrapper.frame.width == 200 && theatre.presenter.view.window != nil)
      theatre.dismiss()
      theatre.settle()
      #expect(!isOpen && reports.all == [])
    }

    @Test func aCardMayLeaveByIt() {
      present(.asymmetric(opening: .overlay, closing: workshop.transition))
      theatre.settle()
      #expect(theatre.wrapper !== theatre.screen.view && theatre.wrapper.frame.minX == 10)
      theatre.dismiss()
      theatre.settle()
      #expect(!isOpen && theatre.presenter.view.window != nil)
      #expect(workshop.requests == ["closing presentation"] && reports.all == [])
    }

    @Test func withoutAnimationTheScreenChanges() {
      TransitionController(presenting: theatre.screen, transition: workshop.transition)
      theatre.present(animated: false)
      theatre.settle()
      #expect(isOpen && theatre.screen.view.window != nil)
      theatre.dismiss(animated: false)
      theatre.settle()
      #expect(!isOpen && theatre.presenter.view.window != nil)
    }

    /// Screens hear of the run, and animate along.
    @Test func screensTakePart() {
      let guest = Guest()
      var heard: [String] = []
      guest.onRun = { run in
        heard.append("\(run.direction) \(run.duration) \(run.context != nil)")
        run.animate { guest.mark.alpha = 0.5 }
        run.hold().end()
        run.onEnd { heard.append("end \($0)") }
      }
      guest.onDone = { heard.append("done \($0)") }
      theatre.presenter.present(guest, using: workshop.transition)
      Headless.advance(by: 0.2)
      let alpha = guest.mark.layer.presentation()?.opacity ?? 1
      #expect(alpha > 0.55 && alpha < 0.95)
      theatre.settle()
      #expect(heard == ["opening 0.4 true", "end committed", "done committed"])
      #expect(guest.mark.alpha == 0.5 && reports.all == [])
    }

    /// One that is not interruptible stays so for UIKit.
    @Test func whatIsNotInterruptibleIsPassedOnAsSuch() {
      let controller = TransitionController(
        presenting: theatre.screen, transition: workshop.transition)
      let request = TransitionRequest(
        .opening, kind: .presentation, fore: theatre.screen, back: theatre.presenter)
      let run = AnimatorRun(
        request, of: controller, playing: SlidingAnimator(.plain, workshop, opens: true))
      let delegate = GivingDelegate(AppAnimator(run))
      theatre.screen.transitioningDelegate = delegate
      theatre.present()
      #expect(controller.animatorRun === run && AppAnimator(run).interaction == nil)
      theatre.settle()
      #expect(isOpen && workshop.log == ["began opening 390", "ended true"])
    }

    /// In a container whose delegate is the app's own it is what `animator(for:)` returns.
    @Test func anAppsOwnDelegateIsGivenIt() throws {
      let controller = TransitionController(
        presenting: theatre.screen, transition: workshop.transition)
      let animator = try #require(controller.animator(for: .opening))
      #expect(animator.transitionDuration(using: nil) == 0.4)
      #expect(workshop.requests == ["opening presentation"])
    }
  }
}

/// A delegate that gives UIKit one animator.
@MainActor
private final class GivingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// A screen with something in it that joins in.
@MainActor
private final class Guest: UIViewController, TransitionParticipant {
  let mark = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  var onRun: (TransitionRun) -> Void = { _ in }
  var onDone: (TransitionEnding) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(mark)
  }

  func transitionWillBegin(_ run: TransitionRun) { onRun(run) }
  func transitionDidEnd(_ run: TransitionRun, ending: TransitionEnding) { onDone(ending) }
}

/// An animator as apps have them: the screen comes from the right, and leaves there. Written before there was
/// `view(forKey:)`.
@MainActor
final class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Kind: Sendable { case plain, forgetful, late, stubborn, property }

  private let kind: Kind
  private let workshop: Integration.AppAnimatorTests.Workshop
  private let opens: Bool

  init(_ kind: Kind, _ workshop: Integration.AppAnimatorTests.Workshop, opens: Bool) {
    self.kind = kind
    self.workshop = workshop
    self.opens = opens
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to),
      let from = context.viewController(forKey: .from)
    else { return }
    let (opens, width) = (opens, context.containerView.bounds.width)
    workshop.log.append("began \(opens ? "opening" : "closing") \(Int(width))")
    let view: UIView = (opens ? context.view(forKey: .to) : context.view(forKey: .from)) ?? to.view
    if opens {
      view.frame = context.finalFrame(for: to)
      context.containerView.addSubview(view)
      if kind == .forgetful { view.alpha = 0 }
      view.transform = CGAffineTransform(translationX: width, y: 0)
    } else if let below = context.view(forKey: .to) {
      below.frame = context.finalFrame(for: to)
      context.containerView.insertSubview(below, belowSubview: from.view)
    }
    if kind == .forgetful { return }
    UIView.animate(
      withDuration: 0.4, delay: 0, options: .curveLinear,
      animations: {
        view.transform = opens ? .identity : CGAffineTransform(translationX: width, y: 0)
      },
      completion: { [kind] _ in
        let cancelled = context.transitionWasCancelled
        if cancelled || !opens { view.transform = .identity }
        guard kind == .late else {
          return context.completeTransition(kind == .stubborn || !cancelled)
        }
        var (link, frames): (FrameLink?, Int) = (nil, 0)
        link = FrameLink { _ in
          frames += 1
          guard frames == 20 else { return }
          link?.stop()
          link = nil
          context.completeTransition(!cancelled)
        }
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    workshop.log.append("ended \(transitionCompleted)")
  }
}

/// The same with a property animator, which UIKit may interrupt.
@MainActor
final class PropertyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let workshop: Integration.AppAnimatorTests.Workshop
  private let opens: Bool
  private var animator: UIViewPropertyAnimator?

  init(_ workshop: Integration.AppAnimatorTests.Workshop, opens: Bool) {
    self.workshop = workshop
    self.opens = opens
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let to = context.viewController(forKey: .to)
    let opens = opens
    workshop.log.append("began")
    let width = context.containerView.bounds.width
    let view = context.view(forKey: opens ? .to : .from)
    if let below = context.view(forKey: .to), let to {
      below.frame = context.finalFrame(for: to)
      if opens {
        context.containerView.addSubview(below)
      } else {
        context.containerView.insertSubview(below, at: 0)
      }
    }
    if opens { view?.transform = CGAffineTransform(translationX: width, y: 0) }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      view?.transform = opens ? .identity : CGAffineTransform(translationX: width, y: 0)
    }
    animator.addCompletion { _ in
      view?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
    workshop.log.append("ended \(transitionCompleted)")
  }
}
