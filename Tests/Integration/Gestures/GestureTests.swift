import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Every preset under every gesture, whatever the fingers do. In the end the screen is there or
  /// gone, as without animation.
  @MainActor @Suite struct GestureTests {
    enum Handling: String, CaseIterable {
      case sendsItAway, bringsItBack, isTakenAway, turnsRoundTwice
      case touchesTheOpening, closesTheOpening, touchesTheClosing, opensTheClosing
      case catchesItFiveTimes

      var dismisses: Bool {
        switch self {
        case .sendsItAway, .turnsRoundTwice, .closesTheOpening, .touchesTheClosing,
          .catchesItFiveTimes:
          true
        case .bringsItBack, .isTakenAway, .touchesTheOpening, .opensTheClosing: false
        }
      }

      var isPlain: Bool { self == .sendsItAway || self == .bringsItBack }

      /// Indicates whether it is played under both accounts of UIKit's order: one handling for each
      /// end, at rest and during a run.
      var isPlayedTwice: Bool { isPlain || self == .closesTheOpening || self == .opensTheClosing }

      /// Indicates whether it begins during the opening; `isDismissing`, during a closing by code.
      var opens: Bool { self == .touchesTheOpening || self == .closesTheOpening }
      var isDismissing: Bool { self == .touchesTheClosing || self == .opensTheClosing }
    }

    nonisolated static var gestures: [TransitionGesture] {
      [.pinch, .leadingEdge, .trailingEdge, .pullUpDown, .pullLeftRight, .panToEdge]
    }

    struct Case: CustomTestStringConvertible, Sendable {
      var preset: PresetUnderTest
      var gesture: Int
      var handling: Handling

      var testDescription: String {
        "\(preset.rawValue), \(GestureTests.gestures[gesture]), \(handling)"
      }
    }

    /// A trailing edge behaves like a leading one, so only the plain handlings are played with it.
    nonisolated static var all: [Case] {
      PresetUnderTest.all.flatMap { preset in
        gestures.indices.flatMap { gesture in
          Handling.allCases.compactMap { handling in
            if case .trailingEdge = gestures[gesture], !handling.isPlain { return nil }
            return Case(preset: preset, gesture: gesture, handling: handling)
          }
        }
      }
    }

    @Test(arguments: all) func handledRunEndsAsWithoutAnimation(subject: Case) throws {
      guard Headless.order == .first || subject.handling.isPlayedTwice else { return }
      let gesture = GestureTests.gestures[subject.gesture]
      let expected = GestureTests.outcome(of: subject)

      let theatre = Theatre()
      var ends = 0
      theatre.present(subject.preset, gesture: gesture)
      let controller = try #require(TransitionController.installed(on: theatre.screen))
      controller.onEnd { _, _ in ends += 1 }
      Headless.advance(by: subject.handling.opens ? 0.15 : 1)
      if subject.handling.isDismissing {
        theatre.dismiss()
        Headless.advance(by: 0.1)
      }
      let hands = try Hands(theatre, gesture)
      let held = try handle(theatre, hands, subject.handling)
      #expect(held)
      Headless.advance(by: 2)

      let outcome = GestureOutcome(theatre)
      #expect(theatre.run == nil)
      #expect(outcome == expected)
      #expect(
        theatre.log.isBalanced("screen", from: .disappeared, isShown: !subject.handling.dismisses))
      let isCovered = !subject.handling.dismisses && subject.preset.movement.card == nil
      #expect(theatre.log.isBalanced("presenter", from: .appeared, isShown: !isCovered))
      #expect(theatre.log.count("presented") <= 1)
      // The opening's own end, and unless that is what the finger played, one more.
      #expect(ends == (subject.handling.opens ? 1 : 2))
      if subject.handling.dismisses {
        #expect(controller.recognizers.allSatisfy { $0.view == nil })
      } else {
        let container = theatre.screen.presentationController?.containerView
        let attached = container?.gestureRecognizers ?? []
        for recognizer in controller.recognizers {
          #expect(attached.filter { $0 === recognizer }.count == 1)
        }
        #expect(attached.count == controller.recognizers.count)
      }
    }

    private static var outcomes: [String: GestureOutcome] = [:]

    /// Returns the outcome without animation and without a gesture.
    private static func outcome(of subject: Case) -> GestureOutcome {
      let name = "\(subject.preset.rawValue) \(subject.handling.dismisses) \(Headless.order)"
      if let known = outcomes[name] { return known }
      let theatre = Theatre()
      theatre.present(subject.preset, animated: false)
      theatre.settle()
      if subject.handling.dismisses {
        theatre.dismiss(animated: false)
        theatre.settle()
      }
      let outcome = GestureOutcome(theatre)
      outcomes[name] = outcome
      return outcome
    }

    /// Performs the handling, and returns whether the fingers held the run meanwhile.
    private func handle(_ theatre: Theatre, _ hands: Hands, _ handling: Handling) throws -> Bool {
      var isHeld: Bool { theatre.run?.playback?.isHeld ?? false }
      var held = true
      switch handling {
      case .sendsItAway:
        hands.touch()
        hands.close(by: 0.6)
        held = isHeld
        hands.rest()
        hands.lift()
      case .bringsItBack:
        hands.touch()
        hands.close(by: 0.4)
        held = isHeld
        hands.close(by: -0.38)
        hands.rest()
        hands.lift()
      case .isTakenAway:
        hands.touch()
        hands.close(by: 0.6)
        held = isHeld
        hands.takeAway()
      case .turnsRoundTwice:
        hands.touch()
        hands.close(by: 0.6)
        hands.close(by: -0.55)
        hands.close(by: 0.55)
        held = isHeld
        hands.rest()
        hands.lift()
      case .touchesTheOpening:
        hands.touch(inFlight: true)
        held = isHeld
        hands.rest()
        hands.lift()
      case .closesTheOpening:
        hands.touch(inFlight: true)
        hands.close(by: 0.7)
        held = isHeld
        hands.lift()
      case .touchesTheClosing, .opensTheClosing:
        hands.touch(inFlight: true)
        held = isHeld
        if handling == .opensTheClosing { hands.close(by: -0.9, over: 0.12) }
        hands.lift()
      case .catchesItFiveTimes:
        hands.touch()
        hands.close(by: 0.6)
        for _ in 0..<5 {
          hands.lift()
          Headless.advance(by: 0.02)
          // A finger that comes with the next frame catches nothing that has ended by then.
          guard let animator = theatre.run, animator.canBeCaught,
            animator.playback?.remaining ?? 0 > 1 / Headless.framesPerSecond
          else { return held }
          hands.touch(inFlight: true)
          held = held && isHeld
        }
        hands.lift()
      }
      return held
    }
  }
}

