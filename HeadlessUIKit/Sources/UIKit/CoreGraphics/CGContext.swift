import Foundation

/// Records what is drawn. Its base space is UIKit's: points, y downwards.
public final class CGContext {
  struct State {
    var transform = CGAffineTransform.identity
    var fill = CGColor.black
    var stroke = CGColor.black
    var lineWidth: CGFloat = 1
    var alpha: CGFloat = 1
  }

  let size: CGSize
  let scale: CGFloat
  private(set) var commands: [HeadlessDrawing.Command] = []
  private(set) var state = State()
  private var stack: [State] = []

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  var drawing: HeadlessDrawing {
    let open = [HeadlessDrawing.Command](repeating: .restore, count: stack.count)
    return HeadlessDrawing(size: size, scale: scale, commands: commands + open)
  }

  func record(_ command: HeadlessDrawing.Command) { commands.append(command) }

  public func saveGState() {
    stack.append(state)
    record(.save)
  }

  public func restoreGState() {
    guard let last = stack.popLast() else { return }
    state = last
    record(.restore)
  }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    record(.concatenate(transform))
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0))
  }

  public func setFillColor(_ color: CGColor) { state.fill = color }

  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }
}
