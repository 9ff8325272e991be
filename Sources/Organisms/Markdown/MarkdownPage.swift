// SPDX-License-Identifier: MIT
// Organism: a page of a Markdown browser.

import CuriumTokens
import CuriumControls

/// A document with its contents beside it.
struct MarkdownPage: View {
  let reader: MarkdownReader
  let source: String
  /// `true` if the document gets the focus when it appears.
  var takesFocus = false
  @State private var isCollapsed = false
  @State private var isFinding = false
  @FocusState private var isInContents: Bool
  @FocusState private var isInDocument: Bool
  @Environment(\.ambiguousIsWide) private var ambiguousIsWide
  @Environment(\.strings) private var strings

  var body: some View {
    reader.read(source, ambiguousIsWide: ambiguousIsWide)
    let headings = reader.headings
    return SplitView {
      if !headings.isEmpty {
        MarkdownContents(reader: reader, headings: headings) { isInDocument = true }
          .focused($isInContents)
          .paneSize(
            min: ComponentTokens.Markdown.contentsWidth,
            ideal: ComponentTokens.Markdown.contentsWidth
          )
          .paneCollapsed($isCollapsed)
      }
      ScrollView { reader.column.padding(.horizontal, ComponentTokens.Markdown.documentPadding) }
        .focusable()
        .focused($isInDocument)
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: { [reader] _, geometry in
          reader.documentDidScroll(isAtEnd: geometry.isAt(.bottom))
        }
        .findNavigator(isPresented: $isFinding)
        .paneSize(min: ComponentTokens.Markdown.documentWidth)
        .layoutPriority(1)
    }
    .onAppear { if takesFocus { isInDocument = true } }
    .onChange(of: headings) { [reader] in reader.findCurrent() }
    .keyBinding(
      KeyBinding(strings.contents.startingInLowerCase, ["f9"], id: "markdown.contents"),
      isEnabled: !headings.isEmpty
    ) {
      if isInContents {
        isCollapsed = true
      } else {
        isCollapsed = false
        isInContents = true
      }
    }
    .keyBinding(
      KeyBinding(
        strings.find.startingInLowerCase, ["ctrl+f", "cmd+f"], id: "edit.find", hintPriority: .low),
      isEnabled: isInContents
    ) {
      if isFinding { isInDocument = true } else { isFinding = true }
    }
  }
}
