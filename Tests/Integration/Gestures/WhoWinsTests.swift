import Testing
import UIKit

@testable import TestSupport
@testable import TransitionCatalog

extension Integration {
  /// What of a screen takes a drag, and when the screen's own gesture does.
  @MainActor @Suite struct WhoWinsTests {
    enum Inner: CaseIterable, Sendable {
      /// A list whose rows have actions at their trailing end; with more rows than fit, and with three.
      case rows, fewRows
      /// A list whose rows have actions at their leading end.
      case leadingRows
      case plainRows
      /// Pages side by side, on the second of three.
      case pages
      /// Content that scrolls sideways, at its leading edge and beyond.
      case wide, wideBeyond
      /// A pan of the app's own, as charts and maps have.
      case chart
      /// One that makes up its mind only after 30 points, when the screen's would have begun.
      case slowChart
      /// One that wants two fingers.
      case twoFingers
    }

    enum Way: CaseIterable, Sendable {
      case left, right, down

      var vector: CGVector {
        switch self {
        case .left: CGVector(dx: -1, dy: 0)
        case .right: CGVector(dx: 1, dy: 0)
        case .down: CGVector(dx: 0, dy: 1)
        }
      }
    }

    enum Gesture: Sendable {
      case toEdge, sideways, down, content

      var own: TransitionGesture {
        switch self {
        case .toEdge: .panToEdge
        case .sideways: .pullLeftRight
        case .down: .pullUpDown
        case .content: .contentSwipe
        }
      }
    }

    enum Winner: Sendable { case inner, screen, nobody }

    struct Row: Sendable, CustomTestStringConvertible {
      let gesture: Gesture
      let inner: Inner
      let way: Way
      let winner: Winner
      var testDescription: String { "\(gesture) over \(inner), \(way): \(winner)" }
    }

    nonisolated static let modal: [Row] = [
      Row(gesture: .toEdge, inner: .rows, way: .left, winner: .inner),
      Row(gesture: .toEdge, inner: .rows, way: .right, winner: .nobody),
      Row(gesture: .toEdge, inner: .rows, way: .down, winner: .screen),
      Row(gesture: .toEdge, inner: .fewRows, way: .left, winner: .inner),
      Row(gesture: .toEdge, inner: .plainRows, way: .left, winner: .nobody),
      Row(gesture: .toEdge, inner: .pages, way: .left, winner: .inner),
      Row(gesture: .toEdge, inner: .pages, way: .right, winner: .inner),
      Row(gesture: .toEdge, inner: .pages, way: .down, winner: .screen),
      Row(gesture: .toEdge, inner: .chart, way: .left, winner: .inner),
      Row(gesture: .toEdge, inner: .chart, way: .down, winner: .inner),
      Row(gesture: .toEdge, inner: .twoFingers, way: .down, winner: .screen),
      Row(gesture: .toEdge, inner: .slowChart, way: .down, winner: .inner),
      Row(gesture: .sideways, inner: .slowChart, way: .right, winner: .inner),
      Row(gesture: .down, inner: .slowChart, way: .down, winner: .inner),
      Row(gesture: .sideways, inner: .rows, way: .left, winner: .inner),
      Row(gesture: .sideways, inner: .plainRows, way: .right, winner: .screen),
      Row(gesture: .sideways, inner: .chart, way: .right, winner: .inner),
      Row(gesture: .down, inner: .rows, way: .down, winner: .screen),
      Row(gesture: .down, inner: .fewRows, way: .down, winner: .screen),
      Row(gesture: .down, inner: .rows, way: .left, winner: .inner),
      Row(gesture: .down, inner: .chart, way: .down, winner: .inner),
      Row(gesture: .down, inner: .pages, way: .left, winner: .inner),
      Row(gesture: .down, inner: .pages, way: .down, winner: .screen),
      Row(gesture: .content, inner: .plainRows, way: .right, winner: .screen),
      Row(gesture: .content, inner: .plainRows, way: .left, winner: .nobody),
      Row(gesture: .content, inner: .plainRows, way: .down, winner: .nobody),
      Row(gesture: .content, inner: .rows, way: .right, winner: .screen),
      Row(gesture: .content, inner: .rows, way: .left, winner: .inner),
      Row(gesture: .content, inner: .leadingRows, way: .right, winner: .inner),
      Row(gesture: .content, inner: .wide, way: .right, winner: .screen),
      Row(gesture: .content, inner: .wide, way: .left, winner: .inner),
      Row(gesture: .content, inner: .wideBeyond, way: .right, winner: .inner),
      Row(gesture: .content, inner: .pages, way: .right, winner: .inner),
      Row(gesture: .content, inner: .chart, way: .right, winner: .inner),
      Row(gesture: .content, inner: .slowChart, way: .right, winner: .inner),
      Row(gesture: .content, inner: .twoFingers, way: .right, winner: .screen),
    ]

