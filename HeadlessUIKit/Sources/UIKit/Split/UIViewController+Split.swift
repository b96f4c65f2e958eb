extension UIViewController {
  /// The nearest split view controller that this one is in.
  public var splitViewController: UISplitViewController? {
    var ancestor = parent
    while let controller = ancestor {
      if let split = controller as? UISplitViewController { return split }
      ancestor = controller.parent
    }
    return nil
  }
}
