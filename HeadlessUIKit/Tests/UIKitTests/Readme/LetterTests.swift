import Testing
import UIKit

@MainActor @Test func theButtonClosesTheLetter() {
  Headless.reset()
  let window = Headless.makeWindow()
  let (inbox, letter) = (UIViewController(), UIViewController())
  window.rootViewController = inbox
  let close = UIButton(
    frame: CGRect(x: 20, y: 60, width: 80, height: 44),
    primaryAction: UIAction { _ in inbox.dismiss(animated: true) })
  letter.view.addSubview(close)
  letter.modalPresentationStyle = .fullScreen

  inbox.present(letter, animated: true)
  Headless.advance(by: 0.6)
  #expect(inbox.presentedViewController === letter)

  Headless.play(.tap(at: close.center), in: window)
  Headless.advance(by: 0.6)
  #expect(inbox.presentedViewController == nil)
  #expect(Headless.misuses.isEmpty)
}
