/// What the screen still mixes into a layer while a transition fades, for a renderer.
///
/// Every pixel is `(1 - progress) * from + progress * now`, colors multiplied by their alpha.
public struct HeadlessDissolve {
  /// What the layer looked like, in the layer's own coordinates, as if it were the layer itself:
  /// with its opacity, clip and background, without its place.
  public let from: CALayer
  /// 0…1
  public let progress: CGFloat
}

extension CALayer {
  /// Only a layer of a presentation has one, while a fade runs.
  public var headlessDissolve: HeadlessDissolve? { state.dissolve }
}
