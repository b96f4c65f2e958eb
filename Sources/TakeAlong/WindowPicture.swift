import UIKit

/// A picture of everything in a window, in place of screens that have left it, with a view for each of their elements.
@MainActor
final class WindowPicture: UIView {
  private weak var owner: UIWindow?
  /// The elements of the screen in front, each with the view that stands in its place.
  private(set) var offers: [ElementScreen.Offer] = []
  /// The views of `offers`, each with the color under it.
  private var standIns: [StandIn] = []

  private typealias StandIn = (view: UIView, patch: UIView)

  /// Returns `nil` for a window that has not been drawn.
  ///
  /// - Parameters:
  ///   - screen: The screen in front.
  ///   - keys: The keys of the screen that arrives, as far as they are known.
  init?(of window: UIWindow, offering screen: ElementScreen, for keys: [TakeAlongKey]) {
    guard !window.isHidden, window.layer.presentation() != nil,
      let snapshot = window.snapshotView(afterScreenUpdates: false)
    else { return nil }
    owner = window
    super.init(frame: window.bounds)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    snapshot.frame = bounds
    snapshot.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(snapshot)
    let space = RestingSpace(nil, in: window, bars: screen.bars)
    space.seesAnimations = true
    for offer in screen.offers(screen.answers(), for: keys) {
      let original = Original(offer.view, key: offer.key, options: offer.options)
      guard original.measure(in: space) == nil, let standIn = standIn(for: original) else {
        continue
      }
      var options = offer.options
      // The view in the picture shows the part alone.
      options.rect = nil
      if let make = options.standIn {
        options.standIn = { _ in make(offer.view) }
      } else if original.needsSnapshot {
        let look = original.makeLook()
        options.standIn = { _ in look }
      }
      offers.append(
        ElementScreen.Offer(
          key: offer.key, view: standIn.view, options: options, owner: offer.owner))
      standIns.append(standIn)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns a view at the place of a view in the window, which a screen may grow out of.
  func standIn(for place: PlaceView) -> UIView? {
    guard let view = place.view, view.window === owner else { return nil }
    var options = TakeAlongElement.Options()
    options.rect = place.part
    return standIn(for: Original(view, options: options, as: .snapshot))?.view
  }

  /// Removes the views of the elements that do not fly: the picture shows these as they were.
  func keepStandIns(of flight: Flight?) {
    let flying = flight?.pairs.compactMap { $0.back.view } ?? []
    for standIn in standIns where !flying.contains(standIn.view) {
      standIn.view.removeFromSuperview()
      standIn.patch.removeFromSuperview()
    }
  }

  /// Adds a view that looks as the original does, at its place, and under it the color behind the original: the view is
  /// hidden while its element flies.
  private func standIn(for original: Original) -> StandIn? {
    guard let view = original.view, let owner,
      let look = original.part == nil ? original.makePicture() : original.makeLook()
    else { return nil }
    let part = original.part ?? view.bounds
    let patch = addPatch(over: view.convert(part, to: owner), in: view.superview)
    let standIn = look is UIImageView || look is UILabel ? look : UIView()
    if look is UILabel {
      standIn.backgroundColor = view.backgroundColor
      standIn.clipsToBounds = view.clipsToBounds
      standIn.layer.cornerRadius = view.layer.cornerRadius
    }
    standIn.bounds = CGRect(origin: .zero, size: part.size)
    standIn.center = view.convert(CGPoint(x: part.midX, y: part.midY), to: owner)
    if standIn !== look {
      look.frame = standIn.bounds
      standIn.addSubview(look)
    }
    addSubview(standIn)
    return (standIn, patch)
  }
}

extension UIView {
  /// Adds a view to a picture of a screen, over the place of an element, in the color behind it: two points beyond each
  /// edge, because where the picture is scaled, the outermost pixels of the element mix with those beside them.
  ///
  /// - Parameter surroundings: The superview of the element.
  func addPatch(over place: CGRect, in surroundings: UIView?) -> UIView {
    let patch = UIView(frame: place.insetBy(dx: -2, dy: -2))
    patch.backgroundColor = surroundings?.pageColor
    addSubview(patch)
    return patch
  }
}
