/// The device that programs ask about.
// Unverified: its version is the one that most reports in the lists of facts are about.
@MainActor open class UIDevice: NSObject {
  private static let only = UIDevice()

  open class var current: UIDevice { only }

  open var systemVersion: String { BarLook.floats ? "26.0" : "18.0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let idiom = UITraitCollection.device.userInterfaceIdiom
    return idiom == .unspecified ? .phone : idiom
  }
}
