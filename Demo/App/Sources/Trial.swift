import TransitionCatalog
import UIKit

/// What the screens are opened with.
struct Trial {
  enum Switch: CaseIterable {
    case blur, unanimated, modal

    var title: String {
      switch self {
      case .blur: "Blur Behind Cards"
      case .unanimated: "Form Without Animation"
      case .modal: "Form Is Modal in Presentation"
      }
    }
  }

  var transition = DemoTransition.preset(.full)
  var switches: Set<Switch> = []

  /// Returns the transition with what the switches add to it.
  ///
  /// - Parameter place: The place of what was tapped, if there is one.
  @MainActor func value(from place: TransitionPlace? = nil) -> ViewControllerTransition {
    let value = transition.value(from: place)
    // Nothing is seen behind a screen that is no card: the library would report it.
    return switches.contains(.blur) && transition.isCard ? value.backdrop(.blur(.regular)) : value
  }
}
