import TransitionCatalog
import UIKit

/// What the screens are opened with.
struct Trial {
  enum Switch: CaseIterable {
    case blur, unanimated, modal

    var title: String {
      switch self {
      case .blur: "Blur behind cards"
      case .unanimated: "Form without animation"
      case .modal: "Form is modal in presentation"
      }
    }
  }

  var preset = TransitionPreset.slide
  var switches: Set<Switch> = []

  var transition: ViewControllerTransition {
    let transition = ViewControllerTransition.preset(preset)
    // Nothing is seen behind a screen that is no card: the library would report it.
    return switches.contains(.blur) && preset.isCard
      ? transition.backdrop(.blur(.regular)) : transition
  }
}
