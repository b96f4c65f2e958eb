import UIKit

extension UIBarButtonItem {
  /// Performs the item's action, if the item has one: not a menu, nor a view of the app.
  ///
  /// - Parameter screen: The screen whose responder chain is asked if the action has no target.
  func performAction(in screen: UIViewController) {
    guard isEnabled, customView == nil else { return }
    if let primaryAction {
      if #available(iOS 16, *) { primaryAction.performWithSender(self, target: nil) }
      return
    }
    #if canImport(ObjectiveC)
      // A second parameter is an event, of which there is none.
      guard let action, !changesSelectionAsPrimaryAction,
        NSStringFromSelector(action).filter({ $0 == ":" }).count < 2
      else { return }
      let receiver = target ?? screen.target(forAction: action, withSender: self) as AnyObject?
      _ = (receiver as? NSObject)?.perform(action, with: self)
    #endif
  }
}
