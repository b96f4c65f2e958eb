import Screens
import TransitionCatalog

extension Variant {
  static let all =
    options
    + Entry.allCases.compactMap { entry in
      entry.preset.map {
        Variant(
          name: "\($0.rawValue)-gesture", preset: $0,
          summary: "Dragged, thrown back, caught and sent off", code: entry.gestureCode,
          isByHand: true)
      }
    }

  private static let options = [
    Variant(
      name: "slide-from-bottom", preset: .slide, summary: "From the bottom edge",
      code: "edge: .bottom",
      options: { _ in TransitionOptions(edge: .bottom) }),
    Variant(
      name: "overlay-blur", preset: .overlay, summary: "Smaller, over a blur",
      code: "size: .proportional(…), backdrop: .blur(…)",
      options: { _ in
        TransitionOptions(
          size: .proportional(width: 0.8, height: 0.6), backdrop: .blur(.systemUltraThinMaterial))
      }),
    Variant(
      name: "fold-ipad", preset: .fold, summary: "On an iPad",
      size: ScreenSize(width: 1024, height: 768), width: 400),
    Variant(
      name: "fall-to-trailing", preset: .fall, summary: "Leaves to the side",
      code: "destination: .trailing",
      options: { _ in TransitionOptions(destination: .trailing) }),
    Variant(
      name: "full-from-cell", preset: .full, summary: "Out of a cell and back into it",
      code: "origin: .view(cell), destination: .view(cell)",
      options: { TransitionOptions(origin: .view($0), destination: .view($0)) }),
    Variant(name: "scale-dark", preset: .scale, summary: "In dark mode", isDark: true),
    Variant(name: "spin-dark", preset: .spin, summary: "In dark mode", isDark: true),
  ]
}
