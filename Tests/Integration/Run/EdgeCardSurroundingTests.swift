import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// Sheets and menus on all devices, in all that may happen to them.
  @MainActor @Suite struct EdgeCardSurroundingTests {
    enum Card: CaseIterable, Sendable {
      case sheet, menu, menuAtTheEnd

      var transition: ViewControllerTransition {
        switch self {
        case .sheet: .sheet()
        case .menu: .menu()
        case .menuAtTheEnd: .menu(edge: .trailing)
        }
      }
    }

    enum Surrounding: CaseIterable, Sendable {
      case phone, smallPhone, landscape, pad, padInLandscape, splitView, rightToLeft, keyboard,
        rotation,
        growth

      var size: CGSize {
        switch self {
        case .smallPhone: CGSize(width: 320, height: 568)
        case .landscape: CGSize(width: 844, height: 390)
        case .pad: CGSize(width: 820, height: 1180)
        case .padInLandscape: CGSize(width: 1180, height: 820)
        case .splitView: CGSize(width: 507, height: 820)
        default: CGSize(width: 390, height: 844)
        }
      }
    }

    enum Action: CaseIterable, Sendable {
      case free, dragged, thrown, caught, cancelled, refused, scrolledInside
    }

    /// A card in a window, with a list inside.
    @MainActor private final class Scene {
      let theatre: Theatre
      let card: Card
      let surrounding: Surrounding
      let list = UIScrollView()
      let consent = Consent()

      init(_ card: Card, _ surrounding: Surrounding) {
        (self.card, self.surrounding) = (card, surrounding)
        theatre = Theatre(surrounding.size, isRightToLeft: surrounding == .rightToLeft)
        theatre.screen.preferredContentSize.height = 240
        list.contentInsetAdjustmentBehavior = .never
        theatre.screen.view.addSubview(list)
      }

      func open() {
        theatre.presenter.present(theatre.screen, using: card.transition)
        theatre.screen.presentationController?.delegate = consent
        Headless.turn()
      }

      /// Changes what the surrounding is about, in mid-run.
      func disturb() {
        switch surrounding {
        case .rotation:
          theatre.window.frame.size = CGSize(width: 844, height: 390)
          Headless.turn()
        case .growth: theatre.screen.preferredContentSize.height = 330
        case .keyboard:
          let field = UITextField(frame: CGRect(x: 20, y: 10, width: 100, height: 30))
          theatre.screen.view.addSubview(field)
          field.becomeFirstResponder()
        default: break
        }
      }

      var rest: CGRect { theatre.wrapper.frame }

      /// The direction in which the card leaves.
      var way: CGVector {
        switch card {
        case .sheet: CGVector(dx: 0, dy: 1)
        case .menu, .menuAtTheEnd:
          CGVector(dx: (card == .menu) != (surrounding == .rightToLeft) ? -1 : 1, dy: 0)
        }
      }

      var start: CGPoint {
        card == .sheet
          ? CGPoint(x: rest.midX, y: rest.minY + 20) : CGPoint(x: rest.midX, y: rest.midY)
      }

      func at(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: start.x + way.dx * distance, y: start.y + way.dy * distance)
      }

      /// How far the card is shown from its rest, along its way.
      var moved: CGFloat {
        let shown = theatre.shownFrame
        return (shown.minX - rest.minX) * way.dx + (shown.minY - rest.minY) * way.dy
      }
    }

    nonisolated static let all = Card.allCases.flatMap { card in
      Surrounding.allCases.map { (card, $0) }
    }

    @Test(arguments: all, Action.allCases)
    func anEdgeCardObeysAnywhereAndLeavesNothingBehind(
      place: (Card, Surrounding), action: Action
    ) throws {
      let scene = Scene(place.0, place.1)
      let theatre = scene.theatre
      let before = Imprint(theatre.presenter.view)
      scene.open()
      if action == .free || action == .caught {
        Headless.advance(by: 0.12)
        scene.disturb()
      }
      if action == .caught {
        // A touch finds a view where it rests, as in UIKit, and not where it is shown.
        let place = theatre.shownFrame.intersection(scene.rest).intersection(theatre.window.bounds)
        if !place.isEmpty {
          scene.theatre.play([.down(place.middle), .hold(0.2)])
          scene.theatre.play([.lift])
        }
      }
      theatre.settle()
      if action != .free, action != .caught {
        scene.disturb()
        theatre.settle()
      }
      try expectRest(scene)
      switch action {
      case .free, .caught: break
      case .dragged, .cancelled:
        scene.theatre.play([.down(scene.start), .move(to: scene.at(10), over: 0.1)])
        for distance in [CGFloat(20), 40, 60] {
          scene.theatre.play([.move(to: scene.at(10 + distance), over: 0.1)])
          Headless.turn()
          #expect(abs(scene.moved - distance) <= 1, "\(distance)")
        }
        if action == .cancelled {
          Headless.cancelTouches()
          Headless.turn()
        } else {
          scene.theatre.play([.move(to: scene.at(0), over: 0.2), .hold(0.2), .lift])
        }
        theatre.settle()
        #expect(scene.theatre.isOpen)
        try expectRest(scene)
      case .thrown:
        scene.theatre.play([.down(scene.start), .move(to: scene.at(90), over: 0.08), .lift])
        theatre.settle()
        #expect(!scene.theatre.isOpen)
      case .refused:
        scene.consent.allows = false
        scene.theatre.play([
          .down(scene.start), .move(to: scene.at(120), over: 0.3), .hold(0.2), .lift,
        ])
        theatre.settle()
        #expect(scene.theatre.isOpen && scene.consent.calls.contains("attempt"))
        try expectRest(scene)
        scene.consent.allows = true
      case .scrolledInside: try scroll(scene)
      }
      if scene.theatre.isOpen {
        theatre.dismiss()
        theatre.settle()
      }
      #expect(theatre.screen.view.window == nil)
      #expect(Imprint(theatre.presenter.view) == before || place.1 == .rotation)
      #expect(theatre.presenter.view.window === theatre.window)
    }

    /// The list scrolls first, and the card takes the rest, both under the finger.
    private func scroll(_ scene: Scene) throws {
      let list = scene.list
      list.frame = scene.theatre.screen.view.bounds
      let isVertical = scene.card == .sheet
      list.contentSize = CGSize(
        width: list.bounds.width + (isVertical ? 0 : 900),
        height: list.bounds.height + (isVertical ? 900 : 0))
      let offset: CGFloat = 30
      // Content that follows the finger toward the card's way comes to its end there.
      let end = scene.way.dx < 0 ? list.contentSize.width - list.bounds.width : 0
      let far = end + (scene.way.dx < 0 ? -offset : offset)
      list.contentOffset = isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: far, y: 0)
      let first = list.contentOffset
      scene.theatre.play([.down(scene.start), .move(to: scene.at(10), over: 0.1)])
      for distance in [CGFloat(15), 30, 60, 80] {
        scene.theatre.play([.move(to: scene.at(10 + distance), over: 0.15)])
        Headless.turn()
        let scrolled =
          abs(list.contentOffset.x - first.x) + abs(list.contentOffset.y - first.y)
        #expect(abs(scrolled - min(distance, offset)) <= 1, "\(distance)")
        #expect(abs(scene.moved - max(distance - offset, 0)) <= 1, "\(distance)")
      }
      scene.theatre.play([.move(to: scene.at(0), over: 0.3), .hold(0.2), .lift])
      scene.theatre.settle()
      #expect(scene.theatre.isOpen)
    }

    /// At rest at its edge, with its corners, and without an animation.
    private func expectRest(_ scene: Scene) throws {
      let (theatre, rest) = (scene.theatre, scene.rest)
      let bounds = theatre.window.bounds
      #expect(theatre.shownFrame == rest)
      #expect(theatre.wrapper.layer.animationKeys()?.isEmpty != false)
      switch scene.card {
      case .sheet:
        let keyboard = scene.surrounding == .keyboard ? Headless.keyboardHeight : 0
        #expect(rest.maxY == bounds.height - keyboard)
        #expect(rest.width == min(bounds.width, 640) && rest.midX == bounds.midX)
      case .menu, .menuAtTheEnd:
        #expect(scene.way.dx < 0 ? rest.minX == 0 : rest.maxX == bounds.width)
        #expect(rest.minY == 0)
      }
      let layer = try #require((theatre.wrapper as? CardView)?.contentContainer.layer)
      #expect(layer.cornerRadius == CardLayout.cornerRadius)
      #expect(layer.maskedCorners != .all)
    }
  }
}
