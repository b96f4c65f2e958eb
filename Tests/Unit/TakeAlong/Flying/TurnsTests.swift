import Testing

@testable import TransitionCatalog

struct TurnsTests {
  @Test(
    "All have their turn once in a round, and never more than the limit at a time",
    arguments: [0, 1, 5, 6, 7, 71, 72, 73, 160, 1_000])
  func eachHasItsTurn(count: Int) {
    let limit = 12
    let frames = Turns(of: count, in: 0, within: 6, atMost: limit).frames
    #expect(frames == max(6, (count + limit - 1) / limit))
    var looks = Array(repeating: 0, count: count)
    for frame in 0..<frames {
      let turns = Turns(of: count, in: frame, within: 6, atMost: limit)
      let indices = Array(turns.indices(upTo: count))
      #expect(indices.count <= limit)
      #expect(indices == (0..<count).filter(turns.includes))
      #expect(turns.round == 0)
      for index in indices { looks[index] += 1 }
    }
    #expect(looks.allSatisfy { $0 == 1 })
    #expect(Turns(of: count, in: frames, within: 6, atMost: limit).round == 1)
  }
}
