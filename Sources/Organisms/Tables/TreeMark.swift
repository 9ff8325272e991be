// SPDX-License-Identifier: MIT
// Organism: the indentation, the lines and the chevron of a row of a tree.

import CuriumControls
import CuriumLists
import CuriumTokens

/// The mark in front of the content of a row of a tree.
struct TreeMark {
  /// The level of the row; 0 is the top level.
  let level: Int
  let lines: TreeLines
  /// Whether the row is expanded; `nil` if it can't be.
  let isOpen: Bool?
  let isEnabled: Bool
  /// Called for a click on the chevron.
  let press: @MainActor () -> Void

  /// Returns the content of the row with the mark in front of it.
  @MainActor func label<Content: View>(_ content: Content) -> some View {
    TreeIndent(depth: level) {
      Color.clear.frame(width: ComponentTokens.Tree.indent, height: 0)
      TreeGuides(level: level, lines: lines)
      HStack(alignment: .top, spacing: ComponentTokens.Tree.spacing) {
        chevron
        content
      }
    }
  }

  /// The mark of a row that can be expanded. It is hidden in other rows.
  @MainActor private var chevron: some View {
    Image(systemName: isOpen == true ? "curium.section.open" : "curium.section.closed")
      .foregroundStyle(ComponentTokens.Tree.chevronColor)
      .hidden(isOpen == nil)
      .gesture(TapGesture().onEnded { _ in press() }, isEnabled: isEnabled)
  }
}

/// Indents a row by the length of the first subview for each level, as far as the row keeps enough
/// columns. The second subview fills the indentation.
private struct TreeIndent: UncachedLayout {
  /// The columns that the row keeps, or half of the available ones if there are fewer.
  private static let room = 20

  let depth: Int

  private func indent(_ width: Int?, _ subviews: Subviews) -> Int {
    let wanted = depth * (subviews.first?.sizeThatFits(.unspecified).width ?? 0)
    guard let width else { return wanted }
    return min(wanted, width - min(Self.room, (width + 1) / 2))
  }

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    let indent = indent(proposal.width, subviews)
    var size = CellSize(width: indent, height: 0)
    for row in subviews.dropFirst(2) {
      let inner = row.sizeThatFits(
        ProposedViewSize(width: proposal.width.map { $0 - indent }, height: proposal.height))
      size.width += inner.width
      size.height = inner.height
    }
    // At its ideal width, the row has its whole indentation.
    if proposal.width == nil { size.width = max(size.width, indent + min(indent, Self.room)) }
    return size
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    let indent = indent(proposal.width, subviews)
    for guides in subviews.dropFirst().prefix(1) {
      guides.place(
        at: bounds.origin, proposal: ProposedViewSize(width: indent, height: bounds.height))
    }
    for row in subviews.dropFirst(2) {
      row.place(
        at: CellPoint(x: bounds.minX + indent, y: bounds.minY),
        proposal: ProposedViewSize(width: bounds.width - indent, height: bounds.height))
    }
  }
}
