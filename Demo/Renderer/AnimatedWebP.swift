import CWebP
import Foundation

/// Collects pictures into an animated WebP file.
///
/// Every frame is a key frame, encoded on another core as soon as it is added. Pictures are drawn
/// on black, because the file has no alpha. One picture shown twice in a row becomes one longer
/// frame.
public final class AnimatedWebP {
  public let width: Int
  public let height: Int
  /// The quality, 0…100.
  public let quality: Float
  /// The number of times the movie plays; 0 means forever.
  public let loop: Int

  private let workers = OperationQueue()
  private var last: Bitmap?
  private var frames: [(picture: WebPPictureFile, milliseconds: Int)] = []

  public init(width: Int, height: Int, quality: Float = 75, loop: Int = 0) {
    precondition((1...16383).contains(width) && (1...16383).contains(height))
    self.width = width
    self.height = height
    self.quality = quality
    self.loop = loop
    workers.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount)
    workers.qualityOfService = .userInitiated
  }

  /// Adds one frame. `bitmap` must have the size of the movie.
  public func add(_ bitmap: Bitmap, milliseconds: Int) {
    precondition(bitmap.width == width && bitmap.height == height && milliseconds > 0)
    if bitmap == last {
      frames[frames.count - 1].milliseconds += milliseconds
      return
    }
    last = bitmap
    let picture = WebPPictureFile()
    frames.append((picture, milliseconds))
    workers.addOperation { [quality] in picture.encode(bitmap, quality: quality) }
  }

  /// Waits for the frames and assembles the file. Returns nil without frames, or if libwebp
  /// refuses.
  public func finish() -> Data? {
    workers.waitUntilAllOperationsAreFinished()
    guard !frames.isEmpty, let mux = WebPMuxNew() else { return nil }
    defer { WebPMuxDelete(mux) }
    var settings = WebPMuxAnimParams(bgcolor: 0xFF00_0000, loop_count: Int32(loop))
    guard WebPMuxSetAnimationParams(mux, &settings) == WEBP_MUX_OK else { return nil }
    for (picture, milliseconds) in frames {
      guard push(picture.data, milliseconds, to: mux) else { return nil }
    }
    var assembled = WebPData()
    guard WebPMuxAssemble(mux, &assembled) == WEBP_MUX_OK else { return nil }
    defer { WebPDataClear(&assembled) }
    return Data(bytes: assembled.bytes, count: assembled.size)
  }

  private func push(_ file: Data, _ milliseconds: Int, to mux: OpaquePointer) -> Bool {
    file.withUnsafeBytes { bytes in
      var frame = WebPMuxFrameInfo()
      frame.bitstream = WebPData(
        bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count)
      frame.duration = Int32(milliseconds)
      frame.id = WEBP_CHUNK_ANMF
      frame.dispose_method = WEBP_MUX_DISPOSE_NONE
      frame.blend_method = WEBP_MUX_NO_BLEND
      return WebPMuxPushFrame(mux, &frame, 1) == WEBP_MUX_OK
    }
  }
}
