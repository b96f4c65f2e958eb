import TransitionCatalog
import UIKit

final class GridForSheet: UIViewController {
  func openFilter() {
    // snippet: sheet
    let filter = FilterViewController()
    filter.preferredContentSize.height = 336
    present(filter, using: .sheet())

    // In the filter, when it shows more: the sheet grows.
    filter.preferredContentSize.height = 486
    // end
  }
}

final class PageForMenus: UIViewController {
  // snippet: menu, menu-right-to-left
  @IBAction func openMenu(_ button: UIButton) {
    present(MenuViewController(), using: .menu(edge: .leading))
  }

  // The action of a UIScreenEdgePanGestureRecognizer at the other side.
  @IBAction func openOther(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard pan.state == .began else { return }
    present(MenuViewController(), using: .menu(edge: .trailing), openedBy: pan)
  }
  // end
}
