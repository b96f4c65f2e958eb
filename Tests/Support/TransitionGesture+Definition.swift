@testable import TransitionCatalog

extension TransitionGesture {
  /// What its recognizer does; of an automatic one that has two, what the first does.
  var definition: any GestureDefinition { definitions.first ?? NoGesture() }
}

extension TransitionGesture? {
  var definition: any GestureDefinition { self?.definition ?? NoGesture() }
}
