/// Numbers that look random and are the same on every run (SplitMix64).
struct SeededGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Between 0 and 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / Double(1 << 53)
  }

  mutating func next(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + next() * (range.upperBound - range.lowerBound)
  }
}
