/// A date to choose; only the program sets it here. Its wheels are absent.
open class UIDatePicker: UIControl {
  open var date = Date()

  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
