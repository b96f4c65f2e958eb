import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Windows {
  /// Screens are told of their runs, and presentations of the app's own take part in them.
  @MainActor @Suite struct ParticipantTests {
    @Test func bothScreensAreToldInAFixedOrder() async throws {
      try await clock.play {
        let (stage, log) = (Stages(), Log())
        stage.inner.log = log
        stage.guest.log = log
        stage.stack.log = log
        stage.stack.present(stage.guest, using: .slide)
        clock.advance(by: 0.1)
        let begin = ["stack begins", "inner begins", "guest begins"]
        #expect(log.lines == begin)
        clock.advance(by: 1)
        #expect(
          log.lines == begin + [
            "guest ends committed", "inner ends committed", "stack ends committed",
          ])
        log.clear()
        stage.guest.dismiss(animated: true)
        clock.advance(by: 0.1)
        #expect(log.lines == ["guest begins", "stack begins", "inner begins"])
        clock.advance(by: 1)
        #expect(
          log.lines.suffix(3) == [
            "inner ends committed", "stack ends committed", "guest ends committed",
          ])
      }
    }

    /// Who has heard of the beginning hears of the end, and nobody else: also if a screen ends the run before others have
    /// heard of it.
    @Test(arguments: ["inner", "guest"])
    func whoHearsOfTheBeginningHearsOfTheEnd(who: String) async throws {
      try await clock.play {
        let (stage, log) = (Stages(), Log())
        stage.stack.log = log
        for screen in [stage.inner, stage.guest] { screen.log = log }
        (who == "inner" ? stage.inner : stage.guest).onBegin = {
          $0.context?.completeTransition(true)
        }
        stage.stack.present(stage.guest, using: .slide)
        clock.advance(by: 1)
        let begun = log.lines.filter { $0.hasSuffix("begins") }.map { $0.prefix { $0 != " " } }
        let ended = log.lines.filter { $0.contains(" ends ") }.map { $0.prefix { $0 != " " } }
        #expect(begun.last.map(String.init) == who && ended == begun.reversed())
        #expect(stage.guest.view.window != nil)
      }
    }

    /// A run tells what it is, and keeps notes for the way back.
    @Test func aRunTellsWhatItIs() async throws {
      try await clock.play {
        let stage = Stages()
        var seen: [String] = []
        stage.guest.onBegin = { run in
          let count = run.userInfo["count"] as? Int ?? 0
          run.userInfo["count"] = count + 1
          seen.append(
            "\(run.direction) \(run.request.kind) \(Int((1000 * run.duration).rounded())) ms \(run.direction == .closing) \(count)"
          )
          #expect(run.request.front === stage.guest && run.request.back === stage.stack)
          #expect(
            run.frontView.map(stage.guest.view.isDescendant) == true
              && run.request.requester === stage.inner)
          // It is in its place, and UIKit's animations work as anywhere.
          #expect(run.frontView?.window != nil && UIView.areAnimationsEnabled)
        }
        stage.inner.present(stage.guest, using: .slide.duration(0.4))
        clock.advance(by: 1)
        stage.guest.dismiss(animated: true)
        clock.advance(by: 1)
        #expect(
          seen == ["opening presentation 400 ms false 0", "closing presentation 352 ms true 1"])
      }
    }

    /// In any transition a screen may animate along, hold the run, have pictures, and be told of the end.
    @Test(arguments: [true, false]) func aScreenAnimatesAlong(isAnimated: Bool) async throws {
      try await clock.play {
        let (stage, log, reports) = (Stages(), Log(), Reports())
        let badge = UIView(frame: CGRect(x: 20, y: 90, width: 40, height: 40))
        badge.backgroundColor = .red
        stage.guest.view.backgroundColor = .white
        stage.inner.view.addSubview(badge)
        clock.advance(by: 0.1)
        var (hold, picture): ((@MainActor @Sendable () -> Void)?, UIView?)
        stage.guest.onBegin = { run in
          guard run.direction == .opening else { return }
          run.animate { badge.alpha = 0.2 }
          run.onEnd { _ in
            badge.alpha = 1
            log.write("over")
          }
          hold = run.delayEnd()
          picture = run.addSnapshot(of: badge)
          #expect(run.context?.containerView === run.containerView)
        }
        let controller = TransitionController(
          presenting: stage.guest, preset: TransitionPreset.slide)
        stage.stack.present(stage.guest, animated: isAnimated)
        clock.advance(by: 0.2)
        let shown = badge.layer.presentation()?.opacity ?? 1
        if isAnimated {
          #expect(shown < 0.9 && shown > 0.2 && badge.isHidden && picture?.window != nil)
          clock.advance(by: 1)
          #expect(log.lines == [] && controller.run != nil)
        }
        hold?()
        clock.advance(by: 0.1)
        // Without animation UIKit need not ask for a run.
        #expect(log.lines == (hold == nil ? [] : ["over"]))
        #expect(controller.run == nil && !badge.isHidden && (hold != nil || !isAnimated))
        #expect(reports.all == [] && badge.alpha == 1 && picture?.window == nil)
      }
    }

    @Test func aCancelIsToldToAll() async throws {
      try await clock.play {
        let (stage, log) = (Stages(), Log())
        let controller = stage.stack.push(stage.guest, using: .slide)
        clock.advance(by: 0.1)
        stage.inner.log = log
        stage.guest.log = log
        controller?.dismiss()
        clock.advance(by: 1)
        #expect(log.lines == ["guest ends cancelled", "inner ends cancelled"])
        #expect(stage.stack.topViewController === stage.inner)
      }
    }

    /// The frame is asked for anew when the container changes its size.
    @Test func aPresentationMayHaveAFrameOfItsOwn() async throws {
      try await clock.play {
        let theatre = Theatre()
        let lower = TransitionPresentation.frame { context in
          let half = context.bounds.height / 2
          return CGRect(x: 0, y: half, width: context.bounds.width, height: half)
        }
        theatre.presenter.present(theatre.screen, using: .fall.presentation(lower))
        theatre.settle()
        #expect(theatre.wrapper.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
        #expect(theatre.presenter.view.window != nil)
        theatre.window.frame.size = CGSize(width: 844, height: 390)
        theatre.settle()
        #expect(theatre.wrapper.frame == CGRect(x: 0, y: 195, width: 844, height: 195))
        theatre.dismiss()
        theatre.settle()
        let broken = TransitionPresentation.frame { _ in
          CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
        }
        theatre.newScreen()
        theatre.presenter.present(theatre.screen, using: .fall.presentation(broken))
        theatre.settle()
        #expect(theatre.wrapper.frame.height > 100)
        theatre.dismiss()
        theatre.settle()
      }
    }

    #if os(Linux)
      /// It decides where the screen stands, its animations go along, it hears of the run, and a finger closes.
      @Test func aPresentationControllerOfTheAppsTakesPart() throws {
        let (theatre, reports) = (Theatre(), Reports())
        weak var made: BottomSheet?
        let transition = ViewControllerTransition.drop.presentation(
          .controller { presented, presenting in
            let sheet = BottomSheet(presentedViewController: presented, presenting: presenting)
            made = sheet
            return sheet
          })
        let controller = TransitionController(
          presenting: theatre.screen, transition: transition, gesture: .pullUpDown)
        theatre.present()
        Headless.advance(by: 0.1)
        #expect(theatre.run?.playback != nil)
        theatre.settle()
        let sheet = try #require(made)
        #expect(theatre.screen.presentationController === sheet)
        #expect(theatre.screen.view.frame == CGRect(x: 0, y: 544, width: 390, height: 300))
        #expect(sheet.scrim.alpha == 1 && sheet.told == ["begins", "ends"])
        // Pulled, its scrim fades under the finger.
        let pull = HeadlessTouchScript([
          .down(CGPoint(x: 195, y: 700)), .move(to: CGPoint(x: 195, y: 350), over: 0.3), .hold(0.2),
        ])
        Headless.play(pull, in: theatre.window)
        Headless.advance(by: 0.45)
        #expect(controller.run?.playback?.isHeld == true)
        let shown = CGFloat(sheet.scrim.layer.presentation()?.opacity ?? 1)
        #expect(shown < 0.99 && shown > 0.01)
        Headless.play(HeadlessTouchScript([.lift]), in: theatre.window)
        theatre.settle()
        #expect(theatre.presenter.presentedViewController == nil || sheet.scrim.alpha == 1)
        if theatre.presenter.presentedViewController != nil { theatre.dismiss() }
        theatre.settle()
        #expect(theatre.presenter.presentedViewController == nil && reports.all == [])
        #expect(theatre.presenter.view.window != nil)
      }
    #endif
  }
}

