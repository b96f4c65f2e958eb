import UIKit

/// The originals that claim a view: one, or one for each part of it.
@MainActor
final class ViewClaims {
  private var originals: [OriginalView] = []

  static subscript(view: UIView) -> [OriginalView] {
    get { claims[view]?.originals ?? [] }
    set {
      guard !newValue.isEmpty else { return claims[view] = nil }
      let list = claims[view] ?? ViewClaims()
      list.originals = newValue
      claims[view] = list
    }
  }
}

@MainActor private let claims = Slot<ViewClaims>()
