import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// The questions that only windows answer: they are asked of a transition in a venue, after those of its values
/// (`ViewControllerTransition.problems(asking:on:)`).
enum SuiteQuestion: Hashable, CaseIterable, Sendable {
  /// It opens, and it closes.
  case opens
  /// The library reports nothing.
  case reports
  /// The window is not seen.
  case cover
  /// Screens do not cut through each other.
  case depth
  /// A screen is laid out as a run begins, and not again before it is over.
  case layout
  /// The element flies, its originals hidden meanwhile, and is there again in the end.
  case takeAlong
  /// A finger that goes on takes the run on; where it lets go decides.
  case gesture
  /// Caught and turned round, a run ends where it began.
  case interruption
  /// All is as before when the screen has gone, and untouched while it is open.
  case residue
  /// With Reduce Motion nothing moves.
  case lessMotion
}

/// A transition in a venue, asked all that must hold wherever a transition plays.
@MainActor
struct TransitionSuite {
  struct Complaint: Hashable, CustomStringConvertible {
    let question: SuiteQuestion
    let text: String
    var description: String { "\(question): \(text)" }
  }

  private let transition: SuiteTransition
  private let venue: Venue
  private(set) var complaints: [Complaint] = []

  /// Plays it, and asks all questions.
  init(_ transition: SuiteTransition, in venue: Venue) {
    self.transition = transition
    self.venue = venue
    watch()
    guard hasRun else { return }
    catchIt()
    drag()
    moveLess()
  }

  /// False if nothing more can be told: there was no run.
  private var hasRun: Bool { !complaints.contains { $0.question == .opens } }

  private mutating func expect(
    _ truth: Bool, _ question: SuiteQuestion, _ text: @autoclosure () -> String
  ) {
    guard !truth, !complaints.contains(where: { $0.question == question }) else { return }
    complaints.append(Complaint(question: question, text: text()))
  }

  // MARK: There and back

  private mutating func watch() {
    let house = SuiteHouse(transition, in: venue)
    let reports = Reports()
    let before = house.imprints(of: house.presenter)
    house.open()
    look(at: house, "opening", from: house.presenter, to: house.screen)
    guard hasRun else { return }
    expect(house.isOpen && house.run == nil, .opens, "it does not open")
    expectRest(in: house, "open")
    let open = house.imprints(of: house.screen)
    expect(house.screen.isUntouched, .residue, "the open screen is not as it was")
    house.close()
    look(at: house, "closing", from: house.screen, to: house.presenter)
    guard hasRun else { return }
    expect(!house.isOpen && house.run == nil, .opens, "it does not close")
    expectRest(in: house, "closed")
    expect(
      house.imprints(of: house.presenter) == before, .residue, "the screen underneath has changed")
    expect(
      house.imprints(of: house.screen).map(\.plain) == open.map(\.plain), .residue,
      "the screen that has gone has changed")
    expect(reports.all.isEmpty, .reports, "\(reports.all)")
    house.window.isHidden = true
  }

  /// Looks at a run frame by frame until it is over.
  private mutating func look(
    at house: SuiteHouse, _ name: String, from old: SuiteScreen, to new: SuiteScreen
  ) {
    expect(house.run != nil, .opens, "there is no run \(name)")
    guard house.run != nil else { return house.settle() }
    let flown = house.controller?.takeAlongReport["picture"]
    expect(flown == .flown, .takeAlong, "\(name), the element is \(String(describing: flown))")
    let isByDepth = house.run?.playback?.choreography.sortsByDepth == true
    var (layouts, frames) = ([0, 0], 0)
    while house.run != nil, frames < 200 {
      frames += 1
      let now = [old.layouts, new.layouts]
      if frames > 2 {
        expect(now == layouts, .layout, "\(name), a screen is laid out in frame \(frames)")
      }
      layouts = now
      expect(house.isCovered, .cover, "\(name), the window is seen in frame \(frames)")
      if !isByDepth, frames.isMultiple(of: 2), let shown = house.window.layer.presentation() {
        // The order of views inside a screen is their own.
        let inside = [old.view, new.view].compactMap { $0?.layer.presentation() }
          .flatMap { Headless.depthIntersections(in: $0) }
        let cuts = Headless.depthIntersections(in: shown).filter { !inside.contains($0) }
        expect(cuts == [], .depth, "\(name), \(cuts)")
      }
      if frames == 5 { expect(house.isFlying, .takeAlong, "\(name), the originals are seen") }
      for view in [house.presenter.view, house.screen.view] where view?.window != nil {
        expect(
          view.map { CATransform3DIsIdentity($0.layer.transform) } == true, .residue,
          "\(name), a screen's model moves")
      }
      Headless.advance(by: 1 / 60)
    }
    house.settle()
    expect(house.isClean, .takeAlong, "\(name), an original is left hidden")
  }

  private mutating func expectRest(in house: SuiteHouse, _ name: String) {
    let rests = house.layers.allSatisfy {
      $0.animationKeys() == nil && $0.mask == nil && CATransform3DIsIdentity($0.transform)
    }
    expect(rests, .residue, "\(name), something is not at rest")
    let roots = house.window.rootViewController.map { [$0.view] } ?? []
    expect(
      house.isOpen || house.window.subviews == roots, .residue, "\(name), a view is left")
  }

  // MARK: Caught and turned round

