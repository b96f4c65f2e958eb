// Functions of the Objective-C runtime, and one of Foundation, that the check against iOS lacks, declared as their headers
// declare them: https://developer.apple.com/documentation/objectivec/objective-c-runtime

import Foundation
import ObjectiveC

func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { nil }
func class_getImageName(_ cls: AnyClass?) -> UnsafePointer<CChar>? { nil }

extension NSObject {
  func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }
}

struct Dl_info {
  var dli_fname: UnsafePointer<CChar>?
}
func dladdr(_ address: UnsafeRawPointer!, _ info: UnsafeMutablePointer<Dl_info>!) -> Int32 { 0 }
func method_getImplementation(_ method: Method) -> OpaquePointer { fatalError() }

extension Bundle {
  func object(forInfoDictionaryKey key: String) -> Any? { nil }
}
