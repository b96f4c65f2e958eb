// UIKit re-exports Foundation; so does its stand-in.
@_exported import Foundation

/// Seconds. CoreFoundation's name, which Linux lacks.
public typealias CFTimeInterval = Double

struct Weak<Object: AnyObject> {
  weak var object: Object?
}
