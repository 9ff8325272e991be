// SPDX-License-Identifier: MIT
// Page: texts, links and selectable words.

import Curium

/// Texts in several styles and scripts, truncated and aligned, with selectable words.
struct TextPage: ShowcasePage {
  static let name = "Text"
  static let summary = "Drag over words to select, Ctrl-C copies."

  var body: some View {
    Samples {
      Sample("Runs and Markdown") {
        Text("**Bold**, *italic*, ~~struck~~ and `code`, as Markdown in a literal.")
        Text("Joined, ") + Text("each part ").foregroundStyle(.accentColor)
          + Text("in its own style").underline()
        Text("A gradient over the letters").foregroundStyle(
          LinearGradient(gradient: .brand, startPoint: .leading, endPoint: .trailing))
      }
      Sample("The output of a program, in the colours of the theme") { ProgramOutput() }
      Sample("Attributes for a part of a text") { FoundWords() }
      Sample("Links") {
        HStack(spacing: 2) {
          Link("Swift", destination: "https://www.swift.org")
          Link("Unicode", destination: "https://www.unicode.org")
        }
        Text("A link [within a sentence](https://www.swift.org/about) opens by a click.")
      }
      Sample("Line breaks as each script asks") {
        Text("端末の中の文字は、半角と全角の幅で並び、句読点は行の頭に来ません。")
        Text("터미널의 글자는 낱말의 사이에서 줄을 바꿉니다. 👩‍🚀 é ﷽")
      }
      .frame(maxWidth: 44, alignment: .leading)
      Sample("Cut at the end, in the middle, at the start") { CutTexts() }
      Sample("Aligned in their room") { AlignedTexts() }
    }
    .textSelection(.enabled)
  }
}

/// What a test runner prints, with its control sequences.
private struct ProgramOutput: View {
  var body: some View {
    Text(
      ansi: """
        \u{1B}[1mBuilding\u{1B}[0m  10 %\r\u{1B}[1mBuilt\u{1B}[0m in \u{1B}[36m4.2 s\u{1B}[0m\u{1B}[K
        \u{1B}[32m✓\u{1B}[0m parser  \u{1B}[2m212 tests\u{1B}[0m
        \u{1B}[31m✗\u{1B}[0m solver  \u{1B}[2m 48 tests\u{1B}[0m, \u{1B}[97;41m 2 failed \u{1B}[0m \
        see \u{1B}]8;;https://example.com/log\u{7}the log\u{1B}]8;;\u{7}
        \u{1B}[30;43m main \u{1B}[33;44m\u{1B}[97m +12 −3 \u{1B}[0m
        """)
  }
}

/// A sentence in which a word is marked wherever it stands.
private struct FoundWords: View {
  var body: some View { Text(marked) }

  private var marked: AttributedText {
    var text = AttributedText("The tide that turned at nine is not the tide of noon.")
    for range in text.string.ranges(of: "tide") {
      text.setAttributes(in: range) {
        $0.backgroundColor = .warningMuted
        $0.weight = .bold
      }
    }
    return text
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
    Text("The quick brown fox jumps over the lazy dog.")
      .multilineTextAlignment(alignment)
      .padding(.horizontal, DesignTokens.Spacing.sm)
      .background(DesignTokens.Colors.surface)
  }
}
