import UIKit

/// One effect, with its window and its pace.
struct EffectAtom: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case opacity(CGFloat)
    case move(TransitionEdge, by: CGFloat)
    case offset(x: CGFloat, y: CGFloat, z: CGFloat)
    case scale(CGFloat, TransitionAnchor?)
    case rotate(Rotation)
    case hinge(TransitionEdge, perspective: CGFloat)
    case dim(CGFloat)
    case shadow(CGFloat)
    case cornerRadius(CGFloat)
    case reveal(TransitionPlace, circle: Bool)
    case hidden(beyond: CGFloat)
  }

  struct Rotation: Hashable, Sendable {
    var degrees: CGFloat
    var axis: TransitionAxis
    var anchor: TransitionAnchor?
    /// A share of the view's extent, like `perspective`.
    var anchorZ: CGFloat = 0
    var perspective: CGFloat = 0
  }

  var kind: Kind
  var start: CGFloat = 0
  var end: CGFloat = 1
  /// The pace inside of the window; the first one is the innermost.
  var timings: [TransitionTiming] = []
  var stagger: Stagger?
  /// The only direction in which it plays; `nil` for both.
  var direction: TransitionDirection?

  struct Stagger: Hashable, Sendable {
    var share: CGFloat
    var order: StaggerOrder
  }

  init(_ kind: Kind) { self.kind = kind }

  /// Puts the window into another one.
  mutating func narrow(to window: ClosedRange<CGFloat>) {
    let length = window.upperBound - window.lowerBound
    (start, end) = (window.lowerBound + start * length, window.lowerBound + end * length)
  }

  /// Returns the effect as one of several views has it that begin one after the other.
  ///
  /// - Parameter delay: The rank of the view among them, 0…1.
  func staggered(by delay: CGFloat) -> EffectAtom {
    guard let stagger else { return self }
    var atom = self
    let length = end - start
    atom.start = start + stagger.share * delay * length
    atom.end = atom.start + (1 - stagger.share) * length
    return atom
  }

  /// Shapes a track that goes from one end of the way to the other.
  func shape(_ track: Choreography.Track) -> Choreography.Track {
    timings.reduce(track) { $0.timing($1) }.during(start...max(start, end))
  }
}
