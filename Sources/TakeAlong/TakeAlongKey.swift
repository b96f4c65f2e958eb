import UIKit

/// The identity of a shared element: a name, and the item of which it shows that part, if there are
/// several of its kind.
///
/// ```swift
/// cover.takeAlongKey = "cover"                                   // one in each screen
/// cell.picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)   // one for each photo
/// ```
///
/// Two keys are equal if their names and their items are. A key with an empty name is no key: its
/// view stays in its screen, and is not reported.
public struct TakeAlongKey: Hashable, Sendable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  /// The name, which says what the element is, such as "picture".
  public let name: String

  /// The item that the element belongs to, such as a photo's identifier: what `init(_:of:)` was given.
  public let item: (any Hashable & Sendable)?

  /// Creates a key for an element of which each screen shows one.
  public init(_ name: String) {
    self.name = name
    item = nil
  }

  /// Creates a key for an element of which a screen shows one for each item.
  ///
  /// - Parameter item: A value that identifies the item, equal in both screens.
  public init(_ name: String, of item: some Hashable & Sendable) {
    self.name = name
    self.item = item
  }

  /// Creates a key from its name.
  public init(stringLiteral name: String) { self.init(name) }

  /// The name, and the item if there is one, as in "picture of 12".
  public var description: String { item.map { "\(name) of \($0)" } ?? name }

  /// Returns whether both have the same name and the same item.
  public static func == (one: TakeAlongKey, other: TakeAlongKey) -> Bool {
    guard one.name == other.name else { return false }
    // Most keys are names.
    return one.item == nil && other.item == nil || one.identity == other.identity
  }

  /// Hashes the name and the item.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(identity)
  }

  private var identity: AnyHashable? { item.map { AnyHashable($0) } }
}

extension UIView {
  /// The key of a shared element: views with equal keys in both screens fly from one to the other.
  ///
  /// Give a key to a view inside of a cell rather than to the cell, which flies as it is seen when it is tapped:
  /// highlighted.
  ///
  /// `nil` and a key with an empty name mean that the view is no element. Keys are read in screens
  /// that adopt `TakeAlongScreen`, too: what these name themselves comes first.
  public var takeAlongKey: TakeAlongKey? {
    get { keys[self]?.key }
    set { keys[self] = newValue.map(KeyBox.init) }
  }

  /// The name of `takeAlongKey`, for Interface Builder. Setting it replaces the key by one without an
  /// item; `nil` and an empty string remove the key.
  @IBInspectable public var takeAlongName: String? {
    get { takeAlongKey?.name }
    set { takeAlongKey = newValue.flatMap { $0.isEmpty ? nil : TakeAlongKey($0) } }
  }
}

@MainActor private let keys = Slot<KeyBox>()

/// A key as an object, because a slot holds only objects.
private final class KeyBox {
  let key: TakeAlongKey
  init(_ key: TakeAlongKey) { self.key = key }
}
