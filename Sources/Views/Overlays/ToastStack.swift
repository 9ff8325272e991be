// SPDX-License-Identifier: MIT
// Views: draws transient messages.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

struct ToastStack: View {
  /// The messages in the order in which they get room.
  let toasts: [Toast]
  let center: ToastCenter
  /// The largest number of lines of a message.
  private static let mostLines = 6
  /// The key that shows the whole text of a longer message.
  private static let readKey = KeyboardShortcut(.function(9), modifiers: [])
  @Environment(\.clock) private var clock
  @Environment(\.density) private var density
  @Environment(\.colorDepth) private var colorDepth
  @Environment(\.appTheme) private var rootTheme

  var body: some View {
    let ranked = toasts.enumerated().sorted { $0.element.id < $1.element.id }
    NodeContent(
      content: ForEach(ranked, id: \.element.id) { rank, toast in
        ValueContent(content: message(toast), value: rank, make: ToastSlotNode.init)
      },
      make: ToastStackNode.init
    )
    .fadesChange(of: toasts.map(\.id))
  }

  private func message(_ toast: Toast) -> some View {
    let theme = center.isInRootTheme(toast) ? rootTheme : toast.theme
    let button = button(of: toast)
    let action = button.map { button in
      SemanticAction(trigger: .named(button.title)) { _ in button.action() }
    }
    return panel(toast, button, in: theme)
      .environment(\.appTheme, theme)
      .semantics {
        ($0.role, $0.label, $0.isElement) = (.status, toast.message, true)
        $0.actions = action.map { [$0] } ?? []
      }
      .onTapGesture { center.remove(toast.id) }
      .task {
        if await clock.sleep(for: toast.duration) { center.remove(toast.id) }
      }
  }

  /// Returns the action of a message. It has no key while a newer message uses the key.
  private func button(of toast: Toast) -> ToastButton? {
    guard let button = toast.button else { return nil }
    let newest = toasts.first { $0.button?.shortcut == button.shortcut }
    return ToastButton(
      title: button.title, shortcut: button.shortcut, hasKey: newest?.id == toast.id,
      edits: toast.edits
    ) {
      center.remove(toast.id)
      button.action()
    }
  }

