// SPDX-License-Identifier: MIT
// Organism: a Markdown text with headings, lists, quotes and code.

import CuriumTokens
public import CuriumViews

/// A Markdown text: headings, paragraphs, lists, quotes, blocks of code, tables and rules, with emphasis, code
/// and links inside of them.
///
/// It does not scroll by itself: put a long one into a `ScrollView`.
///
/// *Sizing:* as wide as offered, as high as its lines.
/// *Tokens:* `markdown.*`, `divider.*`, `table.spacing`, `table.headerFont`.
///
///     ScrollView {
///       MarkdownView("# Tides\nHigh water comes *twice* a day.")
///     }
public struct MarkdownView: View {
  private let source: String

  /// A view of a text in Markdown.
  public init(_ source: String) { self.source = source }

  /// The blocks beneath each other.
  public var body: some View {
    let blocks = MarkdownBlock.read(source)
    VStack(alignment: .leading, spacing: 0) {
      ForEach(blocks.indices, id: \.self) { index in
        MarkdownBlockView(block: blocks[index], gap: gap(blocks, before: index))
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// Items of a list stand close together.
  private func gap(_ blocks: [MarkdownBlock], before index: Int) -> Length {
    if index == 0 { return 0 }
    if case .item(let mark, _) = blocks[index].kind,
      case .item(let before, _) = blocks[index - 1].kind, (mark == nil) == (before == nil)
    {
      return 0
    }
    return ComponentTokens.Markdown.spacing
  }
}

/// A block behind the bars of its quotes; those that began before it stand in the gap above, too.
private struct MarkdownBlockView: View {
  let block: MarkdownBlock
  let gap: Length

  var body: some View {
    if block.quotes == 0 {
      content.foregroundStyle(ink).padding(.top, gap)
    } else {
      content
        .foregroundStyle(ink)
        .padding(.leading, indent(block.quotes))
        .padding(.top, gap)
        .overlay(alignment: .leading) {
          HStack(spacing: 0) {
            ForEach(0..<block.quotes, id: \.self) { quote in
              Divider()
                .token(ComponentTokens.Divider.lineColor, ComponentTokens.Markdown.quoteBarColor)
                .padding(.trailing, ComponentTokens.Markdown.padding)
                .padding(.top, quote < block.joined ? 0 : gap)
            }
          }
        }
    }
  }

  @ViewBuilder private var content: some View {
    switch block.kind {
    case .heading(let level):
      VStack(alignment: .leading, spacing: 0) {
        Text(markdown: block.text)
          .font(font(level))
          .accessibilityRole(.heading)
          .foregroundStyle(
            level > 2
              ? ComponentTokens.Markdown.headingSmallColor : ComponentTokens.Markdown.headingColor
          )
        if level == 1 { Divider() }
      }
    case .paragraph: Text(markdown: block.text)
    case .item(let mark, let depth): item(mark, depth)
    case .code: code
    case .rule: Divider()
    case .table(let rows, let alignments):
      MarkdownTable(rows: rows, alignments: alignments, ink: ink)
    }
  }

  /// What all words of the block inherit: a colour of their own would be that of their links too.
  private var ink: Color {
    block.quotes == 0 ? ComponentTokens.Markdown.textColor : ComponentTokens.Markdown.quoteColor
  }

  private func item(_ mark: String?, _ depth: Int) -> some View {
    HStack(alignment: .top, spacing: ComponentTokens.Section.spacing) {
      Group {
        if let mark { Text(mark) } else { Image(systemName: "curium.bullet") }
      }
      .foregroundStyle(ComponentTokens.Markdown.bulletColor)
      Text(markdown: block.text)
    }
    .padding(.leading, indent(depth))
  }

  private var code: some View {
    Text(verbatim: block.text)
      .font(ComponentTokens.Markdown.codeFont)
      .foregroundStyle(ComponentTokens.Markdown.codeColor)
      .padding(.horizontal, ComponentTokens.Markdown.padding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(ComponentTokens.Markdown.codeBackgroundColor)
  }

  private func font(_ level: Int) -> Font {
    switch level {
    case 1: ComponentTokens.Markdown.headingLargeFont
    case 2: ComponentTokens.Markdown.headingMediumFont
    default: ComponentTokens.Markdown.headingSmallFont
    }
  }

  /// Two columns for each level.
  private func indent(_ levels: Int) -> Length { Length(2 * levels) }
}

package enum MarkdownViewPreviews: PreviewProvider {
  package static var level: Level { .organism }

  package static var previews: [Preview] {
    Preview("Headings and lists") {
      MarkdownView(
        """
        # Tides
        High water comes **twice** a day; see [the tables](https://example.org).

        ## Before you sail
        - Read the *forecast*
          - and the one before
        - Fill the tank

        1. Cast off
        2. Hoist the main
        """)
    }
    Preview("Quotes and code") {
      MarkdownView(
        """
        > The sea is patient.
        > > So are harbours.

        ```
        let tide = harbour.tide(at: noon)
        ```

        ---
        ### Sources
        Two almanacs.
        """)
    }
    Preview("Tables") {
      MarkdownView(
        """
        | Harbour | High water | Height |
        | :------ | :--------: | -----: |
        | Brest | 11:20 | 6.1 m |
        | Bergen | 14:05 | *1.8 m* |
        """)
    }
    Preview("Playground") { knobs in
      MarkdownView(knobs.text("source", "High water comes **twice** a day; ask `tide` or *look*."))
        .frame(width: knobs.length("width", 40, in: 0...60))
    }
  }
}
