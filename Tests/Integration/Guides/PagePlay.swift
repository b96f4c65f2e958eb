import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// What the suites play that take the code of pages there and back.
@MainActor protocol PagePlay {}

extension PagePlay {
  func makeWindow(
    _ root: UIViewController, size: CGSize = CGSize(width: 390, height: 844)
  ) -> UIWindow {
    let window = Headless.makeWindow(size: size)
    window.rootViewController = root
    Headless.advance(by: 0.1)
    return window
  }

  func makePage() -> UIViewController {
    let page = UIViewController()
    page.view.backgroundColor = .white
    return page
  }

  func settle() { Headless.advance(by: 2) }

  /// Drags, rests, lifts, and waits for the end, unless the finger stays.
  func drag(
    _ window: UIWindow, from start: CGPoint = CGPoint(x: 200, y: 300), by way: CGVector,
    lifts: Bool = true
  ) {
    let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
    window.play([.down(start), .move(to: end, over: 0.3), .hold(0.2)] + (lifts ? [.lift] : []))
    if lifts { settle() }
  }

  func run(of screen: UIViewController?) -> Run? {
    screen.flatMap(TransitionController.installed(on:))?.run
  }
}

/// How a screen of a page goes back.
enum PageWay: CaseIterable, Sendable { case code, finger }
