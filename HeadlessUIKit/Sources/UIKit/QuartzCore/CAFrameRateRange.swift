public struct CAFrameRateRange: Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float

  public init() {
    minimum = 0
    maximum = 0
    preferred = 0
  }

  public init(minimum: Float, maximum: Float, preferred: Float) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  static let `default` = CAFrameRateRange()
}
