// SPDX-License-Identifier: MIT
// Organism: a block of a Markdown document.

import CuriumMarkdown
import CuriumText
import CuriumTokens
import CuriumControls

/// A block with the markers of its quotes and list items.
struct MarkdownBlockView: View {
  let reader: MarkdownReader
  let index: Int
  /// Changes with the content of the block, so that only changed blocks are updated.
  let stamp: MarkdownDocument.Stamp
  @Environment(\.colorDepth) private var colorDepth
  @Environment(\.strings) private var strings

  /// The maximum number of levels. In deeper blocks, the innermost level replaces the last one.
  private static let deepest = 6

  var body: some View {
    // The document may have become shorter since the view was created.
    if index < reader.document.blocks.count { content(reader.document.blocks[index]) }
  }

  @ViewBuilder private func content(_ block: MarkdownBlock) -> some View {
    let levels = levels(of: block)
    if levels.isEmpty {
      content(block, .text).padding(.top, gap)
    } else {
      HStack(alignment: .top, spacing: 0) {
        let task = levels.contains(where: \.beginsTask) ? spoken(block) : ""
        ForEach(levels.indices, id: \.self) { depth in
          MarkdownLevelView(level: levels[depth], words: task)
        }
        content(block, levels.contains { $0.kind == .quote } ? .quote : .text)
          .accessibilityName(spokenItem(block, levels))
      }
      .padding(.top, gap)
      .overlay(alignment: .topLeading) {
        if levels.contains(where: { $0.barColor != nil }) {
          bars(levels).allowsHitTesting(false)
        }
      }
    }
  }

  private var gap: Length {
    reader.isClose(index) ? 0 : ComponentTokens.Markdown.spacing
  }

  private enum Ink {
    case text, quote

    var color: Color {
      self == .text ? ComponentTokens.Markdown.textColor : ComponentTokens.Markdown.quoteColor
    }
  }

  private func levels(of block: MarkdownBlock) -> [MarkdownLevel] {
    let continued = reader.document.continuedContainers(ofBlock: index)
    var containers = reader.document.containers(of: block)
    // A summary isn't indented like the blocks below it.
    if block.kind == .summary, case .details = containers.last?.kind { containers.removeLast() }
    let levels = containers.enumerated().map { depth, container in
      MarkdownLevel(kind: container.kind, isContinued: depth < continued)
    }
    guard levels.count > Self.deepest, let last = levels.last else { return levels }
    return levels.prefix(Self.deepest - 1) + [last]
  }

  /// Returns the bars of quotes and alerts. Those that began before the block fill the gap above it
  /// too.
  private func bars(_ levels: [MarkdownLevel]) -> some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(levels.indices, id: \.self) { depth in
        if let color = levels[depth].barColor {
          Divider()
            .token(ComponentTokens.Divider.lineColor, color)
            .padding(.top, levels[depth].isContinued ? 0 : gap)
            .padding(.trailing, ComponentTokens.Markdown.padding)
        } else {
          // The marker of a level that continues is only a space.
          MarkdownLevelView(
            level: MarkdownLevel(kind: levels[depth].kind, isContinued: true), words: "")
        }
      }
    }
  }

  /// Returns the content of the block. The colour is set around it, because a colour on the text
  /// itself would also apply to its links.
  @ViewBuilder private func content(_ block: MarkdownBlock, _ ink: Ink) -> some View {
    let shown = Group { words(block, ink) }.foregroundStyle(ink.color)
    switch block.alignment {
    case .leading: shown
    case .center:
      shown.multilineTextAlignment(.center).frame(maxWidth: .infinity, alignment: .center)
    case .trailing:
      shown.multilineTextAlignment(.trailing).frame(maxWidth: .infinity, alignment: .trailing)
    }
  }

  private func side(_ block: MarkdownBlock) -> HorizontalAlignment {
    switch block.alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  private func text(_ markdown: InlineMarkdown) -> Text {
    Text(markdown, keysHaveBrackets: colorDepth < .ansi256)
  }

  private func cells(of block: MarkdownBlock) -> [Text] {
    reader.document.cells(of: block, limit: MarkdownTableRow.mostColumns).map { text($0) }
  }

  @ViewBuilder private func words(_ block: MarkdownBlock, _ ink: Ink) -> some View {
    switch block.kind {
    case .heading(let level):
      VStack(alignment: side(block), spacing: 0) {
        text(reader.document.inline(of: block))
          .font(font(level))
          .accessibilityHeading(AccessibilityHeadingLevel(rawValue: UInt(level)) ?? .h6)
          .foregroundStyle(headingInk(level))
          // The line below a second-level heading is only as long as its text.
          .padding(.bottom, level == 2 ? 1 : 0)
          .overlay(alignment: .bottom) { if level == 2 { Divider() } }
        if level == 1 { Divider() }
      }
    case .paragraph: text(reader.document.inline(of: block))
    case .code:
      MarkdownCodeView(
        code: reader.document.text(of: block), languageName: reader.document.language(of: block))
    case .rule: Divider()
    case .row(let table, let isTitle):
      MarkdownTableRow(
        cells: cells(of: block), columns: reader.document.columns(ofTable: table),
        isTitle: isTitle, ink: ink.color)
    case .alert(let alert): MarkdownAlertTitle(alert: alert)
    case .summary: summary(block)
    case .empty:
      Text(verbatim: "").accessibilityHidden(spokenItem(block, levels(of: block)) == nil)
    }
  }

  /// Returns a summary, which shows and hides the blocks below it.
  @ViewBuilder private func summary(_ block: MarkdownBlock) -> some View {
    let title = reader.document.inline(of: block)
    DisclosureGroup(isExpanded: reader.isOpen(block.container)) {
      EmptyView()
    } label: {
      title.spans.isEmpty ? Text(strings.details) : text(title)
    }
  }

  /// Returns the words of a block with the markers of the list items that begin with it; `nil` if
  /// none does.
  private func spokenItem(_ block: MarkdownBlock, _ levels: [MarkdownLevel]) -> String? {
    let markers = levels.filter { !$0.isContinued }.compactMap(\.spokenMarker)
    if markers.isEmpty { return nil }
    return (markers + [spoken(block)]).joined(separator: " ")
  }

  private func spoken(_ block: MarkdownBlock) -> String {
    switch block.kind {
    case .heading, .paragraph, .summary: reader.document.inline(of: block).plain
    case .code: reader.document.text(of: block)
    case .row: MarkdownTableRow.spoken(cells(of: block))
    case .alert(let alert): alert.title(strings)
    case .rule, .empty: ""
    }
  }

  private func headingInk(_ level: Int) -> Color {
    switch level {
    case 1: ComponentTokens.Markdown.headingLargeColor
    case 2: ComponentTokens.Markdown.headingColor
    default: ComponentTokens.Markdown.headingSmallColor
    }
  }

  private func font(_ level: Int) -> Font {
    switch level {
    case 1: ComponentTokens.Markdown.headingLargeFont
    case 2: ComponentTokens.Markdown.headingMediumFont
    default: ComponentTokens.Markdown.headingSmallFont
    }
  }
}
