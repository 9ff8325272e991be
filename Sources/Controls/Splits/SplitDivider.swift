// SPDX-License-Identifier: MIT
// Views: the line between two panes, which the user moves with keys or the pointer.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens
@_spi(Nodes) import CuriumViews

/// The line after the pane at `index`. Hints show its keys while it has the focus.
struct HintedDivider: View {
  let index: Int
  let axis: Axis
  @Environment(\.strings) private var strings

  var body: some View {
    let isHorizontal = axis == .horizontal
    SplitDivider(index: index)
      .controlKeyHint(
        strings.moveHint, isHorizontal ? "left" : "up", isHorizontal ? "right" : "down")
  }
}

/// The line after the pane at `index`.
private struct SplitDivider: LeafView {
  let index: Int

  func makeNode(_ context: borrowing _MountContext) -> SplitDividerNode {
    SplitDividerNode(index, context)
  }
  func update(_ node: SplitDividerNode) {}
}

final class SplitDividerNode: AdjustableNode {
  private let index: Int
  /// `true` if the line is between two visible panes.
  var isUsed = false
  private var drag: SplitNode.Drag?
  /// `true` if the pointer has moved since the press. A click moves the focus here, a drag doesn't.
  private var hasMoved = false
  /// `true` if the pointer has the shape for resizing.
  private var isShaped = false

  @MainActor init(_ index: Int, _ context: borrowing _MountContext) {
    self.index = index
    super.init(role: .slider, context)
    adjust = { [unowned self] in split?.move(index, by: $0) }
    goToEnd = { [unowned self] in split?.move(index, toEnd: $0) }
    action = { [unowned self] in split?.evenOut(index) }
    setReadsMotion(true)
  }

  private var split: SplitNode? { layoutParent?.asSplitNode }

  override var viewName: String { "SplitDivider" }
  override var direction: Axis { split?.direction ?? .horizontal }
  override var label: String { scope.values.strings.paneDivider }
  override var needsScreen: Bool { true }
  override var value: String { scope.values.strings.percentage(split?.share(of: index) ?? 0) }

  // Arrows move the focus from pane to pane, without stopping at the divider.
  override var isReachedByArrows: Bool { false }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    Extent(width: proposal.packedWidth, height: proposal.packedHeight).clamped
  }

  // MARK: Drawing

  override func paint(_ painter: inout Painter) {
    if split?.hasLines == false { return paintEdge(&painter) }
    let style =
      state.isEnabled && (state.isFocused || state.isPressed)
      ? ComponentTokens.Split.lineStyleFocused : ComponentTokens.Split.lineStyle
    painter.recorder?.note(.border, style.tokenIndex)
    let color = ComponentTokens.Split.dividerColors[state]
    let glyphs = style.resolve(in: theme)
    let isRow = direction == .horizontal
    let line = isRow ? glyphs.left : glyphs.top
    if isRow {
      painter.drawVertical(line, x: 0, y: 0, count: Int(size.height), color, scope)
    } else {
      painter.drawHorizontal(line, x: 0, y: 0, count: Int(size.width), color, scope)
    }
    var joints: [Int32: [BoxLine.Side]] = [:]
    split?.forEachJoint(of: index) { joints[$0, default: []].append($1) }
    if joints.isEmpty { return }
    let rest = ComponentTokens.Split.lineStyle.resolve(in: theme)
    let other = isRow ? rest.top : rest.left
    for (place, sides) in joints {
      guard let joint = BoxLine.glyph(line, meeting: other, at: sides) else { continue }
      painter.drawHorizontal(
        joint, x: isRow ? 0 : Int(place), y: isRow ? Int(place) : 0, count: 1, color, scope)
    }
  }

  /// `true` if the keyboard or the pointer is on the divider.
  var isHighlighted: Bool {
    state.isEnabled && (state.isFocused || state.isPressed || state.isHovered)
  }

  /// Highlights the edges of the panes while the keyboard or the pointer is on them. Text stays.
  private func paintEdge(_ painter: inout Painter) {
    guard isHighlighted else { return }
    let style =
      state.isFocused ? ComponentTokens.Split.lineStyleFocused : ComponentTokens.Split.lineStyle
    painter.recorder?.note(.border, style.tokenIndex)
    let glyphs = style.resolve(in: theme)
    let colors = ComponentTokens.Split.dividerColors
    painter.drawOverLines(
      CellRect(origin: .zero, size: size.cellSize),
      direction == .horizontal ? glyphs.left : glyphs.top, colors.focused ?? colors.rest, scope)
  }

  // MARK: Pointer

  @MainActor override func pointerIsOver(_ isOver: Bool) {
    super.pointerIsOver(isOver)
    updateShape()
  }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    switch event.kind {
    case .down where event.button == .primary:
      guard state.isEnabled, let split else { return true }
      graph.pointer.capture(self)
      hasMoved = false
      if event.clickCount == 2 {
        press()
      } else {
        drag = split.beginDrag(of: index, at: cell(event.position))
      }
      setState { $0.isPressed = true }
      updateShape()
      return true
    case .dragged where graph.pointer.captured === self:
      guard event.clickCount == 0, state.isEnabled, let drag else { return true }
      hasMoved = true
      split?.drag(drag, to: cell(event.position))
      return true
    case .up where graph.pointer.captured === self:
      graph.pointer.release(from: self)
      drag = nil
      // A press that was cancelled doesn't move the focus.
      if !hasMoved, absoluteFrame.contains(event.position) { graph.focus.move(to: self) }
      setState { $0.isPressed = false }
      updateShape()
      split?.moveFocusToShownPane()
      return true
    default: return false
    }
  }

  /// The cell of a point along the axis of the split view.
  @MainActor private func cell(_ point: CellPoint) -> Int {
    split?.local(point).main(direction) ?? 0
  }

  /// Requests the shape for resizing while the pointer is over the line or drags it.
  @MainActor private func updateShape() {
    let isShaped = state.isEnabled && (state.isHovered || state.isPressed)
    if isShaped == self.isShaped { return }
    self.isShaped = isShaped
    let shape: PointerShape = direction == .horizontal ? .columnResize : .rowResize
    _ = graph.rootScope.values.runningApp.device?.perform(.pointerShape(isShaped ? shape : nil))
  }

  @MainActor override func willUnmount() {
    super.willUnmount()
    setState {
      $0.isHovered = false
      $0.isPressed = false
    }
    updateShape()
  }
}

extension LayoutNode {
  /// The node as a divider of a split view.
  var asSplitDivider: SplitDividerNode? { self as? SplitDividerNode }
}
