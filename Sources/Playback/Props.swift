import UIKit

/// The props of one run: views of the library's in the container.
@MainActor
final class Props {
  private let container: UIView
  private var views: [UIView] = []
  /// Props that lie right below or above another view, and have its place.
  private var companions: [Companion] = []

  private struct Companion {
    let prop: UIView
    let view: UIView
    let branch: UIView
    let isAbove: Bool
  }

  init(in container: UIView) { self.container = container }

  /// Adds a view, by default a plain one as large as the container.
  func add(_ color: UIColor?, _ made: UIView? = nil) -> UIView {
    let view = made ?? UIView(frame: container.bounds)
    if let color { view.backgroundColor = color }
    prepare(view)
    container.addSubview(view)
    return view
  }

  /// Adds a view in the place of another one, beside the subview of the container that carries it. Returns `false`
  /// if nothing in the container does.
  func add(_ prop: UIView, beside view: UIView, isAbove: Bool) -> Bool {
    guard let branch = view.branch(in: container) else { return false }
    let companion = Companion(prop: prop, view: view, branch: branch, isAbove: isAbove)
    layOut(companion)
    prepare(prop)
    place(companion)
    companions.append(companion)
    return true
  }

  /// Takes charge of a view that is in the container.
  func adopt(_ view: UIView) { views.append(view) }

  /// Takes those that lie beside other views along with these.
  func arrange() { companions.forEach(place) }

  func layOut() {
    for companion in companions { layOut(companion) }
  }

  private func layOut(_ companion: Companion) {
    let frame = companion.view.layer.restingFrame
    let home = companion.view.superview
    companion.prop.rest(in: home === container ? frame : container.convert(frame, from: home))
  }

  func remove() {
    for view in views { view.removeFromSuperview() }
    (views, companions) = ([], [])
  }

  private func prepare(_ prop: UIView) {
    prop.isUserInteractionEnabled = false
    prop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    adopt(prop)
  }

  private func place(_ companion: Companion) {
    if companion.isAbove {
      container.insertSubview(companion.prop, aboveSubview: companion.branch)
    } else {
      container.insertSubview(companion.prop, belowSubview: companion.branch)
    }
  }
}

extension UIView {
  /// The subview of a container that contains this view: a tab bar controller's own wrapper, for example, may be
  /// between a screen and the container.
  func branch(in container: UIView) -> UIView? {
    var branch: UIView? = self
    while let view = branch, view.superview !== container { branch = view.superview }
    return branch
  }
}

/// A layer of black over a screen that turns away from the light, or that lies in the shadow of another:
/// darkest at one of its edges.
@MainActor
final class LightView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// - Parameter shading: `nil` changes nothing: the part is clear then.
  func show(_ shading: Choreography.Part.Shading?) {
    guard let gradient = layer as? CAGradientLayer, let shading else { return }
    gradient.colors = [shading.dark, shading.light].map {
      UIColor.black.withAlphaComponent($0).cgColor
    }
    let (x, y) = (shading.x, shading.y)
    gradient.startPoint = CGPoint(x: 0.5 + x / 2, y: 0.5 + y / 2)
    gradient.endPoint = CGPoint(x: 0.5 - x / 2, y: 0.5 - y / 2)
    guard let strip = shading.strip else { return }
    autoresizingMask = []
    rest(in: strip.frame(in: superview?.bounds ?? bounds))
  }
}
