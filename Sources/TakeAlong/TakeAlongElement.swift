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

/// A screen that names its shared elements itself, or that makes room for those that come.
///
/// Adopt it in a view controller on either side of a transition. Everything has a default, and views
/// with a `takeAlongKey` are added in any case: what a screen says itself comes first.
///
/// All controllers in sight are asked, also inside navigation, tab bar, split and page view
/// controllers and in containers of the app's own: the one that presented first, then from the outside
/// in and from front to back. Of several answers for one key the first counts.
///
/// ```swift
/// extension Grid: TakeAlongScreen {
///   func takeAlongWillFly(_ keys: [TakeAlongKey], to other: UIViewController) {
///     if let photo = (other as? Detail)?.photo { scroll(to: photo) }
///   }
/// }
/// ```
@MainActor
public protocol TakeAlongScreen: AnyObject {
  /// The elements that this screen shows now. A view that cannot be seen stays where it is.
  ///
  /// Read when a run begins, once for the keys and once when both screens are laid out, and again
  /// only if a landing place is gone, has been reused, or has been laid out anew. A screen that merely
  /// scrolls is not asked. Empty by default.
  var takeAlongElements: [TakeAlongElement] { get }

  /// Called on both screens when a run begins, in both directions, before they are laid out: scroll
  /// the places for these elements into sight here. Not called for a change without animation, nor if
  /// no element has been named. UIKit's animations are switched off meanwhile. Does nothing by default.
  ///
  /// - Parameters:
  ///   - keys: The keys of the elements that the leaving screen shows.
  ///   - other: The controller on the other side: the first one in sight that adopts
  ///     `TakeAlongScreen`, or else the one that presented, or else the innermost one in front.
  func takeAlongWillFly(_ keys: [TakeAlongKey], to other: UIViewController)

  /// Called on both screens after the run, when all elements are back in their own screens, also if
  /// the run was cancelled. A screen for which `takeAlongWillFly(_:to:)` was not called is not told.
  /// Does nothing by default.
  ///
  /// - Parameter outcomes: The outcome of each element of either screen.
  func takeAlongDidLand(_ outcomes: [TakeAlongKey: TakeAlongOutcome])
}

extension TakeAlongScreen {
  /// No elements of its own.
  public var takeAlongElements: [TakeAlongElement] { [] }

  /// Does nothing.
  public func takeAlongWillFly(_ keys: [TakeAlongKey], to other: UIViewController) {}

  /// Does nothing.
  public func takeAlongDidLand(_ outcomes: [TakeAlongKey: TakeAlongOutcome]) {}
}

/// A screen that, while it presents another one, has a view for each key that the other one names.
@MainActor
public protocol TakeAlongSource: TakeAlongScreen {
  /// Returns the view of this screen that belongs to an element of the presented one, or `nil` if
  /// there is none. Asked as `takeAlongElements` is, for keys that those do not have. `UIView.takeAlong` has
  /// the options.
  func takeAlongView(for key: TakeAlongKey) -> UIView?
}

/// A screen that, while it is presented by another one, has a view for each key that the other one
/// names.
@MainActor
public protocol TakeAlongDestination: TakeAlongScreen {
  /// Returns the view of this screen on which an element of the presenting one lands, and from which
  /// it returns, or `nil` if there is none. Asked as `takeAlongElements` is, for keys that those do not
  /// have.
  func takeAlongView(for key: TakeAlongKey) -> UIView?
}

