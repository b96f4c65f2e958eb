import UIKit

/// Info.plist names the delegate of the one kind of scene that there is.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
