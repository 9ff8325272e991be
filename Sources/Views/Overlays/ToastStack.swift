// SPDX-License-Identifier: MIT
// Views: draws transient messages.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

struct ToastStack: View {
  let toasts: [Toast]
  let center: ToastCenter
  @Environment(\.clock) private var clock
  @Environment(\.density) private var density
  @Environment(\.colorDepth) private var colorDepth
  @Environment(\.appTheme) private var rootTheme

  var body: some View {
    EvenStack() {
      ForEach(toasts, id: \.id) { toast in
        let theme = center.isInRootTheme(toast) ? rootTheme : toast.theme
        let button = button(of: toast)
        SemanticContent(
          content: panel(toast, button, in: theme).environment(\.appTheme, theme),
          override: SemanticsOverride(
            role: .status, label: toast.message,
            actions: button.map { button in
              [SemanticAction(trigger: .named(button.title)) { _ in button.action() }]
            } ?? [], isElement: true)
        )
        .onTapGesture { center.remove(toast.id) }
        .task {
          if await clock.sleep(for: toast.duration) { center.remove(toast.id) }
        }
      }
    }
  }

  /// Returns the action of a message, unless a newer message uses its key.
  private func button(of toast: Toast) -> ToastButton? {
    guard let button = toast.button else { return nil }
    let newest = toasts.last { $0.button?.shortcut == button.shortcut }
    if newest?.id != toast.id { return nil }
    return ToastButton(title: button.title, shortcut: button.shortcut) {
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
      WidthLimit(width: width) {
        HStack(spacing: 0) {
          ToastLabel(
            message: toast.message, icon: toast.systemImage, color: toast.color, look: look
          )
          .lineLimit(6)
          if let button {
            Spacer()
            ToastButtonLabel(button: button)
              .padding(.leading, SemanticTokens.Spacing.componentGapLG)
              .padding(.trailing, look.padding)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, hasLine ? SemanticTokens.Spacing.componentGapSM : .none)
    .background(hasLine ? Color.background : .clear)
  }
}

/// Views below each other, all as wide as the widest.
private struct EvenStack: Layout {
  private func row(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
    let widest = subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
    return ProposedViewSize(width: min(widest, proposal.width ?? widest), height: nil)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    let row = row(proposal, subviews)
    return CellSize(
      width: row.width ?? 0, height: subviews.reduce(0) { $0 + $1.sizeThatFits(row).height })
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let row = ProposedViewSize(width: bounds.width, height: nil)
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CellPoint(x: bounds.minX, y: y), proposal: row)
      y += subview.sizeThatFits(row).height
    }
  }
}

/// Limits the width of a view. Unlike a frame, it doesn't widen a narrower one.
private struct WidthLimit: Layout {
  let width: Int

  /// Without a proposal, the view has its own width.
  private func limited(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
    let proposed =
      proposal.width ?? subviews.first?.sizeThatFits(.unspecified).width ?? 0
    return ProposedViewSize(width: min(proposed, width), height: proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    subviews.first?.sizeThatFits(limited(proposal, subviews)) ?? .zero
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: limited(proposal, subviews))
  }
}
