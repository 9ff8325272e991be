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
/// hint if none has a high priority. If less than half of the last view would remain, it is omitted
/// too. Of the views, those with the lowest `layoutPriority` are omitted first, the last ones
/// before the others. A stack, such as an `HStack`, is a single view. To have its views omitted one
/// by one, put them into the bar directly or into a `Group`.
///
/// *Sizing:* fills the width; one row.
/// *Tokens:* `status.*`, `keyHint.*`.
///
///     StatusBar { Text("24 packages") }
public struct StatusBar<Content: View>: View {
  private let content: Content

  /// Creates a bar with `content` at its end, or with only key hints.
  public init(@ViewBuilder content: () -> Content = { EmptyView() }) { self.content = content() }

  /// The key hints and the content.
  public var body: some View {
    StatusRow {
      KeyHints()
      StatusContent { content }
        .foregroundStyle(ComponentTokens.Status.textColor)
        .padding(.trailing, ComponentTokens.Status.padding)
    }
    .lineLimit(1)
    .background(ComponentTokens.Status.backgroundColor)
  }
}

/// A row of key hints, and other content at its end.
///
/// The content gets the width that it needs, except for that of the important hints that fit beside
/// its minimum. If the rest is too narrow for the content, it is omitted.
private struct StatusRow: UncachedLayout {
  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CellSize(
      width: proposal.width ?? sizes.reduce(0) { $0 + $1.width },
      height: sizes.map(\.height).max() ?? 0)
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    guard let hints = subviews.first, let content = subviews.last else { return }
    let least = content.sizeThatFits(ProposedViewSize(width: 0, height: bounds.height)).width
    let room = max(0, bounds.width - least)
    let minimum = hints.sizeThatFits(ProposedViewSize(width: room, height: 0))
    // Padding alone isn't a hint.
    let reserved = minimum.width > hints.sizeThatFits(.zero).width ? minimum.width : 0
    let offered = ProposedViewSize(width: bounds.width - reserved, height: bounds.height)
    // Without height, the content has the width from which it is useful.
    let useful = content.sizeThatFits(ProposedViewSize(width: offered.width, height: 0)).width
    let isShown = reserved == 0 || useful <= bounds.width - reserved
    let taken = isShown ? content.sizeThatFits(offered) : .zero
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
/// omitted until the others fit or one is left. Without height, the width is the one from which the
/// content is useful.
private struct StatusContent: Layout {
  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  /// Returns the columns that each view needs: a text all of its columns, a view that grows, such
  /// as a progress bar, only its minimum.
  func makeCache(subviews: Subviews) -> [Int] {
    subviews.map { view in
      let ideal = view.sizeThatFits(.unspecified).width
      return view.sizeThatFits(.infinity).width > ideal ? view.sizeThatFits(.zero).width : ideal
    }
  }

  private var gap: Int { ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache needs: inout [Int]
  ) -> CellSize {
    if proposal.height == 0 {
      return CellSize(width: useful(subviews, needs, in: proposal.width ?? .max), height: 0)
    }
    guard let room = proposal.width, let kept = kept(of: subviews, needs, in: room) else {
      var cache: Void = ()
      return HStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    let offers = offers(to: kept, of: subviews, needs, in: room, height: proposal.height)
    return CellSize(
      width: offers.reduce(0) { $0 + $1.size.width } + gap * (offers.count - 1),
      height: offers.map(\.size.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache needs: inout [Int]
  ) {
    guard let kept = kept(of: subviews, needs, in: bounds.width) else {
      var cache: Void = ()
      return HStackLayout()
        .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    for index in subviews.indices where !kept.contains(index) {
      // A view behind the edge isn't painted.
      subviews[index]
        .place(at: CellPoint(x: bounds.maxX, y: bounds.minY), proposal: .unspecified)
    }
    var x = bounds.minX
    for offer in offers(
      to: kept, of: subviews, needs, in: bounds.width, height: bounds.height)
    {
      let y = bounds.minY + (bounds.height - offer.size.height) / 2
      subviews[offer.index].place(at: CellPoint(x: x, y: y), proposal: offer.proposal)
      x += offer.size.width + gap
    }
  }

  /// Returns the indices of the views that fit; `nil` for all of them.
  private func kept(of subviews: Subviews, _ needs: [Int], in room: Int) -> [Int]? {
    var kept = Array(subviews.indices)
    while kept.count > 1, kept.reduce(-gap, { $0 + needs[$1] + gap }) > room {
      let lowest = kept.map { subviews[$0].priority }.min()
      kept.remove(at: kept.lastIndex { subviews[$0].priority == lowest } ?? 0)
    }
    return kept.count < subviews.count ? kept : nil
  }

  /// Returns the columns of the views that fit; if only one is left, those of its half and an
  /// ellipsis.
  private func useful(_ subviews: Subviews, _ needs: [Int], in room: Int) -> Int {
    let views = kept(of: subviews, needs, in: room) ?? Array(subviews.indices)
    guard let first = views.first else { return 0 }
    if views.count > 1 { return views.reduce(-gap) { $0 + needs[$1] + gap } }
    return min(needs[first], (needs[first] + 1) / 2 + 1)
  }

  /// Returns the kept views with their proposals and sizes: each gets the columns that later ones
  /// don't need.
  private func offers(
    to kept: [Int], of subviews: Subviews, _ needs: [Int], in room: Int, height: Int?
  ) -> [(index: Int, proposal: ProposedViewSize, size: CellSize)] {
    var left = room
    var later = kept.reduce(0) { $0 + needs[$1] + gap }
    return kept.map { index in
      later -= needs[index] + gap
      let proposal = ProposedViewSize(width: max(0, left - later), height: height)
      let size = subviews[index].sizeThatFits(proposal)
      left -= size.width + gap
      return (index, proposal, size)
    }
  }
}
