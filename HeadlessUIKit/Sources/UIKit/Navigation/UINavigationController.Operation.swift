extension UINavigationController {
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
}
