/// Columns beside or over each other where there is room, and one stack of them where there is not.
open class UISplitViewController: UIViewController {
  // Unverified: the number.
  public class var automaticDimension: CGFloat { ColumnWidth.automatic }

  final var state = SplitState()
  final let dimming = UIView()
  private let styleStorage: Style

  public init(style: Style) {
    styleStorage = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    styleStorage = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    styleStorage = .unspecified
    super.init(coder: coder)
  }

  open var style: Style { styleStorage }
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // Columns

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    assign(vc, to: column)
  }

  open func viewController(for column: Column) -> UIViewController? {
    style == .unspecified ? nil : state.columns[column]
  }

  open var viewControllers: [UIViewController] {
    get { managed }
    set { exchangeColumns(for: newValue) }
  }

  open func show(_ column: Column) { reveal(column) }
  open func hide(_ column: Column) { conceal(column) }

  open override func show(_ vc: UIViewController, sender: Any?) {
    HeadlessMisuse.record(.notModelled, "The stand-in's split views do not show by themselves.")
  }

  // Modes

  open var isCollapsed: Bool { state.isCollapsed }

  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { preferenceChanged() }
  }

  open var displayMode: DisplayMode { currentMode }

  /// Documented: taken into account with the next layout.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open var splitBehavior: SplitBehavior { currentBehavior }

  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  // Widths

  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { state.primaryWidth.fraction }
    set { change(\.primaryWidth.fraction, to: newValue) }
  }

  open var preferredPrimaryColumnWidth: CGFloat {
    get { state.primaryWidth.points }
    set { change(\.primaryWidth.points, to: newValue) }
  }

  open var minimumPrimaryColumnWidth: CGFloat {
    get { state.primaryWidth.minimum }
    set { change(\.primaryWidth.minimum, to: newValue) }
  }

  open var maximumPrimaryColumnWidth: CGFloat {
    get { state.primaryWidth.maximum }
    set { change(\.primaryWidth.maximum, to: newValue) }
  }

  open var primaryColumnWidth: CGFloat { state.primaryWidth.resolved(in: size.width) }

  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { state.supplementaryWidth.fraction }
    set { change(\.supplementaryWidth.fraction, to: newValue) }
  }

  open var preferredSupplementaryColumnWidth: CGFloat {
    get { state.supplementaryWidth.points }
    set { change(\.supplementaryWidth.points, to: newValue) }
  }

  open var minimumSupplementaryColumnWidth: CGFloat {
    get { state.supplementaryWidth.minimum }
    set { change(\.supplementaryWidth.minimum, to: newValue) }
  }

  open var maximumSupplementaryColumnWidth: CGFloat {
    get { state.supplementaryWidth.maximum }
    set { change(\.supplementaryWidth.maximum, to: newValue) }
  }

  open var supplementaryColumnWidth: CGFloat {
    state.supplementaryWidth.resolved(in: size.width)
  }

  // View

  open override func loadView() { buildView() }

  override func placeContent() {
    adapt()
    arrange()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    displayed.first { state.hosts[$0] === container }
      .map { frame(of: $0, in: parentSize).size } ?? parentSize
  }
}

/// What a split view controller remembers.
@MainActor
struct SplitState {
  /// As they were set.
  var columns: [UISplitViewController.Column: UIViewController] = [:]
  /// What stands in the columns: the same, or navigation controllers around them.
  var hosts: [UISplitViewController.Column: UIViewController] = [:]
  var isCollapsed = false
  /// On its way into one stack, or out of it.
  var isAdapting = false
  /// Nil until somebody asks.
  var mode: UISplitViewController.DisplayMode?
  var behavior: UISplitViewController.SplitBehavior?
  var wasLying: Bool?
  var primaryWidth = ColumnWidth()
  var supplementaryWidth = ColumnWidth()
}
