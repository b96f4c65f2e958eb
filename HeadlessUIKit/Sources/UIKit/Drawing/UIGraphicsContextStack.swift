// UIKit keeps one stack a thread; the stand-in lives on the main one.
private nonisolated(unsafe) var stack: [CGContext] = []

public func UIGraphicsGetCurrentContext() -> CGContext? { stack.last }

public func UIGraphicsPushContext(_ context: CGContext) { stack.append(context) }

public func UIGraphicsPopContext() { _ = stack.popLast() }
