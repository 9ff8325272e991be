// SPDX-License-Identifier: MIT
// Organism: table rows of a Markdown document.

import CuriumMarkdown
import CuriumTerminal
import CuriumTokens
import CuriumControls

/// A row of a table. The title row has a line below it. Each row is laid out separately, with the
/// column widths of the whole table.
struct MarkdownTableRow: View {
  let cells: [Text]
  let columns: MarkdownTableColumns
  let isTitle: Bool
  let ink: Color

  static let mostColumns = 256

  @Environment(\.strings) private var strings

  var body: some View {
    let count = min(columns.widths.count, Self.mostColumns)
    MarkdownRowLayout(
      widths: Array(columns.widths.prefix(count)),
      alignments: Array(columns.alignments.prefix(count))
    ) {
      Text(verbatim: "").padding(.leading, ComponentTokens.Table.spacing)
      ForEach(0..<count, id: \.self) { column in
        cell(column < cells.count ? cells[column] : Text(verbatim: ""))
      }
      if isTitle { Divider() }
    }
    .clipped()
    .accessibilityElement(children: .combine)
    .accessibilityRole(.text)
    .accessibilityLabel(isTitle ? Strings.fill(strings.tableTitles, words) : words)
  }

  private var words: String { Self.spoken(cells) }

  /// Returns the words of a row.
  static func spoken(_ cells: [Text]) -> String {
    var words = cells.map(\.plain)
    while words.last == "" { words.removeLast() }
    return words.map { $0.isEmpty ? "–" : $0 }.joined(separator: ", ")
  }

  /// Returns a cell. The colour is set around the text, because a colour on the text itself would
  /// also apply to its links.
  private func cell(_ text: Text) -> some View {
    Group { text.font(isTitle ? ComponentTokens.Table.headerFont : nil) }
      .foregroundStyle(isTitle ? ComponentTokens.Markdown.headingColor : ink)
  }
}

/// A layout of cells in columns. The first view is as wide as the gap between two columns. The
/// cells follow, then an optional line.
struct MarkdownRowLayout: UncachedLayout {
  let widths: [Int]
  let alignments: [MarkdownAlignment]

  func size(of subviews: Subviews, proposal: ProposedViewSize) -> CellSize {
    let frames = frames(proposal, subviews)
    let width = min(frames.last?.maxX ?? 0, proposal.width ?? .max)
    let cells = frames.map(\.size.height).max() ?? 0
    return CellSize(width: width, height: cells + lineHeight(subviews, in: width))
  }

  /// Returns the height of the line below the cells, if there is one.
  private func lineHeight(_ subviews: Subviews, in width: Int) -> Int {
    guard subviews.count > widths.count + 1, let line = subviews.last else { return 0 }
    return line.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }

  func place(_ subviews: Subviews, in bounds: CellRect, proposal: ProposedViewSize) {
    subviews[0].place(at: bounds.origin, proposal: .zero)
    let frames = frames(proposal, subviews)
    for (column, frame) in frames.enumerated() {
      let cell = subviews[column + 1]
      let proposal = ProposedViewSize(width: frame.size.width, height: nil)
      let free = max(0, frame.size.width - cell.sizeThatFits(proposal).width)
      let inset =
        switch alignments[column] {
        case .leading: 0
        case .center: free / 2
        case .trailing: free
        }
      cell.place(
        at: CellPoint(x: bounds.origin.x + frame.origin.x + inset, y: bounds.origin.y),
        proposal: proposal)
    }
    let lineHeight = lineHeight(subviews, in: bounds.width)
    if lineHeight > 0 {
      subviews[subviews.count - 1].place(
        at: CellPoint(x: bounds.minX, y: bounds.maxY - lineHeight),
        proposal: ProposedViewSize(width: bounds.width, height: lineHeight))
    }
  }

  /// Returns the frames of the columns. Columns outside the proposed width have no height.
  private func frames(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CellRect] {
    let gap = subviews[0].sizeThatFits(.unspecified).width
    let offered = proposal.width ?? .max
    let widths = Self.fitted(widths, gap: gap, in: offered)
    var frames: [CellRect] = []
    var x = 0
    for (column, width) in widths.enumerated() {
      let height =
        x < offered
        ? subviews[column + 1].sizeThatFits(ProposedViewSize(width: width, height: nil)).height : 0
      frames.append(CellRect(x: x, y: 0, width: width, height: height))
      x += width + gap
    }
    return frames
  }

  /// Returns widths that fit. If there isn't enough room, the widest columns get the same width, of
  /// at least one cell.
  static func fitted(_ widths: [Int], gap: Int, in offered: Int) -> [Int] {
    let room = max(0, offered - gap * max(0, widths.count - 1))
    if widths.reduce(0, +) <= room { return widths }
    var shares = widths.map {
      RoomShare(weight: 1, least: min(1, Int32(clamping: $0)), most: Int32(clamping: $0))
    }
    shares.withUnsafeMutableBufferPointer { RoomShare.divide(Int32(clamping: room), among: $0) }
    return shares.map { Int($0.extent) }
  }
}
