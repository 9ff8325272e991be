// SPDX-License-Identifier: MIT
// Organism: a status bar with the available keys.

import CuriumTerminal
import CuriumTokens
public import CuriumControls

/// The last row of a screen: the available keys, and other content at its end.
///
/// The key hints come from the commands that views declare with `.keyBinding` and `.keyHint`. Hints
/// that don't fit beside the content are omitted. Views in the content are omitted, and the last
/// one left is shortened, before the hints with a high priority are omitted, or the most important
/// hint if none has a high priority. Of the views, those with the lowest `layoutPriority` are
/// omitted first, the last ones before the others.
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
      StatusContent() { content }
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

/// The content of a status bar in a row, like an `HStack`. If there isn't enough room, views are
/// omitted until the others fit or one is left.
private struct StatusContent: Layout {
  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  private var gap: Int { ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    guard let room = proposal.width, let kept = kept(of: subviews, in: room) else {
      return HStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    let sizes = offers(to: kept, of: subviews, in: room, height: proposal.height)
      .map { subviews[$0.index].sizeThatFits($0.proposal) }
    return CellSize(
      width: sizes.reduce(0) { $0 + $1.width } + gap * (sizes.count - 1),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let kept = kept(of: subviews, in: bounds.width) else {
      return HStackLayout()
        .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    for index in subviews.indices where !kept.contains(index) {
      // A view behind the edge isn't painted.
      subviews[index]
        .place(at: CellPoint(x: bounds.maxX, y: bounds.minY), proposal: .unspecified)
    }
    var x = bounds.minX
    for (index, proposal) in offers(to: kept, of: subviews, in: bounds.width, height: bounds.height)
    {
      let size = subviews[index].sizeThatFits(proposal)
      let y = bounds.minY + (bounds.height - size.height) / 2
      subviews[index].place(at: CellPoint(x: x, y: y), proposal: proposal)
      x += size.width + gap
    }
  }

  /// Returns the indices of the views that fit; `nil` for all of them.
  private func kept(of subviews: Subviews, in room: Int) -> [Int]? {
    let needs = subviews.map(need)
    var kept = Array(subviews.indices)
    while kept.count > 1, kept.reduce(-gap, { $0 + needs[$1] + gap }) > room {
      let lowest = kept.map { subviews[$0].priority }.min()
      kept.remove(at: kept.lastIndex { subviews[$0].priority == lowest } ?? 0)
    }
    return kept.count < subviews.count ? kept : nil
  }

  /// Returns the kept views with their proposals: each gets the columns that later ones don't need.
  private func offers(
    to kept: [Int], of subviews: Subviews, in room: Int, height: Int?
  ) -> [(index: Int, proposal: ProposedViewSize)] {
    var left = room
    var later = kept.reduce(0) { $0 + need(subviews[$1]) + gap }
    return kept.map { index in
      later -= need(subviews[index]) + gap
      let proposal = ProposedViewSize(width: max(0, left - later), height: height)
      left -= subviews[index].sizeThatFits(proposal).width + gap
      return (index, proposal)
    }
  }

  /// Returns the columns that a view needs: a text all of its columns, a view that grows, such as a
  /// progress bar, only its minimum.
  private func need(_ view: LayoutSubview) -> Int {
    let ideal = view.sizeThatFits(.unspecified).width
    return view.sizeThatFits(.infinity).width > ideal ? view.sizeThatFits(.zero).width : ideal
  }
}
