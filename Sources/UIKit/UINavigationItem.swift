import UIKit

extension UINavigationItem {
  /// True if the bar shows something other than a back button on its leading side, without left items.
  var hasOtherLeadingSide: Bool {
    #if canImport(ObjectiveC)
      if #available(iOS 16, *) { return style != .navigator || !leadingItemGroups.isEmpty }
    #endif
    return false
  }
}
