import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  @MainActor @Suite struct StageTests {
    @Test func theLowestStandsLowest() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.slide)
        let container = try #require(theatre.screen.presentationController?.containerView)
        let order = container.subviews
        let back = try #require(order.firstIndex(of: theatre.presenter.view))
        let front = try #require(order.firstIndex(of: theatre.wrapper))
        #expect(back < front)
        // An opaque backdrop of the library's is below both.
        #expect(
          order[..<back].contains {
            $0.backgroundColor?.cgColor.alpha == 1 && $0.frame == container.bounds
          })
        theatre.settle()
        theatre.dismiss()
        let closing = container.subviews
        #expect(
          closing.firstIndex(of: theatre.presenter.view)!
            < closing.firstIndex(of: theatre.wrapper)!)
        theatre.settle()
      }
    }

    /// A container may keep a screen in a view of its own: the veil lies over the screen there, too.
    @Test func aScreenInAViewOfTheContainersIsDimmed() async throws {
      try await clock.play {
        let (from, to, container) = (UIViewController(), UIViewController(), UIView())
        container.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
        let shelf = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        from.view.frame = CGRect(x: 10, y: 20, width: 370, height: 500)
        shelf.addSubview(from.view)
        container.addSubview(shelf)
        let context = Context(container: container, from: from, to: to, style: .none)
        let stage = Stage(context, direction: .opening)
        stage.enter()
        let added = try #require(stage.addDimView(over: from.view))
        let carrier = try #require(added.carrier)
        #expect(carrier.superview === container)
        #expect(carrier.frame == CGRect(x: 10, y: 120, width: 370, height: 500))
        let order = container.subviews
        #expect(order.firstIndex(of: carrier)! == order.firstIndex(of: shelf)! + 1)
        stage.removeProps()
        #expect(carrier.superview == nil)
      }
    }

    @Test func undosRunLastFirstAndOnce() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.slide)
        let stage = try #require(theatre.run?.stage)
        let log = Log()
        stage.undo { log.write("first \($0)") }
        stage.undo { log.write("second \($0)") }
        theatre.settle()
        #expect(log.lines == ["second true", "first true"])
        stage.strike(committed: true)
        #expect(log.lines.count == 2)
      }
    }

    @Test func valuesSetByTheAppDuringARunStay() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.slide)
        clock.advance(by: 0.1)
        let playback = try #require(theatre.run?.playback)
        playback.hold()
        let views = [theatre.screen.view!, theatre.wrapper, theatre.presenter.view!]
        for view in views {
          view.alpha = 0.6
          view.layer.cornerRadius = 5
        }
        playback.release(to: 1, velocity: RunPosition(fraction: 0))
        theatre.settle()
        for view in views {
          #expect(abs(view.alpha - 0.6) < 1e-6)
          #expect(view.layer.cornerRadius == 5)
          #expect(CATransform3DIsIdentity(view.layer.transform))
        }
      }
    }

    /// A tab bar controller wraps the views of its screens: raised is what lies in the container.
    @Test func aScreenDeepInTheContainerIsRaisedWithItsBranch() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let (container, branch) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
        let (back, front) = (UIViewController(), UIViewController())
        window.addSubview(container)
        container.addSubview(branch)
        branch.addSubview(back.view)
        let stage = Stage(
          Context(container: container, from: back, to: front), direction: .opening)
        stage.enter()
        stage.arrange([.backdrop, .back, .front], backdrop: nil, background: .black)
        #expect(container.subviews.suffix(2) == [branch, front.view])
        #expect(back.view.superview === branch)
        stage.strike(committed: true)
        stage.removeProps()
      }
    }

    /// The leaving screen is back in its place, whether UIKit has put it into the container or not.
    @Test(arguments: [true, false]) func aLeavingScreenIsBackInItsPlace(committed: Bool)
      async throws
    {
      try await clock.play {
        let window = clock.makeWindow()
        let (home, container) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
        let (back, above) = (UIViewController(), UIView())
        let front = UIViewController()
        window.addSubview(home)
        window.addSubview(container)
        home.addSubview(back.view)
        home.addSubview(above)
        let stage = Stage(
          Context(container: container, from: back, to: front), direction: .opening)
        stage.enter()
        stage.arrange([.back, .front], backdrop: nil, background: .black)
        #expect(container.subviews.suffix(2) == [back.view, front.view])
        stage.strike(committed: committed)
        #expect(home.subviews == [back.view, above])
        #expect(container.subviews == (committed ? [front.view] : []))
      }
    }

    /// A container whose safe area is known once it has been laid out.
    private final class LateContainer: UIView {
      private var isLaidOut = false

      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: isLaidOut ? 47 : 0, left: 0, bottom: 0, right: 0)
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        isLaidOut = true
      }
    }

    /// Below an opaque bar a screen does not fill the container, and UIKit names no final frame for it.
    @Test func aScreenThatLeavesKeepsItsFrame() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let container = UIView(frame: window.bounds)
        window.addSubview(container)
        let (front, back) = (UIViewController(), UIViewController())
        let frame = CGRect(x: 0, y: 91, width: 390, height: 753)
        front.view.frame = frame
        container.addSubview(front.view)
        let context = Context(container: container, from: front, to: back, style: .none)
        context.initialFrame = frame
        let stage = Stage(context, direction: .closing)
        stage.enter()
        #expect(front.view.frame == frame)
        stage.strike(committed: false)
      }
    }

    /// The frame of a screen that has not followed its container's width is not where the screen rests.
    @Test func aScreenThatIsAsWideAsBeforeATurnFillsItsContainer() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let container = UIView(frame: window.bounds)
        window.addSubview(container)
        let (front, back) = (UIViewController(), UIViewController())
        front.view.frame = CGRect(x: 0, y: 91, width: container.bounds.width + 100, height: 299)
        container.addSubview(front.view)
        let context = Context(container: container, from: front, to: back, style: .none)
        context.initialFrame = front.view.frame
        let stage = Stage(context, direction: .closing)
        stage.enter()
        #expect(front.view.frame == container.bounds)
        #expect(stage.geometry(TransitionSettings()).front == container.bounds)
        stage.strike(committed: false)
        stage.removeProps()
      }
    }

    /// Beside screens that move, the window must not be seen through it.
    @Test func aBackdropBetweenFullScreensIsOpaque() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.presenter.present(
          theatre.screen, using: .slide.backdrop(.black(opacity: 0.4)))
        clock.turn()
        let backdrop = try #require(theatre.run?.stage.views[.backdrop])
        #expect(backdrop.backgroundColor?.cgColor.alpha == 1)
        theatre.settle()
        #expect(theatre.isOpen)
      }
    }

    @Test func geometryCountsTheSafeAreaOfTheFirstLayout() async throws {
      try await clock.play {
        let window = clock.makeWindow()
        let container = LateContainer(frame: window.bounds)
        window.addSubview(container)
        let stage = Stage(
          Context(container: container, from: UIViewController(), to: UIViewController()),
          direction: .opening,
          restingFrame: { container.bounds.inset(by: container.safeAreaInsets) })
        stage.enter()
        #expect(stage.views[.front]?.frame.minY == 47)
        #expect(stage.geometry(TransitionSettings()).front.minY == 47)
        stage.strike(committed: true)
      }
    }

    /// A view that the app has scaled rests in its frame and keeps its transform.
    @Test func aTransformOfTheAppsOwnIsKept() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.screen.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        theatre.present(.slide)
        theatre.settle()
        #expect(theatre.screen.view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
        #expect(theatre.screen.view.bounds.size == theatre.window.bounds.size)
        #expect(theatre.screen.view.center == CGPoint(x: 195, y: 422))
      }
    }
  }
}
