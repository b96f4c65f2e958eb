import TransitionCatalog
import UIKit

final class GridForSheet: UIViewController {
  func open(_ filter: FilterViewController) {
    // snippet: sheet, sheet-floating
    present(filter, using: .sheet)

    // The sheet is as high as its content …
    filter.preferredContentSize.height = 336

    // … and grows with it.
    filter.preferredContentSize.height = 486
    // end
  }
}

final class PageForMenus: UIViewController {
  private let menu = UIViewController()
  private let comments = UIViewController()

  func open(by pan: UIScreenEdgePanGestureRecognizer) {
    // snippet: menu, menu-right-to-left
    // By a button
    present(menu, using: .menu(edge: .leading))

    // By an edge pan, in its state .began
    present(comments, using: .menu(edge: .trailing), openedBy: pan)
    // end
  }
}
