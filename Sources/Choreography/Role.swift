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
    /// Black over all layers behind, with the opacity of the part.
    static let shade = Role(kind: .shade)
    /// Black over a screen turned away from the light.
    static let light = Role(kind: .light)
    /// The shadow of a screen on the screen beneath, beside an edge of the upper screen.
    static let cast = Role(kind: .cast)
    /// A picture of the leaving screen, fading in the place of this screen.
    static let picture = Role(kind: .picture)

    /// The role of a screen.
    static func screen(_ side: TransitionScreen) -> Role { side == .front ? .front : .back }

    /// Returns the role of a view with an effect key inside a screen, by its index in reading order, from 0.
    ///
    /// The key must be in `ChoreographedTransition.effectKeys`. `TransitionGeometry.frames(forEffect:in:)` returns the
    /// frames of all views with this key; a role with an index beyond these moves no view.
    public static func view(forEffect key: String, in screen: TransitionScreen, at index: Int)
      -> Role
    {
      Role(kind: .view(InnerViews(key: key, screen: screen), index))
    }

    /// True for a view inside a screen. The view moves in its superview, apart from the order of the screens.
    var isView: Bool { if case .view = kind { true } else { false } }
  }
}

/// The views with a key inside a screen.
struct InnerViews: Hashable, Sendable {
  var key: String
  var screen: TransitionScreen
  /// The number of the controller in this screen whose own effect moves the views; 0 for the transition's effects.
  var owner = 0
}
