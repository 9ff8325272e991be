// SPDX-License-Identifier: MIT
// Views: a label and its content in one row.

@_spi(Nodes) public import CuriumEngine
import CuriumViews
import CuriumTerminal
package import CuriumTokens

/// A label and its content in one row.
///
/// In a `Form`, the labels of all rows share a column on the left, and the contents start in the
/// next column. Elsewhere, the content follows the label directly. While the content has the focus,
/// the label has the accent colour.
///
/// *Sizing:* hugs both. The label takes at most half of the width, or more if the content needs
/// less than the other half.
/// *Pointer:* a click on the label focuses the control in the content, except in the rows of a
/// list. *Tokens:* `infoRow.label`, `form.labelFocused`.
///
///     LabeledContent("Version", value: "6.3.1")
///     LabeledContent("Name") { Text("swift-nio").bold() }
public struct LabeledContent<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label
  @Environment(\.labeledContentStyle) private var style

  /// Creates a row with the views of `content` and `label`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label and the content, drawn by the labelled content style of the environment.
  public var body: some View {
    style.draw(
      LabeledContentStyleConfiguration(
        label: LabeledContentStyleConfiguration.Label(content: AnyView(label)),
        // A control inside isn't a row of the form.
        content: LabeledContentStyleConfiguration.Content(
          content: AnyView(content.environment(\.formColumn, nil)))))
  }
}

/// The default style: the label, then the content, in one row. In a form, all labels share a
/// column.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  @Environment(\.formColumn) private var column
  @Environment(\.hidesLabels) private var hidesLabels

  /// Creates the default labelled content style.
  public init() {}

  /// Returns the label of `configuration`, then the content.
  public func makeBody(configuration: Configuration) -> some View {
    FocusedLabelRow(
      configuration: configuration, column: hidesLabels ? nil : column, hidesLabel: hidesLabels)
  }
}

/// The label, then the content. The label has the accent colour while the content has the focus.
private struct FocusedLabelRow: View {
  let configuration: LabeledContentStyleConfiguration
  let column: FormColumn?
  let hidesLabel: Bool
  @FocusState private var isFocused: Bool

  var body: some View {
    LabeledRow(
      label: configuration.label.lineLimit(1)
        .ink(
          isFocused
            ? ComponentTokens.Form.labelColorFocused : ComponentTokens.InfoRow.labelColor),
      content: configuration.content.focused($isFocused),
      column: column, hidesLabel: hidesLabel)
  }
}

extension LabeledContent where Label == Text {
  /// Creates a row with `title` and the views of `content`.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row with `title` and `value`.
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }
}

private struct HidesLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }

  /// The column that the labels of a form share; `nil` if labels aren't aligned.
  package var formColumn: FormColumn? {
    get { self[TypeKey<FormColumn>.self] }
    set { setInLayer(TypeKey<FormColumn>.self, to: newValue) }
  }
}

extension View {
  /// Hides the labels of the controls in this view. Screen readers still read them.
  ///
  ///     Stepper("Copies", value: $count, in: 1...99).labelsHidden()
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }

  /// Aligns the labels of the controls, gauges and progress views in this view, as in a `Form`:
  /// they share a column on the left, and the contents start in the next column.
  ///
  ///     VStack {
  ///       Gauge("Processor", value: 0.31)
  ///       Gauge("Disk", value: 0.94)
  ///     }
  ///     .labelsAligned()
  public func labelsAligned() -> some View { AlignedLabels(content: self) }
}

/// A view whose labels share a column.
private struct AlignedLabels<Content: View>: View {
  let content: Content
  @State private var column = FormColumn()

  var body: some View { content.environment(\.formColumn, column) }
}

/// A bar, such as that of a gauge, after a label if it has one. The label is in the column that a
/// form shares, or else hugs its text.
package struct LabeledBar<Label: View, Bar: View>: View {
  private let label: Label
  private let bar: Bar
  private let hasLabel: Bool
  private let spacing: Length
  @Environment(\.formColumn) private var column

  /// Creates a row with the views of `bar` after those of `label`. Outside of forms, there are
  /// `spacing` columns between all of them.
  package init(
    hasLabel: Bool, spacing: Length, @ViewBuilder bar: () -> Bar, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.bar = bar()
    self.hasLabel = hasLabel
    self.spacing = spacing
  }

  package var body: some View {
    if hasLabel, let column {
      LabeledRow(
        label: label, content: HStack(spacing: spacing) { bar }, column: column, hidesLabel: false)
    } else {
      HStack(spacing: spacing) {
        if hasLabel { label }
        bar
      }
    }
  }
}

