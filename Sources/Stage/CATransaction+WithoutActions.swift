import UIKit

extension CATransaction {
  /// Writes to layers without the implicit animations that Core Animation would add.
  static func withoutActions(_ writes: () -> Void) {
    begin()
    setDisableActions(true)
    writes()
    commit()
  }
}
