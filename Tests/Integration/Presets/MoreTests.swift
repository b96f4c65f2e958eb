import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// The transitions of Presets/More, and two of an app's, in the situations in which no app looks after them.
  @MainActor @Suite struct MoreTests {
    enum Name: String, CaseIterable, Sendable {
      case fade, cover, push, cube, flip, page, reveal
      case recede, rows
    }

    /// A list, and a photo that is presented or pushed.
    @MainActor final class Scene: House<UIViewController> {
      let button = UIView(frame: CGRect(x: 40, y: 640, width: 60, height: 60))
      private(set) var rows: [UIView] = []
      var list: UIViewController { presenter }
      var photo: UIViewController { screen }

      init(inStack: Bool, isRightToLeft: Bool = false) {
        super.init(
          inStack ? .push : .modal, [UIViewController(), UIViewController()], isVended: false)
        for screen in [list, photo, container] {
          screen.view.backgroundColor = .white
          if isRightToLeft { screen.view.semanticContentAttribute = .forceRightToLeft }
        }
        list.view.addSubview(button)
        for index in 0..<4 {
          let row = UIView(frame: CGRect(x: 20, y: 160 + 60 * index, width: 300, height: 44))
          row.effectKey = "row"
          rows.append(row)
          photo.view.addSubview(row)
        }
        Headless.turn()
      }

      func open(_ name: Name) {
        let transition: ViewControllerTransition =
          switch name {
          case .fade: .fade
          case .cover: .cover
          case .push: .push
          case .cube: .cube
          case .flip: .flip
          case .page: .page
          case .reveal: .reveal(from: .view(button))
          case .recede: .recede
          case .rows: .rows
          }
        open(using: transition, gesture: .leadingEdge)
      }

      var imprints: [Imprint] {
        ([list.view, photo.view, button] + rows).map { Imprint($0) }
      }

      /// The number of opaque views of the container, which hide the window where both screens are away.
      var covers: Int {
        run?.stage?.container.subviews.filter {
          !$0.isHidden && $0.backgroundColor?.cgColor.alpha == 1 && $0.alpha == 1
            && $0.frame == run?.stage?.container.bounds
            && CATransform3DIsIdentity($0.layer.transform)
        }.count ?? 0
      }
    }

    @Test(arguments: Name.allCases, [false, true])
    func aTransitionOpenedAndClosedLeavesNoHoleAndNoResidue(name: Name, inStack: Bool) throws {
      for isRightToLeft in [false, true] {
        let scene = Scene(inStack: inStack, isRightToLeft: isRightToLeft)
        let reports = Reports()
        let before = scene.imprints
        scene.open(name)
        try #require(scene.run != nil)
        for turn in 0..<80 {
          if turn == 40 {
            #expect(scene.isOpen && scene.run == nil)
            // What is open is as if it had been opened without animation.
            #expect(scene.layers.allSatisfy { $0.animationKeys() == nil && $0.mask == nil })
            scene.close()
            try #require(scene.run != nil)
          }
          if scene.run != nil {
            #expect(scene.covers > 0)
            for layer in scene.layers { #expect(CATransform3DIsIdentity(layer.transform)) }
          }
          Headless.advance(by: 1 / 40)
        }
        #expect(!scene.isOpen && scene.run == nil)
        let after = scene.imprints
        #expect(after[0].cleared == before[0].cleared && after[2...] == before[2...])
        #expect(scene.layers.allSatisfy { $0.animationKeys() == nil && $0.mask == nil })
        #expect(reports.all == [])
        scene.window.isHidden = true
      }
    }

    @Test(arguments: Name.allCases, [false, true])
    func aTransitionHeldAndDraggedIsPutBack(name: Name, inStack: Bool) throws {
      let scene = Scene(inStack: inStack)
      scene.open(name)
      Headless.advance(by: 2)
      let open = scene.imprints
      scene.close()
      Headless.advance(by: 0.15)
      let playback = try #require(scene.run?.playback)
      playback.hold()
      for step in 0...10 {
        playback.move(to: RunPosition(fraction: CGFloat(step) / 10))
        Headless.turn()
        for layer in scene.layers { #expect(CATransform3DIsIdentity(layer.transform)) }
      }
      playback.release(to: 0, velocity: RunPosition(fraction: -1))
      Headless.advance(by: 2)
      #expect(scene.isOpen && scene.run == nil)
      #expect(scene.imprints[1] == open[1] && scene.imprints[3...] == open[3...])
      #expect(scene.layers.allSatisfy { $0.animationKeys() == nil && $0.mask == nil })
      scene.window.isHidden = true
    }

    /// A number out of its range, or a place that is not there, is reported, and the screen changes all the same.
    @Test func unusableValuesAreReportedAndTheScreenOpensAndCloses() {
      let gone = UIView(frame: CGRect(x: 40, y: 640, width: 60, height: 60))
      for (transition, code) in [
        (ViewControllerTransition.push(parallax: .nan), "valueUnusable"),
        (.push(edge: .top, parallax: -2), "valueUnusable"), (.cover.duration(-1), "valueUnusable"),
        (.reveal(from: .view(gone)), "placeNotFound"),
        (.reveal(from: .point(CGPoint(x: CGFloat.nan, y: 0))), "placeNotFound"),
      ] {
        let scene = Scene(inStack: false)
        let reports = Reports()
        scene.list.present(scene.photo, using: transition)
        Headless.advance(by: 0.1)
        #expect(scene.run != nil)
        Headless.advance(by: 2)
        #expect(scene.isOpen && scene.run == nil)
        #expect(Set(reports.all.map(\.code)) == [code])
        scene.close()
        Headless.advance(by: 2)
        #expect(!scene.isOpen)
        scene.window.isHidden = true
      }
    }

    /// The circle opens out of a view that the app is asked for, and goes back to where that view is then.
    @Test func revealAsksForItsViewInEachDirection() throws {
      let scene = Scene(inStack: false)
      let asked = TransitionPlace.view { [weak button = scene.button] _ in button }
      scene.list.present(scene.photo, using: .reveal(from: asked))
      Headless.advance(by: 2)
      scene.button.center = CGPoint(x: 300, y: 100)
      scene.close()
      let choreography = try #require(scene.run?.playback?.choreography)
      let window = choreography.pose(of: .front, at: 1).clip(in: CGSize(width: 390, height: 844))
      #expect(abs(window.midX - 300) < 0.5 && abs(window.midY - 100) < 0.5)
      Headless.advance(by: 2)
      #expect(!scene.isOpen)
      scene.window.isHidden = true
    }

    @Test(arguments: Name.allCases, [false, true])
    func underReduceMotionNothingMoves(name: Name, inStack: Bool) throws {
      Headless.setReduceMotion(true)
      defer { Headless.setReduceMotion(false) }
      let scene = Scene(inStack: inStack)
      for opens in [true, false] {
        if opens { scene.open(name) } else { scene.close() }
        for _ in 0..<10 {
          for layer in scene.layers {
            guard let shown = layer.presentation() else { continue }
            #expect(CATransform3DIsIdentity(shown.transform))
          }
          Headless.advance(by: 1 / 30)
        }
        Headless.advance(by: 1)
        #expect(scene.isOpen == opens)
      }
      scene.window.isHidden = true
    }
  }
}

extension Imprint {
  /// Without what UIKit itself changes when it puts a screen back.
  fileprivate var cleared: Imprint {
    var imprint = self
    imprint.superview = nil
    return imprint
  }
}
