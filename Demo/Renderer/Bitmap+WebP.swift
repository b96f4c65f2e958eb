import CWebP
import Foundation

extension Bitmap {
  /// Returns the picture as a WebP file, or nil if libwebp refuses.
  ///
  /// - Parameters:
  ///   - quality: 0…100; nil for the very pixels.
  ///   - inHaste: Whether a file that is a little larger, but made in a fraction of the time, will do.
  public func webP(quality: Float?, inHaste: Bool = false) -> Data? {
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigPreset(&config, WEBP_PRESET_DEFAULT, quality ?? 0) != 0,
      WebPPictureInit(&picture) != 0
    else { return nil }
    // The plain conversion smears thin colored text and edges.
    config.use_sharp_yuv = 1
    // Noise shaping takes from text and edges, and gives to what is plain anyway.
    config.sns_strength = 0
    config.method = inHaste ? 4 : 6
    config.alpha_quality = 80
    // Clear pixels have colors that suit their neighbors.
    config.exact = 1
    if quality == nil { _ = WebPConfigLosslessPreset(&config, inHaste ? 2 : 6) }
    picture.width = Int32(width)
    picture.height = Int32(height)
    picture.use_argb = 1
    defer { WebPPictureFree(&picture) }
    let imported = straight().withUnsafeBufferPointer {
      WebPPictureImportBGRA(&picture, $0.baseAddress, Int32(width * 4))
    }
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    let encoded = withUnsafeMutablePointer(to: &writer) { writer in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return imported != 0 && WebPEncode(&config, &picture) != 0
    }
    guard encoded, let memory = writer.mem else { return nil }
    return Data(bytes: memory, count: writer.size)
  }

  /// Returns the pixels, with colors that are not multiplied by alpha.
  private func straight() -> [UInt8] {
    var straight = pixels
    for at in stride(from: 0, to: straight.count, by: 4) {
      let alpha = Int(straight[at + 3])
      guard alpha < 255, alpha > 0 else { continue }
      for channel in at..<at + 3 {
        straight[channel] = UInt8(min(255, (Int(straight[channel]) * 255 + alpha / 2) / alpha))
      }
    }
    return straight
  }

  /// A name for the pixels (FNV-1a, 64 bits).
  public var digest: String {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in pixels { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return String(value, radix: 16)
  }
}
