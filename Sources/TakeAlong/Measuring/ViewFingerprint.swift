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
