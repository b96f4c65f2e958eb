import Screens
import TransitionCatalog

extension Variant {
  /// Films of cards at an edge.
  static let sheets = [
    Variant(
      name: "sheet", stage: SheetStage(),
      summary: "As high as its content, grows with it, and is pulled away"),
    Variant(
      name: "sheet-floating", stage: SheetStage(),
      summary: "Since iOS 26, away from the edges, with the corners of the display",
      barsFloat: true),
    Variant(
      name: "menu", stage: MenuStage(),
      summary: "Opened by a button, pulled away; the other one from its edge"),
    Variant(
      name: "menu-right-to-left", stage: MenuStage(),
      summary: "Right to left, the menu comes from the right", isRightToLeft: true),
  ]
}
