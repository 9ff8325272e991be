// SPDX-License-Identifier: MIT
// Token: the themes of the kit; made by Scripts/generate.

/// The themes of the kit, decoded when first used.
enum BuiltInThemes {
  static func light() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "light", displayName: "Light",
        colorScheme: .light,
        contrast: .standard),
      lightTokens)
  }

  static func dark() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "dark", displayName: "Dark",
        colorScheme: .dark,
        contrast: .standard),
      darkTokens)
  }

  static func highContrastLight() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "high-contrast-light", displayName: "High contrast light",
        colorScheme: .light,
        contrast: .increased),
      highContrastLightTokens)
  }

  static func highContrastDark() -> ThemeTables {
    tables(
      ThemeHeader(
        name: "high-contrast-dark", displayName: "High contrast dark",
        colorScheme: .dark,
        contrast: .increased),
      highContrastDarkTokens)
  }

  private static func tables(_ header: ThemeHeader, _ bits: [UInt64]) -> ThemeTables {
    ThemeTables(header: header, tokens: bits.map { EncodedToken(bits: $0) })
  }
}