  private mutating func catchIt() {
    let house = SuiteHouse(transition, in: venue)
    let before = house.imprints(of: house.presenter)
    house.open()
    Headless.advance(by: 0.15)
    house.turnRound()
    expect(!house.isOpen && house.run == nil, .interruption, "a caught opening does not go back")
    expect(
      house.imprints(of: house.presenter) == before && house.isClean, .interruption,
      "a caught opening leaves something")
    expectRest(in: house, "after a caught opening")
    house.open()
    house.settle()
    let open = house.imprints(of: house.screen)
    house.close()
    Headless.advance(by: 0.15)
    house.turnRound()
    expect(house.isOpen && house.run == nil, .interruption, "a caught closing does not go back")
    expect(
      house.imprints(of: house.screen) == open && house.isClean, .interruption,
      "a caught closing leaves something")
    expectRest(in: house, "after a caught closing")
    house.window.isHidden = true
  }

  // MARK: Dragged

  private mutating func drag() {
    let house = SuiteHouse(transition, in: venue)
    house.open()
    house.settle()
    let open = house.imprints(of: house.screen)
    for (share, closes) in [(0.3, false), (0.8, true)] as [(CGFloat, Bool)] {
      house.play([.down(CGPoint(x: 1, y: 420))])
      var (last, goesBack) = (CGFloat(0), false)
      house.play([.move(to: CGPoint(x: 1 + share * 390, y: 420), over: 0.3)]) {
        guard let now = house.run?.playback?.position.fraction else { return }
        if now < last - 1e-6 { goesBack = true }
        last = now
      }
      expect(house.run != nil, .gesture, "a finger begins nothing")
      expect(!goesBack, .gesture, "the run goes back while the finger goes on")
      Headless.advance(by: 0.2)
      house.play([.lift])
      house.settle()
      expect(
        house.run == nil && house.isOpen != closes, .gesture,
        "let go at \(share), it is \(house.isOpen ? "open" : "closed")")
      guard house.isOpen != closes else { break }
      if !closes {
        expect(
          house.imprints(of: house.screen) == open && house.isClean, .gesture,
          "a drag that is given up leaves something")
      }
      expectRest(in: house, "after a drag")
    }
    house.window.isHidden = true
  }

  // MARK: Less motion

  private mutating func moveLess() {
    Headless.setReduceMotion(true)
    defer { Headless.setReduceMotion(false) }
    let house = SuiteHouse(transition, in: venue)
    for opens in [true, false] {
      if opens { house.open() } else { house.close() }
      expect(house.run != nil, .lessMotion, "there is no run")
      for _ in 0..<8 {
        for view in house.movable {
          guard let shown = view.layer.presentation() else { continue }
          expect(
            CATransform3DIsIdentity(shown.transform) && shown.position == view.layer.position
              && shown.bounds.size == view.bounds.size, .lessMotion, "a \(type(of: view)) moves")
        }
        Headless.advance(by: 1 / 30)
      }
      house.settle()
      expect(house.isOpen == opens, .lessMotion, "it does not \(opens ? "open" : "close")")
    }
    house.window.isHidden = true
  }
}

extension SuiteScreen {
  /// True if a screen that is there looks as if it had come without animation.
  fileprivate var isUntouched: Bool {
    view.alpha == 1 && !view.isHidden && view.layer.mask == nil
      && ([picture] + rows).allSatisfy { $0.alpha == 1 && !$0.isHidden && $0.window != nil }
      && picture.superview === view && rows.allSatisfy { $0.superview === view }
      && view.subviews.count == 4
  }
}

extension SuiteHouse {
  /// The views that a run may move.
  fileprivate var movable: [UIView] {
    let screens = run?.stage.container.subviews ?? []
    return screens + [presenter, screen].filter(\.isViewLoaded).flatMap { [$0.picture] + $0.rows }
  }

  /// True if something opaque covers the container, scaled perhaps, but neither turned nor moved away.
  fileprivate var isCovered: Bool {
    guard !hasCard, let container = run?.stage.container else { return true }
    return container.subviews.contains { view in
      guard let shown = view.layer.presentation(), !view.isHidden, shown.opacity > 0.99,
        shown.transform.m12 == 0, shown.transform.m13 == 0, shown.transform.m23 == 0
      else { return false }
      let isOpaque = view.backgroundColor?.cgColor.alpha == 1
      return (isOpaque || view is WrapperView)
        && shown.frame.insetBy(dx: -0.01, dy: -0.01).contains(container.bounds)
    }
  }

  /// True if an element flies instead of its originals.
  fileprivate var isFlying: Bool {
    guard run?.flight?.pairs.isEmpty == false else { return false }
    return [presenter.picture, screen.picture].allSatisfy {
      Original.hides($0) || $0.window == nil
    }
  }

  /// True if nothing is left of a flight.
  fileprivate var isClean: Bool {
    var isClean = true
    for root in [window, presenter.view, screen.viewIfLoaded].compactMap({ $0 }) {
      root.walk { if $0 is FlightOverlay || Original.hides($0) { isClean = false } }
    }
    return isClean
  }
}

extension Imprint {
  /// Without what UIKit sets on a screen that is in no window.
  fileprivate var plain: Imprint {
    var imprint = self
    (imprint.superview, imprint.tintMode) = (nil, .automatic)
    return imprint
  }
}
