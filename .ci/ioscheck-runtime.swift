// Functions of the Objective-C runtime that the check against iOS lacks, declared as its headers declare them:
// https://developer.apple.com/documentation/objectivec/objective-c-runtime

import ObjectiveC

func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { nil }
func class_getImageName(_ cls: AnyClass?) -> UnsafePointer<CChar>? { nil }

extension NSObject {
  func perform(_ selector: Selector!, with first: Any!, with second: Any!)
    -> Unmanaged<AnyObject>!
  { nil }
}
