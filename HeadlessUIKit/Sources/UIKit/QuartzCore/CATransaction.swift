let kCATransactionAnimationDuration = "animationDuration"
let kCATransactionDisableActions = "disableActions"
let kCATransactionAnimationTimingFunction = "animationTimingFunction"

/// Layer changes that reach the screen together.
open class CATransaction: NSObject {
  open class func begin() { TransactionStack.current.begin() }

  open class func commit() { TransactionStack.current.commit() }

  open class func flush() { TransactionStack.current.flush() }

  open class func animationDuration() -> CFTimeInterval {
    TransactionStack.current.values[kCATransactionAnimationDuration] as? CFTimeInterval ?? 0.25
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.current.values[kCATransactionAnimationTimingFunction]
      as? CAMediaTimingFunction
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  open class func disableActions() -> Bool {
    TransactionStack.current.disablesActions
  }

  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// Waits for animations added from here on. An earlier block of the same transaction is kept.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let level = TransactionStack.current.top
    level.group = block.map { CompletionGroup($0) }
    if let group = level.group { level.groups.append(group) }
  }

  private class func setValue(_ value: Any?, forKey key: String) {
    TransactionStack.current.top.values[key] = value
  }
}
