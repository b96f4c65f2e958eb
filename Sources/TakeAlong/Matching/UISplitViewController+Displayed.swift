import UIKit

extension UISplitViewController {
  /// The displayed columns, the most prominent first: columns over a dimmed secondary one, then the
  /// secondary one; otherwise the secondary one, then the others outward from it.
  var displayed: [UIViewController] {
    // When collapsed there is only one, with the others on its stack.
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
  /// The number of columns displayed in addition to the secondary one.
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
