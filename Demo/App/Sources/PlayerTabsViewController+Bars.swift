import UIKit

extension PlayerTabsViewController {
  /// Gives each tab a navigation bar with the way back. Photos are pushed there, and the mini
  /// player stays above them.
  func addBars() {
    let screens = tabs.viewControllers ?? []
    let items = screens.map(\.tabBarItem)
    // A screen has one parent at a time.
    tabs.viewControllers = []
    tabs.viewControllers = zip(screens, items).map { screen, item in
      let stack = screen.withBar()
      stack.tabBarItem = item
      return stack
    }
  }
}
