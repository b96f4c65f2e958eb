import UIKit

extension UIBarButtonItem {
  /// Shows the name of a transition, and opens a menu of all, each with its code.
  func offer(_ chosen: DemoTransition, choose: @escaping (DemoTransition) -> Void) {
    title = "Transition: \(chosen.title)"
    menu = UIMenu(
      title: "",
      children: [
        makeGroup("Presets", DemoTransition.presets),
        makeGroup("More", DemoTransition.more),
        makeGroup("The Demo’s Own", DemoTransition.own),
      ])
    // Otherwise the menu of a bar at the bottom begins with its last row.
    if #available(iOS 16, *) { preferredMenuElementOrder = .fixed }

    func makeGroup(_ title: String, _ transitions: [DemoTransition]) -> UIMenu {
      let actions = transitions.map { transition in
        let action = UIAction(
          title: transition.title, state: transition == chosen ? .on : .off
        ) { _ in choose(transition) }
        action.subtitle = transition.code
        return action
      }
      return UIMenu(
        title: title, image: nil, identifier: nil, options: .displayInline, children: actions)
    }
  }
}
