import UIKit

/// All that is cheap to compare of a view and of everything in it, to tell whether it looks the same.
///
/// A drawing by the view itself is taken for the same as long as its layer has the same `contents` object.
struct ViewFingerprint: Equatable {
  private let marks: [Mark]

  fileprivate struct Mark: Equatable {
    let layer: ObjectIdentifier
    let bounds: CGRect
    /// Where it is in its superlayer, and how opaque. Of the view itself nothing: a flight changes that.
    let place: LayerPlace?
    let opacity: Float
    let isHidden: Bool
    let cornerRadius: CGFloat
    let color: CGColor?
    let border: [CGColor?]
    let contents: ObjectIdentifier?
    let path: CGPath?
    /// A text, because it is drawn into `contents` only after this turn of the run loop.
    let text: String?
    /// Image, font and colors; of a text with attributes, all of these.
    let objects: [NSObject?]
  }

  @MainActor
  init(of view: UIView) {
    var marks: [Mark] = []
    func walk(_ layer: CALayer) {
      marks.append(Mark(layer, isRoot: layer === view.layer))
      for sublayer in layer.sublayers ?? [] { walk(sublayer) }
    }
    walk(view.layer)
    self.marks = marks
  }
}

extension ViewFingerprint.Mark {
  @MainActor
  fileprivate init(_ layer: CALayer, isRoot: Bool) {
    self.layer = ObjectIdentifier(layer)
    bounds = layer.bounds
    place = isRoot ? nil : LayerPlace(layer)
    opacity = isRoot ? 1 : layer.opacity
    isHidden = layer.isHidden
    cornerRadius = layer.cornerRadius
    color = layer.backgroundColor
    border = layer.borderWidth > 0 ? [layer.borderColor] : []
    contents = layer.contents.map { ObjectIdentifier($0 as AnyObject) }
    path = (layer as? CAShapeLayer)?.path
    text =
      switch layer.delegate {
      case let label as UILabel: label.text
      case let field as UITextField: field.text
      case let view as UITextView: view.text
      default: nil
      }
    objects =
      switch layer.delegate {
      case let label as UILabel: [label.textColor, label.font, label.attributedText]
      case let field as UITextField: [field.textColor, field.font]
      case let view as UITextView: [view.attributedText]
      case let view as UIImageView: [view.shownImage, view.tintColor]
      case let view as UIView: [view.tintColor]
      default: []
      }
  }
}

/// The layers around the landing places of a screen: tells in a few comparisons whether any place may have
/// moved with one of them. A list that scrolls is one layer, however many elements are in it.
@MainActor
final class LayerWatch {
  private var layers: [(layer: CALayer, place: LayerPlace)] = []

  /// Watches all that is around these views, up to the screen's own view.
  func watch(_ views: [UIView], in screen: UIView?) {
    var known: Set<ObjectIdentifier> = []
    layers = []
    for view in views {
      var next = view.superview
      while let current = next, known.insert(ObjectIdentifier(current)).inserted {
        layers.append((current.layer, LayerPlace(current.layer)))
        if current === screen { break }
        next = current.superview
      }
    }
  }

  /// True if a layer has another place than when it was watched, or nothing is watched yet.
  var hasChanged: Bool {
    layers.isEmpty || layers.contains { $0.place != LayerPlace($0.layer) }
  }
}

/// The properties of a layer that decide where it is.
struct LayerPlace: Equatable {
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

  static func == (a: LayerPlace, b: LayerPlace) -> Bool {
    a.superlayer == b.superlayer && a.position == b.position && a.bounds == b.bounds
      && a.isHidden == b.isHidden && CATransform3DEqualToTransform(a.transform, b.transform)
  }
}
