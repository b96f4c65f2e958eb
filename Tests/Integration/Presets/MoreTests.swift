import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What the transitions of Presets/More make of wild values, and of a view that moves meanwhile. `TransitionSuite`
  /// plays them wherever transitions play.
  @MainActor @Suite struct MoreTests {
    /// A list with a button, and a photo that is presented.
    @MainActor final class Scene: House<UIViewController> {
      let button = UIView(frame: CGRect(x: 40, y: 640, width: 60, height: 60))
      var list: UIViewController { presenter }
      var photo: UIViewController { screen }

      init() {
        super.init(.modal, [UIViewController(), UIViewController()], isVended: false)
        for screen in screens { screen.view.backgroundColor = .white }
        list.view.addSubview(button)
        Headless.turn()
      }
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
        let scene = Scene()
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
      let scene = Scene()
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
  }
}
