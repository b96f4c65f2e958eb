/// The closing that one call has named.
struct NamedClosing {
  /// `nil` is the system's animation.
  let definition: (any PresetDefinition)?
  let options: ResolvedOptions?
}