  private func panel(_ toast: Toast, _ button: ToastButton?, in theme: AppTheme) -> some View {
    let look = toast.style.component(.toast)
    let width = ComponentTokens.Toast.width.resolve(
      in: theme, axis: .horizontal, density: density)
    let line = look.line.line(in: theme)
    // A frame of lines would look like a part of the frames that it covers.
    let hasLine = !line.isNone && (line != .soft || colorDepth < .ansi256)
    return ToastPanel(color: toast.color, look: look) {
      ToastRoom(width: width, height: Self.mostLines) {
        ViewThatFits(in: .vertical) {
          row(ToastLabel(toast, look), button, look).lineLimit(toast.lineLimit)
          row(ToastLabel(toast, look, more: readButton(of: toast)), button, look)
            .lineLimit(Self.mostLines)
            .fixedSize(horizontal: false, vertical: true)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, hasLine ? SemanticTokens.Spacing.componentGapSM : .none)
    .background(hasLine ? Color.background : .clear)
  }

  private func row(
    _ label: ToastLabel, _ button: ToastButton?, _ look: BannerComposableStyle
  ) -> some View {
    ToastRow {
      label
      if let button {
        ToastButtonLabel(button: button)
          .padding(.leading, SemanticTokens.Spacing.componentGapLG)
          .padding(.trailing, look.padding)
      }
    }
  }

  /// Returns the button that shows the whole text of a message.
  private func readButton(of toast: Toast) -> ToastButton {
    ToastButton(title: toast.strings.showAll, shortcut: Self.readKey, givesWay: true) {
      center.read(toast)
    }
  }
}

/// The whole text of a message, which scrolls if it is taller than the screen.
struct ToastReader: View {
  let toast: Toast
  let center: ToastCenter
  @Environment(\.density) private var density
  @Environment(\.appTheme) private var rootTheme

  var body: some View {
    let theme = center.isInRootTheme(toast) ? rootTheme : toast.theme
    let look = toast.style.component(.toast)
    let width = ComponentTokens.Toast.width.resolve(
      in: theme, axis: .horizontal, density: density)
    ToastPanel(color: toast.color, look: look) {
      ScrollView {
        ToastRoom(width: width) { ToastLabel(toast, look) }
      }
      .fittingContent()
      .rowsKept()
    }
    .keyHint(toast.strings.closeHint, "esc")
    .environment(\.appTheme, theme)
  }
}

/// A message with its rank: messages with a lower one get room first.
private final class ToastSlotNode: ValueWrapperNode<Int> {
  override var addedRoom: Extent? { .zero }

  override func didReceiveValue(after old: Int) {
    if value != old { layoutParent?.setNeedsPlacement() }
  }
}

/// Messages below each other, all as wide as the widest. They use at most half of the proposed
/// height, but one is always shown. Those without room keep their state, and their time starts
/// again when they are shown.
private final class ToastStackNode: ContainerNode {
  private func rank(of index: Int) -> Int { (child(index) as? ToastSlotNode)?.value ?? .max }

  /// Returns the indices of the messages with room, in ascending order.
  private func shown(in proposal: ProposedViewSize) -> [Int] {
    collectChildren()
    var shown: [Int] = []
    var rows: Int32 = 0
    for index in children.indices.sorted(by: { rank(of: $0) < rank(of: $1) }) {
      rows += child(index).measure(row(of: [index], in: proposal)).height
      if !shown.isEmpty, proposal.packedHeight >= 0, 2 * rows > proposal.packedHeight { break }
      shown.append(index)
    }
    return shown.sorted()
  }

  /// Returns the proposal for each of some messages.
  private func row(of shown: [Int], in proposal: ProposedViewSize) -> ProposedViewSize {
    let widest = shown.map { child($0).measure(.unspecified).width }.max() ?? 0
    return ProposedViewSize(
      packedWidth: proposal.packedWidth >= 0 ? min(widest, proposal.packedWidth) : widest,
      packedHeight: ProposedViewSize.ideal)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> Extent {
    let shown = shown(in: proposal)
    let row = row(of: shown, in: proposal)
    // The screen of an inline app only grows for the message that is always shown.
    let counted = shown.filter { proposal.packedHeight >= 0 || rank(of: $0) == 0 }
    return Extent(
      width: row.packedWidth, height: counted.reduce(0) { $0 + child($1).measure(row).height }
    ).clamped
  }

  override func placeContents() {
    let shown = shown(in: placedProposal)
    let row = row(of: shown, in: placedProposal)
    var y: Int32 = 0
    for index in children.indices {
      let slot = child(index)
      let isShown = shown.contains(index)
      show(slot, isShown)
      if isShown {
        slot.place(x: 0, y: y, proposal: row)
        y += slot.size.height
      }
    }
    graph.service(ToastCenter.self).shownCount = shown.count
  }

  /// Shows or hides a message. It gets its full time whenever it is shown.
  private func show(_ slot: LayoutNode, _ isShown: Bool) {
    if isShown != slot.flags.contains(.dormant) { return }
    damageFrame()
    if isShown {
      slot.flags.remove(.dormant)
    } else {
      slot.flags.insert(.dormant)
      slot.flags.remove(.placed)
    }
    graph.focus.setNeedsOrder()
    graph.afterCommit(for: slot) { slot in
      if slot.parentInLayer?.isDormant != true { slot.notifyOfVisibility(isShown) }
      slot.graph.keys.directory.setNeedsUpdate()
    }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    super.forEachLayoutChild { if !$0.flags.contains(.dormant) { body($0) } }
  }

  override func paint(_ painter: inout Painter) {
    for index in children.indices where !child(index).flags.contains(.dormant) {
      painter.paint(child(index))
    }
  }
}

/// Limits the width of a view, and can propose another height. Unlike a frame, it doesn't widen a
/// narrower view.
private struct ToastRoom: UncachedLayout {
  let width: Int
  var height: Int?

  /// Without a proposal, the view has its own width.
  private func limited(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
    let proposed =
      proposal.width ?? subviews.first?.sizeThatFits(.unspecified).width ?? 0
    return ProposedViewSize(width: min(proposed, width), height: height ?? proposal.height)
  }

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    subviews.first?.sizeThatFits(limited(proposal, subviews)) ?? .zero
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    subviews.first?.place(at: bounds.origin, proposal: limited(proposal, subviews))
  }
}
