extension UISplitViewController {
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
}
