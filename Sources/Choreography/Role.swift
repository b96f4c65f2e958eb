extension Choreography {
  /// The role of a part. A choreography names roles, never views.
  public struct Role: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case front, back, backdrop, shade, light, cast, picture
      case view(InnerViews, Int)
    }

    let kind: Kind

    /// The screen that arrives when opening.
    public static let front = Role(kind: .front)
    /// The screen underneath.
    public static let back = Role(kind: .back)
    /// The backdrop behind or between the screens.
    public static let backdrop = Role(kind: .backdrop)
    /// A black layer that darkens everything behind it by its alpha.
    static let shade = Role(kind: .shade)
    /// A layer of black over a screen that turns away from the light.
    static let light = Role(kind: .light)
    /// The shadow that a screen casts on the one beneath, beside one of its edges.
    static let cast = Role(kind: .cast)
    /// A picture of the screen that leaves, which fades in its place.
    static let picture = Role(kind: .picture)

    /// Returns the role of one of the views inside a screen that have an effect key, by its place in their reading
    /// order, from 0.
    ///
    /// The key must be one of `ChoreographedTransition.effectKeys`; `TransitionGeometry.frames(of:in:)` tells how
    /// many views there are, and where. Nothing moves for an index beyond them.
    public static func view(_ key: String, of screen: TransitionScreen, _ index: Int) -> Role {
      view(key, inFront: screen == .front, index)
    }

    static func view(_ key: String, inFront: Bool, _ index: Int) -> Role {
      Role(kind: .view(InnerViews(key: key, inFront: inFront), index))
    }

    /// True for a view inside a screen. It moves where it is: the order of the screens is not its matter.
    var isView: Bool { if case .view = kind { true } else { false } }
  }
}

/// The views inside one of the two screens that have a key.
struct InnerViews: Hashable, Sendable {
  var key: String
  var inFront: Bool
  /// The controller in that screen that brings an effect on them itself, by its number; 0 for the transition's own
  /// effects.
  var owner = 0
}
