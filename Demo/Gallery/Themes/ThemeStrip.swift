// SPDX-License-Identifier: MIT
// Page: a theme in one row: text on its grounds, and its colours.

import Curium

/// Text in three inks on three grounds, and seven colours of a theme.
///
/// *Sizing:* 26 columns, 11 where it is compact; one row.
struct ThemeStrip: View {
  let theme: AppTheme
  let isCompact: Bool

  private static let colors: [Color] = [
    .brandPrimary, .brandSecondary, .brandAccent, .success, .warning, .error, .info,
  ]

  var body: some View {
    HStack(spacing: 0) {
      Text(" Aa ").foregroundStyle(.textPrimary).background(.background)
      if !isCompact {
        Text(" Aa ").foregroundStyle(.textSecondary).background(.surface)
        Text(" Aa ").foregroundStyle(.textMuted).background(.surfaceRaised)
      }
      ForEach(Self.colors, id: \.self) { color in
        Text(isCompact ? " " : "  ").background(color)
      }
    }
    .themed(theme)
    .accessibilityHidden()
  }
}
