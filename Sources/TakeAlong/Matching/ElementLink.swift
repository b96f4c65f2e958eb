import UIKit

/// A pair of views that the app has named where it made the transition, without a key of its own.
@MainActor
struct ElementLink {
  /// The key in the report.
  let key: TakeAlongKey
  /// The key path to the presented screen's view, by which a later link replaces this one.
  let path: AnyKeyPath
  /// Returns whether a controller is the presented screen that the link is for.
  let isFor: (UIViewController) -> Bool
  /// The view at one end; `nil` if there is none now.
  let view: (_ presented: UIViewController, _ isFore: Bool) -> UIView?

  init<Screen: UIViewController>(
    _ path: AnyKeyPath, named key: TakeAlongKey, to destination: @escaping (Screen) -> UIView?,
    from source: @escaping (Screen) -> UIView?
  ) {
    self.key = key
    self.path = path
    isFor = { $0 is Screen }
    view = { presented, isFore in
      (presented as? Screen).flatMap(isFore ? destination : source)
    }
  }
}
