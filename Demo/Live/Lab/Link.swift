import FlyingFox
import Foundation

/// The conversation with one page: an answer to each message, and none without one.
///
/// The connection asks for a frame when it has written the last one, and only then is the next message read. So
/// a browser that stalls, or sends without reading, makes nothing pile up.
struct Link: WSHandler {
  let phone: Phone
  let pictures: PictureStore
  let page: Int
  let pages: PageCount

  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    let conversation = Conversation(self, client)
    return AsyncStream { await conversation.next() }
  }
}

/// Used by one connection, which asks for one frame after the other.
private final class Conversation: @unchecked Sendable {
  private let link: Link
  private var frames: AsyncThrowingStream<WSFrame, any Error>.Iterator
  private var isOver = false

  init(_ link: Link, _ client: AsyncThrowingStream<WSFrame, any Error>) {
    self.link = link
    frames = client.makeAsyncIterator()
  }

  /// Called however the connection ends, also in the middle of a drag.
  deinit {
    let link = link
    link.pages.leave()
    Task { @MainActor in link.phone.leave(link.page) }
  }

  func next() async -> WSFrame? {
    while !isOver {
      do {
        guard let frame = try await frames.next() else { return nil }
        if let answer = await answer(to: frame) { return answer }
      } catch {
        isOver = true
        return .close(code: .protocolError)
      }
    }
    return nil
  }

  private func answer(to frame: WSFrame) async -> WSFrame? {
    switch frame.opcode {
    case .text where frame.fin && frame.payload.count <= Request.Limit.bytes:
      guard let text = String(data: frame.payload, encoding: .utf8) else {
        return end(.invalidFramePayload)
      }
      return await answer(to: text)
    case .text where frame.fin: return end(.messageTooBig)
    case .ping where frame.payload.count <= 125:
      return WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload)
    case .pong: return nil
    case .close: return end(.normalClosure)
    // The page sends whole messages of text.
    default: return end(.unsupportedData)
    }
  }

  private func answer(to text: String) async -> WSFrame {
    let answer = await link.phone.answer(to: text, from: link.page)
    // The page asks for these files when it has read the answer.
    await link.pictures.add(answer.pictures)
    if let verdict = answer.verdict { await SelfTest.end(verdict) }
    return WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(answer.text.utf8))
  }

  private func end(_ code: WSCloseCode) -> WSFrame {
    isOver = true
    return .close(code: code)
  }
}
