// SPDX-License-Identifier: MIT
// Views: a control that steps a value up and down.

@_spi(Nodes) public import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumTokens

/// A control that steps a value up and down. It doesn't show the value, not even in a `Form`: put
/// the value in the label, or use a `NumberField`.
///
/// *Sizing:* hugs its label and two buttons. *Keys:* ← and `-` step down, → and `+` step up. With
/// Shift, the arrows step a value by ten; a stepper with actions calls its action once for each
/// key. A click on a button steps once. While the stepper has the focus, the wheel over it steps.
///
///     struct Copies: View {
///       @State private var count = 1
///       var body: some View {
///         Stepper("Copies: \(count)", value: $count, in: 1...99)
///       }
///     }
public struct Stepper<Label: View>: View {
  private let access: StepperAccess
  private let label: Label
  @Environment(\.strings) private var strings

  /// Creates a stepper that calls an action for each button, once for each key or click.
  ///
  /// - Parameters:
  ///   - label: The views that name the stepper and show its value.
  ///   - onIncrement: Steps up. With `nil`, the button is disabled.
  ///   - onDecrement: Steps down. With `nil`, the button is disabled.
  ///   - onEditingChanged: Called with `true` before each step, and with `false` after it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    access = StepperAccess(onIncrement, onDecrement, onEditingChanged)
  }

  /// Creates a stepper for a value.
  ///
  /// - Parameters:
  ///   - value: The value that the buttons change.
  ///   - bounds: The minimum and the maximum; `nil` for any value.
  ///   - step: The amount of a step.
  ///   - label: The views that name the stepper and show its value.
  ///   - onEditingChanged: Called with `true` before each step, and with `false` after it.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    access = StepperAccess(value, bounds, step, onEditingChanged)
  }

  /// The label, then the buttons.
  public var body: some View {
    LabeledContent {
      StepperReader(access: access).controlKeyHint(strings.changeHint, "left", "right")
    } label: {
      label
    }
    .accessibilityRole(.stepper)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title that calls an action for each button, once for each key or
  /// click.
  ///
  /// - Parameters:
  ///   - title: The name of the stepper, usually with its value.
  ///   - onIncrement: Steps up. With `nil`, the button is disabled.
  ///   - onDecrement: Steps down. With `nil`, the button is disabled.
  ///   - onEditingChanged: Called with `true` before each step, and with `false` after it.
  public init(
    _ title: some StringProtocol, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value.
  ///
  /// - Parameters:
  ///   - title: The name of the stepper, usually with its value.
  ///   - value: The value that the buttons change.
  ///   - bounds: The minimum and the maximum; `nil` for any value.
  ///   - step: The amount of a step.
  ///   - onEditingChanged: Called with `true` before each step, and with `false` after it.
  public init<V: Strideable>(
    _ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>? = nil,
    step: V.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

/// The steps that are currently possible, and the actions that perform them.
@MainActor struct StepperAccess {
  let value: () -> String
  /// Returns `true` for each direction in which a step is possible.
  let reach: () -> (down: Bool, up: Bool)
  let move: (Int) -> Void

  init(
    _ increment: (@MainActor () -> Void)?, _ decrement: (@MainActor () -> Void)?,
    _ editing: @escaping @MainActor (Bool) -> Void
  ) {
    value = { "" }
    reach = { (decrement != nil, increment != nil) }
    move = { steps in
      guard let action = steps > 0 ? increment : decrement else { return }
      editing(true)
      action()
      editing(false)
    }
  }

  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ editing: @escaping @MainActor (Bool) -> Void
  ) {
    self.value = { "\(value.wrappedValue)" }
    reach = {
      guard let bounds else { return (true, true) }
      let now = value.wrappedValue
      return step >= 0
        ? (now > bounds.lowerBound, now < bounds.upperBound)
        : (now < bounds.upperBound, now > bounds.lowerBound)
    }
    move = { steps in
      editing(true)
      value.wrappedValue = Self.moved(value.wrappedValue, by: steps, bounds, step)
      editing(false)
    }
  }

  /// Moves the value one step at a time, at most to a bound. A fraction then has no more decimals
  /// than before or than the step.
  static func moved<V: Strideable>(
    _ value: V, by steps: Int, _ bounds: ClosedRange<V>?, _ step: V.Stride
  ) -> V {
    var next = value
    for _ in 0..<abs(steps) {
      next = Self.advanced(next, by: step, forward: steps > 0, bounds)
      if let bounds { next = min(max(next, bounds.lowerBound), bounds.upperBound) }
    }
    guard next != bounds?.lowerBound, next != bounds?.upperBound,
      let sum = next as? any BinaryFloatingPoint
    else { return next }
    return sum.rounded(toDecimalsOf: ["\(value)", "\(step)"]) as? V ?? next
  }

  /// Returns the value one step further or back, or a bound that is nearer than the step.
  private static func advanced<V: Strideable>(
    _ value: V, by step: V.Stride, forward: Bool, _ bounds: ClosedRange<V>?
  ) -> V {
    if let integer = value as? any FixedWidthInteger, let step = step as? Int {
      let isUp = (step >= 0) == forward
      return Self.advanced(integer, by: step.magnitude, isUp: isUp) as? V ?? value
    }
    let stride = forward ? step : 0 - step
    if let bounds {
      let bound = stride >= 0 ? bounds.upperBound : bounds.lowerBound
      let rest = value.distance(to: bound)
      if stride >= 0 ? rest <= stride : rest >= stride { return bound }
    }
    return value.advanced(by: stride)
  }

  /// Returns the number one step up or down, at most at the end of its type's range.
  private static func advanced<N: FixedWidthInteger>(
    _ number: N, by size: UInt, isUp: Bool
  ) -> N {
    let end = isUp ? N.max : N.min
    // As a difference of signed numbers, the distance can overflow.
    let rest = N.Magnitude(truncatingIfNeeded: isUp ? end &- number : number &- end)
    if rest <= size { return end }
    let step = N(truncatingIfNeeded: size)
    return isUp ? number &+ step : number &- step
  }
}

/// Reads the value in its own body, so that a change runs no other body.
private struct StepperReader: View {
  let access: StepperAccess

  var body: some View {
    let reach = access.reach()
    StepperSigns(access: access, value: access.value(), down: reach.down, up: reach.up)
  }
}

private struct StepperSigns: LeafView {
  let access: StepperAccess
  let value: String
  let down: Bool
  let up: Bool

  func makeNode(_ context: borrowing _MountContext) -> StepperNode {
    let node = StepperNode(role: .stepper, context)
    node.fieldGroundDidChange()
    update(node)
    return node
  }

  func update(_ node: StepperNode) { node.receive(self) }
}

/// A minus and a plus sign on the background of a control. A bar at the left edge marks the focus,
/// or arrows at both edges in terminals without colours.
private final class StepperNode: AdjustableNode {
  private typealias Tokens = ComponentTokens.Stepper
  private static let width: Int32 = 8
  /// The width of a sign and the room on both sides of it.
  private static let half: Int32 = 4
  /// The columns of the signs.
  private static let signs = (minus: 2, plus: 5)
  private var text = ""
  private var down = true
  private var up = true

  @MainActor func receive(_ view: StepperSigns) {
    adjust = { [unowned self] steps in
      if steps > 0 ? up : down { view.access.move(steps) }
    }
    text = view.value
    if (down, up) == (view.down, view.up) { return }
    (down, up) = (view.down, view.up)
    damageFrame()
  }

  override var value: String { text }

  override var hasFieldGround: Bool { true }

  @MainActor override func willUnmount() {
    super.willUnmount()
    fieldGroundDidChange()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    Extent(width: Self.width, height: 1)
  }

  override func paint(_ painter: inout Painter) {
    let area = CellRect(x: 0, y: 0, width: Int(Self.width), height: 1)
    painter.fill(area, Tokens.backgroundColors[state], scope)
    if !down { fillHalf(at: 0, painter) }
    if !up { fillHalf(at: Int(Self.width - Self.half), painter) }
    draw("minus", Self.signs.minus, down, painter)
    draw("plus", Self.signs.plus, up, painter)
    let depth = scope.values.inherited.colorDepth
    if depth == .none || depth == .ansi16 && !state.isEnabled {
      // The background isn't visible: half cells show that it is a control.
      let cap = isFocused ? "curium.button.focus" : "curium.button"
      draw("\(cap).left", 0, true, painter)
      draw("\(cap).right", Int(Self.width) - 1, true, painter)
    } else if isFocused, let bar = scope.values.inherited.glyph("curium.row.marker") {
      painter.draw(bar, x: 0, y: 0, ComponentTokens.Control.markerColor, [], scope)
    }
  }

  /// Draws the background of a sign whose step isn't possible.
  private func fillHalf(at x: Int, _ painter: Painter) {
    let area = CellRect(x: x, y: 0, width: Int(Self.half), height: 1)
    painter.fill(area, Tokens.backgroundColorDisabled, scope)
  }

  /// Draws a sign. It is bold if its step is possible, so that the difference shows without colour
  /// too.
  private func draw(_ name: String, _ x: Int, _ isOn: Bool, _ painter: Painter) {
    let glyph = scope.values.inherited.glyph(name) ?? "|"
    let ink = Tokens.textColors[ControlState(isEnabled: isOn && state.isEnabled)]
    if state.isEnabled {
      painter.draw(glyph, x: x, y: 0, isOn ? ink : ink.legible(3), isOn ? .bold : [], scope)
    } else {
      let attributes: CellAttributes =
        scope.values.inherited.colorDepth < .ansi256 ? .dim : []
      painter.draw(glyph, x: x, y: 0, ink, attributes, scope)
    }
  }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    guard event.kind == .down, event.button == .primary else {
      return event.kind == .up || step(with: event)
    }
    guard state.isEnabled else { return true }
    graph.focus.move(to: self)
    act(local(event.position).x < Int(Self.half) ? -1 : 1)
    return true
  }
}
