// SPDX-License-Identifier: MIT
// Testing: every token name of the kit, written as in an app.

import Curium
import CuriumTesting
import Foundation
import Testing

/// A brand's own colours: a provider in three lines.
struct DSColors: ColorProvider {
  func transform(_ path: String) -> Color { Color(declaring: "sea.\(path)", fallback: .info) }
}

/// Its two families of five steps.
extension DSColors {
  var water: ColorScale<Self> { scale("water") }
  var rust: ColorScale<Self> { scale("rust") }
}

extension Color {
  static let brand = DSColors()
}

/// An app's own colour type, for the same chain of names.
private struct Paint: ColorType, Equatable { let name: String }
private struct Paints: ColorProvider {
  func transform(_ path: String) -> Paint { Paint(name: path) }
}

/// Tokens declared by an app, next to those of the kit.
extension SemanticTokens.Spacing {
  static let inset = Length(declaring: "spacing.clientInset", fallback: .md)
}

extension ComponentTokens {
  enum Timeline {
    static let line = Color(
      declaring: "timeline.line", fallback: SemanticTokens.Colors.borderStrong, tier: .component)
  }
}

@MainActor struct TokenNameTests {
  /// The colours, with the names from the catalogue.
  private static let colors: [Color] = [
    SemanticTokens.Colors.surfacePrimary, SemanticTokens.Colors.intentDanger,
    ComponentTokens.Button.Primary.backgroundColor, ComponentTokens.Input.borderColorError,
    DesignTokens.Colors.primary, DesignTokens.Colors.secondary, DesignTokens.Colors.background,
    DesignTokens.Colors.surface, DesignTokens.Colors.textPrimary,
    DesignTokens.Colors.textSecondary,
    .brandPrimary, .brandSecondary, .brandAccent, .success, .warning, .error, .info, .onSuccess,
    .onWarning, .onError, .onInfo, .successMuted, .warningMuted, .errorMuted, .infoMuted,
    .successBorder, .warningBorder, .errorBorder, .infoBorder, .neutral100, .neutral200,
    .neutral300, .neutral400, .neutral500, .neutral600, .neutral700, .neutral800, .neutral900,
    .theme, .contrast, .light, .dark, .focusRing, .selection, .link, .code, .chart1, .chart2,
    .chart3, .chart4, .chart5, .chart6, .chart7, .chart8, .ds.chart(3),
  ]

  private static let scales: [ColorScale<Color.Provider>] = [
    Color.ds.primary, Color.ds.secondary, Color.ds.accent, Color.ds.success, Color.ds.warning,
    Color.ds.danger, Color.ds.info, Color.ds.neutral, Color.ds.theme, Color.ds.contrast,
    Color.ds.light, Color.ds.dark,
  ]

  private static let fonts: [Font] = [
    SemanticTokens.Typography.headingMedium, DesignTokens.Typography.largeTitle,
    DesignTokens.Typography.title, DesignTokens.Typography.headline, DesignTokens.Typography.body,
    DesignTokens.Typography.caption, DesignTokens.Typography.captionBold, .largeTitle, .title,
    .headline, .body, .caption, .captionBold, .displayLarge, .displayMedium, .heading1, .heading2,
    .heading3, .bodyLarge, .bodyRegular, .bodySmall, .code, .ds.display.regular.xl,
    .ds.heading.bold.sm, .ds.body.medium.xl, .ds.caption.light.md,
  ]

  private static let lengths: [Length] = [
    SemanticTokens.Spacing.componentPaddingMD, SemanticTokens.BorderRadius.xlarge,
    ComponentTokens.Card.borderRadius, DesignTokens.Spacing.md, DesignTokens.Radius.none,
    DesignTokens.Radius.sm, DesignTokens.Radius.md, DesignTokens.Radius.lg,
    DesignTokens.Radius.capsule, Spacing.xs, Spacing.sm, Spacing.md, Spacing.lg, Spacing.xl,
    Spacing.xxl,
  ]

