import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// A screen that gives its own view another frame whenever it has been laid out, as some apps do.
  @MainActor @Suite struct OwnFrameTests {
    /// The frame that the screen gives its view.
    enum Habit: CaseIterable, Sendable {
      /// Always the same.
      case fixed
      /// Below the top of what is around it.
      case inset
      /// As large as what is around it, moved down.
      case shifted

      @MainActor func frame(of view: UIView) -> CGRect {
        let outside = view.superview?.bounds ?? .zero
        return switch self {
        case .fixed: CGRect(x: 0, y: 20, width: 300, height: 400)
        case .inset: outside.inset(by: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        case .shifted: outside.offsetBy(dx: 0, dy: 20)
        }
      }
    }

    final class Page: UIViewController {
      let habit: Habit
      var passes = 0

      init(_ habit: Habit) {
        self.habit = habit
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        passes += 1
        guard passes < 1000 else { return }
        view.frame = habit.frame(of: view)
      }
    }

    /// - Parameter preset: `nil` for UIKit's own transition.
    private func open(
      _ habit: Habit, _ preset: TransitionPreset?, in venue: Venue
    ) -> (House<UIViewController>, Page) {
      let page = Page(habit)
      let house = House(venue, [UIViewController(), page], isVended: false)
      Headless.advance(by: 0.1)
      switch (venue, preset) {
      case (.modal, let preset?):
        TransitionController(presenting: page, preset: preset, gesture: .pullUpDown)
      case (.modal, nil): page.modalPresentationStyle = .fullScreen
      case (.push, let preset?):
        TransitionController(pushing: page, in: house.stack, preset: preset)
      case (.tab, let preset?): house.tabs.setTransition(.preset(preset))
      case (.child, _):
        page.view.frame = house.parent.view.bounds
        house.open(using: preset.map { .preset($0) } ?? .system, gesture: nil)
      default: break
      }
      if venue != .child { house.open() }
      house.settle()
      return (house, page)
    }

    /// UIKit's own full screen is the measure: the stand-in complains of a commit that does not settle.
    @Test(arguments: Venue.allCases, TransitionPreset.allCases)
    func aScreenThatPlacesItsOwnViewSettles(place: Venue, preset: TransitionPreset) {
      for habit in Habit.allCases where place == .modal || preset == .slide || habit == .inset {
        let native = open(habit, nil, in: place).1.passes
        let (house, page) = open(habit, preset, in: place)
        #expect(page.passes <= 3 * native + 20, "\(habit)")
        // Its own frame stays.
        if habit == .fixed {
          #expect(page.view.frame == CGRect(x: 0, y: 20, width: 300, height: 400))
        }
        let passes = page.passes
        Headless.advance(by: 0.5)
        #expect(page.passes == passes, "\(habit)")
        if place == .child {
          TransitionController.installed(on: page)?.dismiss()
        } else {
          house.close()
        }
        house.settle()
        #expect(page.viewIfLoaded?.window == nil, "\(habit)")
      }
    }

    /// Another size of the window lays the screen out anew, from its place.
    @Test func aCardWhoseWindowTurnsIsPlacedAnew() {
      let (house, page) = open(.inset, .overlay, in: .modal)
      let before = page.view.frame
      house.rotate()
      Headless.advance(by: 1)
      let outside = page.view.superview?.bounds ?? .zero
      #expect(page.view.frame != before)
      #expect(page.view.frame == Habit.inset.frame(of: page.view))
      #expect(outside.width > before.width)
    }
  }
}
