// SPDX-License-Identifier: MIT
// Page: the first row of the gallery.

import Curium

/// The name of the kit, what it holds, and the theme in force.
struct GalleryHeader: View {
  let isWide: Bool

  var body: some View {
    HStack(spacing: 2) {
      Text("Curium").bold().foregroundStyle(.accentColor)
      if isWide {
        Text("\(AppTheme.builtIn.count) themes").foregroundStyle(.textSecondary)
        Text("\(componentCount) components").foregroundStyle(.textSecondary)
      }
      Spacer()
      ThemeName()
    }
    .padding(.horizontal, DesignTokens.Spacing.sm)
    .background(DesignTokens.Colors.surface)
  }

  /// Pages are made of components and are none.
  private var componentCount: Int { Exhibit.all.filter { $0.level != .page }.count }
}

/// The name of the theme in force. It alone runs again when the theme changes.
struct ThemeName: View {
  @Environment(\.appTheme) private var theme

  var body: some View {
    HStack(spacing: 1) {
      Text("theme").foregroundStyle(.textMuted)
      Text(theme.displayName).foregroundStyle(.textSecondary)
    }
    .lineLimit(1)
  }
}
