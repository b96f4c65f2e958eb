import UIKit

@testable import TransitionCatalog

/// A screen that names its elements through the protocols, as configured: a small one offers all of
/// them, and a large one has a view for each key that it is asked for.
final class OfferingController: ElementsController, TakeAlongViewProvider {
  /// Called with each element that it offers.
  var adjust: (inout TakeAlongElement) -> Void = { _ in }
  var offered: [TakeAlongElement]?
  var answers: (TakeAlongKey) -> UIView? = { _ in nil }
  /// The keys that were announced in each run.
  private(set) var flights: [[TakeAlongKey]] = []
  private(set) var others: [UIViewController] = []
  private(set) var landings: [[TakeAlongKey: TakeAlongOutcome]] = []
  var onFlight: () -> Void = {}
  /// The number of times that it was asked for its elements, and for a view.
  private(set) var questions = (elements: 0, views: 0)
  /// The sides on which it was asked for a view.
  private(set) var sides: [TransitionScreen] = []

  override init(_ size: Size, scrolls: Bool = false) {
    super.init(size, scrolls: scrolls)
    guard size == .large else { return }
    offered = []
    answers = { [unowned self] in elements[$0] }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in elements.values { view.takeAlongKey = nil }
  }

  var takeAlongElements: [TakeAlongElement] {
    questions.elements += 1
    let own = elements.sorted { $0.key < $1.key }.map { TakeAlongElement($0, $1) }
    return (offered ?? own).map {
      var element = $0
      adjust(&element)
      return element
    }
  }

  func takeAlongView(for key: TakeAlongKey, in screen: TransitionScreen) -> UIView? {
    questions.views += 1
    sides.append(screen)
    return answers(key)
  }

  func takeAlongWillFly(_ keys: [TakeAlongKey], opposite other: UIViewController) {
    flights.append(keys.sorted())
    others.append(other)
    onFlight()
  }

  func takeAlongDidLand(_ outcomes: [TakeAlongKey: TakeAlongOutcome]) { landings.append(outcomes) }

  func forgetQuestions() { (questions, sides) = ((0, 0), []) }
}
