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

  var options: TransitionOptions {
    // Nothing is seen behind a screen that is no card: the library would report it.
    TransitionOptions(
      backdrop: switches.contains(.blur) && preset.isCard ? .blur(.regular) : nil)
  }
}
