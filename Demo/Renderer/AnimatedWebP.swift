import CWebP
import Foundation

/// Collects pictures into an animated WebP file with alpha.
///
/// After the first, a frame holds only the blocks that have changed. Blocks that are seen for a sixtieth
/// of a second are encoded in haste. As soon as a block comes to rest it is encoded well, whatever still
/// moves beside it: text that stands still is sharp. libwebp's own encoder of animations takes colors for
/// equal that are not, the more so the smaller the file, and a movement leaves traces that stay.
public struct AnimatedWebP: Sendable {
  public let width: Int
  public let height: Int
  /// The number of times the movie plays; 0 means forever.
  public let loop: Int

  private var frames: [(picture: Bitmap, milliseconds: Int)] = []

  /// The shortest time, in milliseconds, in which a flaw is seen.
  private static let glance = 110
  /// The least quality of what stands still, when all does and while something moves.
  private static let fine: (still: Float, moving: Float) = (80, 68)

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
  /// - Parameter quality: The quality of what moves, 0…100. What stands still has at least 68.
  public func file(quality: Float = 75) -> Data? {
    guard !frames.isEmpty, let mux = WebPMuxNew() else { return nil }
    defer { WebPMuxDelete(mux) }
    guard WebPMuxSetCanvasSize(mux, Int32(width), Int32(height)) == WEBP_MUX_OK else { return nil }
    var settings = WebPMuxAnimParams(bgcolor: 0, loop_count: Int32(loop))
    guard WebPMuxSetAnimationParams(mux, &settings) == WEBP_MUX_OK else { return nil }
    let frames = SlowFrames.thinned(frames)
    let rests = BlockRests(frames, width: width, height: height)
    var chunks: [Chunk] = []
    var canvas = FrameCanvas(width: width, height: height)
    for (index, (picture, milliseconds)) in frames.enumerated() {
      if index > 0, index == frames.count - 1, picture == frames[0].picture, loop == 0 {
        // The movie starts again with this very picture, which costs nothing then.
        chunks[0].milliseconds += milliseconds
        break
      }
      let isLong = milliseconds >= AnimatedWebP.glance
      let resting = isLong ? nil : rests.blocks(from: index, for: AnimatedWebP.glance)
      if let part = canvas.part(of: picture, resting: resting) {
        let fine = isLong ? AnimatedWebP.fine.still : AnimatedWebP.fine.moving
        let quality = part.isFine ? max(quality, fine) : quality
        guard let file = part.picture.webP(quality: quality) else { return nil }
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
