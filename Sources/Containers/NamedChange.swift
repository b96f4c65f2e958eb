import UIKit

/// The transition of one change in a container, which its call has named.
struct NamedChange {
  weak var target: UIViewController?
  /// `nil` is the system's change.
  let controller: TransitionController?
}
