import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let start = UINavigationController(rootViewController: StartViewController())
    start.navigationBar.prefersLargeTitles = true
    let window = UIWindow(windowScene: scene)
    window.rootViewController = start
    window.makeKeyAndVisible()
    self.window = window
  }
}
