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

    /// The places of a screen: UIKit's own transition, or one of the library's.
    enum Place: CaseIterable, Sendable { case modal, push, tab, child }

    @MainActor private final class World {
      let window = Headless.makeWindow(
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let old = UIViewController()
      private let first = UIViewController()
      let page: Page
      private var controller: TransitionController?

      init(_ habit: Habit) { page = Page(habit) }

      /// - Parameter preset: `nil` for UIKit's own transition.
      func open(_ preset: TransitionPreset?, in place: Place) {
        switch place {
        case .modal:
          window.rootViewController = old
          Headless.advance(by: 0.1)
          if let preset {
            TransitionController(presenting: page, preset: preset, gesture: .pullUpDown)
          } else {
            page.modalPresentationStyle = .fullScreen
          }
          old.present(page, animated: true)
        case .push:
          let stack = UINavigationController(rootViewController: old)
          window.rootViewController = stack
          Headless.advance(by: 0.1)
          if let preset { TransitionController(pushing: page, in: stack, preset: preset) }
          stack.pushViewController(page, animated: true)
        case .tab:
          let tabs = UITabBarController()
          tabs.viewControllers = [old, page]
          window.rootViewController = tabs
          Headless.advance(by: 0.1)
          if let preset { controller = tabs.setTransition(.preset(preset))! }
          tabs.selectedIndex = 1
        case .child:
          window.rootViewController = old
          old.addChild(first)
          first.view.frame = old.view.bounds
          old.view.addSubview(first.view)
          first.didMove(toParent: old)
          Headless.advance(by: 0.1)
          page.view.frame = old.view.bounds
          controller = old.replace(first, with: page, using: preset.map { .preset($0) } ?? .system)
        }
        Headless.advance(by: 1.5)
      }

      func close(in place: Place) {
        switch place {
        case .modal: old.dismiss(animated: true)
        case .push: old.navigationController?.popViewController(animated: true)
        case .tab: old.tabBarController?.selectedIndex = 0
        case .child: controller?.dismiss()
        }
        Headless.advance(by: 1.5)
      }
    }

    /// UIKit's own full screen is the measure: the stand-in complains of a commit that does not settle.
    @Test(arguments: Place.allCases, TransitionPreset.allCases)
    func screen_thatPlacesItsOwnView_settles(place: Place, preset: TransitionPreset) {
      for habit in Habit.allCases where place == .modal || preset == .slide || habit == .inset {
        let (world, native) = (World(habit), World(habit))
        native.open(nil, in: place)
        Headless.turn()
        world.open(preset, in: place)
        #expect(world.page.passes <= 3 * native.page.passes + 20, "\(habit)")
        // Its own frame stays.
        if habit == .fixed {
          #expect(world.page.view.frame == CGRect(x: 0, y: 20, width: 300, height: 400))
        }
        let passes = world.page.passes
        Headless.advance(by: 0.5)
        #expect(world.page.passes == passes, "\(habit)")
        world.close(in: place)
        #expect(world.page.viewIfLoaded?.window == nil, "\(habit)")
      }
    }

    /// Another size of the window lays the screen out anew, from its place.
    @Test func card_whoseWindowTurns_isPlacedAnew() {
      let world = World(.inset)
      world.open(.overlay, in: .modal)
      let before = world.page.view.frame
      Headless.resize(
        world.window, to: CGSize(width: 844, height: 390),
        safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      Headless.advance(by: 1)
      let outside = world.page.view.superview?.bounds ?? .zero
      #expect(world.page.view.frame != before)
      #expect(world.page.view.frame == Habit.inset.frame(of: world.page.view))
      #expect(outside.width > before.width)
    }
  }
}
