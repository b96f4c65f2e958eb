extension UINavigationController {
  func buildSwipe(on view: UIView) {}
}
