/// Only what `hitTest(_:with:)` needs to be written down: nothing makes one yet.
@MainActor open class UIEvent: NSObject {}
