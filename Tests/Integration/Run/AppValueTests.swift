import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What the app sets is the app's: what it set before a run is back after it, what it sets meanwhile stays, and what it
  /// animates along on the screens themselves is taken back.
  @MainActor @Suite struct AppValueTests {
    enum Moment: CaseIterable, Sendable { case before, meanwhile, alongside }

    struct Plan: CustomTestStringConvertible, Sendable {
      let venue: Venue
      let moment: Moment
      let direction: TransitionDirection
      let commits: Bool

      static let all: [Plan] = Venue.allCases.flatMap { venue in
        Moment.allCases.flatMap { moment in
          [TransitionDirection.opening, .closing].flatMap { direction in
            [true, false].map {
              Plan(venue: venue, moment: moment, direction: direction, commits: $0)
            }
          }
        }
      }

      var testDescription: String {
        "\(venue), \(moment), \(direction), \(commits ? "committed" : "taken back")"
      }
    }

    /// A property of a view, or of what its screen is in.
    struct Value: Sendable {
      let name: String
      let set: @MainActor @Sendable (UIView) -> Void
      let read: @MainActor @Sendable (UIView) -> AnyHashable

      init<Number: Hashable>(
        _ name: String, _ read: @escaping @MainActor @Sendable (UIView) -> Number,
        _ set: @escaping @MainActor @Sendable (UIView) -> Void
      ) {
        (self.name, self.set) = (name, set)
        self.read = { AnyHashable(read($0)) }
      }
    }

    static let values = [
      Value("alpha", { Int(($0.alpha * 100).rounded()) }) { $0.alpha = 0.6 },
      Value("mask", { $0.layer.mask?.name ?? "" }) {
        let mask = CALayer()
        mask.name = "the app's"
        mask.frame = CGRect(x: 0, y: 0, width: 4000, height: 4000)
        mask.backgroundColor = UIColor.black.cgColor
        $0.layer.mask = mask
      },
      Value("corners", { $0.layer.cornerRadius }) { $0.layer.cornerRadius = 7 },
      Value("masked corners", { $0.layer.maskedCorners.rawValue }) {
        $0.layer.maskedCorners = .layerMinXMinYCorner
      },
      Value("border", { $0.layer.borderWidth }) { $0.layer.borderWidth = 2 },
      Value("shadow", { Int($0.layer.shadowOpacity * 100) }) { $0.layer.shadowOpacity = 0.5 },
      Value("color", { $0.backgroundColor ?? .clear }) { $0.backgroundColor = .green },
      Value("tint", { $0.tintColor ?? .clear }) { $0.tintColor = .red },
      Value("autoresizing", { $0.autoresizingMask.rawValue }) {
        $0.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
      },
      Value("touches", { $0.isUserInteractionEnabled }) { $0.isUserInteractionEnabled = false },
      Value("voice", { $0.accessibilityElementsHidden }) { $0.accessibilityElementsHidden = true },
      Value("language", { $0.semanticContentAttribute.rawValue }) {
        $0.semanticContentAttribute = .forceLeftToRight
      },
      Value("tag", { $0.tag }) { $0.tag = 9 },
    ]

    /// A screen that joins its transition.
    private final class Screen: UIViewController, TransitionParticipant {
      var onBegin: (TransitionRun) -> Void = { _ in }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
      }

      func transitionWillBegin(_ run: TransitionRun) { onBegin(run) }
    }

    /// Everything a run can do to both screens: they move, fade, are cut and round, dimmed, and cast shadows.
    private static let everything = ViewControllerTransition.choreography { _ in
      func leave(_ part: inout Choreography.Part, _ way: (CGFloat, CGFloat) -> Choreography.Track) {
        part.x = way(90, 0)
        part.scale = way(0.7, 1)
        part.opacity = way(0.3, 1)
        part.cutTop = way(60, 0)
        part.cutLeft = way(20, 0)
        part.cornerRadius = way(30, 0)
        part.shadow = way(0.5, 0)
        part.dim = way(0.4, 0)
      }
      return Choreography(
        .back { leave(&$0) { .linear(from: $1, to: $0) } },
        .front { leave(&$0) { .linear(from: $0, to: $1) } })
    }

    @Test(arguments: Plan.all) func whatTheAppSetsIsTheApps(plan: Plan) async throws {
      try await clock.play {
        let (presenter, screen) = (Screen(), Screen())
        let house = House(plan.venue, [presenter, screen])
        let controller = TransitionController(
          presenting: screen, transition: Self.everything, gesture: .pinch)
        house.vendor.controller = controller
        clock.advance(by: 0.1)
        if plan.direction == .closing {
          house.open()
          clock.advance(by: 1)
        }
        let views: [UIView] = [presenter.view, screen.view]
        if plan.moment == .before { views.forEach { view in Self.values.forEach { $0.set(view) } } }
        // A container that adds a view gives it a way to be resized.
        let names = Set(Self.values.map(\.name))
          .subtracting(plan.moment == .meanwhile ? [] : ["autoresizing"])
        if plan.moment == .alongside {
          screen.onBegin = { run in
            run.animate {
              for view in [run.frontView, run.backView].compactMap({ $0 }) {
                view.alpha = 0.4
                view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
              }
            }
          }
        }
        let before = views.map { view in Self.values.map { $0.read(view) } }
        house.call(plan.direction)
        clock.turn()
        clock.advance(by: 0.1)
        #expect(controller.run != nil)
        if plan.moment == .meanwhile {
          views.forEach { view in Self.values.forEach { $0.set(view) } }
        }
        let expected =
          plan.moment == .meanwhile
          ? views.map { view in Self.values.map { $0.read(view) } } : before
        if !plan.commits { house.turnRound() }
        clock.advance(by: 1.5)
        #expect(controller.run == nil)
        for (view, wanted) in zip(views, expected) {
          for (value, wanted) in zip(Self.values, wanted) where names.contains(value.name) {
            #expect(value.read(view) == wanted, "\(value.name) of \(view === screen.view)")
          }
          #expect(CATransform3DIsIdentity(view.layer.transform))
          #expect((view.layer.animationKeys() ?? []).isEmpty)
        }
        screen.onBegin = { _ in }
      }
    }

    // MARK: The screen's own style and delegate

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {}

    enum Act: CaseIterable, Sendable {
      case style, delegate, give, presentAndDismiss, presentTheSystems, remove
    }

    /// Whatever transitions a screen has had, without one it has the style and the delegate that the app has set.
    @Test(arguments: 0..<40) func aScreenGetsItsStyleBack(seed: Int) async throws {
      try await clock.play {
        var numbers = WalkGenerator(seed: seed)
        let (presenter, screen) = (UIViewController(), UIViewController())
        let window = clock.makeWindow()
        window.rootViewController = presenter
        screen.view.backgroundColor = .white
        clock.advance(by: 0.05)
        var style = screen.modalPresentationStyle
        var delegate: Delegate?
        var acts: [Act] = []
        for _ in 0..<7 {
          let act = Act.allCases.randomElement(using: &numbers)!
          acts.append(act)
          let transition: ViewControllerTransition = [.slide, .overlay, .fold]
            .randomElement(using: &numbers)!
          let hasTransition = TransitionController.installed(on: screen) != nil
          switch act {
          case .style where !hasTransition:
            style = [.formSheet, .overFullScreen, .fullScreen].randomElement(using: &numbers)!
            screen.modalPresentationStyle = style
          case .delegate:
            delegate = Delegate()
            screen.transitioningDelegate = delegate
            // The style is the transition's until another one is given.
            if hasTransition { style = .custom }
            if hasTransition { TransitionController.installed(on: screen)?.remove() }
          case .give: TransitionController(presenting: screen, transition: transition)
          case .presentAndDismiss where delegate == nil || hasTransition:
            presenter.present(screen, using: transition)
            clock.advance(by: 1)
            presenter.dismiss(animated: Bool.random(using: &numbers))
            clock.advance(by: 1)
          case .presentTheSystems where delegate == nil:
            presenter.present(screen, using: .system, animated: false)
            clock.advance(by: 0.05)
            #expect(screen.modalPresentationStyle == style, "\(acts)")
            presenter.dismiss(animated: false)
            clock.advance(by: 0.05)
          case .remove: TransitionController.installed(on: screen)?.remove()
          case .style, .presentAndDismiss, .presentTheSystems: break
          }
          guard TransitionController.installed(on: screen) == nil else { continue }
          #expect(screen.modalPresentationStyle == style, "\(acts)")
          #expect(screen.transitioningDelegate === delegate, "\(acts)")
        }
      }
    }
  }
}
