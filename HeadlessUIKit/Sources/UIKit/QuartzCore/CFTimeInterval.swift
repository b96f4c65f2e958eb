/// Seconds. CoreFoundation's name, which Linux lacks.
public typealias CFTimeInterval = Double
