// SPDX-License-Identifier: MIT
// Template: a row of actions pinned at the bottom of a screen.

import CuriumTokens
import CuriumControls

/// A row of actions with a line above and room around it, which disappear first if there isn't
/// enough room. Buttons without a variant are secondary.
struct PinnedActions<Content: View>: View {
  private let alignment: Alignment
  private let content: Content

  init(alignment: Alignment = .leading, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 0) {
      Divider()
        .padding(.horizontal, ComponentTokens.Page.padding)
        .frame(minHeight: 0)
      ShrinkingPadding().layoutPriority(-1)
      HStack { content }
        .actionGroup()
        .padding(.horizontal, ComponentTokens.Page.padding)
        .frame(maxWidth: .infinity, alignment: alignment)
        .layoutPriority(1)
      ShrinkingPadding()
    }
    .pageBackground(ComponentTokens.Page.actionBarColor)
  }
}

/// A layout of the content of a page, and of its actions below, which shrink while the content has
/// few rows.
struct ContentAboveActions: UncachedLayout {
  /// The number of rows that the content gets before the space around actions.
  static let comfortableRows = 5

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    let ideals = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    }
    return CellSize(
      width: proposal.width ?? ideals.map(\.width).max() ?? 0,
      height: proposal.height ?? ideals.reduce(0) { $0 + $1.height })
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    guard let content = subviews.first, let actions = subviews.last else { return }
    let width = bounds.width
    func height(_ offered: Int?) -> Int {
      actions.sizeThatFits(ProposedViewSize(width: width, height: offered)).height
    }
    let below = max(height(0), min(height(nil), bounds.height - Self.comfortableRows))
    let above = max(0, bounds.height - below)
    content.place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: above))
    actions.place(
      at: CellPoint(x: bounds.minX, y: bounds.minY + above),
      proposal: ProposedViewSize(width: width, height: below))
  }
}
