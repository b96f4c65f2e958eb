import TransitionCatalog
import UIKit

extension WelcomeViewController {
  /// Makes a greeting the root of a window. The button in its corner brings the former root back.
  static func replaceRoot(of window: UIWindow?, using transition: ViewControllerTransition) {
    guard let window, let former = window.rootViewController else { return }
    let welcome = WelcomeViewController(transition: transition)
    let button = UIButton(
      type: .close,
      primaryAction: UIAction { [unowned welcome] _ in
        welcome.view.window?.replaceRoot(with: former, using: transition)
      })
    button.translatesAutoresizingMaskIntoConstraints = false
    welcome.view.addSubview(button)
    let safeArea = welcome.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
    ])
    window.replaceRoot(with: welcome, using: transition)
  }
}
