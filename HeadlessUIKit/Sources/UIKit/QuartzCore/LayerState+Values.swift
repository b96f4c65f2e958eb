extension LayerState {
  /// The value of a property, ready for interpolation.
  subscript(property: LayerProperty) -> AnimatableValue {
    get {
      switch property {
      case .bounds: .rect(bounds)
      case .position: .point(position)
      case .zPosition: .number(zPosition)
      case .anchorPoint: .point(anchorPoint)
      case .anchorPointZ: .number(anchorPointZ)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .opacity: .number(CGFloat(opacity))
      case .isHidden: .other(isHidden)
      case .masksToBounds: .other(masksToBounds)
      case .isDoubleSided: .other(isDoubleSided)
      case .allowsGroupOpacity: .other(allowsGroupOpacity)
      case .allowsEdgeAntialiasing: .other(allowsEdgeAntialiasing)
      case .contents: contents.map { .other($0) } ?? .nothing
      case .contentsRect: .rect(contentsRect)
      case .contentsCenter: .rect(contentsCenter)
      case .contentsGravity: .other(contentsGravity)
      case .contentsScale: .number(contentsScale)
      case .backgroundColor: .init(color: backgroundColor)
      case .cornerRadius: .number(cornerRadius)
      case .maskedCorners: .other(maskedCorners)
      case .cornerCurve: .other(cornerCurve)
      case .borderWidth: .number(borderWidth)
      case .borderColor: .init(color: borderColor)
      case .shadowColor: .init(color: shadowColor)
      case .shadowOpacity: .number(CGFloat(shadowOpacity))
      case .shadowOffset: .size(shadowOffset)
      case .shadowRadius: .number(shadowRadius)
      case .shadowPath: .init(path: shadowPath)
      case .colors, .locations, .startPoint, .endPoint, .gradientType: gradient[property]
      case .headlessEffect: .effect(effect)
      default: shape[property]
      }
    }
    set {
      switch property {
      case .bounds: newValue.write(to: &bounds)
      case .position: newValue.write(to: &position)
      case .zPosition: newValue.write(to: &zPosition)
      case .anchorPoint: newValue.write(to: &anchorPoint)
      case .anchorPointZ: newValue.write(to: &anchorPointZ)
      case .transform: newValue.write(to: &transform)
      case .sublayerTransform: newValue.write(to: &sublayerTransform)
      case .opacity: newValue.write(to: &opacity)
      case .isHidden: newValue.write(to: &isHidden)
      case .masksToBounds: newValue.write(to: &masksToBounds)
      case .isDoubleSided: newValue.write(to: &isDoubleSided)
      case .allowsGroupOpacity: newValue.write(to: &allowsGroupOpacity)
      case .allowsEdgeAntialiasing: newValue.write(to: &allowsEdgeAntialiasing)
      case .contents: contents = newValue.any
      case .contentsRect: newValue.write(to: &contentsRect)
      case .contentsCenter: newValue.write(to: &contentsCenter)
      case .contentsGravity: newValue.write(to: &contentsGravity)
      case .contentsScale: newValue.write(to: &contentsScale)
      case .backgroundColor: newValue.write(to: &backgroundColor)
      case .cornerRadius: newValue.write(to: &cornerRadius)
      case .maskedCorners: newValue.write(to: &maskedCorners)
      case .cornerCurve: newValue.write(to: &cornerCurve)
      case .borderWidth: newValue.write(to: &borderWidth)
      case .borderColor: newValue.write(to: &borderColor)
      case .shadowColor: newValue.write(to: &shadowColor)
      case .shadowOpacity: newValue.write(to: &shadowOpacity)
      case .shadowOffset: newValue.write(to: &shadowOffset)
      case .shadowRadius: newValue.write(to: &shadowRadius)
      case .shadowPath: newValue.write(to: &shadowPath)
      case .colors, .locations, .startPoint, .endPoint, .gradientType:
        gradient[property] = newValue
      case .headlessEffect: if case .effect(let value) = newValue { effect = value }
      default: shape[property] = newValue
      }
    }
  }
}
