import UIKit

extension TransitionController {
  /// Takes a view along without keys: from a view of the presenting screen to one of the presented
  /// screen, and back.
  ///
  /// ```swift
  /// controller.takeAlong(to: \Detail.picture) { [weak self] detail in
  ///   self?.cell(for: detail.photo)?.picture
  /// }
  /// ```
  ///
  /// Both views are asked for anew in every run and both directions, when both screens are laid out,
  /// so nothing needs to be remembered. Where one of them is `nil`, the other stays in its screen.
  /// A second call for the same key path replaces the first. `UIView.takeAlong` has the options.
  ///
  /// - Parameters:
  ///   - destination: The view of the presented screen. That may be inside a container, such as a
  ///     navigation controller: the first controller of this type in sight counts.
  ///   - source: Returns the view of the presenting screen. The presented screen retains it: capture
  ///     the presenting one weakly.
  /// - Returns: The element's key in the report.
  @discardableResult
  public func takeAlong<Screen: UIViewController, View: UIView>(
    to destination: KeyPath<Screen, View>, from source: @escaping @MainActor (Screen) -> UIView?
  ) -> TakeAlongKey {
    link(destination, to: { $0[keyPath: destination] }, from: source)
  }

  /// Takes a view along without keys, to a view that the presented screen may lack.
  ///
  /// - Returns: The element's key in the report.
  @discardableResult
  public func takeAlong<Screen: UIViewController, View: UIView>(
    to destination: KeyPath<Screen, View?>, from source: @escaping @MainActor (Screen) -> UIView?
  ) -> TakeAlongKey {
    link(destination, to: { $0[keyPath: destination] }, from: source)
  }

  private func link<Screen: UIViewController>(
    _ path: AnyKeyPath, to destination: @escaping (Screen) -> UIView?,
    from source: @escaping (Screen) -> UIView?
  ) -> TakeAlongKey {
    links.removeAll { $0.path == path }
    // Before iOS 16.4 key paths of the same type have the same name.
    let name = "\(path)"
    var (key, number) = (TakeAlongKey(name), 1)
    while links.contains(where: { $0.key == key }) {
      number += 1
      key = TakeAlongKey(name, of: number)
    }
    links.append(ElementLink(path, named: key, to: destination, from: source))
    return key
  }
}
