// SPDX-License-Identifier: MIT
// Page: text, links and selectable words.

import Curium

/// Text in several styles and scripts, truncated and aligned, with selectable words.
struct TextPage: ShowcasePage {
  static let name = "Text"
  static let summary = "Drag over words to select them; Control-C copies."

  var body: some View {
    Samples {
      // The links are first, because a page opens with the focus on its first control.
      Sample("Links") {
        HStack(spacing: 2) {
          Link("Swift", destination: "https://www.swift.org")
          Link("Unicode", destination: "https://www.unicode.org")
        }
        Text("A link [within a sentence](https://www.swift.org/about) opens with a click.")
      }
      Sample("Styled text and Markdown") {
        Text("**Bold**, *italic*, ~~struck~~ and `code`, as Markdown in a literal.")
        Text("Joined, ") + Text("each part ").foregroundStyle(.accentColor)
          + Text("in its own style").underline()
        Text("A gradient over the letters").foregroundStyle(
          LinearGradient(gradient: .brand, startPoint: .leading, endPoint: .trailing))
      }
      Sample("Line breaks in other scripts") {
        VStack(alignment: .leading, spacing: 0) {
          Text("端末の中の文字は、半角と全角の幅で並び、句読点は行の頭に来ません。")
          Text("터미널의 글자는 낱말의 사이에서 줄을 바꿉니다. 👩‍🚀 é ﷽")
        }
        .frame(maxWidth: 38, alignment: .leading)
      }
      Sample("Truncated at the end, middle and start") { CutTexts() }
      Sample("Text alignment") { AlignedTexts() }
    }
    .textSelection(.enabled)
  }
}

/// A path truncated in three ways.
private struct CutTexts: View {
  private let path = "/usr/share/doc/libncursesw6/changelog.Debian.gz"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(path).truncationMode(.tail)
      Text(path).truncationMode(.middle)
      Text(path).truncationMode(.head)
    }
    .lineLimit(1)
    .frame(maxWidth: 28, alignment: .leading)
  }
}

/// A paragraph in each alignment.
private struct AlignedTexts: View {
  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      paragraph(.leading)
      paragraph(.center)
      paragraph(.trailing)
    }
    .frame(maxWidth: 62)
  }

  private func paragraph(_ alignment: TextAlignment) -> some View {
    Text("Checkout is 12% faster since the last release.")
      .multilineTextAlignment(alignment)
      .padding(.horizontal, DesignTokens.Spacing.sm)
      .background(DesignTokens.Colors.surface)
  }
}
