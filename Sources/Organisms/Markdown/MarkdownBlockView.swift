// SPDX-License-Identifier: MIT
// Organism: a block of a Markdown document.

import CuriumMarkdown
import CuriumTokens
import CuriumControls

/// A block with the markers of its quotes and list items.
struct MarkdownBlockView: View {
  let reader: MarkdownReader
  let index: Int
  /// Changes with the content of the block, so that only changed blocks are updated.
  let stamp: MarkdownDocument.Stamp

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
        ForEach(levels.indices, id: \.self) { MarkdownLevelView(level: levels[$0]) }
        content(block, levels.contains { $0.isQuote } ? .quote : .text)
          .accessibilityName(spokenItem(block, levels))
      }
      .padding(.top, gap)
      .overlay(alignment: .topLeading) {
        if levels.contains(where: \.isQuote) { bars(levels) }
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
    let levels = reader.document.containers(of: block).enumerated().map { depth, container in
      MarkdownLevel(kind: container.kind, isContinued: depth < continued)
    }
    guard levels.count > Self.deepest, let last = levels.last else { return levels }
    return levels.prefix(Self.deepest - 1) + [last]
  }

  /// Returns the bars of quotes. Bars of quotes that began before the block fill the gap above it
  /// too.
  private func bars(_ levels: [MarkdownLevel]) -> some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(levels.indices, id: \.self) { depth in
        if levels[depth].isQuote {
          Divider()
            .token(ComponentTokens.Divider.lineColor, ComponentTokens.Markdown.quoteBarColor)
            .padding(.top, levels[depth].isContinued ? 0 : gap)
            .padding(.trailing, ComponentTokens.Markdown.padding)
        } else {
          MarkdownLevelView(level: levels[depth]).hidden()
        }
      }
    }
  }

  /// Returns the content of the block. The colour is set around it, because a colour on the text
  /// itself would also apply to its links.
  private func content(_ block: MarkdownBlock, _ ink: Ink) -> some View {
    Group { words(block, ink) }.foregroundStyle(ink.color)
  }

  @ViewBuilder private func words(_ block: MarkdownBlock, _ ink: Ink) -> some View {
    switch block.kind {
    case .heading(let level):
      VStack(alignment: .leading, spacing: 0) {
        Text(markdownBlock: reader.document.text(of: block))
          .font(font(level))
          .accessibilityHeading(AccessibilityHeadingLevel(rawValue: UInt(level)) ?? .h6)
          .foregroundStyle(headingInk(level))
          // The line below a second-level heading is only as long as its text.
          .padding(.bottom, level == 2 ? 1 : 0)
          .overlay(alignment: .bottom) { if level == 2 { Divider() } }
        if level == 1 { Divider() }
      }
    case .paragraph: Text(markdownBlock: reader.document.text(of: block))
    case .code:
      MarkdownCodeView(
        code: reader.document.text(of: block), languageName: reader.document.language(of: block))
    case .rule: Divider()
    case .row(let table, let isTitle):
      MarkdownTableRow(
        cells: reader.document.cells(of: block, limit: MarkdownTableRow.mostColumns),
        columns: reader.document.columns(ofTable: table), isTitle: isTitle, ink: ink.color)
    case .empty:
      Text(verbatim: "").accessibilityHidden(spokenItem(block, levels(of: block)) == nil)
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
    case .heading, .paragraph: Text(markdownBlock: reader.document.text(of: block)).plain
    case .code: reader.document.text(of: block)
    case .row:
      MarkdownTableRow.spoken(
        reader.document.cells(of: block, limit: MarkdownTableRow.mostColumns))
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

/// A quote or a list item around a block.
struct MarkdownLevel {
  let kind: MarkdownContainer.Kind
  /// `true` if the level began before the block.
  let isContinued: Bool

  var isQuote: Bool { kind == .quote }

  /// The marker of a list item, for screen readers.
  var spokenMarker: String? {
    guard case .item(_, let number, let isDone) = kind else { return nil }
    let box = isDone.map { $0 ? "[x]" : "[ ]" }
    guard let number else { return box ?? "•" }
    return box.map { "\(number). \($0)" } ?? "\(number)."
  }
}

/// The space of a level in front of its block, with the marker where a list item begins.
private struct MarkdownLevelView: View {
  let level: MarkdownLevel

  var body: some View {
    Group {
      switch level.kind {
      case .quote:
        Text(verbatim: " ").padding(.trailing, ComponentTokens.Markdown.padding)
      case .item(_, let number, let isDone):
        let mark = mark(number, isDone)
        if level.isContinued { mark.hidden() } else { mark }
      }
    }
    .accessibilityHidden()
  }

  private func mark(_ number: Int?, _ isDone: Bool?) -> some View {
    HStack(spacing: ComponentTokens.Section.spacing) {
      if let number { Text(verbatim: "\(number).") }
      if let isDone {
        Image(systemName: isDone ? "curium.check.on" : "curium.check.off")
      } else if number == nil {
        Image(systemName: "curium.bullet")
      }
    }
    .foregroundStyle(ComponentTokens.Markdown.bulletColor)
    .padding(.trailing, ComponentTokens.Section.spacing)
  }
}
