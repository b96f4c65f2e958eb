/// The closing that one call has named.
struct NamedClosing {
  let transition: ViewControllerTransition
  let options: TransitionOptions
  /// The movement, once UIKit has asked for it.
  var resolved: ResolvedTransition?
}
