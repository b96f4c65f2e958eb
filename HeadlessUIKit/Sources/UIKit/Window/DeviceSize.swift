/// What follows from the size of the screen: its bounds and the size classes.
@MainActor
enum DeviceSize {
  static func become(_ size: CGSize) {
    UIScreen.shared.size = size
    UITraitCollection.device = traits(for: size)
  }

  /// Documented: phones are compact in width, the largest regular when lying, and compact in
  /// height when lying; pads are regular, narrow parts of their screen compact in width.
  /// Unverified: the lengths that tell one from the other.
  static func traits(for size: CGSize) -> UITraitCollection {
    let isPad = size.height >= 700 && (size.width >= 700 || size.height >= 1000)
    var values = UITraitCollection.device.values
    values.horizontal = size.width >= (isPad ? 600 : 896) ? .regular : .compact
    values.vertical = size.height >= 480 ? .regular : .compact
    return UITraitCollection(values: values)
  }
}
