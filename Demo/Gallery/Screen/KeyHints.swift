// SPDX-License-Identifier: MIT
// Page: the last row of a screen, with the keys that act on it.

import Curium

/// Keys and what they do, side by side; those that do not fit are left out from the end.
struct KeyHints: View {
  struct Hint: Identifiable {
    let key: String
    let label: String

    init(_ key: String, _ label: String) {
      self.key = key
      self.label = label
    }

    var id: String { key }
  }

  let hints: [Hint]

  var body: some View {
    FittingRow(spacing: 2) {
      ForEach(hints) { hint in
        HStack(spacing: ComponentTokens.KeyHint.spacing) {
          Text(hint.key)
            .font(ComponentTokens.KeyHint.keyFont)
            .foregroundStyle(ComponentTokens.KeyHint.keyColor)
            .padding(.horizontal, 1)
            .background(ComponentTokens.KeyHint.keyBackgroundColor)
          Text(hint.label).foregroundStyle(ComponentTokens.KeyHint.labelColor)
        }
        .lineLimit(1)
      }
    }
    .padding(.horizontal, 1)
    .background(ComponentTokens.Status.backgroundColor)
  }
}

/// Views side by side as long as they fit whole; the rest is left out.
struct FittingRow: Layout {
  /// The columns between two views.
  let spacing: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let ideal = sizes.reduce(0) { $0 + $1.width } + spacing * max(0, sizes.count - 1)
    return CellSize(
      width: proposal.width.map { $0 == .max ? ideal : $0 } ?? ideal,
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for subview in subviews {
      let width = subview.sizeThatFits(.unspecified).width
      // What does not fit stands behind the edge, where nothing is painted.
      if x + width > bounds.maxX { x = bounds.maxX }
      subview.place(at: CellPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += width + spacing
    }
  }
}
