/// A responder into which the user types.
@MainActor protocol TypedText: UIResponder {
  func insertTyped(_ typed: String)
  func deleteTyped()
}
