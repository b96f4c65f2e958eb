/// What comes before everything else in a frame of the display.
protocol FrameInput: AnyObject {
  /// When it has something to deliver, at the earliest.
  var next: CFTimeInterval? { get }

  func deliver(upTo time: CFTimeInterval)
}
