// SPDX-License-Identifier: MIT
// Views: a control for a number in a range.

@_spi(Nodes) public import CuriumEngine
import CuriumLibc
import CuriumViews
import CuriumTerminal
import CuriumTokens

/// A control for selecting a number by moving a knob along a line.
///
/// *Sizing:* as wide as proposed, or 20 columns if the width is unspecified; one row.
/// *Keys:* ← or `-` moves the knob back by one step, → or `+` forward; without a step, by a
/// twentieth of the range. Shift with an arrow moves it by ten steps. Home and End go to the ends.
/// The pointer drags the knob, and a press elsewhere on the line moves the knob there. While the
/// slider has the focus, the wheel over it steps too. A bar in the column before the line shows the
/// focus.
/// *Tokens:* `slider.*`, `control.*`.
///
///     struct Volume: View {
///       @State private var volume = 0.5
///       var body: some View {
///         Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
///       }
///     }
public struct Slider<Label: View, ValueLabel: View>: View {
  private let access: SliderAccess
  private let label: Label
  private let least: ValueLabel
  private let greatest: ValueLabel
  @Environment(\.strings) private var strings

  private init(
    access: SliderAccess, label: () -> Label, least: () -> ValueLabel, greatest: () -> ValueLabel
  ) {
    self.access = access
    self.label = label()
    self.least = least()
    self.greatest = greatest()
  }

  /// Creates a slider for a number in `bounds`, with views at both ends of the line.
  ///
  /// - Parameters:
  ///   - value: The number at the knob.
  ///   - bounds: The numbers at the ends of the line.
  ///   - step: The distance between two numbers. With `nil`, the number is continuous.
  ///   - label: The views that name the slider.
  ///   - minimumValueLabel: The view at the left end.
  ///   - maximumValueLabel: The view at the right end.
  ///   - onEditingChanged: Called with `true` when a drag begins, and with `false` when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      access: SliderAccess(value, bounds, step, onEditingChanged), label: label,
      least: minimumValueLabel, greatest: maximumValueLabel)
  }

  /// The label, and the line.
  public var body: some View {
    LabeledContent {
      Interactive(following: .slider) { state in
        HStack(spacing: SemanticTokens.Spacing.componentGapSM) {
          end(least)
          SliderLine(access: access)
          end(greatest)
        }
        .controlGroundWithMargin(state)
      }
      .controlKeyHint(strings.changeHint, "left", "right")
    } label: {
      label
    }
    .accessibilityRole(.slider)
  }

  private func end(_ label: ValueLabel) -> some View {
    label
      .ink(ComponentTokens.Slider.valueColor)
      .accessibilityHidden()
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for a number in `bounds`, with a label.
  ///
  /// - Parameters:
  ///   - value: The number at the knob.
  ///   - bounds: The numbers at the ends of the line.
  ///   - step: The distance between two numbers. With `nil`, the number is continuous.
  ///   - label: The views that name the slider.
  ///   - onEditingChanged: Called with `true` when a drag begins, and with `false` when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      access: SliderAccess(value, bounds, step, onEditingChanged), label: label,
      least: { EmptyView() }, greatest: { EmptyView() })
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for a number in `bounds`, without a label.
  ///
  /// - Parameters:
  ///   - value: The number at the knob.
  ///   - bounds: The numbers at the ends of the line.
  ///   - step: The distance between two numbers. With `nil`, the number is continuous.
  ///   - onEditingChanged: Called with `true` when a drag begins, and with `false` when it ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      access: SliderAccess(value, bounds, step, onEditingChanged),
      label: { EmptyView() }, least: { EmptyView() }, greatest: { EmptyView() })
  }
}

/// Reads and writes the number as a fraction of its range.
@MainActor struct SliderAccess {
  let read: () -> Double
  let write: (Double) -> Void
  /// A step as a fraction of the range; `nil` if any number is valid.
  let step: Double?
  let editing: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?,
    _ editing: @escaping @MainActor (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let ends = Double(bounds.lowerBound)...Double(bounds.upperBound)
    // Halves, because the length of a range of huge numbers is infinite.
    let (low, size) = (ends.lowerBound / 2, step.map { Double($0) / 2 } ?? 0)
    let range = ends.upperBound / 2 - low
    let isUsable = range > 0 && range.isFinite
    let hasStep = size > 0 && size.isFinite
    self.editing = editing
    self.step = isUsable && hasStep ? min(1, size / range) : nil
    read = { ends.fraction(of: Double(value.wrappedValue)) }
    write = { part in
      guard isUsable else { return }
      let distance = max(0, min(1, part)) * range
      var number = V(2 * (low + distance))
      // Steps count from the lower bound, as in SwiftUI, so the upper bound may be between two
      // steps.
      if let step, hasStep, part < 1 {
        number = V(2 * (low + (distance / size).rounded() * size))
          .rounded(toDecimalsOf: ["\(bounds.lowerBound)", "\(step)"])
      }
      // A step or a rounding error can exceed the bounds.
      value.wrappedValue = max(bounds.lowerBound, min(number, bounds.upperBound))
    }
  }

