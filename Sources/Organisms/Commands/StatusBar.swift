// SPDX-License-Identifier: MIT
// Organism: a status bar with the available keys.

import CuriumTerminal
import CuriumTokens
public import CuriumControls

/// The last row of a screen: the available keys, and other content at its end.
///
/// The key hints come from the commands that views declare with `.keyBinding` and `.keyHint`. Hints
/// that don't fit beside the content are omitted. Text in the content is shortened before the hints
/// with a high priority are omitted, or the most important hint if none has a high priority.
///
/// *Sizing:* fills the width; one row.
/// *Tokens:* `status.*`, `keyHint.*`.
///
///     StatusBar { Text("24 packages") }
public struct StatusBar<Content: View>: View {
  private let content: Content

  /// Creates a bar with `content` at its end.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The key hints and the content.
  public var body: some View {
    StatusRow() {
      KeyHints()
      HStack { content }
        .foregroundStyle(ComponentTokens.Status.textColor)
        .padding(.trailing, ComponentTokens.Status.padding)
    }
    .lineLimit(1)
    .background(ComponentTokens.Status.backgroundColor)
  }
}

extension StatusBar where Content == EmptyView {
  /// Creates a bar with only key hints.
  public init() { self.init { EmptyView() } }
}

/// A row of key hints, and other content at its end.
///
/// The content gets the width that it needs, except for that of the important hints that fit beside
/// its minimum.
private struct StatusRow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CellSize(
      width: proposal.width ?? sizes.reduce(0) { $0 + $1.width },
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let hints = subviews.first, let content = subviews.last else { return }
    let room = max(0, bounds.width - content.sizeThatFits(.zero).width)
    let minimum = hints.sizeThatFits(ProposedViewSize(width: room, height: 0))
    // Padding alone isn't a hint.
    let reserved = minimum.width > hints.sizeThatFits(.zero).width ? minimum.width : 0
    let offered = ProposedViewSize(width: bounds.width - reserved, height: bounds.height)
    let taken = content.sizeThatFits(offered)
    let start = max(0, bounds.width - taken.width)
    let rest = ProposedViewSize(width: start, height: bounds.height)
    func top(_ height: Int) -> Int { bounds.minY + max(0, bounds.height - height) / 2 }
    hints.place(
      at: CellPoint(x: bounds.minX, y: top(hints.sizeThatFits(rest).height)), proposal: rest)
    content.place(
      at: CellPoint(x: bounds.minX + start, y: top(taken.height)), proposal: offered)
  }
}
