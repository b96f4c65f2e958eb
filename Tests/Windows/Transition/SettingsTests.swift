import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// The screen opens and closes, whatever an app asks for.
  @MainActor @Suite struct SettingsTests {
    /// A value that cannot be used is reported when the transition is made, in whichever direction it is used.
    @Test(arguments: [true, false]) func anUnusableValueIsReportedInBothDirections(opens: Bool)
      async throws
    {
      try await clock.play {
        let (theatre, reports) = (Theatre(), Reports())
        let bad = ViewControllerTransition.fold.duration(100)
        let transition = ViewControllerTransition.asymmetric(
          opening: opens ? bad : .slide, closing: opens ? .slide : bad)
        TransitionController(presenting: theatre.screen, transition: transition)
        #expect(reports.all.map(\.code) == ["valueUnusable"])
      }
    }

    nonisolated static let presets = PresetUnderTest.all

    func expectRound(_ theatre: Theatre, _ preset: PresetUnderTest, _ settings: TransitionSettings)
    {
      let before = Imprint(theatre.presenter.view)
      theatre.present(preset, settings: settings)
      // A spring on a large screen takes longer than its nominal duration.
      let seconds = max(settings.duration ?? 1, 1) * 1.35
      clock.advance(by: min(seconds, 90))
      #expect(theatre.log.count("presented") == 1)
      #expect(theatre.screen.view.window === theatre.window)
      let frame = theatre.frames[1]
      #expect(frame.width >= 1 && frame.height >= 1)
      #expect(theatre.window.bounds.intersects(frame))
      theatre.dismiss()
      clock.advance(by: min(seconds, 90))
      #expect(theatre.log.count("dismissed") == 1)
      #expect(Imprint(theatre.presenter.view) == before)
      #expect(theatre.window.subviews == [theatre.presenter.view])
    }

    @Test(arguments: presets) func everySoundSettingIsPlayed(preset: PresetUnderTest) async throws {
      try await clock.play {
        let all =
          sound(preset).map { (preset, $0) }
          + preset.variants.map { (PresetUnderTest($0), TransitionSettings()) }
        for (index, (preset, settings)) in all.enumerated() {
          let reports = Reports()
          // The settings are spread over all sizes and both layout directions.
          let theatre = Theatre(containers[index % 4], isRightToLeft: index / 4 % 2 == 1)
          expectRound(theatre, preset, settings)
          #expect(reports.all.isEmpty)
        }
      }
    }

    @Test func theBackdropFollowsLightAndDark() async throws {
      try await clock.play {
        for (style, isLight) in [(UIUserInterfaceStyle.light, true), (.dark, false)] {
          let theatre = Theatre()
          theatre.window.overrideUserInterfaceStyle = style
          clock.turn()
          theatre.present(.spin)
          let ground = try #require(theatre.run?.stage.views[.backdrop])
          var white: CGFloat = -1
          _ = ground.backgroundColor?.resolvedColor(with: ground.traitCollection)
            .getRed(&white, green: nil, blue: nil, alpha: nil)
          #expect((white > 0.5) == isLight && white >= 0)
          theatre.settle()
        }
      }
    }

    /// Returns each setting that the preset has, at the ends of its range.
    func sound(_ preset: PresetUnderTest) -> [TransitionSettings] {
      var all: [TransitionSettings] = []
      for seconds in [0.05, 3] { all.append(TransitionSettings(duration: seconds)) }
      all.append(TransitionSettings(timing: .spring(dampingRatio: 0.3)))
      all.append(TransitionSettings(timing: .curve(CGPoint(x: 1, y: -1), CGPoint(x: 0, y: 2))))
      all.append(TransitionSettings(backdrop: .color(.clear)))
      let points = [CGPoint(x: -500, y: -500), CGPoint(x: 195, y: 422), CGPoint(x: 9e3, y: 9e3)]
      if preset.hasOrigin { all += points.map { TransitionSettings(from: .point($0)) } }
      if preset.movement.movesFreely {
        all += points.map { TransitionSettings(to: .point($0)) }
        all += TransitionEdge.allCases.map { TransitionSettings(to: .edge($0)) }
      }
      guard preset.isCard else { return all }
      let sizes: [TransitionSize] = [
        .points(width: 1, height: 1), .points(width: 1e9, height: 1e9),
        .fractions(width: 1, height: 1),
        .inset(UIEdgeInsets(top: -50, left: 0, bottom: 0, right: 0)),
      ]
      all += sizes.map { TransitionSettings(size: $0) }
      return all + [TransitionSettings(cornerRadius: 0), TransitionSettings(cornerRadius: 1e6)]
    }

    @Test(arguments: TransitionPreset.allCases, [0, -1, .nan, .infinity, 1e300] as [CGFloat])
    func everyWildNumberIsReportedOrPlayed(preset: TransitionPreset, number: CGFloat) async throws {
      try await clock.play {
        let place = TransitionPlace.point(CGPoint(x: number, y: number))
        let wild: ViewControllerTransition =
          switch preset {
          case .slide: .slide(gap: number, minimumScale: number)
          case .overlay: .overlay(from: place).closing(into: place).cornerRadius(number)
          case .fold: .fold(perspective: number)
          case .hang: .hang(tilt: number).cornerRadius(number)
          case .fall: .fall(over: place, perspective: number).cornerRadius(number)
          case .full: .full(from: place).closing(into: place)
          case .scale: .scale(from: place)
          case .spin: .spin
          }
        let (theatre, reports) = (Theatre(), Reports())
        TransitionController(
          presenting: theatre.screen,
          transition: wild.size(.fractions(width: number, height: 1))
            .duration(TimeInterval(number)).timing(.spring(dampingRatio: number))
            .backdrop(.black(opacity: number)).displayCornerRadius(number))
        theatre.present()
        clock.advance(by: 2)
        #expect(theatre.screen.view.window === theatre.window)
        theatre.dismiss()
        clock.advance(by: 2)
        #expect(theatre.window.subviews == [theatre.presenter.view])
        // A place is looked for in each run.
        let values = reports.all.filter { $0 != .placeNotFound }
        #expect(!reports.all.isEmpty && Set(values).count == values.count)
      }
    }

    enum Lost: CaseIterable { case gone, hidden, elsewhere, empty }

    @Test(arguments: [PresetUnderTest.overlay, .full], Lost.allCases)
    func anOriginThatCannotBeSeenIsReported(preset: PresetUnderTest, lost: Lost) async throws {
      try await clock.play {
        let theatre = Theatre()
        let other = clock.makeWindow()
        var view: UIView? = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        switch lost {
        case .gone: break
        case .hidden:
          theatre.presenter.view.addSubview(view!)
          view?.isHidden = true
        case .elsewhere: other.addSubview(view!)
        case .empty:
          theatre.presenter.view.addSubview(view!)
          view?.frame.size = .zero
        }
        let settings = TransitionSettings(from: .view(view!), to: .view(view!))
        if lost == .gone { view = nil }
        let reports = Reports()
        expectRound(theatre, preset, settings)
        #expect(reports.all.contains(.placeNotFound))
        view?.removeFromSuperview()
      }
    }

    /// A cell that is scrolled away still has a frame: the screen comes from there.
    @Test func anOriginOutsideTheWindowsBoundsIsTakenAsItIs() async throws {
      try await clock.play {
        let theatre = Theatre()
        let cell = UIView(frame: CGRect(x: 0, y: -300, width: 390, height: 60))
        theatre.presenter.view.addSubview(cell)
        let reports = Reports()
        expectRound(theatre, .full, TransitionSettings(from: .view(cell), to: .view(cell)))
        #expect(reports.all.isEmpty)
      }
    }

    @Test(arguments: [PresetUnderTest.overlay, .hang, .fall])
    func aCardTakesItsNewSizeInAnAnimation(preset: PresetUnderTest) async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(preset)
        theatre.settle()
        let controller = try #require(TransitionController.installed(on: theatre.screen))
        let card = try #require(theatre.screen.presentationController?.presentedView)
        let before = card.bounds.size
        controller.change { $0.size = .points(width: 200, height: 300) }
        clock.turn()
        clock.advance(by: 0.15)
        let shown = try #require(card.layer.presentation()?.bounds.size)
        #expect(shown.width > 205 && shown.width < before.width - 5)
        // The shadow is animated, too.
        let shadow = try #require(card.layer.presentation()?.shadowPath?.boundingBox)
        #expect(shadow.width > 205 && shadow.width < before.width - 5)
        theatre.settle()
        #expect(theatre.frames[1].size == CGSize(width: 200, height: 300))
        #expect((card.layer.animationKeys() ?? []).isEmpty)
      }
    }

    @Test func aChangedDestinationCountsForTheClosing() async throws {
      try await clock.play {
        let theatre = Theatre()
        theatre.present(.fall)
        theatre.settle()
        let controller = try #require(TransitionController.installed(on: theatre.screen))
        controller.change { $0.to = .bottom }
        theatre.dismiss()
        clock.advance(by: 0.25)
        let card = try #require(theatre.screen.presentationController?.presentedView)
        #expect(card.layer.presentation()!.transform.m42 > 100)
        theatre.settle()
      }
    }

    #if os(Linux)
      /// Also where each run chooses its movement: that of the screen that is open stays.
      @Test func theSettingsOfAChoiceMayChange() throws {
        let theatre = Theatre()
        let controller = TransitionController(
          presenting: theatre.screen,
          transition: .dynamic { _ in
            .overlay.size(.points(width: 200, height: 300)).dismissesOnTapOutside()
          })
        theatre.present()
        theatre.settle()
        #expect(theatre.screen.view.bounds.size == CGSize(width: 200, height: 300))
        controller.change { $0.size = .points(width: 250, height: 400) }
        theatre.settle()
        #expect(theatre.screen.view.bounds.size == CGSize(width: 250, height: 400))
        let tap = HeadlessTouchScript([.down(CGPoint(x: 20, y: 60)), .hold(0.05), .lift])
        Headless.play(tap, in: theatre.window)
        Headless.advance(by: tap.duration + 1 / 60)
        theatre.settle()
        #expect(theatre.presenter.presentedViewController == nil)
      }
    #endif

    /// The closure is asked with the request of the screen, also while the screen closes.
    @Test(arguments: [false, true])
    func aChoiceByTheRequesterStaysTheSameIfThatChangesWhileOpen(whileClosing: Bool) async throws {
      try await clock.play {
        let theatre = Theatre()
        let controller = TransitionController(
          presenting: theatre.screen,
          transition: .dynamic { [weak presenter = theatre.presenter] in
            $0.requester === presenter ? .overlay.size(.points(width: 200, height: 300)) : .system
          })
        theatre.present()
        theatre.settle()
        if whileClosing {
          theatre.dismiss()
          clock.advance(by: 0.1)
        }
        controller.transition = controller.transition.cornerRadius(40)
        #expect(controller.openingMovement.name == "overlay")
        #expect(controller.closingMovement.name == "overlay")
        theatre.settle()
      }
    }

    @Test func theChoiceOfANewControllerCountsForTheOpenScreen() async throws {
      try await clock.play {
        let (theatre, reports) = (Theatre(), Reports())
        theatre.present(.overlay)
        theatre.settle()
        TransitionController(
          presenting: theatre.screen,
          transition: .dynamic { _ in .overlay.size(.points(width: 200, height: 300)) })
        theatre.settle()
        #expect(theatre.screen.view.bounds.size == CGSize(width: 200, height: 300))
        #expect(reports.all == [.controllerReplaced, .alreadyPresented])
      }
    }

    @Test func aWildNumberInBothDirectionsIsReportedOnce() async throws {
      try await clock.play {
        let (theatre, reports) = (Theatre(), Reports())
        TransitionController(presenting: theatre.screen, transition: .slide(gap: -3))
        #expect(
          reports.all == [
            .valueUnusable(parameter: "gap", value: "-3.0", range: "0.0...10000.0")
          ])
      }
    }

    /// Of all settings while a card is open: a form cannot change, and everything else counts.
    @Test func anotherFormOnAnOpenScreenIsReportedAndTheFormStays() async throws {
      try await clock.play {
        let (theatre, reports) = (Theatre(), Reports())
        theatre.present(.overlay)
        theatre.settle()
        let controller = try #require(TransitionController.installed(on: theatre.screen))
        let size = theatre.screen.view.bounds.size
        controller.transition = .slide
        theatre.settle()
        #expect(reports.all == [.formChanged])
        #expect(theatre.screen.view.bounds.size == size)
        theatre.dismiss()
        theatre.settle()
        #expect(theatre.window.subviews == [theatre.presenter.view])
      }
    }
  }
}
