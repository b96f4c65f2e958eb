extension UISplitViewController {
  /// How many columns there are; an unspecified one is classic, as before iOS 14.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
}
