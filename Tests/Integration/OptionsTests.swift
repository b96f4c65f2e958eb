import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The screen opens and closes, whatever an app asks for.
  @MainActor @Suite struct OptionsTests {
    nonisolated static let presets = PresetUnderTest.all

    func expectRound(_ theatre: Theatre, _ preset: PresetUnderTest, _ options: TransitionOptions) {
      let before = Imprint(theatre.presenter.view)
      theatre.present(preset, options: options)
      // A spring on a large screen takes longer than its nominal duration.
      let seconds = max(options.duration.flatMap { $0.isFinite ? $0 : nil } ?? 1, 1) * 1.35
      Headless.advance(by: min(seconds, 90))
      #expect(theatre.log.count("presented") == 1)
      #expect(theatre.screen.view.window === theatre.window)
      let frame = theatre.frames[1]
      #expect(frame.width >= 1 && frame.height >= 1)
      #expect(theatre.window.bounds.intersects(frame))
      theatre.dismiss()
      Headless.advance(by: min(seconds, 90))
      #expect(theatre.log.count("dismissed") == 1)
      #expect(Imprint(theatre.presenter.view) == before)
      #expect(theatre.window.subviews == [theatre.presenter.view])
    }

    @Test(arguments: presets) func everySoundOptionIsPlayed(preset: PresetUnderTest) {
      let reads = preset.definition.reads
      for (index, options) in sound(reads).enumerated() {
        let reports = Reports()
        // The options are spread over all sizes and both layout directions.
        let theatre = Theatre(containers[index % 4], isRightToLeft: index / 4 % 2 == 1)
        expectRound(theatre, preset, options)
        #expect(reports.all.isEmpty)
      }
    }

    @Test func theBackdropFollowsLightAndDark() throws {
      for (style, isLight) in [(UIUserInterfaceStyle.light, true), (.dark, false)] {
        let theatre = Theatre()
        theatre.window.overrideUserInterfaceStyle = style
        Headless.turn()
        theatre.present(.spin)
        let ground = try #require(theatre.animator?.stage?.views[.backdrop])
        var white: CGFloat = -1
        _ = ground.backgroundColor?.resolvedColor(with: ground.traitCollection)
          .getRed(&white, green: nil, blue: nil, alpha: nil)
        #expect((white > 0.5) == isLight && white >= 0)
        theatre.settle()
      }
    }

    /// Returns each option that the preset reads, at the ends of its range.
    func sound(_ reads: Set<TransitionOptions.Field>) -> [TransitionOptions] {
      var all: [TransitionOptions] = []
      func add(_ field: TransitionOptions.Field, _ change: (inout TransitionOptions) -> Void) {
        guard reads.contains(field) else { return }
        var options = TransitionOptions()
        change(&options)
        all.append(options)
      }
      for edge in TransitionEdge.allCases { add(.edge) { $0.edge = edge } }
      for edge in TransitionEdge.allCases { add(.destination) { $0.destination = .edge(edge) } }
      for point in [CGPoint(x: -500, y: -500), CGPoint(x: 195, y: 422), CGPoint(x: 9e3, y: 9e3)] {
        add(.origin) { $0.origin = .point(point) }
        add(.destination) { $0.destination = .point(point) }
      }
      for seconds in [0.05, 3] { add(.duration) { $0.duration = seconds } }
      add(.timing) { $0.timing = .spring(dampingRatio: 0.3) }
      add(.timing) { $0.timing = .curve(CGPoint(x: 1, y: -1), CGPoint(x: 0, y: 2)) }
      add(.size) { $0.size = .fixed(width: 1, height: 1) }
      add(.size) { $0.size = .fixed(width: 1e9, height: 1e9) }
      add(.size) { $0.size = .proportional(width: 1, height: 1) }
      add(.size) { $0.size = .inset(UIEdgeInsets(top: -50, left: 0, bottom: 0, right: 0)) }
      add(.backdrop) { $0.backdrop = .color(.clear) }
      add(.cornerRadius) { $0.cornerRadius = 0 }
      add(.cornerRadius) { $0.cornerRadius = 1e6 }
      add(.gap) { $0.gap = 0 }
      add(.gap) { $0.gap = 10_000 }
      add(.minimumScale) { $0.minimumScale = 0.01 }
      add(.perspective) { $0.perspective = 1 }
      add(.perspective) { $0.perspective = 100 }
      add(.tilt) { $0.tilt = 30 }
      add(.rotation) { $0.rotation = .counterclockwise }
      return all
    }

    @Test(arguments: presets, [0, -1, .nan, .infinity, 1e300] as [CGFloat])
    func everyWildNumberIsReportedOrPlayed(preset: PresetUnderTest, number: CGFloat) {
      let wild = TransitionOptions(
        origin: .point(CGPoint(x: number, y: number)),
        size: .proportional(width: number, height: 1),
        destination: .point(CGPoint(x: number, y: 0)), duration: TimeInterval(number),
        timing: .spring(dampingRatio: number), backdrop: .black(opacity: number),
        cornerRadius: number, gap: number, minimumScale: number, perspective: number, tilt: number)
      let reports = Reports()
      expectRound(Theatre(), preset, wild)
      #expect(!reports.all.isEmpty)
    }

    enum Lost: CaseIterable { case gone, hidden, elsewhere, empty }

    @Test(arguments: [PresetUnderTest.overlay, .full], Lost.allCases)
    func anOriginThatCannotBeSeenIsReported(preset: PresetUnderTest, lost: Lost) {
      let theatre = Theatre()
      let other = Headless.makeWindow()
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
      let options = TransitionOptions(origin: .view(view!), destination: .view(view!))
      if lost == .gone { view = nil }
      let reports = Reports()
      expectRound(theatre, preset, options)
      #expect(reports.all.contains(.option("origin", preset: preset.rawValue, .notFound)))
      #expect(reports.all.contains(.option("destination", preset: preset.rawValue, .notFound)))
      view?.removeFromSuperview()
    }

    /// A cell that is scrolled away still has a frame: the screen comes from there.
    @Test func anOriginOutsideTheWindowsBoundsIsTakenAsItIs() {
      let theatre = Theatre()
      let cell = UIView(frame: CGRect(x: 0, y: -300, width: 390, height: 60))
      theatre.presenter.view.addSubview(cell)
      let reports = Reports()
      expectRound(theatre, .full, TransitionOptions(origin: .view(cell), destination: .view(cell)))
      #expect(reports.all.isEmpty)
    }

    @Test(arguments: [PresetUnderTest.overlay, .hang, .fall])
    func aCardTakesItsNewSizeInAnAnimation(preset: PresetUnderTest) throws {
      let theatre = Theatre()
      theatre.present(preset)
      theatre.settle()
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      let card = try #require(theatre.screen.presentationController?.presentedView)
      let before = card.bounds.size
      controller.options.size = .fixed(width: 200, height: 300)
      Headless.turn()
      Headless.advance(by: 0.15)
      let shown = try #require(card.layer.presentation()?.bounds.size)
      #expect(shown.width > 205 && shown.width < before.width - 5)
      // The shadow is animated, too.
      let shadow = try #require(card.layer.presentation()?.shadowPath?.boundingBox)
      #expect(shadow.width > 205 && shadow.width < before.width - 5)
      theatre.settle()
      #expect(theatre.frames[1].size == CGSize(width: 200, height: 300))
      #expect((card.layer.animationKeys() ?? []).isEmpty)
    }

    @Test func aChangedDestinationCountsForTheClosing() throws {
      let theatre = Theatre()
      theatre.present(.fall)
      theatre.settle()
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      controller.options.destination = .bottom
      theatre.dismiss()
      Headless.advance(by: 0.25)
      let card = try #require(theatre.screen.presentationController?.presentedView)
      #expect(card.layer.presentation()!.transform.m42 > 100)
      theatre.settle()
    }

    /// Also where each run chooses its movement: that of the screen that is open stays.
    @Test func theOptionsOfAChoiceMayChange() throws {
      let theatre = Theatre()
      let controller = TransitionController(
        presenting: theatre.screen, transition: .dynamic { _ in .overlay },
        options: TransitionOptions(
          size: .fixed(width: 200, height: 300), dismissesOnTapOutside: true))
      theatre.present()
      theatre.settle()
      #expect(theatre.screen.view.bounds.size == CGSize(width: 200, height: 300))
      controller.options.size = .fixed(width: 250, height: 400)
      theatre.settle()
      #expect(theatre.screen.view.bounds.size == CGSize(width: 250, height: 400))
      let tap = HeadlessTouchScript([.down(CGPoint(x: 20, y: 60)), .hold(0.05), .lift])
      Headless.play(tap, in: theatre.window)
      Headless.advance(by: tap.duration + 1 / 60)
      theatre.settle()
      #expect(theatre.presenter.presentedViewController == nil)
    }

    @Test func anOptionThatNeitherDirectionReadsIsReportedOnce() {
      let (theatre, reports) = (Theatre(), Reports())
      TransitionController(
        presenting: theatre.screen, transition: .asymmetric(opening: .slide, closing: .fold),
        options: TransitionOptions(tilt: 0.3))
      #expect(reports.all == [.option("tilt", preset: "slide", .unread)])
    }
  }
}
