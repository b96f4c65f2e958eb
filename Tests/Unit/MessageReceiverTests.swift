import Testing

@testable import TransitionCatalog

/// Decides for each message whom a delegate that stands in front of another one lets answer.
struct MessageReceiverTests {
  struct Row: Sendable {
    let isOwn: Bool
    let isKnown: Bool
    let nextAnswers: Bool
    let receiver: MessageReceiver
    let isAnnounced: Bool
  }

  static let table = [
    Row(isOwn: true, isKnown: true, nextAnswers: true, receiver: .itself, isAnnounced: true),
    Row(isOwn: true, isKnown: false, nextAnswers: false, receiver: .itself, isAnnounced: true),
    Row(isOwn: false, isKnown: true, nextAnswers: true, receiver: .next, isAnnounced: true),
    // UIKit may have been told of the answer before the next delegate was gone.
    Row(isOwn: false, isKnown: true, nextAnswers: false, receiver: .defaults, isAnnounced: false),
    // Nobody could answer if the next delegate were gone.
    Row(isOwn: false, isKnown: false, nextAnswers: true, receiver: .nobody, isAnnounced: false),
    Row(isOwn: false, isKnown: false, nextAnswers: false, receiver: .nobody, isAnnounced: false),
  ]

  @Test(arguments: table) func eachMessageHasItsReceiver(row: Row) {
    let receiver = MessageReceiver.of(
      isOwn: row.isOwn, isKnown: row.isKnown, nextAnswers: row.nextAnswers)
    #expect(receiver == row.receiver)
    #expect(receiver.isAnnounced == row.isAnnounced)
  }
}
