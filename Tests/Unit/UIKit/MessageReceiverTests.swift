import Testing

@testable import TransitionCatalog

/// Decides for each message whom a delegate that stands in front of another one lets answer.
struct MessageReceiverTests {
  struct Row: Sendable {
    let isKnown: Bool
    let isHeld: Bool
    let nextAnswers: Bool
    let receiver: MessageReceiver
    let isAnnounced: Bool
  }

  static let table = [
    Row(isKnown: true, isHeld: false, nextAnswers: true, receiver: .next, isAnnounced: true),
    // UIKit may have been told of the answer before the next delegate was gone.
    Row(isKnown: true, isHeld: false, nextAnswers: false, receiver: .defaults, isAnnounced: false),
    // Nobody could answer if the next delegate were gone.
    Row(isKnown: false, isHeld: false, nextAnswers: true, receiver: .nobody, isAnnounced: false),
    Row(isKnown: false, isHeld: false, nextAnswers: false, receiver: .nobody, isAnnounced: false),
    Row(isKnown: false, isHeld: true, nextAnswers: true, receiver: .next, isAnnounced: true),
    Row(isKnown: false, isHeld: true, nextAnswers: false, receiver: .nobody, isAnnounced: false),
    Row(isKnown: true, isHeld: true, nextAnswers: true, receiver: .next, isAnnounced: true),
  ]

  @Test(arguments: table) func eachMessageHasItsReceiver(row: Row) {
    let receiver = MessageReceiver.of(
      isKnown: row.isKnown, isHeld: row.isHeld, nextAnswers: row.nextAnswers)
    #expect(receiver == row.receiver)
    #expect(receiver.isAnnounced == row.isAnnounced)
  }
}
