import UIKit

@testable import TestSupport
@testable import TransitionCatalog

/// One thing that happens to a screen. Its description is the Swift code that makes it again.
enum WalkEvent: Hashable, CustomStringConvertible {
  case down(finger: Int, x: CGFloat, y: CGFloat)
  case move(finger: Int, x: CGFloat, y: CGFloat, over: TimeInterval)
  case lift(finger: Int)
  case cancelTouches
  case wait(TimeInterval)
  /// Presents the screen, or pushes it.
  case present(animated: Bool)
  /// Dismisses through the library, which reverses an opening.
  case dismiss
  /// Dismisses through UIKit, which refuses it during a transition, or pops. Closes covers as well.
  case uikitDismiss(animated: Bool)
  /// Dismisses through UIKit in an animation of the app's.
  case dismissInAnimation(over: TimeInterval)
  /// The screen presents another one.
  case cover(WalkCover, animated: Bool)
  case uncover(animated: Bool)
  case resize(width: CGFloat, height: CGFloat)
  case hideWindow(Bool)
  case background(TimeInterval)
  case interruption(TimeInterval)
  case memoryWarning
  case gesture(Int)
  case settings(WalkSettings)
  case refuses(Bool)
  case reduceMotion(Bool)
  case startRect(Bool)
  /// The text field of the screen, or of the one underneath, becomes or resigns first responder.
  case edit(Bool, underneath: Bool)
  case keyboard(height: CGFloat)
  /// The bars of stacks and tabs look otherwise.
  case bars(WalkBars)
  // The app's percent driver, in a stack.
  case drives(Bool)
  case update(CGFloat)
  case pause
  case finish
  case cancel

  var description: String {
    switch self {
    case .down(let finger, let x, let y): ".down(finger: \(finger), x: \(x), y: \(y))"
    case .move(let finger, let x, let y, let seconds):
      ".move(finger: \(finger), x: \(x), y: \(y), over: \(seconds))"
    case .lift(let finger): ".lift(finger: \(finger))"
    case .cancelTouches: ".cancelTouches"
    case .wait(let seconds): ".wait(\(seconds))"
    case .present(let animated): ".present(animated: \(animated))"
    case .dismiss: ".dismiss"
    case .uikitDismiss(let animated): ".uikitDismiss(animated: \(animated))"
    case .dismissInAnimation(let seconds): ".dismissInAnimation(over: \(seconds))"
    case .cover(let cover, let animated): ".cover(.\(cover), animated: \(animated))"
    case .uncover(let animated): ".uncover(animated: \(animated))"
    case .resize(let width, let height): ".resize(width: \(width), height: \(height))"
    case .hideWindow(let hides): ".hideWindow(\(hides))"
    case .background(let seconds): ".background(\(seconds))"
    case .interruption(let seconds): ".interruption(\(seconds))"
    case .memoryWarning: ".memoryWarning"
    case .gesture(let index): ".gesture(\(index))"
    case .settings(let settings): ".settings(.\(settings))"
    case .refuses(let refuses): ".refuses(\(refuses))"
    case .reduceMotion(let isOn): ".reduceMotion(\(isOn))"
    case .startRect(let isSet): ".startRect(\(isSet))"
    case .edit(let begins, let underneath): ".edit(\(begins), underneath: \(underneath))"
    case .bars(let bars): ".bars(.\(bars))"
    case .keyboard(let height): ".keyboard(height: \(height))"
    case .drives(let drives): ".drives(\(drives))"
    case .update(let percent): ".update(\(percent))"
    case .pause: ".pause"
    case .finish: ".finish"
    case .cancel: ".cancel"
    }
  }
}

/// How bars look.
enum WalkBars: CaseIterable {
  case clear, opaque, glass

  @MainActor func apply(to bar: UIView) {
    Headless.barsFloat = self == .glass
    let (navigation, tabs) = (UINavigationBarAppearance(), UITabBarAppearance())
    for appearance in [navigation, tabs] as [UIBarAppearance] {
      if self == .opaque {
        appearance.configureWithOpaqueBackground()
      } else {
        appearance.configureWithTransparentBackground()
      }
    }
    (bar as? UINavigationBar)?.scrollEdgeAppearance = navigation
    (bar as? UITabBar)?.scrollEdgeAppearance = tabs
  }
}