extension TakeAlongElement {
  /// The options of an element, for `TakeAlongElement` and for `UIView.takeAlong`.
  ///
  /// Either screen may set them. Where both set the same option to something other than its default, the
  /// presenting screen's counts. Each screen has a `rect` and a `standIn` of its own, and only the
  /// presenting one `hidesOriginal`.
  @MainActor
  public struct Options {
    /// The part of this end's view that is the element, in the view's own coordinates, for a view that
    /// shows more than one, such as a hosting view. `nil`, the default, is the whole view. What is
    /// outside of the view's bounds is cut off; with nothing left the element stays
    /// ("no size"). The part is hidden by a mask in flight: in a view that has a mask of
    /// its own it stays visible.
    public var rect: CGRect?
    /// The path of the element's center, in both directions. Straight in any case where the screen follows a
    /// shared element.
    public var path = Path.straight
    /// The properties that the element takes over from its other end, in both directions.
    public var morphs = Morphs.frame
    /// The order among elements that overlap in flight.
    public var zOrder = ZOrder.above
    /// The transition between the element's two appearances.
    public var fade = Fade.automatic
    /// True if the view in the presenting screen is hidden while its element flies. `true` by default; with `false`
    /// the view stays visible, and the element flies as a copy of it. Read from the presenting screen's view only.
    ///
    /// Beside an open card (`overlay`, `hang` and `fall`) the view is visible again: it fades in within 0.2 seconds
    /// when the card has come, and fades out within 0.1 seconds when the card begins to leave.
    public var hidesOriginal = true

    /// Returns a view to fly as the appearance of this end, in place of a snapshot: for what a still
    /// picture cannot show, such as a video. Called once in each run that the element flies in, with
    /// the element's view. `nil` by default: a snapshot.
    ///
    /// Return a new view each time. It is given the size of the element, and belongs to the flight,
    /// which shows only its layer and removes that at its end: what the view draws only in a window
    /// is not seen. With `nil`, or with a view that is in use, a snapshot flies, and
    /// `TransitionIssue` is reported.
    public var standIn: (@MainActor (UIView) -> UIView?)?

    /// Creates the default options.
    public init() {}
  }

  /// The path of an element's center.
  public enum Path: Hashable, Sendable {
    /// A straight line.
    case straight
    /// A parabola on the upper side of the straight line, as high as a fifth of the distance. Where a
    /// screen follows an element, all elements fly straight.
    case arc
  }

  /// The properties that an element takes over from its other end.
  public enum Morphs: Hashable, Sendable {
    /// Position and size: the element grows or shrinks on its way.
    case frame
    /// The position. Neither appearance is scaled: an outline changes around it, and cuts or reveals
    /// it. For text and symbols that must stay sharp.
    case position
    /// The size. The element grows or shrinks at its place in the presented screen, and moves with
    /// that screen; it leaves its place in the presenting one at once.
    case size
  }

  /// The order of elements that overlap in flight.
  public enum ZOrder: Hashable, Sendable {
    /// In front of, or behind, the elements of the other case; within one case, elements that overlap
    /// in a screen keep the order that they have there, and of others the later ones are in front. All
    /// elements fly in front of both screens.
    case above, below
  }

  /// The transition between an element's appearances in the two screens.
  public enum Fade: Hashable, Sendable {
    /// The new appearance fades in over the old one, which is removed once covered; labels with
    /// different text fade out and in one after the other. Image views of the same image do not
    /// fade.
    case automatic
    /// The presenting screen's appearance all the way, swapped in one frame at the other end.
    case presentingOnly
    /// The presented screen's appearance all the way, swapped in one frame at the other end.
    case presentedOnly
  }
}

extension TakeAlongElement.Options {
  /// The options of a pair: those of the presenting screen, and those of the presented one where the
  /// former has the default.
  func completed(by other: TakeAlongElement.Options) -> TakeAlongElement.Options {
    var options = self
    if path == .straight { options.path = other.path }
    if morphs == .frame { options.morphs = other.morphs }
    if zOrder == .above { options.zOrder = other.zOrder }
    if fade == .automatic { options.fade = other.fade }
    return options
  }
}

extension UIView {
  /// The options with which the view flies if it is named by its `takeAlongKey`, by
  /// `takeAlongView(for:)`, as in
  /// `cell.picture.takeAlong.zOrder = .below`.
  ///
  /// A `TakeAlongElement` has options of its own, and these are not read.
  public var takeAlong: TakeAlongElement.Options {
    get { options[self]?.options ?? TakeAlongElement.Options() }
    set { options[self] = OptionsBox(newValue) }
  }
}

@MainActor private let options = Slot<OptionsBox>()

/// Options as an object, because a slot holds only objects.
@MainActor
private final class OptionsBox {
  let options: TakeAlongElement.Options
  init(_ options: TakeAlongElement.Options) { self.options = options }
}
