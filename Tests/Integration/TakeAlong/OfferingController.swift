import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// A screen that offers its elements through the protocols, as configured.
final class OfferingController: ElementsController, TakeAlongSource, TakeAlongDestination {
  /// Called with each element that it offers.
  var adjust: (inout TakeAlongElement) -> Void = { _ in }
  /// Elements in place of its own.
  var offered: [TakeAlongElement]?
  var answers: (String) -> UIView? = { _ in nil }
  var takeAlongKeys: [String] = []
  private(set) var landings: [[String]] = []
  var onLanding: () -> Void = {}

  override init(_ size: Size, scrolls: Bool = false) {
    super.init(size, scrolls: scrolls)
    answers = { [unowned self] in elements[$0] }
  }

  required init?(coder: NSCoder) { nil }

  var takeAlongElements: [TakeAlongElement] {
    let own = elements.sorted { $0.key < $1.key }.map { TakeAlongElement(key: $0, view: $1) }
    return (offered ?? own).map {
      var element = $0
      adjust(&element)
      return element
    }
  }

  func takeAlongView(for key: String) -> UIView? { answers(key) }

  func takeAlongWillLand(on keys: [String]) {
    landings.append(keys.sorted())
    onLanding()
  }
}
