import Testing
import UIKit

extension Integration {
  /// Whatever a run changes on a layer changes the hash of its frame.
  @MainActor @Suite struct FrameHashTests {
    private func hash(_ change: (CALayer) -> Void = { _ in }) -> UInt64 {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      change(layer)
      var hash = FrameHash()
      hash.add(layer)
      return hash.value
    }

    private func mask(_ change: (CALayer) -> Void) -> (CALayer) -> Void {
      let mask = CALayer()
      change(mask)
      return { $0.mask = mask }
    }

    @Test func changesOfALayerChangeTheHash() {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
      let hashes = [
        hash(), hash { $0.opacity = 0.5 }, hash { $0.contents = image.cgImage },
        hash { $0.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath },
        hash { $0.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 9)).cgPath },
        hash(mask { _ in }), hash(mask { $0.cornerRadius = 4 }),
        hash(mask { $0.bounds.size.width = 50 }),
      ]
      #expect(Set(hashes).count == hashes.count)
      #expect(hash() == hash())
    }
  }
}
