public enum CGLineCap: Int32, Hashable, Sendable {
  case butt
  case round
  case square
}

public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter
  case round
  case bevel
}
