import UIKit

/// The identity of a shared element: its `name` and, if a screen shows several elements of this name, its `item`.
///
/// ```swift
/// cover.takeAlongKey = "cover"                                   // one in each screen
/// cell.picture.takeAlongKey = TakeAlongKey("picture", of: photo.id)   // one for each photo
/// ```
///
/// Two keys are equal if their `name` and `item` are. A view whose key has an empty `name` is no shared element: the
/// view stays in its screen, and is not reported.
public struct TakeAlongKey: Hashable, Sendable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  /// The name of the element, such as "picture".
  public let name: String

  /// The item of the element, such as a photo's identifier, as given to `init(_:of:)`; `nil` if none was given.
  public var item: AnyHashable? { box?.item }

  private let box: Box?

  /// A class, because keys are copied often. Unchecked, because keys are made and compared on the main actor: an app's
  /// own type of identifiers may be isolated to it, as all types of an app are by default in new projects.
  private final class Box: @unchecked Sendable {
    let item: AnyHashable
    init(_ item: AnyHashable) { self.item = item }
  }

  /// Creates a key without an `item`, for a single view in each screen.
  public init(_ name: String) {
    self.name = name
    box = nil
  }

  /// Creates a key for a view among several of the same `name`, each with another item.
  ///
  /// - Parameters:
  ///   - name: The name of the element, such as "picture".
  ///   - item: A value to identify the item, equal in both screens. For a model object, its identifier.
  public init(_ name: String, of item: some Hashable) {
    self.name = name
    box = Box(AnyHashable(item))
  }

  /// Creates a key with this `name` and without an `item`.
  public init(stringLiteral name: String) { self.init(name) }

  /// The `name` and, unless `nil`, the `item`, as in "picture of 12".
  public var description: String { item.map { "\(name) of \($0)" } ?? name }

  /// Returns true if both keys have the same `name` and the same `item`.
  public static func == (one: TakeAlongKey, other: TakeAlongKey) -> Bool {
    one.name == other.name && (one.box === other.box || one.item == other.item)
  }

  /// Hashes `name` and `item`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(item)
  }
}

extension UIView {
  /// The key of a shared element. A view flies between the screens if a view in the other screen has an equal key.
  ///
  /// Set the key of a view inside a cell rather than of the cell: a tapped cell is highlighted, and would fly
  /// highlighted.
  ///
  /// With margins beside the picture of an image view, as with `.scaleAspectFit`, only the picture flies, unless the
  /// view shows a background or a border of its own there.
  ///
  /// A view whose key is `nil`, or has an empty `name`, is no shared element. Keys are also read in screens that adopt
  /// `TakeAlongScreen`; for the same key, an element or a view from the protocol's members comes first.
  public var takeAlongKey: TakeAlongKey? {
    get { keys[self] }
    set {
      keys[self] = newValue
      for original in Original.claiming(self) { original.noteKey(newValue) }
    }
  }

  /// The `name` of `takeAlongKey`, for Interface Builder. A new name replaces `takeAlongKey` by a key without an
  /// `item`; `nil` and an empty string set `takeAlongKey` to `nil`.
  @IBInspectable public var takeAlongName: String? {
    get { takeAlongKey?.name }
    set { takeAlongKey = newValue.flatMap { $0.isEmpty ? nil : TakeAlongKey($0) } }
  }
}

@MainActor private let keys = Slot<TakeAlongKey>()
