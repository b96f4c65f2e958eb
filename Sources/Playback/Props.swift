import UIKit

/// The props of a run: the library's views in the container.
@MainActor
final class Props {
  private let container: UIView
  private var views: [UIView] = []
  /// The props right below or above another view, with the frame of this view.
  private var companions: [Companion] = []

  private struct Companion {
    let prop: UIView
    let view: UIView
    let branch: UIView
    let isAbove: Bool
  }

  init(in container: UIView) { self.container = container }

  /// Adds a prop, by default a plain view as large as the container.
  func add(_ color: UIColor?, _ made: UIView? = nil) -> UIView {
    let view = made ?? UIView(frame: container.bounds)
    if let color { view.backgroundColor = color }
    prepare(view)
    container.addSubview(view)
    return view
  }

  /// Adds a prop with the frame of `view`, beside the subview of the container that carries `view`. Returns `false`
  /// without such a subview.
  func add(_ prop: UIView, beside view: UIView, isAbove: Bool) -> Bool {
    guard let branch = view.branch(in: container) else { return false }
    let companion = Companion(prop: prop, view: view, branch: branch, isAbove: isAbove)
    layOut(companion)
    prepare(prop)
    place(companion)
    companions.append(companion)
    return true
  }

  /// Adds a view in the container to the views that `remove()` removes.
  func adopt(_ view: UIView) { views.append(view) }

  /// Moves each companion beside its view again, after views have been arranged.
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
  /// Returns the subview of a container that contains this view. A tab bar controller, for example, may have a wrapper
  /// of its own between a screen and the container.
  func branch(in container: UIView) -> UIView? {
    var branch: UIView? = self
    while let view = branch, view.superview !== container { branch = view.superview }
    return branch
  }
}

/// Black over a screen turned away from the light, or in the shadow of another: a gradient, darkest at an edge.
@MainActor
final class LightView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// - Parameter shading: `nil` changes nothing, because the part is then clear.
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