private struct LabeledRow<Label: View, Content: View>: _PrimitiveView {
  let label: Label
  let content: Content
  let column: FormColumn?
  let hidesLabel: Bool

  static func _mount(_ view: Self, _ context: inout _MountContext) {
    let node = LabeledNode(context)
    context.append(node)
    LayerPair.mount(view.label, view.content, in: node)
    node.follow(view.column, hidesLabel: view.hidesLabel)
  }

  static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    let node = cursor.take(as: LabeledNode.self)
    LayerPair.update(view.label, view.content, in: node)
    node.follow(view.column, hidesLabel: view.hidesLabel)
  }
}

final class LabeledNode: ContainerNode {
  private static let gap: Int32 = 2
  private var column: FormColumn?
  /// `true` if the label is hidden. Screen readers still read it.
  private var hidesLabel = false
  /// The width of the label when the column last measured it.
  private(set) var knownLabelWidth: Int32 = 0

  override var axis: Axis? { .horizontal }

  override var hasFieldGround: Bool {
    collectChildren()
    return child(1).hasFieldGround
  }

  func follow(_ column: FormColumn?, hidesLabel: Bool) {
    if column === self.column, hidesLabel == self.hidesLabel { return }
    damageFrame()
    self.hidesLabel = hidesLabel
    self.column?.remove(self)
    self.column = column
    column?.add(self)
    setNeedsPlacement()
  }

  @MainActor override func willUnmount() {
    column?.remove(self)
    column = nil
  }

  /// The ideal width of the label, in columns.
  var labelWidth: Int32 {
    collectChildren()
    return child(0).measure(.unspecified).width
  }

  /// Measures the label for the column.
  func measureLabel() -> Int32 {
    knownLabelWidth = labelWidth
    return knownLabelWidth
  }

  override func paint(_ painter: inout Painter) {
    if !hidesLabel { painter.paint(child(0)) }
    painter.paint(child(1))
  }

  override func node(at point: CellPoint, isClipped: Bool) -> LayoutNode? {
    // Without its label, the content has the origin of the node.
    (hidesLabel ? child(1) : nil)?.node(at: point, isClipped: isClipped)
      ?? super.node(at: point, isClipped: isClipped)
  }

  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    collectChildren()
    // A press in selectable text begins a selection.
    return event.kind == .down && event.button == .primary && textRegion == nil
      && child(0).absoluteFrame.contains(event.position) && takeFocusByClick()
  }

  /// A click on the label moves the focus to the control. In a row of a list, it selects the row.
  @MainActor override func takeFocusByClick() -> Bool {
    collectChildren()
    return !selfAndAncestorsInLayer.contains { $0.listRow?.stack.list != nil }
      && graph.focus.moveToFirst(in: child(1))
  }

  override func answersDiffer() -> Bool {
    collectChildren()
    column?.labelMayDiffer(in: self)
    return super.answersDiffer()
  }

  /// Returns the width of the label and the gap.
  private func lead(of offered: Int32) -> Int32 {
    if hidesLabel { return 0 }
    let label = column?.width ?? labelWidth
    if label == 0 { return 0 }
    if offered == ProposedViewSize.ideal { return label + Self.gap }
    // The content gets half of the width, or as much of it as it needs.
    let wanted = child(1).measure(.unspecified).width
    return min(label + Self.gap, max(offered / 2, offered - wanted))
  }

  private func labelProposal(_ lead: Int32) -> ProposedViewSize {
    ProposedViewSize(packedWidth: max(0, lead - Self.gap), packedHeight: 1)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    collectChildren()
    let lead = lead(of: proposal.packedWidth)
    let label = hidesLabel ? .zero : child(0).measure(labelProposal(lead))
    let content = child(1).measure(proposal.shrunk(width: lead, height: 0))
    return Extent(
      width: min(lead + content.width, ProposedViewSize.limit),
      height: max(label.height, content.height))
  }

  override func placeContents() {
    collectChildren()
    let lead = min(lead(of: placedProposal.packedWidth), size.width)
    if !hidesLabel { child(0).place(x: 0, y: 0, proposal: labelProposal(lead)) }
    child(1).place(
      x: lead, y: 0,
      proposal: ProposedViewSize(
        packedWidth: max(0, size.width - lead), packedHeight: placedProposal.packedHeight))
  }
}
