/// What a split view controller remembers.
@MainActor
struct SplitState {
  /// As they were set.
  var columns: [UISplitViewController.Column: UIViewController] = [:]
  /// What stands in the columns: the same, or navigation controllers around them.
  var hosts: [UISplitViewController.Column: UIViewController] = [:]
  var isCollapsed = false
  /// On its way into one stack, or out of it.
  var isAdapting = false
  /// Nil until somebody asks.
  var mode: UISplitViewController.DisplayMode?
  var behavior: UISplitViewController.SplitBehavior?
  var wasLying: Bool?
  var primaryWidth = ColumnWidth()
  var supplementaryWidth = ColumnWidth()
}
