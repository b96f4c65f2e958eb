import CZlib
import Foundation

extension Data {
  /// Returns the data as zlib packs it, or nil if zlib refuses.
  func deflated() -> Data? {
    var length = compressBound(uLong(count))
    var packed = Data(count: Int(length))
    let status = packed.withUnsafeMutableBytes { target in
      withUnsafeBytes { source in
        compress2(
          target.bindMemory(to: Bytef.self).baseAddress, &length,
          source.bindMemory(to: Bytef.self).baseAddress, uLong(count), Z_BEST_COMPRESSION)
      }
    }
    guard status == Z_OK else { return nil }
    return packed.prefix(Int(length))
  }
}
