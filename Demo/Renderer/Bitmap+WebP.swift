import CWebP
import Foundation

extension Bitmap {
  /// Returns the picture as a WebP file, or nil if libwebp refuses.
  func webP(quality: Float) -> Data? {
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigPreset(&config, WEBP_PRESET_DEFAULT, quality) != 0,
      WebPPictureInit(&picture) != 0
    else { return nil }
    // The plain conversion smears thin colored text and edges.
    config.use_sharp_yuv = 1
    // Noise shaping takes from text and edges, and gives to what is plain anyway.
    config.sns_strength = 0
    config.method = 6
    config.alpha_quality = 80
    // Clear pixels have colors that suit their neighbors.
    config.exact = 1
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
}
