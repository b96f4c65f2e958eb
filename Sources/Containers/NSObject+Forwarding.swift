import Foundation

extension NSObject {
  /// True if this is a delegate, or a proxy in front of it, which passes on to a delegate of the library's what it
  /// does not answer itself, perhaps through others of them.
  @MainActor func forwards(to delegate: ForwardingDelegate) -> Bool {
    var link: NSObject? = self
    for _ in 0..<16 {
      guard let found = link?.firstForwardingDelegate else { return false }
      if found === delegate { return true }
      link = found.next
    }
    return false
  }
}
