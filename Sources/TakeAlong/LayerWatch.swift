import UIKit

/// The layers at and around the landing places of a screen, watched to detect a possible movement of any place.
@MainActor
final class LayerWatch {
  /// The properties of a layer that determine its place.
  private typealias Place = (
    superlayer: ObjectIdentifier?, position: CGPoint, bounds: CGRect, transform: CGAffineTransform,
    isHidden: Bool
  )

  private var layers: [(layer: CALayer, place: Place)] = []
  /// True if the screen is to be asked for its elements again, because the container has changed.
  var asksAgain = false

  /// Watches these views and their superviews, up to the screen's own view.
  func note(_ views: [UIView], in screen: UIView?) {
    var known: Set<ObjectIdentifier> = []
    layers = []
    for view in views {
      for current in sequence(first: view, next: { $0 === screen ? nil : $0.superview }) {
        guard known.insert(ObjectIdentifier(current)).inserted else { break }
        layers.append((current.layer, LayerWatch.place(of: current.layer)))
      }
    }
  }

  /// True if the `Place` of a layer has changed since `note(_:in:)`, or nothing is watched yet.
  var hasChanged: Bool {
    for (layer, place) in layers where place != LayerWatch.place(of: layer) { return true }
    return layers.isEmpty
  }

  private static func place(of layer: CALayer) -> Place {
    (
      layer.superlayer.map(ObjectIdentifier.init), layer.position, layer.bounds,
      layer.affineTransform(), layer.isHidden
    )
  }
}
