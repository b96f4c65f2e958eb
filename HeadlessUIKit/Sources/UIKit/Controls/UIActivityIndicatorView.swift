/// Says that something is going on. Not drawn.
// Unverified: only a call of `stopAnimating` hides it, and a new one.
open class UIActivityIndicatorView: UIView {
  open private(set) var isAnimating = false

  /// Set, it is hidden while it does not animate:
  /// https://developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    isHidden = true
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}
