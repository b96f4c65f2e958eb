import Testing
import UIKit

@testable import TransitionCatalog

/// Transitions are values: what plays alike is equal, and prints as in code.
struct TransitionValueTests {
  private struct Gate: ChoreographedTransition, Equatable {
    var width: CGFloat = 10

    func opening(on geometry: TransitionGeometry) -> Choreography { Choreography() }
  }

  /// A type of an app's that cannot be compared.
  private struct Curtain: ChoreographedTransition {
    func opening(on geometry: TransitionGeometry) -> Choreography { Choreography() }
  }

  typealias Row = (text: String, transition: ViewControllerTransition)

  /// The library's, although the tests have one of their own.
  private static let fade = ViewControllerTransition(named: "fade") ?? .system
  private static let corner = TransitionPlace.point(CGPoint(x: 4.5, y: 8))
  private static let box = TransitionPlace.view { _ in nil }

  /// Each transition, parameter and modifier, all different.
  static let rows: [Row] = [
    ("system", .system), ("slide", .slide), ("overlay", .overlay), ("fold", .fold),
    ("hang", .hang), ("fall", .fall), ("full", .full), ("scale", .scale), ("spin", .spin),
    ("fade", fade), ("cover", .cover), ("push", .push), ("cube", .cube), ("flip", .flip),
    ("page", .page), ("sheet", .sheet()), ("menu", .menu),
    (
      "slide(edge: bottom, gap: 4, minimumScale: 0.5)",
      .slide(edge: .bottom, gap: 4, minimumScale: 0.5)
    ),
    ("overlay(from: view)", .overlay(from: box)),
    ("overlay(from: bottom)", .overlay(from: .bottom)),
    ("fold(edge: top, perspective: 3)", .fold(edge: .top, perspective: 3)),
    ("hang(tilt: 4)", .hang(tilt: 4)),
    ("fall(over: leading, perspective: 4)", .fall(over: .leading, perspective: 4)),
    ("full(from: point(x: 4.5, y: 8))", .full(from: corner)),
    ("scale(from: trailing)", .scale(from: .trailing)),
    ("spin(clockwise: false)", .spin(clockwise: false)),
    ("cover(edge: leading)", .cover(edge: .leading)),
    ("push(edge: leading, parallax: 0.5)", .push(edge: .leading, parallax: 0.5)),
    ("reveal(from: bottom)", .reveal(from: .bottom)),
    (
      "sheet(height: points(400), passesTouches: true)",
      .sheet(height: .points(400), passesTouches: true)
    ),
    ("menu(edge: trailing, width: fraction(0.8))", .menu(edge: .trailing, width: .fraction(0.8))),
    ("overlay.closing(into: top)", .overlay.closing(into: .top)),
    ("overlay(from: top).closing(into: bottom)", .overlay(from: .top).closing(into: .bottom)),
    (
      "overlay.size(width: points(300), height: points(400)).cornerRadius(20)",
      .overlay.cornerRadius(20).size(.points(width: 300, height: 400))
    ),
    (
      "hang.size(width: fraction(0.9), height: fitting)",
      .hang.size(TransitionSize(width: .fraction(0.9), height: .fitting))
    ),
    (
      "fall.size(inset(1, 2, 3, 4))",
      .fall.size(.inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    ),
    ("overlay.dismissesOnTapOutside()", .overlay.dismissesOnTapOutside()),
    ("sheet.dismissesOnTapOutside(false)", .sheet().dismissesOnTapOutside(false)),
    ("slide.displayCornerRadius(0)", .slide.displayCornerRadius(0)),
    ("slide.duration(0.4)", .slide.duration(0.4)), ("fade.duration(0.4)", fade.duration(0.4)),
    ("slide.timing(easeIn)", .slide.timing(.easeIn)),
    ("slide.timing(spring(dampingRatio: 0.6))", .slide.timing(.spring(dampingRatio: 0.6))),
    (
      "slide.timing(spring(response: 0.3, dampingRatio: 1))",
      .slide.timing(.spring(response: 0.3, dampingRatio: 1))
    ),
    ("slide.backdrop(black(opacity: 0.5))", .slide.backdrop(.black(opacity: 0.5))),
    ("slide.backdrop(color)", .slide.backdrop(.color(.red))),
    ("overlay.backdrop(blur)", .overlay.backdrop(.blur(.regular))),
    ("overlay.presentation(fullScreen)", .overlay.presentation(.fullScreen)),
    (
      "cube.presentation(card(size: width: points(300), height: points(400), at: bottom, corners: inner))",
      .cube.presentation(.card(.points(width: 300, height: 400), at: .bottom, corners: .inner))
    ),
    ("cube.presentation(frame)", .cube.presentation(.frame { $0.bounds })),
    ("slide.reduced(to: fade)", .slide.reduced(to: fade)), ("slide.mirrored()", .slide.mirrored()),
    ("dynamic.reduced(to: fade)", .dynamic { _ in .slide }.reduced(to: fade)),
    (
      "slide.duration(0.4).combined(with: fade.mirrored())",
      .slide.duration(0.4).combined(with: fade.mirrored())
    ),
    ("asymmetric(opening: slide, closing: fold)", .asymmetric(opening: .slide, closing: .fold)),
    ("asymmetric(opening: fold, closing: slide)", .asymmetric(opening: .fold, closing: .slide)),
    ("Gate", ViewControllerTransition(Gate())),
    ("Gate.duration(2)", ViewControllerTransition(Gate()).duration(2)),
    ("Gate", ViewControllerTransition(Gate(width: 11))),
    ("Curtain", ViewControllerTransition(Curtain())),
    ("effects", .effects(front: .offset(x: 4))),
    ("choreography", .choreography { _ in Choreography() }),
    ("animations", .animations { _ in }),
    ("dynamic", .dynamic { _ in .slide }),
    ("dynamic.mirrored().duration(0.4)", .dynamic { _ in .slide }.duration(0.4).mirrored()),
    ("slide.combined(with: dynamic)", .slide.combined(with: .dynamic { _ in .fold })),
  ]

  @Test(arguments: rows) func aTransitionPrintsAsInCode(row: Row) {
    #expect(row.transition.description == row.text)
    #expect("\(row.transition)" == row.text)
  }

  @Test func eachTransitionEqualsItselfAlone() {
    for (index, row) in Self.rows.enumerated() {
      for (other, twin) in Self.rows.enumerated() {
        #expect((row.transition == twin.transition) == (index == other), "\(row.text) \(twin.text)")
      }
    }
  }

  /// Other calls of what plays alike.
  @Test(
    arguments: [
      (ViewControllerTransition.slide, .slide()), (.preset(.hang), .hang),
      (.cover, .cover(edge: .bottom)),
      (.sheet(), .sheet(height: .fitting)), (.menu, .menu(edge: .leading, width: .points(300))),
      (.fall(over: .bottom), .fall.closing(into: .bottom)),
      (.slide.duration(3).duration(0.4), .slide.duration(0.4)),
      (.overlay.cornerRadius(3).duration(1), .overlay.duration(1).cornerRadius(3)),
      (.fold.mirrored().mirrored(), .fold), (.asymmetric(opening: .slide, closing: .slide), .slide),
      (
        .asymmetric(opening: .hang, closing: .asymmetric(opening: .slide, closing: .fold)),
        .asymmetric(opening: .hang, closing: .fold)
      ),
      (
        .asymmetric(opening: .asymmetric(opening: .slide, closing: .fold), closing: .hang),
        .asymmetric(opening: .slide, closing: .hang)
      ),
      (.slide.combined(with: .system), .system), (.system.duration(3).mirrored(), .system),
      (.slide.duration(-1), .slide),
      (ViewControllerTransition(Gate()), ViewControllerTransition(Gate(width: 10))),
      (
        .effects(front: [.fade, .scale(0.5)]),
        .effects(front: TransitionEffect([.fade, .scale(0.5)]))
      ),
    ]) func whatPlaysAlikeIsEqual(one: ViewControllerTransition, other: ViewControllerTransition)
  {
    #expect(one == other)
  }

  /// What cannot be compared is equal to its copies, and to nothing from another call.
  @Test(
    arguments: [
      { ViewControllerTransition(Curtain()) }, { .choreography { _ in Choreography() } },
      { .animations { _ in } }, { .dynamic { _ in .slide } }, { .full(from: .view { _ in nil }) },
      { .cube.presentation(.frame { $0.bounds }) },
      {
        .cube.presentation(
          .controller { UIPresentationController(presentedViewController: $0, presenting: $1) })
      },
    ] as [@Sendable () -> ViewControllerTransition])
  func closuresAreEqualIfTheSameCallHasMadeThem(make: @Sendable () -> ViewControllerTransition) {
    let (one, copy, other) = (make(), make(), make())
    #expect(one == one && one != other && copy != other)
    let changes: [(ViewControllerTransition) -> ViewControllerTransition] = [
      { $0.duration(0.4) }, { $0.mirrored() }, { $0.combined(with: .slide) },
      { .asymmetric(opening: $0, closing: .fold) }, { .slide.reduced(to: $0) },
    ]
    for change in changes { #expect(change(one) == change(one) && change(one) != change(other)) }
  }

  /// Mirroring is the same before and after combining, also for what is chosen later.
  @Test func aSumIsMirroredAsItsTerms() {
    for (_, a) in Self.rows {
      #expect(a.mirrored().mirrored() == a)
      for (_, b) in Self.rows {
        #expect(a.combined(with: b).mirrored() == a.mirrored().combined(with: b.mirrored()))
      }
    }
  }

  /// So is a fallback.
  @Test func aFallbackIsMirroredWithItsTransition() {
    for (_, transition) in [("", .cube), ("", .dynamic { _ in .cube })] as [Row] {
      let (one, other) = (transition.reduced(to: .slide).mirrored(), transition.mirrored())
      #expect(one != transition.mirrored().reduced(to: .slide))
      #expect(one == other.reduced(to: ViewControllerTransition.slide.mirrored()))
    }
  }

  /// A modifier reaches both halves.
  @Test func aModifierReachesBothHalves() {
    let changes: [(ViewControllerTransition) -> ViewControllerTransition] = [
      { $0.duration(0.4) }, { $0.timing(.easeIn) }, { $0.backdrop(.color(.red)) },
      { $0.size(.points(width: 10, height: 10)) }, { $0.cornerRadius(3) },
      { $0.closing(into: .top) }, { $0.dismissesOnTapOutside() }, { $0.displayCornerRadius(3) },
      { $0.presentation(.fullScreen) }, { $0.mirrored() }, { $0.combined(with: .fade) },
      { $0.reduced(to: Self.fade) },
    ]
    for change in changes {
      let both = change(.asymmetric(opening: .overlay, closing: .hang))
      #expect(both == .asymmetric(opening: change(.overlay), closing: change(.hang)))
      #expect(both != .asymmetric(opening: .overlay, closing: .hang))
    }
  }
}
