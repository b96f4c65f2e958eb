import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

// What rows of the checklist ask of stacks, tabs and children.

extension Windows.ChecklistTests {
  /// Checklist S29: Two children change places under a parent that forwards appearance by itself. Each of their
  /// callbacks comes once, the last two at the end.
  @Test(arguments: PresetUnderTest.all, [true, false])
  func childrenThatChangePlacesHearEachCallbackOnce(
    preset: PresetUnderTest, animated: Bool
  ) async throws {
    try await clock.play {
      let theatre = Theatre(.child)
      theatre.parent.replace(
        theatre.presenter, with: theatre.screen,
        using: ViewControllerTransition(preset.movement), animated: animated)
      clock.turn()
      let first: Set = ["presenter.willDisappear", "screen.willAppear"]
      #expect(Set(theatre.log.lines.prefix(2)) == first)
      #expect(theatre.log.lines.count == (animated ? 2 : 4))
      theatre.settle()
      #expect(theatre.log.lines.count == 4)
      #expect(
        Set(theatre.log.lines.suffix(2)) == ["presenter.didDisappear", "screen.didAppear"])
    }
  }

  /// Pins a child's view to the edges of its superview. The stand-in has no constraints: there the view is resized.
  private func pin(_ child: UIViewController) {
    #if os(Linux)
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #else
      guard let view = child.view, let parent = view.superview else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
        view.topAnchor.constraint(equalTo: parent.topAnchor),
        view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
      ])
    #endif
  }

  /// Checklist S28: Two children that are pinned to their parent change places, or begin to. The one that is there
  /// fills the parent, also when that gets another size.
  @Test(arguments: PresetUnderTest.all, [true, false])
  func pinnedChildrenThatChangePlacesFillTheirParent(
    preset: PresetUnderTest, isCancelled: Bool
  ) async throws {
    try await clock.play {
      let theatre = Theatre(.child)
      pin(theatre.presenter)
      theatre.open(using: ViewControllerTransition(preset.movement), gesture: nil)
      pin(theatre.screen)
      clock.advance(by: 0.1)
      if isCancelled { theatre.turnRound() }
      theatre.settle()
      #expect(theatre.isOpen != isCancelled)
      let view = try #require(isCancelled ? theatre.presenter.view : theatre.screen.view)
      let size = theatre.window.bounds.size
      for next in [size, Self.landscape, size] {
        theatre.window.frame.size = next
        clock.advance(by: 0.2)
        #expect(view.convert(view.bounds, to: nil) == CGRect(origin: .zero, size: next))
      }
    }
  }

  /// A list with a text field at its top.
  private final class Form: UITableViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 30))

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationController?.navigationBar.isTranslucent = false
      tabBarController?.tabBar.isTranslucent = false
      tableView.addSubview(field)
    }

    /// Where the list's content begins in the window, and where the list is.
    var places: [CGRect] {
      [field.convert(field.bounds, to: nil), tableView.convert(tableView.bounds, to: nil)]
    }
  }

  private func makeForms(in venue: Venue) -> House<Form> {
    let house = House(venue, [Form(style: .plain), Form(style: .plain)])
    clock.advance(by: 0.1)
    return house
  }

  /// Checklist C8: In a stack or tabs with an opaque bar, a list rests at its place from the first frame to the last,
  /// arriving and leaving, and a field in it that edits goes on.
  @Test(arguments: PresetUnderTest.all, [Venue.push, .tab])
  func listsBesideAnOpaqueBarRestAtTheirPlaces(
    preset: PresetUnderTest, venue: Venue
  ) async throws {
    try await clock.play {
      let plain = makeForms(in: venue)
      let before = plain.presenter.places
      plain.open(animated: false)
      plain.settle()
      let rest = plain.screen.places

      let house = makeForms(in: venue)
      let controller = TransitionController(presenting: house.screen, preset: preset)
      house.vendor.controller = controller
      house.open()
      #expect(controller.run != nil)
      #expect(house.screen.field.becomeFirstResponder())
      #expect(house.presenter.places == before && house.screen.places == rest)
      clock.advance(by: 0.1)
      #expect(house.presenter.places == before && house.screen.places == rest)
      house.settle()
      #expect(controller.run == nil && house.screen.places == rest)
      #expect(house.screen.field.isFirstResponder)
      house.close()
      #expect(house.presenter.places == before && house.screen.places == rest)
      house.settle()
      #expect(!house.isOpen && house.presenter.places == before)
    }
  }

  /// Checklist C11: A percent driver of the app's own pushes or pops, and lets go on the way. Each preset follows it,
  /// and ends where the driver says.
  @Test(arguments: PresetUnderTest.all, [true, false])
  func aStackFollowsThePercentDriverOfAnAppAndEnds(
    preset: PresetUnderTest, finishes: Bool
  ) async throws {
    try await clock.play {
      for isPush in [true, false] {
        let (theatre, driver) = (StackTheatre(preset), UIPercentDrivenInteractiveTransition())
        if !isPush {
          theatre.open(animated: false)
          theatre.settle()
        }
        var endings: [TransitionEnding] = []
        theatre.controller.onEnd { endings.append($1) }
        theatre.vendor.driver = { _ in driver }
        if isPush { theatre.open() } else { theatre.close() }
        clock.advance(by: 0.1)
        for progress in [0.6, 0.4] as [CGFloat] {
          driver.update(progress)
          clock.turn()
          let fraction = try #require(theatre.controller.run?.playback?.fraction)
          #expect(abs(fraction - progress) < 0.001, "push: \(isPush)")
        }
        if finishes { driver.finish() } else { driver.cancel() }
        theatre.settle()
        #expect(endings == [finishes ? .committed : .cancelled(.driverCancelled)])
        #expect(theatre.isOpen == (isPush == finishes), "push: \(isPush)")
        #expect(theatre.controller.run == nil && theatre.stack.transitionCoordinator == nil)
        #expect(theatre.stack.topViewController?.view.window === theatre.window)
      }
    }
  }

  /// Hears what a navigation controller tells its delegate.
  private final class Listener: NSObject, UINavigationControllerDelegate {
    private(set) var heard: [String] = []

    func navigationController(
      _ stack: UINavigationController, willShow screen: UIViewController, animated: Bool
    ) {
      heard.append("will \(stack.viewControllers.count) \(animated)")
    }

    func navigationController(
      _ stack: UINavigationController, didShow screen: UIViewController, animated: Bool
    ) {
      heard.append("did \(stack.viewControllers.count) \(animated)")
    }
  }

  nonisolated enum Moment: CaseIterable { case before, after, both }

  /// Checklist S27: A delegate that the app gives a navigation controller before or after `setTransition(_:)` hears
  /// what it hears without the library. When it is gone, the stack still pushes and pops.
  @Test(arguments: Moment.allCases)
  func theDelegateOfAStackHearsWhatItHearsWithoutTheLibrary(moment: Moment) async throws {
    try await clock.play {
      @MainActor func play(_ transition: ViewControllerTransition?) -> [String] {
        let house = House(.push, [UIViewController(), UIViewController()], isVended: false)
        var listener: Listener? = Listener()
        if moment != .after { house.stack.delegate = listener }
        if let transition { house.stack.setTransition(transition) }
        if moment != .before { house.stack.delegate = listener }
        var heard: [String] = []
        for isHeard in [true, false] {
          house.open()
          house.settle()
          #expect(house.isOpen)
          house.close()
          house.settle()
          #expect(!house.isOpen)
          if isHeard { heard = listener?.heard ?? [] }
          listener = nil
        }
        return heard
      }
      let theirs = play(nil)
      #expect(theirs.count == 4)
      #expect(play(.slide) == theirs)
    }
  }

  /// Checklist S27: A second stack gets the delegate of the first one, which has a transition. Both play their own.
  @Test func aStackWithTheDelegateOfAnotherPlaysItsOwnTransition() async throws {
    try await clock.play {
      let houses = (0..<2).map { _ in
        House(.push, [UIViewController(), UIViewController()], isVended: false)
      }
      let listener = Listener()
      houses[0].stack.delegate = listener
      let first = houses[0].stack.setTransition(.slide)
      houses[1].stack.delegate = houses[0].stack.delegate
      let second = houses[1].stack.setTransition(.fold)
      for (house, (controller, name)) in zip(houses, [(first, "slide"), (second, "fold")]) {
        house.open()
        #expect(controller?.run?.movement.name == name)
        house.settle()
        #expect(house.isOpen && controller?.run == nil)
        house.close()
        #expect(controller?.run?.movement.name == name)
        house.settle()
        #expect(!house.isOpen)
      }
    }
  }
}
