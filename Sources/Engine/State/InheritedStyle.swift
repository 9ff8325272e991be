// SPDX-License-Identifier: MIT
// Views: the environment values that nodes read at every layout or paint.

package import CuriumTerminal
package import CuriumText
package import CuriumTokens

/// The values that nodes read at every layout or paint, stored directly instead of in a list.
package struct InheritedStyle {
  // The values that painting reads for every `Text` come first, within one CPU cache line.
  package var sharedTheme = SharedTheme(AppThemeKey.defaultValue)
  /// The colour of text and icons. Setting it removes the gradient of an outer view.
  package var foreground: Color = .textPrimary { didSet { foregroundRamp = nil } }
  /// The gradient that replaces the colour of text. A reference, because most texts have none.
  package var foregroundRamp: RampReference?
  package var font: Font?
  package var redaction: RedactionReasons = []
  package var isEnabled = true
  package var density: Density = .comfortable
  package var iconSet: IconSet = .unicode
  /// The colours of the terminal, or fewer where a view limits them.
  package var availableDepth: ColorDepth = .trueColor { didSet { adaptDepth() } }
  /// The colours that views can use: at most 16 in a theme of the terminal's own colours, because
  /// nothing can be mixed with them.
  package private(set) var colorDepth: ColorDepth = .trueColor
  /// `true` in a theme of the terminal's own colours.
  package private(set) var usesTerminalColors = false
  /// The rotation of icons, in degrees.
  package var turn = 0.0
  package var reducesMotion = false
  package var lineLimit: Int?
  package var truncationMode: TextTruncationMode = .tail
  package var textAlignment: TextAlignment = .leading
  package var paragraph = ParagraphStyle()

  /// The current theme. Setting it replaces the shared object, unless nothing else refers to it.
  package var theme: AppTheme {
    get { sharedTheme.theme }
    set {
      if isKnownUniquelyReferenced(&sharedTheme) {
        sharedTheme.theme = newValue
      } else {
        sharedTheme = SharedTheme(newValue)
      }
      adaptDepth()
    }
  }

  private mutating func adaptDepth() {
    usesTerminalColors = theme.usesTerminalColors
    colorDepth = usesTerminalColors ? min(availableDepth, .ansi16) : availableDepth
  }

  package func glyph(_ name: String) -> String? { theme.glyph(name, iconSet) }

  /// The rotation of icons, in quarter turns.
  package var quarterTurns: Int {
    ((Int((turn / 90).rounded()) % 4) + 4) % 4
  }

  /// Returns the text style for drawing text: `font` or the environment's, dimmed in a disabled
  /// view if there are 16 or no colours.
  @inline(__always) package func textStyle(_ font: Font?) -> Font {
    let font = font?.withWeightOfContents(from: self.font) ?? self.font ?? .body
    return isEnabled || colorDepth >= .ansi256 ? font : font.dimmed
  }

  func changes(to next: InheritedStyle) -> EnvironmentChange {
    var change: EnvironmentChange = []
    // Compared by identity: readers of one object must switch to the other, even if both are equal.
    if sharedTheme !== next.sharedTheme {
      change.insert(.theme)
      if theme.layoutHash != next.theme.layoutHash { change.insert(.themeLayout) }
    }
    if foreground != next.foreground || foregroundRamp != next.foregroundRamp
      || redaction != next.redaction
    {
      change.insert(.foreground)
    }
    if colorDepth != next.colorDepth || usesTerminalColors != next.usesTerminalColors {
      change.insert(.colors)
    }
    if font != next.font { change.insert(.font) }
    if isEnabled != next.isEnabled { change.insert(.enabled) }
    if density != next.density { change.insert(.density) }
    if iconSet != next.iconSet || quarterTurns != next.quarterTurns { change.insert(.icons) }
    if reducesMotion != next.reducesMotion { change.insert(.motion) }
    if lineLimit != next.lineLimit || truncationMode != next.truncationMode
      || textAlignment != next.textAlignment || paragraph != next.paragraph
    {
      change.insert(.textLayout)
    }
    return change
  }
}
