/// Only what a gesture recognizer's delegate needs to be written down: nothing makes one.
@MainActor open class UIPress: NSObject {}
