/// Every view controller that has been made and not released, oldest first.
@MainActor enum LivingControllers {
  private static var known: [Weak<UIViewController>] = []
  private static var limit = 64

  static var all: [UIViewController] { known.compactMap(\.object) }

  static func add(_ controller: UIViewController) {
    if known.count >= limit {
      known.removeAll { $0.object == nil }
      limit = max(64, 2 * known.count)
    }
    known.append(Weak(object: controller))
  }
}
