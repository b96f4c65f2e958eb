import UIKit

extension TakeAlongElement {
  /// The options of an element, for `TakeAlongElement` and for `UIView.takeAlong`.
  ///
  /// Either screen may set them. Where both set the same option to something other than its default, the
  /// presenting screen's counts. Each screen has a `rect` and a `likeness` of its own, and only the
  /// presenting one `whileAway`.
  @MainActor
  public struct Options {
    /// The part of this end's view that is the element, in the view's own coordinates, for a view that
    /// shows more than one, such as a hosting view. `nil`, the default, is the whole view. What is
    /// outside of the view's bounds is cut off; with nothing left the element stays
    /// (`.stayed(.zeroSize)`). The part is hidden by a mask in flight: in a view that has a mask of
    /// its own it stays visible.
    public var rect: CGRect?
    /// The path of the element's center, in both directions. Straight in any case where the screen follows a
    /// shared element.
    public var path = Path.straight
    /// The name of the group that the element belongs to: controls that lie side by side in both screens, such as
    /// the buttons of a player. The arcs of a group's elements are one arc, so that they stay side by side; if one
    /// of them has an arc, all have. On straight paths they stay so without a group. `nil`, the default, is none.
    ///
    /// Elements of a group that have a `share` should all have the same.
    public var group: String?
    /// The properties that the element takes over from its other end, in both directions.
    public var follows = Follows.frame
    /// The part of the run in which the element travels, as a part of 0…1 of the opening; the closing
    /// has the same part from its end. Before and after it the element waits at its place, so several
    /// elements can leave or land one after the other. A screen does not follow an element that has
    /// less than the whole run. What lies outside of 0…1 is cut off.
    public var share: ClosedRange<CGFloat> = 0...1
    /// The order among elements that overlap in flight.
    public var level = Level.above
    /// The transition between the element's two appearances.
    public var fade = Fade.automatic
    /// The place in the presenting screen while the element flies. Read from the presenting screen's
    /// view only.
    public var whileAway = WhileAway.hole

    /// Returns a view to fly as the appearance of this end, in place of a snapshot: for what a still
    /// picture cannot show, such as a video. Called once in each run that the element flies in, with
    /// the element's view. `nil` by default: a snapshot.
    ///
    /// Return a new view each time. It is given the size of the element, and belongs to the flight,
    /// which shows only its layer and removes that at its end: what the view draws only in a window
    /// is not seen. With `nil`, or with a view that is in use, a snapshot flies, and
    /// `TransitionMisuse` is reported.
    public var likeness: (@MainActor (UIView) -> UIView?)?

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
  public enum Follows: Hashable, Sendable {
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
  public enum Level: Hashable, Sendable {
    /// In front of, or behind, the elements of the other level; within a level, elements that overlap
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
    case keepsSource
    /// The presented screen's appearance all the way, swapped in one frame at the other end.
    case keepsDestination
  }

  /// The place in the presenting screen of an element that flies.
  public enum WhileAway: Hashable, Sendable {
    /// The place is empty while the element is elsewhere: in flight, and in a card (`overlay`, `hang` and
    /// `fall`) for as long as that is open beside the presenting screen.
    ///
    /// Meanwhile the view's opacity is almost 0. It is shown again, without animation, when the screen that
    /// it is in no longer names it for the element's key: within a tenth of a second after a cell has been used
    /// again, for example. It is also shown when the card is taken out of its window, as by a full screen
    /// over it, when the app sets its `alpha`, when it leaves its superview or its window, and when the
    /// transition is removed. A part of a view (`rect`) is empty only in flight, and so is a view of which a part
    /// flies, or in which there is a visual effect.
    ///
    /// A view without a `takeAlongKey` is looked at again only when it looks different or lies elsewhere. Where
    /// it may come to stand for another item without either, give it a key with the item, or set its `alpha`.
    case hole
    /// The view stays visible, and the element flies as a copy of it.
    case shown
  }
}

extension TakeAlongElement.Options {
  /// The options of a pair: those of the presenting screen, and those of the presented one where the
  /// former has the default.
  func completed(by other: TakeAlongElement.Options) -> TakeAlongElement.Options {
    var options = self
    if path == .straight { options.path = other.path }
    options.group = group ?? other.group
    if follows == .frame { options.follows = other.follows }
    if share == 0...1 { options.share = other.share }
    if level == .above { options.level = other.level }
    if fade == .automatic { options.fade = other.fade }
    return options
  }
}