    private final class SlowPan: UIPanGestureRecognizer {
      private var start: CGPoint?

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touches.first?.location(in: nil)
        super.touchesBegan(touches, with: event)
      }

      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, let place = touches.first?.location(in: nil),
          hypot(place.x - start.x, place.y - start.y) > 30
        else { return }
        super.touchesMoved(touches, with: event)
      }
    }

    private final class Content: UIViewController, UITableViewDataSource, UITableViewDelegate {
      let inner: Inner
      var swiped = false
      private(set) lazy var table = UITableView(frame: view.bounds)
      private(set) lazy var pages = UIScrollView(frame: view.bounds)
      private(set) var panned = false
      private var target: RecognizerTarget?

      init(_ inner: Inner) {
        self.inner = inner
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        switch inner {
        case .rows, .fewRows, .leadingRows, .plainRows:
          table.dataSource = self
          table.delegate = self
          table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
          view.addSubview(table)
        case .pages, .wide, .wideBeyond:
          pages.isPagingEnabled = inner == .pages
          pages.contentInsetAdjustmentBehavior = .never
          pages.contentSize = CGSize(width: view.bounds.width * 3, height: view.bounds.height)
          pages.contentOffset.x = start
          view.addSubview(pages)
        case .chart, .slowChart, .twoFingers:
          let chart = UIView(frame: view.bounds)
          let pan = inner == .slowChart ? SlowPan() : UIPanGestureRecognizer()
          pan.minimumNumberOfTouches = inner == .twoFingers ? 2 : 1
          target = RecognizerTarget(pan) { [weak self] in
            if $0.state == .began { self?.panned = true }
          }
          chart.addGestureRecognizer(pan)
          view.addSubview(chart)
        }
      }

      /// A drag reaches the leading edge from `wideBeyond`, where the finger did not come down.
      private var start: CGFloat {
        switch inner {
        case .pages: view.bounds.width
        case .wideBeyond: 60
        default: 0
        }
      }

      var hasWon: Bool {
        switch inner {
        case .rows, .fewRows, .leadingRows, .plainRows: swiped
        case .pages, .wide, .wideBeyond: pages.contentOffset.x != start
        case .chart, .slowChart, .twoFingers: panned
        }
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        inner == .fewRows ? 8 : 40
      }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }

      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        inner == .rows || inner == .fewRows ? actions : nil
      }

      func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        inner == .leadingRows ? actions : nil
      }

      private var actions: UISwipeActionsConfiguration {
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        ])
      }

      func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        swiped = true
      }
    }

    private func drag(_ way: Way, in window: UIWindow) {
      let start = CGPoint(x: 195, y: 300)
      let end = CGPoint(x: start.x + way.vector.dx * 150, y: start.y + way.vector.dy * 150)
      Headless.play(.drag(from: start, to: end, over: 0.3), in: window)
      Headless.advance(by: 0.32)
    }

    private func winner(_ content: Content, _ controller: TransitionController) -> Winner {
      switch (content.hasWon, controller.run != nil) {
      case (true, false): .inner
      case (false, true): .screen
      default: .nobody
      }
    }

    /// In a presented screen, which `.panToEdge` closes downwards.
    @Test(arguments: modal) func theOneThatTheDragIsMeantForTakesIt(row: Row) {
      let (root, content, window) = (UIViewController(), Content(row.inner), Headless.makeWindow())
      window.rootViewController = root
      Headless.advance(by: 0.1)
      let preset: TransitionPreset = row.gesture == .toEdge ? .full : .slide
      let controller = TransitionController(
        presenting: content, preset: preset, gesture: row.gesture.own)
      root.present(content, animated: true)
      Headless.advance(by: 1.5)
      drag(row.way, in: window)
      #expect(winner(content, controller) == row.winner)
      Headless.advance(by: 2)
      #expect(controller.run == nil)
    }

    /// Between tabs: a row's actions, a page and a chart keep their drags; a plain row lets the tabs change.
    @Test(arguments: Inner.allCases) func tabsChangeWhereNothingElseIsMeant(inner: Inner) {
      let (content, tabs) = (Content(inner), UITabBarController())
      tabs.viewControllers = [UIViewController(), content, UIViewController()]
      tabs.selectedIndex = 1
      let window = Headless.makeWindow()
      window.rootViewController = tabs
      Headless.advance(by: 0.1)
      let controller = tabs.setTransition(.slide, gesture: .pullLeftRight)!
      drag(.left, in: window)
      let expected: Winner =
        switch inner {
        case .rows, .fewRows, .pages, .wide, .wideBeyond, .chart, .slowChart: .inner
        case .leadingRows, .plainRows, .twoFingers: .screen
        }
      #expect(winner(content, controller) == expected)
      Headless.advance(by: 2)
      #expect(tabs.selectedIndex == (expected == .screen ? 2 : 1))
    }

    /// From the edge of the display it is the screen's, whatever lies there.
    @Test(arguments: Inner.allCases) func theEdgeIsTheScreens(inner: Inner) {
      let (root, content, window) = (UIViewController(), Content(inner), Headless.makeWindow())
      window.rootViewController = root
      Headless.advance(by: 0.1)
      let controller = TransitionController(
        presenting: content, preset: TransitionPreset.slide, gesture: .leadingEdge)
      root.present(content, animated: true)
      Headless.advance(by: 1.5)
      Headless.play(
        .drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300), over: 0.5), in: window)
      Headless.advance(by: 0.4)
      #expect(winner(content, controller) == .screen)
      Headless.advance(by: 2)
      #expect(root.presentedViewController == nil)
    }
  }
}
