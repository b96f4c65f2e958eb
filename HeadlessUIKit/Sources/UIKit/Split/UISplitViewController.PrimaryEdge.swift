extension UISplitViewController {
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
}
