/// The rows of a table, from top to bottom.
struct TableRows {
  /// The edges of each section's rows: one more than there are rows.
  private(set) var edges: [[CGFloat]] = []
  private(set) var height: CGFloat = 0

  mutating func addSection(heights: [CGFloat]) {
    var section = [height]
    for height in heights { section.append(section[section.count - 1] + max(height, 0)) }
    edges.append(section)
    height = section[section.count - 1]
  }

  var counts: [Int] { edges.map { $0.count - 1 } }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && edges.indices.contains(path.section) && path.row >= 0
      && path.row < edges[path.section].count - 1
  }

  func span(of path: IndexPath) -> Range<CGFloat>? {
    guard contains(path) else { return nil }
    return edges[path.section][path.row]..<edges[path.section][path.row + 1]
  }

  /// Rows that only touch the range do not count.
  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (section, edges) in edges.enumerated() {
      guard edges[0] < bottom, edges[edges.count - 1] > top else { continue }
      for row in 0..<edges.count - 1 where edges[row] < bottom && edges[row + 1] > top {
        paths.append(IndexPath(row: row, section: section))
      }
    }
    return paths
  }
}
