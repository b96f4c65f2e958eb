import UIKit

extension EffectObject {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  /// The scene's view controller, to be connected in Interface Builder. Weak.
  public var screen: UIViewController? {
    get { connectedScreen }
    set { connectedScreen = newValue }
  }
}
