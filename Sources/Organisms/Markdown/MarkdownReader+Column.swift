// SPDX-License-Identifier: MIT
// Organism: the blocks of a Markdown document in a column.

import CuriumMarkdown
import CuriumTokens
import CuriumControls

extension MarkdownReader {
  /// The blocks in a column. A link to a heading scrolls to it; the enclosing views handle other
  /// links.
  var column: some View {
    let rows = readRows()
    let blocks = LazyVStack(alignment: .leading) { [self] in
      ForEach(rows, id: \.self) { index in
        MarkdownBlockView(
          reader: self, index: index, stamp: self.document.stamp(ofBlock: index))
      }
    }
    .scrolls(with: proxy)
    return EnvironmentWriter(content: blocks, value: self) { values, reader in
      let outside = values.openURL
      values.openURL = OpenURLAction { address in
        if reader.follow(address) { return .handled }
        outside(address)
        return .handled
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
