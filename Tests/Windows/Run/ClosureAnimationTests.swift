import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// UIKit's own animations in the closures of `.animations { }`.
  @MainActor @Suite struct ClosureAnimationTests {
    /// The ways in which an app animates a view for one second.
    enum Block: String, CaseIterable, Sendable {
      case animate, delayed, spring, keyframes, transition, animator

      /// Takes a view's opacity from 1 to 0; a transition takes its color from red to blue.
      @MainActor func play(on view: UIView, _ completion: @escaping () -> Void) {
        let fade = { view.alpha = 0 }
        switch self {
        case .animate: UIView.animate(withDuration: 1, animations: fade) { _ in completion() }
        case .delayed:
          UIView.animate(withDuration: 0.9, delay: 0.1, animations: fade) { _ in completion() }
        case .spring:
          UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: fade
          ) { _ in completion() }
        case .keyframes:
          UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: fade)
          } completion: { _ in
            completion()
          }
        case .transition:
          UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
            view.backgroundColor = .blue
          } completion: { _ in
            completion()
          }
        case .animator:
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: fade)
          animator.addCompletion { _ in completion() }
          animator.startAnimation()
        }
      }

      /// True if the block's effect on a view is half-way at this instant.
      @MainActor func isUnderWay(on view: UIView) -> Bool {
        if self == .transition { return view.layer.animation(forKey: "transition") != nil }
        let opacity = view.layer.presentation()?.opacity ?? 1
        return opacity > 0.02 && opacity < 0.98
      }
    }

    enum Drive: CaseIterable, Sendable { case free, scrubbed, reversed }

    private final class Page: UIView {
      private let box: UIView?

      init(_ box: UIView?) {
        self.box = box
        super.init(frame: .zero)
        if let box { addSubview(box) }
      }

      required init?(coder: NSCoder) { nil }

      override func layoutSubviews() {
        super.layoutSubviews()
        box?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 40)
      }
    }

    /// A change of screens in any venue, whose transition plays a block and holds the run for it.
    @MainActor private final class Change {
      let window = clock.makeWindow()
      let (old, new) = (UIViewController(), UIViewController())
      let probe = UIView(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
      private(set) var isCompleted = false
      private(set) var controller: TransitionController?
      private(set) var endings: [TransitionEnding] = []

      /// - Parameter box: A view in the new screen, which takes its width when that is laid out.
      init(
        _ block: Block, in venue: Venue, isClosing: Bool, box: UIView? = nil,
        first: @escaping (UIView?) -> Void = { _ in }
      ) {
        probe.backgroundColor = .red
        new.view = Page(box)
        old.loadViewIfNeeded()
        old.view.addSubview(probe)
        let transition = ViewControllerTransition.animations { [weak self] run in
          guard let self, (run.direction == .closing) == isClosing else { return }
          first(run.arrivingView)
          let done = run.delayEnd()
          block.play(on: probe) {
            self.isCompleted = true
            done()
          }
        }.duration(0.4)
        open(transition, in: venue)
        controller?.onEnd { [weak self] in self?.endings.append($1) }
        guard isClosing else { return }
        clock.advance(by: 1)
        endings = []
        close(in: venue)
      }

      private func open(_ transition: ViewControllerTransition, in venue: Venue) {
        switch venue {
        case .modal:
          window.rootViewController = old
          clock.turn()
          controller = TransitionController(
            presenting: new, transition: transition, gesture: .pinch)
          old.present(new, animated: true)
        case .push:
          let stack = UINavigationController(rootViewController: old)
          window.rootViewController = stack
          clock.turn()
          controller = TransitionController(pushing: new, in: stack, transition: transition)
          stack.pushViewController(new, animated: true)
        case .tab:
          let tabs = UITabBarController()
          tabs.viewControllers = [old, new]
          window.rootViewController = tabs
          clock.turn()
          controller = tabs.setTransition(transition, gesture: .pullLeftRight)!
          tabs.selectedIndex = 1
        case .child:
          let parent = UIViewController()
          window.rootViewController = parent
          parent.addChild(old)
          parent.view.addSubview(old.view)
          old.didMove(toParent: parent)
          clock.turn()
          controller = parent.replace(old, with: new, using: transition, gesture: .pinch)
        }
        clock.turn()
      }

      private func close(in venue: Venue) {
        switch venue {
        case .modal: old.dismiss(animated: true)
        case .push: old.navigationController?.popViewController(animated: true)
        case .tab: old.tabBarController?.selectedIndex = 0
        case .child: controller?.dismiss()
        }
        clock.turn()
      }
    }

    /// Checklist R17: UIKit's own animations in a closure play to their end, then the run ends.
    @Test(arguments: Venue.allCases, Block.allCases)
    func animationsInAClosureThatHoldsPlayToTheirEnd(venue: Venue, block: Block) async throws {
      try await clock.play {
        for drive in Drive.allCases {
          for isClosing in [false, true] {
            let change = Change(block, in: venue, isClosing: isClosing)
            let name: Comment = "\(drive), closing: \(isClosing)"
            clock.advance(by: 0.1)
            switch drive {
            case .free: break
            case .scrubbed:
              #expect(change.controller?.run?.hold() == true, name)
              change.controller?.run?.move(to: RunPosition(fraction: 0.4))
            case .reversed: change.controller?.run?.turnRound()
            }
            clock.advance(by: 0.3)
            #expect(block.isUnderWay(on: change.probe), name)
            clock.advance(by: 0.5)
            #expect(!change.isCompleted && change.controller?.run != nil, name)
            clock.advance(by: 0.2)
            #expect(change.isCompleted, name)
            if drive == .scrubbed {
              #expect(change.controller?.run?.playback?.isHeld == true, name)
              change.controller?.run?.resume()
              clock.advance(by: 1)
            }
            #expect(change.controller?.run == nil && change.endings.count == 1, name)
            #expect((change.endings.first == .committed) == (drive != .reversed), name)
          }
        }
      }
    }

    /// Checklist R17: Layout that is due happens before the closure: an animation in it that lays out moves nothing
    /// else.
    @Test(arguments: Venue.allCases)
    func aLayoutThatIsDueBeforeTheClosureIsNotAnimated(venue: Venue) async throws {
      try await clock.play {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var change: Change?
        change = Change(.animate, in: venue, isClosing: false, box: box) { view in
          UIView.animate(withDuration: 1) { view?.window?.layoutIfNeeded() }
        }
        #expect(box.frame.width == change?.window.bounds.width)
        #expect(box.layer.animationKeys() == nil)
      }
    }
  }
}
