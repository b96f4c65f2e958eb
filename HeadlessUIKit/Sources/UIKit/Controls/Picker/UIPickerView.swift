/// Wheels of rows beside each other. They are flat here.
open class UIPickerView: UIView {
  private var wheels: [PickerWheel] = []

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  open var numberOfComponents: Int { wheels.count }

  open func numberOfRows(inComponent component: Int) -> Int {
    wheel(component)?.numberOfRows ?? 0
  }

  open func reloadAllComponents() {
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(frame: .zero)
      let component = wheels.count
      wheel.onSelect = { [weak self] row in
        guard let self else { return }
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      }
      wheels.append(wheel)
      addSubview(wheel)
    }
    for component in wheels.indices { reloadComponent(component) }
  }

  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component) else { return }
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    wheel.rowHeight = height > 0 ? height : PickerWheel.standardRowHeight
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    wheel.show((0..<count).map { row(at: $0, component) })
    setNeedsLayout()
  }

  /// Documented: the delegate is told of what the user selects only.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    layoutIfNeeded()
    wheel(component)?.turn(to: row, animated: animated)
  }

  /// Documented: -1 where no row is selected.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selected ?? -1 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for (component, wheel) in wheels.enumerated() {
      let frame = CGRect(x: x, y: 0, width: width(of: component), height: bounds.height)
      if wheel.frame != frame { wheel.frame = frame }
      wheel.layOutRows()
      x = frame.maxX
    }
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    wheels.indices.contains(component) ? wheels[component] : nil
  }

  // Unverified: without a wish all are equally wide, and they begin at the left edge.
  private func width(of component: Int) -> CGFloat {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    return width > 0 ? width : bounds.width / CGFloat(max(1, wheels.count))
  }

  private func row(at row: Int, _ component: Int) -> UIView {
    if let view = delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: nil),
      !(view is AbsentRowView)
    {
      return view
    }
    let label = UILabel()
    label.textAlignment = .center
    label.text =
      delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
    return label
  }
}

/// A date to choose; only the program sets it here. Its wheels are absent.
open class UIDatePicker: UIControl {
  open var date = Date()
}
