import UIKit

extension UITabBarController {
  /// Gives each tab a navigation bar with the way back. Photos are pushed there, and a mini player
  /// stays above them.
  func addBars() {
    let screens = viewControllers ?? []
    let items = screens.map(\.tabBarItem)
    // A screen has one parent at a time.
    viewControllers = []
    viewControllers = zip(screens, items).map { screen, item in
      let stack = screen.withBar()
      stack.tabBarItem = item
      return stack
    }
  }
}
