/// A view, or the screen: points are converted between them [controllers 19.13].
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let views = viewsInOneWindow(self, coordinateSpace) {
      return views.0.convert(point, to: views.1)
    }
    return convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let views = viewsInOneWindow(self, coordinateSpace) {
      return views.0.convert(point, from: views.1)
    }
    return convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  /// Between windows by way of the screen, on which every window has its place.
  // Unverified: that within a window a rectangle is converted as between views, without a second box around it.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let views = viewsInOneWindow(self, coordinateSpace) {
      return views.0.convert(rect, to: views.1)
    }
    let onScreen = (self as? UIView)?.toScreen(rect) ?? rect
    return (coordinateSpace as? UIView)?.fromScreen(onScreen) ?? onScreen
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let views = viewsInOneWindow(self, coordinateSpace) {
      return views.0.convert(rect, from: views.1)
    }
    let onScreen = (coordinateSpace as? UIView)?.toScreen(rect) ?? rect
    return (self as? UIView)?.fromScreen(onScreen) ?? onScreen
  }
}

/// Between these no screen is needed. The second is optional, as in the methods of views.
@MainActor private func viewsInOneWindow(
  _ one: any UICoordinateSpace, _ other: any UICoordinateSpace
) -> (UIView, UIView?)? {
  guard let one = one as? UIView, let other = other as? UIView, one.window === other.window
  else { return nil }
  return (one, other)
}

final class ScreenSpace: NSObject, UICoordinateSpace {
  var bounds: CGRect { UIScreen.main.bounds }
}

extension UIView: UICoordinateSpace {
  private var place: CGPoint { window?.frame.origin ?? .zero }

  fileprivate func toScreen(_ rect: CGRect) -> CGRect {
    convert(rect, to: window).offsetBy(dx: place.x, dy: place.y)
  }

  fileprivate func fromScreen(_ rect: CGRect) -> CGRect {
    convert(rect.offsetBy(dx: -place.x, dy: -place.y), from: window)
  }
}