/// A stack with a screen in it, and a guest, which all write into a log.
@MainActor
private final class Stages {
  let window = clock.makeWindow()
  let stack = ToldStack()
  let inner = ToldScreen("inner")
  let guest = ToldScreen("guest")

  init() {
    stack.viewControllers = [inner]
    window.rootViewController = stack
    clock.advance(by: 0.1)
  }
}

private final class ToldStack: UINavigationController, TransitionParticipant {
  var log: Log?

  func transitionWillBegin(_ run: TransitionRun) { log?.write("stack begins") }

  func transitionDidEnd(_ run: TransitionRun, ending: TransitionEnding) {
    log?.write("stack ends \(ending.word)")
  }
}

private final class ToldScreen: UIViewController, TransitionParticipant {
  private let name: String
  var log: Log?
  var onBegin: (TransitionRun) -> Void = { _ in }

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func transitionWillBegin(_ run: TransitionRun) {
    log?.write("\(name) begins")
    onBegin(run)
  }

  func transitionDidEnd(_ run: TransitionRun, ending: TransitionEnding) {
    log?.write("\(name) ends \(ending.word)")
  }
}

/// A presentation controller as an app writes one: a sheet before a scrim.
private final class BottomSheet: UIPresentationController, TransitionParticipant {
  let scrim = UIView()
  private(set) var told: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    scrim.frame = containerView?.bounds ?? .zero
    scrim.backgroundColor = .black
    scrim.alpha = 0
    containerView?.insertSubview(scrim, at: 0)
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [scrim] _ in scrim.alpha = 1 }, completion: nil)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [scrim] _ in scrim.alpha = 0 }, completion: nil)
  }

  func transitionWillBegin(_ run: TransitionRun) { told.append("begins") }

  func transitionDidEnd(_ run: TransitionRun, ending: TransitionEnding) { told.append("ends") }
}

extension ViewControllerTransition {
  fileprivate static let drop = choreography { geometry in
    Choreography(.front { $0.y = .linear(from: -geometry.container.height, to: 0) })
  }
}

extension TransitionEnding {
  fileprivate var word: String { self == .committed ? "committed" : "cancelled" }
}
