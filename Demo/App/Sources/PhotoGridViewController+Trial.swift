import TransitionCatalog
import UIKit

extension PhotoGridViewController {
  /// Lets photos open as a trial says, from now on.
  func open(with trial: Trial) {
    preset = trial.transition.preset
    transition = trial.value(
      from: .view { [weak self] request in
        let photo = (request.front as? any PhotoScreen)?.photo
        return self?.tiles.first { $0.photo.id == photo?.id }?.view
      })
  }
}

/// The lines below the title are the rows that come one by one with `rows`.
extension PhotoViewController: TransitionParticipant {
  public func views(forEffect key: String) -> [UIView] {
    guard key == "row" else { return [] }
    // What flies has a movement of its own.
    return view.subviews.filter { ($0 is UILabel || $0 is FactsView) && $0.takeAlongKey == nil }
  }
}
