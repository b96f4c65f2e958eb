import Testing
import UIKit

extension All {
  @MainActor @Suite struct SegueTests {
    init() { Headless.reset() }

    final class Asked: UIViewController {
      var lines: [String] = []
      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        lines.append("should \(identifier)")
        return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
      }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        lines.append("prepare \(segue.identifier ?? "")")
      }
    }

    // Documented: UIStoryboardSegue.h: prepare sees a destination whose view is not loaded yet, and
    // is the last place to choose style and delegate; after perform() a modal segue's destination
    // has a coordinator. [controllers 18.2] [controllers 18.3]
    @Test func aSegueRunsItsHandler() {
      let stage = PairOfScreens()
      stage.director.animator.completesAtOnce = true
      let segue = UIStoryboardSegue(
        identifier: "detail", source: stage.presenter, destination: stage.presented
      ) {
        stage.presenter.present(stage.presented, animated: true)
      }
      #expect(segue.identifier == "detail")
      #expect(segue.source === stage.presenter && segue.destination === stage.presented)
      stage.presenter.prepare(for: segue, sender: nil)
      #expect(!stage.presented.isViewLoaded)
      segue.perform()
      #expect(stage.presented.transitionCoordinator != nil)
      Headless.turn()
      #expect(stage.presenter.presentedViewController === stage.presented)
    }

    // Documented: the base class is abstract: subclasses override perform().
    @Test func aPlainSegueDoesNothing() {
      let stage = PairOfScreens()
      UIStoryboardSegue(
        identifier: nil, source: stage.presenter, destination: stage.presented
      ).perform()
      Headless.turn()
      #expect(stage.presenter.presentedViewController == nil)
    }

    // Documented: UIStoryboardSegue: a subclass's perform() makes the change.
    @Test func aSubclassPerforms() {
      final class Presenting: UIStoryboardSegue {
        override func perform() { source.present(destination, animated: false) }
      }
      let stage = PairOfScreens()
      Presenting(identifier: "x", source: stage.presenter, destination: stage.presented).perform()
      Headless.turn()
      #expect(stage.presenter.presentedViewController === stage.presented)
    }

    // Documented: an exception where there is no segue of that name; nobody is asked or prepared.
    // [controllers 18.1]
    @Test func withoutAStoryboardThereIsNoSegue() {
      let screen = Asked()
      screen.performSegue(withIdentifier: "detail", sender: nil)
      let misuses = Headless.takeMisuses()
      #expect(misuses.map(\.kind) == [.noSuchSegue])
      #expect(misuses.first?.message.hasSuffix("has no segue with identifier 'detail'") == true)
      #expect(screen.lines.isEmpty)
    }

    // Documented: shouldPerformSegue(withIdentifier:sender:) says yes unless overridden.
    @Test func everySegueIsAllowed() {
      let screen = UIViewController()
      #expect(screen.shouldPerformSegue(withIdentifier: "detail", sender: nil))
      #expect(Headless.misuses.isEmpty)
    }
  }
}