/// The state of a theatre after a run.
@MainActor
struct GestureOutcome: Equatable {
  var isPresented: Bool
  var presenter: GestureImprint
  var screen: GestureImprint
  var wrapper: GestureImprint
  var windowSubviews: Int
  var containerSubviews: [String]

  init(_ theatre: Theatre) {
    isPresented = theatre.presenter.presentedViewController === theatre.screen
    presenter = GestureImprint(theatre.presenter.view)
    screen = GestureImprint(theatre.screen.view)
    wrapper = GestureImprint(theatre.wrapper)
    windowSubviews = theatre.window.subviews.count
    let container = theatre.window.subviews.last { $0 !== theatre.presenter.view }
    containerSubviews = (container?.subviews ?? []).map { "\(type(of: $0))" }
  }
}

/// An imprint without the identities of views, which differ between two theatres.
@MainActor
struct GestureImprint: Equatable {
  private var imprint: Imprint

  init(_ view: UIView) {
    imprint = Imprint(view)
    imprint.superview = nil
    imprint.subviews = []
  }
}

extension Log {
  enum Appearance { case appeared, disappeared, appearing, disappearing }

  /// Returns whether a screen got its appearance callbacks in a valid order.
  func isBalanced(_ name: String, from start: Appearance, isShown: Bool) -> Bool {
    var state = start
    for line in lines where line.hasPrefix(name + ".") {
      switch (line.dropFirst(name.count + 1), state) {
      case ("willAppear", .disappeared), ("willAppear", .disappearing): state = .appearing
      case ("didAppear", .appearing): state = .appeared
      case ("willDisappear", .appeared), ("willDisappear", .appearing): state = .disappearing
      case ("didDisappear", .disappearing): state = .disappeared
      default: return false
      }
    }
    return state == (isShown ? .appeared : .disappeared)
  }
}
