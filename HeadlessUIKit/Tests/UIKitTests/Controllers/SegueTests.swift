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

    // Documented: the base class is abstract: subclasses override perform().
    @Test func aPlainSegueDoesNothing() {
      let stage = PairOfScreens()
      UIStoryboardSegue(
        identifier: nil, source: stage.presenter, destination: stage.presented
      ).perform()
      Headless.turn()
      #expect(stage.presenter.presentedViewController == nil)
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
  }
}