  /// Moves the number by steps, or by twentieths of the range if it has none. A number between two
  /// steps first moves to the next one in that direction.
  func move(by steps: Int) {
    guard let step else { return write(read() + Double(steps) / 20) }
    // A number on a step may differ from it by a rounding error.
    let tolerance = 0.001
    let place = read() / step
    let start =
      steps > 0 ? (place + tolerance).rounded(.down) : (place - tolerance).rounded(.up)
    write((start + Double(steps)) * step)
  }
}

/// Reads the number in its own body, so that a change runs no other body.
private struct SliderLine: View {
  let access: SliderAccess
  @Environment(\.gaugeStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let look = style.component(.slider, color: nil, isEnabled: isEnabled)
    return SliderTrack(access: access, part: access.read(), fill: look.fill, track: look.track)
  }
}

private struct SliderTrack: LeafView {
  let access: SliderAccess
  let part: Double
  let fill: Color
  let track: Color

  func makeNode(_ context: borrowing _MountContext) -> SliderNode {
    let node = SliderNode(role: .slider, context)
    update(node)
    return node
  }

  func update(_ node: SliderNode) { node.receive(self) }
}

private final class SliderNode: AdjustableNode {
  private var access: SliderAccess?
  private var part = 0.0
  private var fill = ComponentTokens.Slider.fillColor
  private var track = ComponentTokens.Slider.trackColor

  @MainActor func receive(_ view: SliderTrack) {
    let (access, part) = (view.access, view.part)
    self.access = access
    if (view.fill, view.track) != (fill, track) {
      (fill, track) = (view.fill, view.track)
      damageFrame()
    }
    adjust = { access.move(by: $0) }
    goToEnd = { access.write($0 ? 1 : 0) }
    if part == self.part { return }
    self.part = part
    damageFrame()
  }

  /// A slider that disappears during a drag ends the drag.
  @MainActor override func willUnmount() {
    super.willUnmount()
    if graph.pointer.captured === self, let access {
      graph.afterCommit { access.editing(false) }
    }
  }

  /// The frame around the line, which includes the values at its ends, shows the pointer.
  override var followsHover: Bool { false }

  override var value: String { scope.values.strings.percentage(Int((part * 100).rounded())) }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    proposal.filledRow(ideal: 20)
  }

  /// The column of the knob.
  private var knob: Int { Int((part * Double(max(0, Int(size.width) - 1))).rounded()) }

  override func paint(_ painter: inout Painter) {
    let width = Int(size.width)
    let inherited = scope.values.inherited
    let glyphs = BarGlyphs(scope)
    let knob = knob
    painter.drawHorizontal(
      Glyph(glyphs.rest), x: 0, y: 0, count: width, track, scope, isEdge: false)
    painter.drawHorizontal(
      Glyph(glyphs.done), x: 0, y: 0, count: knob, fill, scope, isEdge: false)
    painter.draw(
      inherited.glyph("curium.slider.knob") ?? "O", x: knob, y: 0,
      isFocused ? ComponentTokens.Slider.knobColorFocused : fill, isFocused ? .bold : [], scope)
    guard isFocused else { return }
    // Arrows next to the knob show the focus without colour, and hint at the keys.
    let arrows = [("chevron.left", "<", knob - 1), ("chevron.right", ">", knob + 1)]
    for (name, sign, x) in arrows where (0..<width).contains(x) {
      painter.draw(
        inherited.glyph(name) ?? sign, x: x, y: 0, ComponentTokens.Slider.knobColorFocused, .bold,
        scope)
    }
  }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    switch event.kind {
    case .down where event.button == .primary:
      guard state.isEnabled else { return true }
      graph.pointer.capture(self)
      graph.focus.move(to: self)
      access?.editing(true)
      move(to: event.position)
      return true
    case .dragged where graph.pointer.captured === self:
      move(to: event.position)
      return true
    case .up where graph.pointer.captured === self:
      graph.pointer.release(from: self)
      access?.editing(false)
      return true
    default: return step(with: event)
    }
  }

  /// Moves the knob to a point. A knob that is already in that column keeps its value, which is one
  /// of many for the column, except at the ends, which set the lowest and the highest value. A line
  /// of one column doesn't show where the value is, so a point doesn't set it.
  @MainActor private func move(to point: CellPoint) {
    let (column, last) = (local(point).x, Int(size.width) - 1)
    guard state.isEnabled, last > 0, let access else { return }
    if column == knob, (1..<last).contains(column) { return }
    access.write(Double(column) / Double(last))
  }
}
