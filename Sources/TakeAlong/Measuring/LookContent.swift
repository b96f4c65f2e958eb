import UIKit

/// The content of a view, to tell whether it has changed or is missing. Cheap enough for every frame.
enum LookContent: Equatable {
  case image(ObjectIdentifier)
  case text(String)
  /// Something that only a snapshot shows.
  case other
  /// An image that is not loaded yet, a text that is not there, or a view that draws nothing.
  case nothing

  @MainActor
  init(of view: UIView, as kind: LookKind) {
    switch (kind, view) {
    case (.picture, let view as UIImageView):
      if let image = view.shownImage {
        self = .image(ObjectIdentifier(image))
      } else {
        self = .nothing
      }
    case (.label, let view as UILabel):
      if let text = view.text, !text.isEmpty { self = .text(text) } else { self = .nothing }
    case (.likeness, _): self = .other
    // A class that draws by itself, and has nothing to draw yet.
    case (_, let view as UIImageView) where view.isWaiting: self = .nothing
    case (_, let view as UILabel) where view.isUnwritten: self = .nothing
    default: self = view.isEmpty ? .nothing : .other
    }
  }
}

extension UILabel {
  fileprivate var isUnwritten: Bool {
    text?.isEmpty != false && subviews.allSatisfy(\.isHidden)
      && (layer.backgroundColor?.alpha ?? 0) == 0
  }
}

extension UIView {
  /// True for a plain view without any content. Other classes may draw when they are asked to.
  fileprivate var isEmpty: Bool {
    type(of: self) == UIView.self && layer.contents == nil && layer.sublayers?.isEmpty != false
      && (layer.backgroundColor?.alpha ?? 0) == 0 && layer.borderWidth == 0
      && layer.shadowOpacity == 0
  }
}
