import UIKit

/// A shared element: a view that flies from one screen to the other and back.
///
/// ```swift
/// var picture = TakeAlongElement("picture", cell.picture)
/// picture.path = .arc
/// ```
@MainActor
@dynamicMemberLookup
public struct TakeAlongElement {
  /// The key that both screens use for this element.
  public let key: TakeAlongKey
  /// The view in the screen that names the element. Held weakly.
  public private(set) weak var view: UIView?
  /// The options of the flight. Each can be set on the element itself, too.
  public var options = Options()

  /// Creates a shared element.
  ///
  /// - Parameter view: The view in the screen that names the element. With `nil` the element is left
  ///   out, as if it had not been named.
  public init(_ key: TakeAlongKey, _ view: UIView?) {
    self.key = key
    self.view = view
  }

  init(_ key: TakeAlongKey, _ view: UIView?, _ options: Options) {
    self.init(key, view)
    self.options = options
  }

  /// An option of the flight.
  public subscript<Value>(dynamicMember option: WritableKeyPath<Options, Value>) -> Value {
    get { options[keyPath: option] }
    set { options[keyPath: option] = newValue }
  }
}
