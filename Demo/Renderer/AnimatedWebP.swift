import CWebP
import Foundation

/// Collects pictures into an animated WebP file with alpha.
///
/// After the first, a frame holds only the blocks that have changed. Pictures that are shown for long
/// are encoded well, and with them all that has changed since the last such picture; those between are
/// seen for a sixtieth of a second. libwebp's own encoder of animations takes colors for equal that
/// are not, the more so the smaller the file, and a movement leaves traces that stay.
public struct AnimatedWebP: Sendable {
  public let width: Int
  public let height: Int
  /// The number of times the movie plays; 0 means forever.
  public let loop: Int

  private var frames: [(picture: Bitmap, milliseconds: Int)] = []

  /// The shortest time, in milliseconds, in which a flaw is seen.
  private static let glance = 90

  public init(width: Int, height: Int, loop: Int = 0) {
    precondition((1...16383).contains(width) && (1...16383).contains(height))
    self.width = width
    self.height = height
    self.loop = loop
  }

  /// Adds one frame. `bitmap` must have the size of the movie. One picture shown twice in a row
  /// becomes one longer frame.
  public mutating func add(_ bitmap: Bitmap, milliseconds: Int) {
    precondition(bitmap.width == width && bitmap.height == height && milliseconds > 0)
    if bitmap == frames.last?.picture {
      frames[frames.count - 1].milliseconds += milliseconds
    } else {
      frames.append((bitmap, milliseconds))
    }
  }

  /// Returns the file, or nil without frames, or if libwebp refuses.
  ///
  /// - Parameter quality: The quality of what moves, 0…100. What stands still has at least 75.
  public func file(quality: Float = 75) -> Data? {
    guard !frames.isEmpty, let mux = WebPMuxNew() else { return nil }
    defer { WebPMuxDelete(mux) }
    guard WebPMuxSetCanvasSize(mux, Int32(width), Int32(height)) == WEBP_MUX_OK else { return nil }
    var settings = WebPMuxAnimParams(bgcolor: 0, loop_count: Int32(loop))
    guard WebPMuxSetAnimationParams(mux, &settings) == WEBP_MUX_OK else { return nil }
    var chunks: [Chunk] = []
    var canvas = FrameCanvas(width: width, height: height)
    for (index, (picture, milliseconds)) in frames.enumerated() {
      if let first = chunks.first, index == frames.count - 1, picture == frames[0].picture {
        // The very pixels of the beginning: a movie that starts again does not flicker.
        chunks.append(Chunk(part: first.part, file: first.file, milliseconds: milliseconds))
        break
      }
      let isLong = milliseconds >= AnimatedWebP.glance
      if let part = canvas.part(of: picture, exactly: isLong) {
        guard let file = part.picture.webP(quality: isLong ? max(quality, 75) : quality)
        else { return nil }
        chunks.append(Chunk(part: part, file: file, milliseconds: milliseconds))
      } else {
        chunks[chunks.count - 1].milliseconds += milliseconds
      }
    }
    for chunk in chunks { guard chunk.push(to: mux) else { return nil } }
    var assembled = WebPData()
    guard WebPMuxAssemble(mux, &assembled) == WEBP_MUX_OK else { return nil }
    defer { WebPDataClear(&assembled) }
    return Data(bytes: assembled.bytes, count: assembled.size)
  }

  private struct Chunk {
    var part: FrameCanvas.Part
    var file: Data
    var milliseconds: Int

    func push(to mux: OpaquePointer) -> Bool {
      file.withUnsafeBytes { bytes in
        var frame = WebPMuxFrameInfo()
        frame.bitstream = WebPData(
          bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count)
        frame.x_offset = Int32(part.x)
        frame.y_offset = Int32(part.y)
        frame.duration = Int32(milliseconds)
        frame.id = WEBP_CHUNK_ANMF
        frame.dispose_method = WEBP_MUX_DISPOSE_NONE
        frame.blend_method = part.blends ? WEBP_MUX_BLEND : WEBP_MUX_NO_BLEND
        return WebPMuxPushFrame(mux, &frame, 1) == WEBP_MUX_OK
      }
    }
  }
}
