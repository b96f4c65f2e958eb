import Testing

@testable import UIKit

extension All {
  /// What is drawn otherwise than meant, without a word from UIKit.
  @MainActor @Suite struct DrawingMisuseTests {
    init() { Headless.reset() }

    private var kinds: [HeadlessMisuse.Kind] { Headless.takeMisuses().map(\.kind) }

    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    private let round = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    private let larger = CGPath(rect: CGRect(x: 0, y: 0, width: 90, height: 10), transform: nil)

    // "If the two paths have a different number of control points or segments the results are
    // undefined." (documentation of CAShapeLayer.path) [animation 94]
    @Test func pathsThatDiffer() {
      let scene = AnimatedScene()
      let shape = CAShapeLayer()
      scene.view.layer.addSublayer(shape)
      shape.path = square
      let morph = CABasicAnimation(keyPath: "path")
      (morph.fromValue, morph.toValue) = (square, larger)
      shape.add(morph, forKey: "same")
      Headless.turn()
      #expect(kinds.isEmpty)
      // To the model's value.
      (morph.fromValue, morph.toValue) = (round, nil)
      shape.add(morph, forKey: "other")
      Headless.turn()
      #expect(kinds == [.pathsDiffer])
      let steps = CAKeyframeAnimation(keyPath: "shadowPath")
      steps.values = [square, larger, round]
      scene.view.layer.add(steps, forKey: "steps")
      Headless.turn()
      #expect(kinds == [.pathsDiffer])
      steps.calculationMode = .discrete
      scene.view.layer.add(steps, forKey: "steps")
      Headless.watchedMisuses = []
      shape.add(morph, forKey: "unwatched")
      Headless.turn()
      #expect(kinds.isEmpty)
    }

    // Expert judgment: neither Core Animation's documentation nor its headers say what is drawn.
    @Test func radiiThatDoNotFit() {
      let scene = AnimatedScene()
      let layer = scene.view.layer
      Headless.watchedMisuses = [.radiusTooLarge]
      layer.cornerRadius = 50
      layer.masksToBounds = true
      Headless.turn()
      #expect(kinds.isEmpty)
      layer.cornerRadius = 51
      Headless.turn()
      layer.cornerRadius = 52
      Headless.turn()
      #expect(kinds == [.radiusTooLarge])
      // A corner alone may take the whole side.
      layer.maskedCorners = .layerMinXMinYCorner
      Headless.turn()
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      scene.view.isHidden = true
      Headless.turn()
      #expect(kinds.isEmpty)
      scene.view.isHidden = false
      Headless.turn()
      #expect(kinds == [.radiusTooLarge])
      layer.masksToBounds = false
      Headless.turn()
      #expect(kinds.isEmpty)
    }

    @Test func radiiThatDoNotFitOnTheWay() {
      let scene = AnimatedScene()
      Headless.watchedMisuses = [.radiusTooLarge]
      scene.view.clipsToBounds = true
      scene.view.layer.cornerRadius = 30
      Headless.turn()
      let shrink = CABasicAnimation(keyPath: "bounds.size.height")
      (shrink.fromValue, shrink.toValue, shrink.duration) = (100, 20, 1)
      scene.view.layer.add(shrink, forKey: "shrink")
      Headless.advance(by: 0.4)
      #expect(kinds.isEmpty)
      Headless.advance(by: 0.2)
      #expect(kinds == [.radiusTooLarge])
    }

    private func glass(in window: UIWindow, alpha: CGFloat) -> UIView {
      let screen = UIView(frame: window.bounds)
      screen.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .light)))
      screen.alpha = alpha
      window.addSubview(screen)
      return screen
    }

    // Observed: FB21158374, developer.apple.com/forums/thread/808410, expo/expo#41024 (a start at
    // 0.02 worked). [animation 95]
    @Test(arguments: [(0, true), (0.01, true), (0.02, false), (1, false)])
    func anEffectThatArrivesInvisible(alpha: CGFloat, stays: Bool) {
      let window = Headless.makeWindow()
      Headless.watchedMisuses = [.arrivedInvisible]
      let screen = glass(in: window, alpha: alpha)
      Headless.turn()
      #expect(!kinds.contains(.arrivedInvisible))
      screen.alpha = 1
      Headless.turn()
      #expect(kinds.contains(.arrivedInvisible) == stays)
      screen.alpha = 0
      Headless.turn()
      screen.alpha = 1
      Headless.turn()
      #expect(!kinds.contains(.arrivedInvisible))
    }

    // Observed: expo/expo#48994. A fade sets the model to its end at once, and still leaves the
    // effect flat. [animation 95]
    @Test func shownOpacityCountsAsWellAsTheModel() {
      let window = Headless.makeWindow()
      Headless.watchedMisuses = [.arrivedInvisible]
      let screen = glass(in: window, alpha: 1)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
      screen.layer.add(fade, forKey: "fade")
      Headless.advance(by: 0.5)
      #expect(kinds.filter { $0 == .arrivedInvisible }.count == 1)
    }

    // Documented remedy: an effect that is set when it is to be seen. [animation 95]
    @Test func anEffectThatComesLater() {
      let window = Headless.makeWindow()
      Headless.watchedMisuses = [.arrivedInvisible]
      let screen = glass(in: window, alpha: 0)
      let view = screen.subviews[0] as? UIVisualEffectView
      let effect = view?.effect
      view?.effect = nil
      Headless.turn()
      screen.alpha = 1
      Headless.turn()
      view?.effect = effect
      Headless.turn()
      #expect(!kinds.contains(.arrivedInvisible))
    }

    @Test func aViewThatIsMovedWhileItAppears() throws {
      let pair = PairOfScreens()
      Headless.watchedMisuses = [.reparented]
      pair.present()
      let view = try #require(pair.presented.view)
      #expect(kinds.isEmpty && view.superview != nil)
      pair.window.addSubview(view)
      #expect(kinds == [.reparented])
      pair.director.animator.complete(true)
      Headless.turn()
      pair.window.addSubview(UIView())
      pair.window.addSubview(view)
      #expect(kinds.isEmpty)
    }

    // Documented: the container is "the superview for the views involved in the transition". The
    // leaving view counts as well, and may go back to where it was.
    @Test func aLeavingViewBelongsIntoTheContainer() throws {
      Headless.watchedMisuses = [.reparented]
      let pair = PairOfScreens(style: .fullScreen)
      pair.present()
      let leaving = try #require(pair.presenter.view)
      let container = try #require(pair.director.animator.context?.containerView)
      container.addSubview(leaving)
      pair.window.addSubview(leaving)
      #expect(kinds.isEmpty)
      let other = UIView()
      pair.window.addSubview(other)
      other.addSubview(leaving)
      #expect(kinds == [.reparented])
      pair.director.animator.complete(true)
    }

    // What UIKit moves itself is not meant.
    @Test func uikitsOwnMoves() {
      Headless.watchedMisuses = [.reparented]
      let theatre = NavigationTheatre()
      theatre.navigation.pushViewController(theatre.b, animated: true)
      Headless.advance(by: 1)
      theatre.navigation.popViewController(animated: true)
      Headless.advance(by: 1)
      theatre.c.modalPresentationStyle = .fullScreen
      theatre.navigation.present(theatre.c, animated: true)
      Headless.advance(by: 1)
      theatre.navigation.dismiss(animated: true)
      Headless.advance(by: 1)
      #expect(kinds.isEmpty)
    }
  }
}