  @Test func `every name in the catalogue is a token, and has its path`() {
    let paths =
      Self.colors.map(\.path) + Self.scales.flatMap(\.all).map(\.path) + Self.fonts.map(\.path)
      + Self.lengths.map(\.path)
      + [Opacity.disabled, .muted, .overlay, .tint].map(\.path)
      + [Shadow.none, .low, .medium, .high].map(\.path) + [Motion.fast, .normal, .slow].map(\.path)
      + [SemanticTokens.Borders.regular, ComponentTokens.Card.borderStyle].map(\.path)
    #expect(paths.allSatisfy { path in path.flatMap { TokenCatalog.entry($0) } != nil })
    #expect((0...3).map { Shadow(level: $0) } == [.none, .low, .medium, .high])
    #expect(Set(Self.scales.flatMap(\.all)).count == 60)
    let numbers = [
      Int.spacing.xs, .spacing.sm, .spacing.md, .spacing.lg, .spacing.xl, .spacing.xxl,
    ]
    let doubles = [
      Double.spacing.xs, .spacing.sm, .spacing.md, .spacing.lg, .spacing.xl, .spacing.xxl,
    ]
    let lengths = [
      Length.spacing.xs, .spacing.sm, .spacing.md, .spacing.lg, .spacing.xl, .spacing.xxl,
    ]
    #expect(doubles == numbers.map(Double.init) && lengths == Self.lengths.suffix(6))
    #expect(numbers == Self.lengths.suffix(6).map { $0.resolve(in: .light, axis: .horizontal) })
    let lines: [BorderLine] = [
      .light, .heavy, .double, .dashed, .rounded, .block, .ascii, .soft, .none,
    ]
    #expect(Set(lines).count == BorderLine.allCases.count)
    let gradients: [Gradient] = [.brand, .data, .heat, .ink]
    #expect(gradients.allSatisfy { $0.colors(in: .light).count > 1 })
    #expect(Easing.linear != Motion.fast.easing(in: .light))
  }

  @Test func `at least sixty icons have a glyph in each set`() {
    let names: [Icon] = [
      "magnifyingglass", "xmark.circle.fill", "chevron.right", "chevron.left", "arrow.left", "gear",
      "star.fill", "eye", "eye.slash", "checkmark", "plus", "minus", "trash", "folder", "doc",
      "bell", "person", "lock", "arrow.up.forward.app",
    ]
    #expect(names.allSatisfy(\.isKnown) && Icon.all.count >= 60 && IconSet.allCases.count == 4)
    for icon in Icon.all { for set in IconSet.allCases { #expect(icon.glyph(in: set) != "") } }
    #expect(ImageCategory.allCases.flatMap(\.names).allSatisfy { Icon($0).isKnown })
    #expect(Icon.ds.accessibility.eye == "eye" && Icon.ds.status.all.count > 3)
    #expect(screen(Image.ds.actions.plus, 1, 1) == ["+"])
  }

  @Test func `a wordmark is drawn in blocks or ASCII, and a screen reader gets its name`() {
    let harness = Harness(width: 24, height: 3) { Logo(.app) }
    #expect(harness.screen[1] == "█   █ █ █▀▄ █ █ █ █ ▀ █")
    harness.setEnvironment { $0.iconSet = .ascii }
    #expect(harness.screen.joined().allSatisfy(\.isASCII) && harness.repaint() == 0)
    #expect(harness.elements.map(\.label) == ["Curium"])
    #expect(screen(Logo("Oak", rows: ["▐█▌"], asciiRows: ["OAK"]), 3, 1) == ["▐█▌"])
  }

  @Test func `a theme can be made from four colours, and has their properties`() {
    let theme = AppTheme(
      primaryColor: Color(hex: 0x2F_A4_E7), secondaryColor: Color(hex: 0xF2_B1_34),
      backgroundColor: Color(hex: 0x0B_1B_2B), textColor: Color(hex: 0xE6_EE_F5))
    #expect(theme.backgroundColor == Color(hex: 0x0B_1B_2B) && theme.textColor.isLiteral)
    #expect(theme.primaryColor != theme.secondaryColor && AppThemeKey.defaultValue == .light)
    let marked = Text("a").modifier(ThemedModifier(theme: theme))
    let harness = Harness(width: 1, height: 1) { marked.foregroundStyle(.background) }
    #expect(harness.repaint() == 0)
  }

  @Test func `an app's own colour type works in the kit's chain`() {
    let paint: Paint = ColorVariant(Paints()).primary.medium
    #expect(paint == Paint(name: "primary.medium"))
  }

  @Test func `a brand can add its own families and tokens`() {
    TokenCatalog.declare(contentsOf: Color.brand.water.all + Color.brand.rust.all)
    TokenCatalog.declare(SemanticTokens.Spacing.inset, ComponentTokens.Timeline.line)
    #expect(Color.brand.water.dark.path == "sea.water.dark")
    #expect(TokenCatalog.entry("timeline.line")?.tier == .component)
    let theme = AppTheme.dark.setting(Color.brand.water.dark, to: Color(hex: 0x00_33_66))
    let harness = Harness(width: 6, height: 1, theme: theme) {
      HStack(spacing: 0) {
        Text("w").foregroundStyle(Color.brand.water.dark)
        Text("r").foregroundStyle(Color.brand.rust.light)
        Text("s").padding(.leading, SemanticTokens.Spacing.inset)
          .token(SemanticTokens.Spacing.inset, 3)
      }
    }
    #expect(harness.screen == ["wr   s"])
    #expect(harness.recording.colorTokens.contains("sea.water.dark"))
    #expect(harness.repaint() == 0)
  }
}
