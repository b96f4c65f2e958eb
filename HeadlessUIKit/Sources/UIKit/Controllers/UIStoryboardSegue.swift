@MainActor
open class UIStoryboardSegue: NSObject {
  private let storedIdentifier: String?
  private let storedSource: UIViewController
  private let storedDestination: UIViewController
  private let performHandler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    storedIdentifier = identifier
    storedSource = source
    storedDestination = destination
    performHandler = nil
  }

  private init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    handler: @escaping () -> Void
  ) {
    storedIdentifier = identifier
    storedSource = source
    storedDestination = destination
    performHandler = handler
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(
      identifier: identifier, source: source, destination: destination, handler: performHandler)
  }

  open var identifier: String? { storedIdentifier }
  open var source: UIViewController { storedSource }
  open var destination: UIViewController { storedDestination }

  /// Documented: without a handler a subclass overrides this; the base class does nothing.
  open func perform() { performHandler?() }
}
