extension CALayer {
  /// The one way in which a property of a layer changes.
  ///
  /// The action is asked for before the change, so that a delegate may still read the old value,
  /// and run after it. Setting what is set already does nothing at all.
  @inline(__always) func write<Value>(
    _ property: LayerProperty, _ path: WritableKeyPath<LayerState, Value>, _ value: Value,
    same: (Value, Value) -> Bool
  ) {
    if presented != nil {
      HeadlessMisuse.record(
        .presentationLayerMutated,
        "\(property.rawValue) set on a presentation layer, which is read-only")
      return
    }
    let old = state[keyPath: path]
    if same(old, value) { return }
    HeadlessCounters.current.layerWrites += 1
    tally.count(property)
    let key = property.rawValue
    let action = CATransaction.disableActions() ? nil : self.action(forKey: key)
    state[keyPath: path] = value
    markDirty()
    action?.run(forKey: key, object: self, arguments: nil)
  }

  @inline(__always) func write<Value: Equatable>(
    _ property: LayerProperty, _ path: WritableKeyPath<LayerState, Value>, _ value: Value
  ) {
    write(property, path, value, same: ==)
  }

  /// Registers the layer for the next commit, opening the implicit transaction where none is open.
  func markDirty() {
    if isDirty { return }
    isDirty = true
    TransactionStack.current.note(changed: self)
  }
}
