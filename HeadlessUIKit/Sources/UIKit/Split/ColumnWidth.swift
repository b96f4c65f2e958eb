/// What an app wishes for the width of one column, and what becomes of it [controllers 20.9].
struct ColumnWidth {
  static let automatic: CGFloat = -1

  var fraction = automatic
  var points = automatic
  var minimum = automatic
  var maximum = automatic

  // Unverified: two fifths where nobody says anything.
  func resolved(in total: CGFloat) -> CGFloat {
    var width = total * (fraction == Self.automatic ? 0.4 : fraction)
    if points != Self.automatic { width = points }
    width = min(width, maximum == Self.automatic ? 320 : maximum)
    if minimum != Self.automatic { width = max(width, minimum) }
    return min(max(width, 0), total)
  }
}
