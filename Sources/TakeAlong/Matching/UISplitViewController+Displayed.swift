import UIKit

extension UISplitViewController {
  /// The columns that are displayed, in the order in which one looks at them: what lies above, the
  /// secondary one, the others from its side on. A dimmed one comes last.
  var displayed: [UIViewController] {
    // Collapsed there is but one, with the others on its stack.
    let columns = viewControllers.map(column)
    let sidebars = columns.dropLast().suffix(displayMode.sidebars).reversed()
    return displayMode.dims ? sidebars + columns.suffix(1) : columns.suffix(1) + sidebars
  }

  /// The navigation controller that UIKit may have put around a column.
  private func column(_ controller: UIViewController) -> UIViewController {
    guard let stack = controller.navigationController, stack.splitViewController === self else {
      return controller
    }
    return stack
  }
}

extension UISplitViewController.DisplayMode {
  /// How many columns are displayed beside the secondary one.
  fileprivate var sidebars: Int {
    switch self {
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    default: 0
    }
  }

  fileprivate var dims: Bool {
    self == .oneOverSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary
  }
}
