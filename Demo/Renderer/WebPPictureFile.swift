import CWebP
import Foundation

/// One picture for a WebP file, written by a worker and read after all workers have ended.
final class WebPPictureFile: @unchecked Sendable {
  private let lock = NSLock()
  private var file = Data()

  var data: Data { lock.withLock { file } }

  func encode(_ bitmap: Bitmap, quality: Float) {
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigPreset(&config, WEBP_PRESET_DEFAULT, quality) != 0,
      WebPPictureInit(&picture) != 0
    else { return }
    // The plain conversion smears thin colored text and edges.
    config.use_sharp_yuv = 1
    config.method = 6
    picture.width = Int32(bitmap.width)
    picture.height = Int32(bitmap.height)
    picture.use_argb = 1
    defer { WebPPictureFree(&picture) }
    let imported = bitmap.pixels.withUnsafeBufferPointer {
      WebPPictureImportBGRX(&picture, $0.baseAddress, Int32(bitmap.width * 4))
    }
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    let encoded = withUnsafeMutablePointer(to: &writer) { writer in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return imported != 0 && WebPEncode(&config, &picture) != 0
    }
    guard encoded, let memory = writer.mem else { return }
    let result = Data(bytes: memory, count: writer.size)
    lock.withLock { file = result }
  }
}
