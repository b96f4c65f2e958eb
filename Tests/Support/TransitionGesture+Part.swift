@testable import TransitionCatalog

extension TransitionGesture {
  /// The gesture of its first recognizer; `.automatic` has none.
  var part: TransitionGesture { parts.first ?? .automatic }
}

extension TransitionGesture? {
  var part: TransitionGesture { self?.part ?? .automatic }
}
