// SPDX-License-Identifier: MIT
// Organism: the look of alerts in a Markdown document.

import CuriumMarkdown
import CuriumTokens
import CuriumControls

extension MarkdownAlert {
  private typealias Tokens = ComponentTokens.Markdown

  var titleColor: Color {
    switch self {
    case .note: Tokens.Note.titleColor
    case .tip: Tokens.Tip.titleColor
    case .important: Tokens.Important.titleColor
    case .warning: Tokens.Warning.titleColor
    case .caution: Tokens.Caution.titleColor
    }
  }

  var barColor: Color {
    switch self {
    case .note: Tokens.Note.barColor
    case .tip: Tokens.Tip.barColor
    case .important: Tokens.Important.barColor
    case .warning: Tokens.Warning.barColor
    case .caution: Tokens.Caution.barColor
    }
  }

  var icon: String {
    switch self {
    case .note: "info.circle"
    case .tip: "lightbulb"
    case .important: "bubble.left"
    case .warning: "exclamationmark.triangle"
    case .caution: "curium.input.error"
    }
  }

  func title(_ strings: Strings) -> String {
    switch self {
    case .note: strings.alertNote
    case .tip: strings.alertTip
    case .important: strings.alertImportant
    case .warning: strings.alertWarning
    case .caution: strings.alertCaution
    }
  }
}
