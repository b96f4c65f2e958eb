import UIKit

/// A shared element: a view that flies from its screen to the other screen and back.
///
/// ```swift
/// var picture = TakeAlongElement("picture", cell.picture)
/// picture.path = .arc
/// ```
@MainActor
@dynamicMemberLookup
public struct TakeAlongElement {
  /// The key of this element, equal in both screens.
  public let key: TakeAlongKey
  /// The element's view in the screen that names the element. Held weakly.
  public private(set) weak var view: UIView?
  /// The options of the flight. Each option is also a property of the element, as in `picture.path`.
  public var options = Options()

  /// Creates a shared element.
  ///
  /// - Parameters:
  ///   - key: The key, equal in both screens.
  ///   - view: The element's view in this screen. An element with `nil` counts as not named.
  public init(_ key: TakeAlongKey, _ view: UIView?) {
    self.key = key
    self.view = view
  }

  /// Creates a shared element out of a part of a view that shows several elements, such as the view of a
  /// `UIHostingController`.
  ///
  /// ```swift
  /// var takeAlongElements: [TakeAlongElement] {
  ///   [TakeAlongElement("picture", rect: frames["picture"], of: view)]
  /// }
  /// ```
  ///
  /// In SwiftUI, a `GeometryReader` reports the frame in a coordinate space named on the root view, which has the
  /// hosting view's origin and size.
  ///
  /// - Parameters:
  ///   - key: The key, equal in both screens.
  ///   - view: The view that shows the element, among others.
  ///   - rect: The part, in the view's own coordinates; see `Options.rect`. With `nil`, for a part that has not
  ///     been laid out yet, the element counts as not named: the whole view does not fly in its place. The part of an
  ///     arriving screen has to be known once its view has been laid out, when `takeAlongElements` is read again.
  public init(_ key: TakeAlongKey, rect: CGRect?, of view: UIView?) {
    self.init(key, rect == nil ? nil : view)
    options.rect = rect
  }

  /// An option of the flight, such as `path`.
  public subscript<Value>(dynamicMember option: WritableKeyPath<Options, Value>) -> Value {
    get { options[keyPath: option] }
    set { options[keyPath: option] = newValue }
  }
}

/// A screen that names its shared elements itself, or makes room for arriving elements.
///
/// Adopt `TakeAlongScreen` in a view controller on either side of a transition. All members have defaults. Views with a
/// `takeAlongKey` are always added; for the same key, an element in `takeAlongElements` comes first.
///
/// All visible controllers are asked, also inside navigation, tab bar, split and page view controllers and in the app's
/// own containers: the presenting controller first, then outer before inner and front before back. For each key the
/// first answer counts.
///
/// ```swift
/// extension Grid: TakeAlongScreen {
///   func takeAlongWillFly(_ keys: [TakeAlongKey], opposite other: UIViewController) {
///     if let photo = (other as? Detail)?.photo { scroll(to: photo) }
///   }
/// }
/// ```
@MainActor
public protocol TakeAlongScreen: AnyObject {
  /// The elements shown by this screen now. An element whose view is not visible stays in its screen.
  ///
  /// Read when a run begins, once for the keys and once after both screens are laid out. Read again only if a landing
  /// place is gone, has been reused, or has been laid out anew, not if a screen merely scrolls. Empty by default.
  var takeAlongElements: [TakeAlongElement] { get }

  /// Called on both screens when a run begins, in both directions, before their layout: scroll the places for these
  /// elements into sight here, unless they are visible. Not called for a change without animation, nor without any
  /// named element. UIKit's animations are disabled during the call. Does nothing by default.
  ///
  /// - Parameters:
  ///   - keys: The keys of all elements in the leaving screen, also of those without a counterpart: when a grid opens a
  ///     photo, the keys of all cells. Ask `other` for the item to scroll to, instead of taking the first key.
  ///   - other: The controller on the other side: the presenting controller if that adopts `TakeAlongScreen`, or else
  ///     the outermost visible controller that does. If none does, the presenting controller, or the innermost visible
  ///     controller of the presented screen. A container that knows the item, such as a pager, has to adopt the
  ///     protocol to be `other`.
  func takeAlongWillFly(_ keys: [TakeAlongKey], opposite other: UIViewController)

  /// Called on both screens after the run, when all elements are back in their own screens, also after a cancelled run.
  /// Called only on screens on which `takeAlongWillFly(_:opposite:)` was called. Does nothing by default.
  ///
  /// - Parameter outcomes: The outcome of each element of either screen.
  func takeAlongDidLand(_ outcomes: [TakeAlongKey: TakeAlongOutcome])
}

extension TakeAlongScreen {
  /// Empty by default.
  public var takeAlongElements: [TakeAlongElement] { [] }

  /// Does nothing.
  public func takeAlongWillFly(_ keys: [TakeAlongKey], opposite other: UIViewController) {}

  /// Does nothing.
  public func takeAlongDidLand(_ outcomes: [TakeAlongKey: TakeAlongOutcome]) {}
}

