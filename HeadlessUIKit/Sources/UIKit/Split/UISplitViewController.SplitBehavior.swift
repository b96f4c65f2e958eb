extension UISplitViewController {
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
}
