// SPDX-License-Identifier: MIT
// Page: a theme in one row: text on its backgrounds, and its colours.

import Curium

/// Text in three colours on three backgrounds, and seven colours of a theme.
///
/// *Sizing:* one row; 26 columns, 19 with narrow swatches, 11 with only one background, 7 without
/// text.
struct ThemeStrip: View {
  /// The part of the strip that is shown.
  enum Extent { case swatches, one, narrow, full }

  let theme: AppTheme
  let extent: Extent

  private static let colors: [Color] = [
    .brandPrimary, .brandSecondary, .brandAccent, .success, .warning, .error, .info,
  ]

  var body: some View {
    HStack(spacing: 0) {
      if extent != .swatches {
        Text(" Aa ").foregroundStyle(.textPrimary).background(.background)
      }
      if extent == .narrow || extent == .full {
        Text(" Aa ").foregroundStyle(.textSecondary).background(.surface)
        Text(" Aa ").foregroundStyle(.textMuted).background(.surfaceRaised)
      }
      ForEach(Self.colors, id: \.self) { color in
        Text(extent == .full ? "  " : " ").background(color)
      }
    }
    .themed(theme)
    .accessibilityHidden()
  }
}
