// SPDX-License-Identifier: MIT
// Token: the change of a token, or of the accent colour, as a comparable value.

import Synchronization

/// A token and its replacement, or another accent colour.
package enum TokenOverride: Hashable, Sendable {
  case accent(Color)
  case color(Color, Color)
  case length(Length, Length)
  case font(Font, Font)
  case border(BorderStyle, BorderStyle)
  case shadow(Shadow, Shadow)
  case opacity(Opacity, Opacity)
  case motion(Motion, Motion)
  case gradient(Gradient, Gradient)
  case icon(Icon, Icon)
  case logo(Wordmark, Wordmark)

  func applied(to theme: AppTheme) -> AppTheme {
    switch self {
    case .accent(let color): theme.accented(color)
    case .color(let token, let value): theme.setting(token, to: value)
    case .length(let token, let value): theme.setting(token, to: value)
    case .font(let token, let value): theme.setting(token, to: value)
    case .border(let token, let value): theme.setting(token, to: value)
    case .shadow(let token, let value): theme.setting(token, to: value)
    case .opacity(let token, let value): theme.setting(token, to: value)
    case .motion(let token, let value): theme.setting(token, to: value)
    case .gradient(let token, let value): theme.setting(token, to: value)
    case .icon(let token, let value): theme.setting(token, to: value)
    case .logo(let token, let value): theme.setting(token, to: value)
    }
  }
}

extension AppTheme {
  /// Returns the theme with a change. The result is cached in this theme.
  ///
  /// A subtree with an override calls this again whenever something around it changes. It then gets
  /// the same theme, so that comparing references is enough. The cache holds the most recently
  /// created themes.
  package func overriding(_ change: TokenOverride) -> AppTheme {
    if let known = tables.variations[change] { return known }
    let theme = change.applied(to: self)
    // A theme that stored itself would never be released.
    if theme.tables !== tables { tables.variations.keep(theme, change) }
    return theme
  }
}

/// The most recent themes made from one theme by a change.
final class ThemeVariations: Sendable {
  private static let most = 16
  private let made = Mutex<[(change: TokenOverride, theme: AppTheme)]>([])

  subscript(change: TokenOverride) -> AppTheme? {
    made.withLock { $0.first { $0.change == change }?.theme }
  }

  func keep(_ theme: AppTheme, _ change: TokenOverride) {
    made.withLock { made in
      if made.count >= Self.most { made.removeFirst() }
      made.append((change, theme))
    }
  }
}
