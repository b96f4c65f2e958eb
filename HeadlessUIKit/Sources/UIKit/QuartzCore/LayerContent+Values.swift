extension GradientState {
  subscript(property: LayerProperty) -> AnimatableValue {
    get {
      switch property {
      case .colors: AnimatableValue(colors)
      case .locations: AnimatableValue(locations)
      case .startPoint: .point(startPoint)
      case .endPoint: .point(endPoint)
      case .gradientType: .other(type)
      default: .nothing
      }
    }
    set {
      switch property {
      case .colors: colors = newValue.any as? [Any]
      case .locations: locations = (newValue.any as? [Any])?.compactMap { $0 as? NSNumber }
      case .startPoint: newValue.write(to: &startPoint)
      case .endPoint: newValue.write(to: &endPoint)
      case .gradientType: newValue.write(to: &type)
      default: break
      }
    }
  }
}

extension ShapeState {
  subscript(property: LayerProperty) -> AnimatableValue {
    get {
      switch property {
      case .path: .init(path: path)
      case .fillColor: .init(color: fillColor)
      case .fillRule: .other(fillRule)
      case .strokeColor: .init(color: strokeColor)
      case .strokeStart: .number(strokeStart)
      case .strokeEnd: .number(strokeEnd)
      case .lineWidth: .number(lineWidth)
      case .miterLimit: .number(miterLimit)
      case .lineCap: .other(lineCap)
      case .lineJoin: .other(lineJoin)
      case .lineDashPhase: .number(lineDashPhase)
      case .lineDashPattern: AnimatableValue(lineDashPattern)
      default: .nothing
      }
    }
    set {
      switch property {
      case .path: newValue.write(to: &path)
      case .fillColor: newValue.write(to: &fillColor)
      case .fillRule: newValue.write(to: &fillRule)
      case .strokeColor: newValue.write(to: &strokeColor)
      case .strokeStart: newValue.write(to: &strokeStart)
      case .strokeEnd: newValue.write(to: &strokeEnd)
      case .lineWidth: newValue.write(to: &lineWidth)
      case .miterLimit: newValue.write(to: &miterLimit)
      case .lineCap: newValue.write(to: &lineCap)
      case .lineJoin: newValue.write(to: &lineJoin)
      case .lineDashPhase: newValue.write(to: &lineDashPhase)
      case .lineDashPattern:
        lineDashPattern = (newValue.any as? [Any])?.compactMap { $0 as? NSNumber }
      default: break
      }
    }
  }
}
