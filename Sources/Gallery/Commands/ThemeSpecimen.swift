// SPDX-License-Identifier: MIT
// Tool: a sample of a theme.

import Curium
import CuriumControls

/// Text on its backgrounds, fills with their text, controls, intents and chart series.
///
/// *Sizing:* 66 columns, 15 rows.
struct ThemeSpecimen: View {
  static let width = 66

  @Environment(\.appTheme) private var theme

  private static let grounds: [(name: String, color: Color)] = [
    ("background", .background), ("surface", .surface), ("raised", .surfaceRaised),
    ("overlay", .surfaceOverlay), ("sunken", .surfaceSunken), ("selected", .selection),
  ]

  private static let fills: [(name: String, fill: Color, ink: Color)] = [
    ("brand", .brandPrimary, .onBrandPrimary), ("second", .brandSecondary, .onBrandSecondary),
    ("accent", .brandAccent, .onBrandAccent), ("success", .success, .onSuccess),
    ("warning", .warning, .onWarning), ("error", .error, .onError), ("info", .info, .onInfo),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(theme.displayName).font(.headline)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Self.grounds, id: \.name) { ground in
          HStack(spacing: 2) {
            Text(ground.name).frame(width: 11, alignment: .leading).foregroundStyle(.textSecondary)
            Text("Primary").foregroundStyle(.textPrimary)
            Text("Secondary").foregroundStyle(.textSecondary)
            Text("Muted").foregroundStyle(.textMuted)
            Text("Link").foregroundStyle(.link)
            Text("Brand").foregroundStyle(.brandPrimary)
            Spacer(minLength: 0)
          }
          .padding(.horizontal, 1)
          .background(ground.color)
        }
      }
      HStack(spacing: 1) {
        ForEach(Self.fills, id: \.name) { fill in
          Text(" \(fill.name) ").foregroundStyle(fill.ink).background(fill.fill)
        }
      }
      HStack(spacing: 2) {
        PrimaryButton(title: "Install") {}
        SecondaryButton(title: "Cancel") {}
        DestructiveButton(title: "Remove") {}
        PrimaryButton(title: "Wait", isEnabled: false) {}
      }
      HStack(spacing: 2) {
        Badge(text: "New")
        Badge(text: "Done", color: .success)
        Badge(text: "Careful", color: .warning)
        Badge(text: "Failed", color: .error)
        Badge(text: "Note", color: .info)
        HStack(spacing: 0) {
          ForEach(Color.series, id: \.self) { color in Text("██").foregroundStyle(color) }
        }
      }
    }
    .padding(1)
    .frame(width: Self.width, alignment: .leading)
    .background(.background)
  }
}
