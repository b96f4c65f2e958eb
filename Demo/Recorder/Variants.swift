import TransitionCatalog

extension Variant {
  static let all = [
    Variant(
      name: "slide-from-bottom", preset: .slide, summary: "From the bottom edge",
      code: "edge: .bottom",
      options: { _ in TransitionOptions(edge: .bottom) })
  ]
}
