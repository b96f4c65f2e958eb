import UIKit

/// The layers at and around the landing places of a screen, watched to detect a possible movement of any place.
@MainActor
final class LayerWatch {
  private var layers: [(layer: CALayer, place: Place)] = []
  /// True if the screen is to be asked for its elements again, because the container has changed.
  var asksAgain = false

  /// Watches these views and their superviews, up to the screen's own view.
  func watch(_ views: [UIView], in screen: UIView?) {
    var known: Set<ObjectIdentifier> = []
    layers = []
    for view in views {
      var next: UIView? = view
      while let current = next, known.insert(ObjectIdentifier(current)).inserted {
        layers.append((current.layer, Place(current.layer)))
        if current === screen { break }
        next = current.superview
      }
    }
  }

  /// True if the `Place` of a layer has changed since `watch(_:in:)`, or nothing is watched yet.
  var hasChanged: Bool {
    for (layer, place) in layers where place != Place(layer) { return true }
    return layers.isEmpty
  }

  /// The properties of a layer that determine its place.
  private struct Place: Equatable {
    private let superlayer: ObjectIdentifier?
    private let position: CGPoint
    private let bounds: CGRect
    private let transform: CATransform3D
    private let isHidden: Bool

    init(_ layer: CALayer) {
      superlayer = layer.superlayer.map { ObjectIdentifier($0) }
      (position, bounds, isHidden) = (layer.position, layer.bounds, layer.isHidden)
      transform = layer.transform
    }

    static func == (a: Place, b: Place) -> Bool {
      a.superlayer == b.superlayer && a.position == b.position && a.bounds == b.bounds
        && a.isHidden == b.isHidden && CATransform3DEqualToTransform(a.transform, b.transform)
    }
  }
}
