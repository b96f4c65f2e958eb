import Testing
import UIKit

@testable import TransitionCatalog

@MainActor struct TakeAlongKeyTests {
  @Test func keysAreEqualIfNameAndItemAre() {
    let one = TakeAlongKey("picture", of: 1)
    #expect(one == TakeAlongKey("picture", of: 1))
    #expect(one != TakeAlongKey("picture", of: 2))
    #expect(one != TakeAlongKey("picture", of: "1"))
    #expect(one != TakeAlongKey("title", of: 1))
    #expect(one != "picture")
    #expect(TakeAlongKey("picture") == "picture")
    #expect(Set([one, TakeAlongKey("picture", of: 1), "picture"]).count == 2)
    #expect(one.item as? Int == 1 && one.description == "picture of 1")
  }

  @Test func interfaceBuilderSetsTheName() {
    let view = UIView()
    view.takeAlongName = "cover"
    #expect(view.takeAlongKey == "cover")
    view.takeAlongName = ""
    #expect(view.takeAlongKey == nil)
    view.takeAlongKey = TakeAlongKey("cover", of: 3)
    #expect(view.takeAlongName == "cover")
    view.takeAlongName = nil
    #expect(view.takeAlongKey == nil && view.takeAlongName == nil)
  }
}
