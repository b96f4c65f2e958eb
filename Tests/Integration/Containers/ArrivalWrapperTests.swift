import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// In a stack or in tabs, the screen that arrives is wrapped for the run, and nothing is left of that.
  @MainActor @Suite struct ArrivalWrapperTests {
    /// What one sees of a screen, in the container's points: its window, its shadow, and what covers it.
    @MainActor private struct Look: Equatable {
      var numbers: [CGFloat]

      init(_ run: Run) {
        guard let view = run.stage.views[.front], let outer = view.layer.presentation() else {
          numbers = []
          return
        }
        let clip = (view as? WrapperView)?.contentContainer.layer ?? view.layer.mask
        let shown = clip?.presentation()
        let m = outer.transform
        numbers = [m.m11, m.m41, m.m42, shown?.cornerRadius ?? -1]
        let (bounds, middle) = (shown?.bounds ?? .zero, shown?.position ?? .zero)
        numbers += [bounds.minX, bounds.minY, bounds.width, bounds.height, middle.x, middle.y]
        let beside = run.stage.container.subviews.first {
          $0 !== view && $0.layer.presentation()?.shadowPath != nil
        }
        let caster = view is WrapperView ? outer : beside?.layer.presentation()
        numbers += [CGFloat(caster?.shadowOpacity ?? -1), caster?.shadowRadius ?? -1]
        let above = run.stage.container.subviews.last { $0 is WrapperView } as? WrapperView
        let covers = (above?.contentContainer.subviews ?? []).suffix(2)
        numbers += covers.flatMap {
          [CGFloat($0.layer.opacity), $0.frame.minY, $0.frame.width, $0.frame.height]
        }
        let window = above?.contentContainer.layer.presentation()?.bounds ?? .zero
        numbers += [window.minY, window.height]
      }
    }

    private func isNear(_ a: Look, _ b: Look) -> Bool {
      !a.numbers.isEmpty && a.numbers.count == b.numbers.count
        && zip(a.numbers, b.numbers).allSatisfy { abs($0 - $1) < 0.01 }
    }

    private func looks(_ run: Run) -> [Look] {
      guard run.hold() else { return [] }
      // A screen that has just come back has a picture one frame later.
      Headless.advance(by: 0.05)
      return [0, 0.1, 0.4, 0.8].map { fraction in
        run.move(to: RunPosition(fraction: fraction))
        Headless.turn()
        return Look(run)
      }
    }

    /// A screen that is pushed out of a row, or popped back into it, looks like a presented one.
    @Test(arguments: [true, false]) func aStackLooksLikeAPresentation(opens: Bool) throws {
      let stack = StackTheatre(.full, fromRow: true)
      // What lies under a bar is left out in a stack.
      let navigation = stack.window.rootViewController as? UINavigationController
      navigation?.setNavigationBarHidden(true, animated: false)
      Headless.turn()
      stack.open(animated: opens)
      if !opens {
        stack.settle()
        stack.close()
      }
      let pushed = looks(try #require(stack.run))

      let theatre = Theatre()
      let row = UIView(frame: stack.row.frame)
      row.backgroundColor = .red
      row.layer.cornerRadius = 12
      theatre.presenter.view.addSubview(row)
      Headless.turn()
      theatre.present(
        .full, settings: TransitionSettings(from: .view(row), to: .view(row)),
        gesture: .pinch, animated: opens)
      if !opens {
        theatre.settle()
        theatre.dismiss()
      }
      let presented = looks(try #require(theatre.run))
      #expect(pushed.count == 4 && presented.count == 4)
      for (a, b) in zip(pushed, presented) { #expect(isNear(a, b), "\(a)\n\(b)") }
      stack.run?.resume()
      stack.settle()
      #expect(stack.row.layer.opacity == 1)
      theatre.run?.resume()
      theatre.settle()
    }

    /// What a list that is a screen's own view has scrolled does not move its window.
    @Test func aScrolledListIsCutWhereItIsSeen() throws {
      let list = UIScrollView()
      list.contentSize = CGSize(width: 390, height: 3000)
      let stack = StackTheatre(.full, fromRow: true, screenView: list)
      stack.open()
      stack.settle()
      list.contentOffset = CGPoint(x: 0, y: 500)
      stack.close()
      let run = try #require(stack.run)
      #expect(run.hold())
      run.move(to: RunPosition(fraction: 0.5))
      Headless.turn()
      let mask = try #require(list.layer.mask?.presentation())
      let pose = try #require(run.playback?.choreography.pose(of: .front, at: 0.5))
      #expect(abs(mask.position.y - mask.bounds.height / 2 - 500 - pose.cutTop) < 0.01)
      run.resume()
      stack.settle()
      #expect(list.layer.mask == nil)
    }

    /// Two masks do not go together.
    @Test func aScreenWithAMaskOfItsOwnKeepsIt() {
      let stack = StackTheatre(.full, fromRow: true)
      let mask = CALayer()
      stack.open()
      stack.settle()
      stack.screen.view.layer.mask = mask
      let reports = Reports()
      stack.close()
      #expect(reports.all == [.maskInTheWay])
      stack.settle()
      #expect(stack.screen.view.layer.mask === mask && stack.screen.view.window == nil)
    }

    /// A popped screen has its shadow right below it and its cover right above, also in another size.
    @Test func shadowAndCoverStayBesideTheScreen() throws {
      let stack = StackTheatre(.full, fromRow: true)
      stack.open()
      stack.settle()
      stack.close()
      Headless.advance(by: 0.05)
      Headless.resize(
        stack.window, to: CGSize(width: 500, height: 800),
        safeAreaInsets: stack.window.safeAreaInsets)
      Headless.turn()
      let views = try #require(stack.run?.stage.container.subviews)
      let around = views.split(separator: stack.screen.view)
      let (shadow, cover) = (try #require(around.first?.last), try #require(around.last?.first))
      #expect(shadow.layer.presentation()?.shadowPath != nil && cover is WrapperView)
      for view in [shadow, cover] { #expect(view.frame == stack.screen.view.frame) }
      stack.settle()
      #expect(stack.screen.view.superview == nil && stack.run == nil)
    }

    /// The screen is where it is without animation, with the same frame, and is laid out once.
    @Test(arguments: PresetUnderTest.all, [Venue.push, .tab])
    func screensRestAsWithoutAnimationOnceTheWrapperHasGone(
      preset: PresetUnderTest, venue: Venue
    ) {
      let (plain, stack) = (StackTheatre(preset, in: venue), StackTheatre(preset, in: venue))
      func compare(_ moment: String) {
        for (a, b) in [(plain.presenter, stack.presenter), (plain.screen, stack.screen)] {
          #expect(Trace(b) == Trace(a), "\(moment)")
          #expect(b.label.frame == a.label.frame, "\(moment)")
        }
      }
      plain.open(animated: false)
      stack.open()
      #expect(stack.run?.stage.views[.front] is WrapperView)
      // The screen keeps its layout from the first frame on.
      let (label, layouts) = (stack.screen.label.frame, stack.screen.layouts)
      #expect(label.minY == plain.screen.label.frame.minY)
      stack.settle()
      #expect(stack.screen.label.frame == label && stack.screen.layouts == layouts)
      compare("open")
      let before = stack.presenter.layouts
      plain.close(animated: false)
      stack.close()
      #expect(stack.run?.stage.views[.back] is WrapperView)
      stack.settle()
      #expect(stack.presenter.layouts - before <= 1)
      compare("closed")
      stack.open()
      Headless.advance(by: 0.1)
      stack.turnRound()
      compare("opening cancelled")
      plain.open(animated: false)
      stack.open()
      stack.settle()
      stack.close()
      Headless.advance(by: 0.1)
      stack.turnRound()
      compare("closing cancelled")
    }

    /// A card preset fills the container there, and dims the old screen as much as it does behind a card.
    @Test func onlyAMovingScreenHasAnOpaqueBackdrop() {
      let cases: [(PresetUnderTest, TransitionBackdrop?, CGFloat)] = [
        (.overlay, nil, 0.3), (.overlay, .blur(.regular), 0.3),
        (.overlay, .black(opacity: 0.5), 0.5), (.slide, nil, 1),
      ]
      for (preset, backdrop, opacity) in cases {
        let stack = StackTheatre(preset)
        stack.controller.change { $0.backdrop = backdrop }
        stack.open()
        let color = stack.run?.stage.views[.backdrop]?.backgroundColor
        #expect(abs((color?.cgColor.alpha ?? 0) - opacity) < 1e-6, "\(preset)")
        stack.settle()
      }
    }

    /// A screen that is somewhere already is not taken out of there.
    @Test func aScreenInAViewOfTheAppsIsNotWrapped() {
      let window = Headless.makeWindow()
      let (container, home) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
      let (back, front) = (UIViewController(), UIViewController())
      window.addSubview(container)
      home.addSubview(front.view)
      let stage = Stage(
        Context(container: container, from: back, to: front, style: .none),
        direction: .opening)
      stage.enter()
      #expect(stage.views[.front] === front.view)
      stage.strike(committed: true)
    }

    /// An app that takes its screen away during the run has it as it left it.
    @Test func aScreenThatIsTakenAwayStaysAway() {
      let stack = StackTheatre(.slide)
      stack.open()
      Headless.advance(by: 0.1)
      let elsewhere = UIView()
      elsewhere.addSubview(stack.screen.view)
      let container = stack.run?.stage.container
      stack.settle()
      #expect(stack.screen.view.superview === elsewhere)
      #expect(container?.subviews.contains { $0 is WrapperView } == false)
      // The app's doing, and seen.
      #expect(Headless.takeMisuses().map(\.kind) == [.reparented])
    }

    /// A container places its screen during a run, too, and in its own points: the screen stays in its wrapper.
    @Test(arguments: [true, false]) func aScreenThatItsContainerPlacesStays(isTranslucent: Bool)
      throws
    {
      let house = StackHouse(isTranslucent: isTranslucent)
      house.open(using: .slide, gesture: .leadingEdge)
      Headless.advance(by: 0.1)
      let run = try #require(house.run)
      let wrapper = try #require(run.stage.views[.front] as? WrapperView)
      let view = try #require(house.guest.view)
      let before = view.convert(view.bounds, to: nil)
      #expect((before.minY > 0) != isTranslucent)
      view.frame = wrapper.layer.restingFrame
      Headless.turn()
      #expect(house.run === run && view.convert(view.bounds, to: nil) == before)
      house.settle()
      #expect(house.isOpen && view.convert(view.bounds, to: nil) == before)
    }

    /// Notes the view around its own in each appearance.
    private final class BlurredPage: UIViewController {
      private(set) var surroundings: [String] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        blur.frame = view.bounds
        view.addSubview(blur)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        surroundings.append(view.superview.map { "\(type(of: $0))" } ?? "none")
      }
    }

    /// A screen with a blur that a pop would have taken away is back in its container when it appears again.
    @Test(arguments: [TransitionPreset.slide, .fold, .hang, .full, .spin])
    func aScreenOfACancelledPopIsInItsContainerWhenItAppears(preset: TransitionPreset) throws {
      let (root, page) = (UIViewController(), BlurredPage())
      let house = House<UIViewController>(.push, [root, page], isVended: false)
      Headless.advance(by: 0.1)
      let controller = try #require(
        house.open(using: .preset(preset), gesture: .leadingEdge))
      house.settle()
      house.close()
      Headless.advance(by: 0.1)
      controller.run?.turnRound()
      house.settle()
      #expect(house.isOpen && page.surroundings.count == 2)
      #expect(page.surroundings.first == page.surroundings.last)
      // The way into the wrapper. What UIKit makes of it if the pop is cancelled is unverified.
      #expect(Headless.takeMisuses().allSatisfy { $0.kind == .reparented })
    }
  }
}

/// What a run could leave behind on a screen's view.
@MainActor
private struct Trace: Equatable {
  var frame: CGRect
  var mask: UIView.AutoresizingMask
  var superview: String
  var index: Int?
  var siblings: Int?
  var isPlain: Bool

  init(_ screen: UIViewController) {
    let view = screen.view!
    frame = view.frame
    mask = view.autoresizingMask
    superview = view.superview.map { "\(type(of: $0))" } ?? "none"
    index = view.superview?.subviews.firstIndex(of: view)
    siblings = view.superview?.subviews.count
    isPlain =
      view.layer.mask == nil && !view.clipsToBounds && view.layer.animationKeys() == nil
  }
}
