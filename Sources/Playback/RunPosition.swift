import UIKit

/// What is to be shown: the fraction of the run, and what the fore screen is beside its way.
struct RunPosition: Equatable, Sendable {
  var fraction: CGFloat
  var dragOffset = CGVector.zero
}
