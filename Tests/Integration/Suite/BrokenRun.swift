import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A transition that goes wrong in a window, and the one question that tells.
struct BrokenRun: CustomTestStringConvertible, Sendable {
  let question: SuiteQuestion
  let transition: SuiteTransition
  var testDescription: String { transition.testDescription }

  init(
    _ name: String, breaks question: SuiteQuestion,
    _ make: @escaping @MainActor @Sendable (UIView) -> ViewControllerTransition
  ) {
    self.question = question
    transition = SuiteTransition(name, make)
  }

  /// Slides, and does something wrong in each run.
  init(
    _ name: String, breaks question: SuiteQuestion,
    inEachRun blunder: @escaping @MainActor @Sendable (TransitionRun) -> Void
  ) {
    self.init(name, breaks: question) { _ in .slide.combined(with: .animations(blunder)) }
  }

  static let all = [
    BrokenRun("no way back", breaks: .opens) { _ in .asymmetric(opening: .slide, closing: .system)
    },
    BrokenRun("two anchors", breaks: .reports) { _ in
      .effects(
        front: [
          .move(edge: .bottom), .rotate(degrees: 30, anchor: .top),
          .rotate(degrees: 40, anchor: .bottom),
        ])
    },
    BrokenRun("a backdrop that fades in", breaks: .cover) { _ in
      .choreography { geometry in
        Choreography(
          .part(.backdrop) { $0.opacity = .linear(from: 0, to: 1) },
          .back { $0.scale = .linear(from: 1, to: 0.9) },
          .front { $0.y = .linear(from: geometry.container.height, to: 0) })
      }
    },
    BrokenRun("a lift of its own", breaks: .depth) { _ in
      ViewControllerTransition(Movement(Sunken(), name: "sunken"))
    },
    BrokenRun("a late layout", breaks: .layout, inEachRun: { _ = LateLayout(of: $0.arrivingView) }),
    BrokenRun("a key that is lost", breaks: .takeAlong) { place in
      place.takeAlongKey = nil
      return .slide
    },
    BrokenRun(
      "a lock", breaks: .gesture, inEachRun: { $0.request.front?.isModalInPresentation = true }),
    BrokenRun(
      "a change of mind that shows", breaks: .interruption,
      inEachRun: { run in
        let screen = run.backView
        run.onEnd { if $0 != .committed { screen?.tintColor = .red } }
      }),
    BrokenRun(
      "a view too many", breaks: .residue, inEachRun: { $0.arrivingView?.addSubview(UIView()) }),
    BrokenRun("a fade but in this window", breaks: .lessMotion) { _ in
      .choreography { geometry in
        Choreography(
          .front {
            $0.opacity = .linear(from: 0, to: 1)
            if geometry.container.width < 395 { $0.y = .linear(from: 300, to: 0) }
          })
      }
    },
  ]
}

/// Lays a view out again in the tenth frame from now on.
@MainActor private final class LateLayout {
  private let view: UIView?
  private var frames = 0
  private var link: CADisplayLink?

  init(of view: UIView?) {
    self.view = view
    // It lives until then.
    link = CADisplayLink(headless: { _ in MainActor.assumeIsolated { self.look() } })
    link?.add(to: .main, forMode: .common)
  }

  private func look() {
    frames += 1
    guard frames == 10 else { return }
    view?.setNeedsLayout()
    link?.invalidate()
    link = nil
  }
}
