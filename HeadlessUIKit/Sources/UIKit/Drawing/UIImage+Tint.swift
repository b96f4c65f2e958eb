import Foundation

extension UIImage {
  /// The image's shape in one color; no template, unless it was one.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(
      bitmap.tinted(color.cgColor), scale: scale, orientation: imageOrientation,
      renderingMode: renderingMode)
  }
}

extension CGImage {
  /// The alpha of every mark stays, its color becomes `color`.
  ///
  /// Right for recorded drawings, also for nested ones; PNG data keeps its colors.
  func tinted(_ color: CGColor) -> CGImage {
    guard let drawing = headlessDrawing else { return self }
    let commands = drawing.commands.map { $0.tinted(color) }
    return CGImage(
      headlessDrawing: HeadlessDrawing(
        size: drawing.size, scale: drawing.scale, commands: commands))
  }
}

extension HeadlessDrawing.Command {
  fileprivate func tinted(_ color: CGColor) -> HeadlessDrawing.Command {
    func ink(_ original: CGColor) -> CGColor { color.copy(alpha: color.alpha * original.alpha)! }
    func ink(_ stops: [HeadlessDrawing.Stop]) -> [HeadlessDrawing.Stop] {
      stops.map { HeadlessDrawing.Stop(color: ink($0.color), location: $0.location) }
    }
    switch self {
    case .save, .restore, .concatenate, .alpha, .clip, .clear: return self
    case .fill(let path, let original, let evenOdd):
      return .fill(path, ink(original), evenOdd: evenOdd)
    case .stroke(let path, let original, let stroke): return .stroke(path, ink(original), stroke)
    case .image(let image, let rect): return .image(image.tinted(color), rect)
    case .text(var text, let baseline):
      text.color = ink(text.color)
      return .text(text, baseline: baseline)
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(ink(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let radius):
      return .radialGradient(ink(stops), center: center, radius: radius)
    }
  }
}