/// A screen that finds a view for each key named by the other screen, instead of naming its elements itself.
///
/// ```swift
/// extension PhotoGrid: TakeAlongViewProvider {
///   func takeAlongView(for key: TakeAlongKey, in screen: TransitionScreen) -> UIView? {
///     cell(showing: key.item as? Photo.ID)?.picture
///   }
/// }
/// ```
@MainActor
public protocol TakeAlongViewProvider: TakeAlongScreen {
  /// Returns the view of this screen for an element of the other screen, in which the element takes off or lands, or
  /// `nil`. Called when `takeAlongElements` is read, for keys not in `takeAlongElements`. The view's `UIView.takeAlong`
  /// has the options.
  ///
  /// - Parameters:
  ///   - key: A key named by the other screen.
  ///   - screen: The side of this screen in the transition: `.back` while it presents the other screen, `.front` while
  ///     it is presented. For a screen that is presented and presents another one, the keys of both transitions may be
  ///     alike.
  func takeAlongView(for key: TakeAlongKey, in screen: TransitionScreen) -> UIView?
}

extension TakeAlongElement {
  /// The options of an element, for `TakeAlongElement` and for `UIView.takeAlong`.
  ///
  /// Either screen may set an option. If both screens set an option to other values than its default, the value of the
  /// presenting screen counts. `rect` and `standIn` belong to each screen separately, and `hidesOriginal` is read from
  /// the presenting screen only.
  @MainActor
  public struct Options {
    /// The part of the view to take along, in the view's own coordinates, for a view that shows several elements, such
    /// as a hosting view. `nil`, the default, is the whole view; `init(_:rect:of:)` is for a part that may not be known
    /// yet. The part is clipped to the view's bounds; if nothing
    /// is left, the element stays ("no size"). A mask hides the part in flight: in a view with a mask of its own, the
    /// part stays visible.
    public var rect: CGRect?
    /// The path of the element's center, in both directions. `.straight` by default, and always where the screen
    /// follows a shared element.
    public var path = Path.straight
    /// The properties taken over from the other end, in both directions. `.frame` by default.
    public var morphs = Morphs.frame
    /// The order among elements that overlap in flight. `.above` by default.
    public var zOrder = ZOrder.above
    /// The transition between the element's two appearances. `.automatic` by default.
    public var fade = Fade.automatic
    /// True if the view in the presenting screen is hidden while its element flies. `true` by default; with `false` the
    /// view stays visible, and the element flies as a copy. Read from the presenting screen's view only.
    ///
    /// Beside an open card (`overlay`, `hang` and `fall`) the view is visible: the view fades in within 0.2 seconds
    /// when the card has arrived, and fades out within 0.1 seconds when the card begins to leave.
    public var hidesOriginal = true

    /// Returns a view to fly as the appearance of this end, in place of a snapshot, for content such as video that a
    /// still picture cannot show. Called with the element's view, once in each run in which the element flies. `nil` by
    /// default, for a snapshot.
    ///
    /// Return a new view each time. The flight sets its size, shows only its layer, and removes the layer at the end;
    /// content drawn only in a window is not visible. If the closure returns `nil`, or a view already in use, a
    /// snapshot flies and a `TransitionIssue` is reported.
    public var standIn: (@MainActor (UIView) -> UIView?)?

    /// Creates the default options.
    public init() {}
  }

  /// The path of an element's center.
  public enum Path: Hashable, Sendable {
    /// A straight line.
    case straight
    /// A parabola on the upper side of the straight line, with a height of a fifth of the distance. Where a screen
    /// follows an element, all elements fly straight.
    case arc
  }

  /// The properties taken over from the other end.
  public enum Morphs: Hashable, Sendable {
    /// Position and size: the element grows or shrinks on its way.
    case frame
    /// The position only. Neither appearance is scaled: the outline changes around both, and cuts or reveals them. For
    /// text and symbols that must stay sharp.
    case position
    /// The size only. The element grows or shrinks at its place in the presented screen, and moves with this screen;
    /// its place in the presenting screen is left at once.
    case size
  }

  /// The order of elements that overlap in flight.
  public enum ZOrder: Hashable, Sendable {
    /// In front of (`above`) or behind (`below`) all elements of the other case. Within a case, elements that overlap
    /// in a screen keep their order in this screen; among others, later elements are in front. All elements fly in
    /// front of both screens.
    case above, below
  }

  /// The transition between an element's appearances in the two screens.
  public enum Fade: Hashable, Sendable {
    /// The new appearance fades in over the old, and covers the old before its removal; a label fades out before a
    /// label with different text fades in. Image views with the same image do not fade.
    case automatic
    /// The appearance in the back screen, which presents, throughout; swapped in a single frame at the other end.
    case backOnly
    /// The appearance in the front screen, which is presented, throughout; swapped in a single frame at the other end.
    case frontOnly
  }
}

extension TakeAlongElement.Options {
  /// Returns the options of a pair: the presenting screen's, with defaults replaced by those of `other`.
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
  /// The options of the view's flight, if `takeAlongKey` or `takeAlongView(for:in:)` names the view, as in
  /// `cell.picture.takeAlong.zOrder = .below`.
  ///
  /// For a `TakeAlongElement`, its own `options` are read instead.
  public var takeAlong: TakeAlongElement.Options {
    get { options[self] ?? TakeAlongElement.Options() }
    set { options[self] = newValue }
  }
}

@MainActor private let options = Slot<TakeAlongElement.Options>()
