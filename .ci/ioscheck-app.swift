// What the demo's app uses of Apple's frameworks and the check against iOS lacks. Remove each as soon
// as the check has it.
import UIKit

extension UIApplicationDelegate {
  static func main() {}
}

extension Bundle {
  func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
}

extension UserDefaults {
  class var standard: UserDefaults { UserDefaults() }
  func dictionary(forKey defaultName: String) -> [String: Any]? { nil }
  func set(_ value: Any?, forKey defaultName: String) {}
}

extension String {
  enum Encoding { case utf8 }
  init(contentsOf url: URL, encoding enc: Encoding) throws { self = "" }
  var capitalized: String { self }
}

extension Thread {
  static func sleep(forTimeInterval interval: TimeInterval) {}
}

extension UIBarButtonItem {
  convenience init(title: String?, primaryAction: UIAction?) { self.init() }
}

extension NSItemProvider {
  convenience init(object: NSString) { self.init() }
}
