// SPDX-License-Identifier: MIT
// Views: the layouts and the button style of dialogs and menus.

import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumTokens

/// Content at its ideal height. It scrolls if there is less room.
struct FittingScroll<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    FittingLayout() {
      ScrollView { content }
    }
  }
}

/// Limits a view that fills the available height to its ideal height.
private struct FittingLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    var size = CellSize.zero
    for subview in subviews {
      let ideal = subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      let height = min(ideal.height, proposal.height ?? ideal.height)
      let asked = ProposedViewSize(width: proposal.width, height: height)
      size.width = max(size.width, subview.sizeThatFits(asked).width)
      size.height = max(size.height, height)
    }
    return size
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// Adds an empty row above and below a view, unless the view needs that room.
struct SpareRows: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    var size = CellSize.zero
    for subview in subviews {
      let ideal = subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      let wanted = ideal.height + 2
      size.width = max(size.width, ideal.width)
      size.height = max(size.height, min(wanted, proposal.height ?? wanted))
    }
    return size
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(bounds.size))
      subview.place(
        at: CellPoint(x: bounds.minX, y: bounds.minY + max(0, (bounds.height - size.height) / 2)),
        proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// Buttons side by side, or in a column if they don't fit.
struct ActionRow: Layout {
  private static let gap = 1

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let row = Self.rowWidth(sizes)
    let height = sizes.reduce(0) { max($0, $1.height) }
    if row <= proposal.width ?? row { return CellSize(width: row, height: height) }
    return CellSize(
      width: sizes.reduce(0) { max($0, $1.width) }, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let isRow = Self.rowWidth(sizes) <= bounds.size.width
    var point = bounds.origin
    for (subview, size) in zip(subviews, sizes) {
      if !isRow { point.x = bounds.minX + max(0, bounds.width - size.width) / 2 }
      subview.place(at: point, proposal: ProposedViewSize(size))
      if isRow { point.x += size.width + Self.gap } else { point.y += size.height }
    }
  }

  private static func rowWidth(_ sizes: [CellSize]) -> Int {
    sizes.reduce(0) { $0 + $1.width } + gap * max(0, sizes.count - 1)
  }
}

/// A button of a dialog: secondary, and primary or destructive while it has the focus.
struct DialogButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let state = configuration.state
    let isDestructive = configuration.role == .destructive
    let isLit = state.isFocused || state.isPressed
    DesignedButton(
      configuration: configuration,
      variant: !isLit ? .secondary : isDestructive ? .destructive : .primary, size: .medium,
      alignment: nil,
      ink: isDestructive && !isLit && state.isEnabled ? SemanticTokens.Colors.intentDanger : nil)
  }
}
