// SPDX-License-Identifier: MIT
// Views: the layouts and the button style of dialogs.

import CuriumEngine
import CuriumViews
import CuriumTerminal
import CuriumTokens

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

/// Buttons in a row at the trailing edge. If they don't fit, they are in a column, all as wide as
/// the dialog, with empty rows between them if there is room.
struct ActionRow: Layout {
  private static let gap = 2

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let row = Self.rowWidth(sizes)
    let width = proposal.width == ProposedViewSize.infinity.width ? row : proposal.width ?? row
    if row <= width {
      return CellSize(width: width, height: sizes.reduce(0) { max($0, $1.height) })
    }
    let rows = sizes.reduce(0) { $0 + $1.height }
    return CellSize(
      width: width, height: rows + Self.gaps(sizes, height: proposal.height ?? .max))
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let row = Self.rowWidth(sizes)
    let isRow = row <= bounds.width
    let isLoose = Self.gaps(sizes, height: bounds.height) > 0
    var point = bounds.origin
    if isRow { point.x = bounds.maxX - row }
    for (subview, size) in zip(subviews, sizes) {
      let width = isRow ? size.width : bounds.width
      subview.place(at: point, proposal: ProposedViewSize(width: width, height: size.height))
      if isRow { point.x += width + Self.gap } else { point.y += size.height + (isLoose ? 1 : 0) }
    }
  }

  private static func rowWidth(_ sizes: [CellSize]) -> Int {
    sizes.reduce(0) { $0 + $1.width } + gap * max(0, sizes.count - 1)
  }

  /// Returns the number of empty rows in a column: one between two buttons, or none if they don't
  /// all fit.
  private static func gaps(_ sizes: [CellSize], height: Int) -> Int {
    let rows = sizes.reduce(0) { $0 + $1.height }
    let gaps = max(0, sizes.count - 1)
    return rows + gaps <= height ? gaps : 0
  }
}

/// A button of a dialog: secondary, and primary or destructive while it has the focus.
struct DialogButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DialogButton(configuration: configuration)
  }
}

private struct DialogButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    let state = configuration.state
    let isDestructive = configuration.role == .destructive
    // Red isn't legible on the grey of a secondary button in 16 colours.
    let isRed = isDestructive && state.isEnabled && colorDepth == .ansi16
    let isLit = state.isFocused || state.isPressed || isRed
    DesignedButton(
      configuration: configuration,
      variant: !isLit ? .secondary : isDestructive ? .destructive : .primary, size: .medium,
      alignment: .center,
      ink: isDestructive && !isLit && state.isEnabled ? Color.error.legible() : nil)
  }
}
