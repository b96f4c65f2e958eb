/// Only what a gesture recognizer's delegate needs to be written down: nothing makes one.
open class UIPress: NSObject {}
