// SPDX-License-Identifier: MIT
// Token: one token changed, as a value that can be compared and kept.

import Synchronization

/// A token and what takes its place.
package enum TokenOverride: Hashable, Sendable {
  case color(Color, Color)
  case length(Length, Length)
  case font(Font, Font)
  case border(BorderStyle, BorderStyle)
  case shadow(Shadow, Shadow)
  case opacity(Opacity, Opacity)
  case motion(Motion, Motion)

  func applied(to theme: AppTheme) -> AppTheme {
    switch self {
    case .color(let token, let value): theme.setting(token, to: value)
    case .length(let token, let value): theme.setting(token, to: value)
    case .font(let token, let value): theme.setting(token, to: value)
    case .border(let token, let value): theme.setting(token, to: value)
    case .shadow(let token, let value): theme.setting(token, to: value)
    case .opacity(let token, let value): theme.setting(token, to: value)
    case .motion(let token, let value): theme.setting(token, to: value)
    }
  }
}

extension AppTheme {
  /// The theme with one token changed, made once and remembered by this theme.
  ///
  /// A subtree with an override asks again whenever something around it changes; it is given the same
  /// theme, which a comparison of references tells. A theme remembers few: those asked for last.
  package func overriding(_ change: TokenOverride) -> AppTheme {
    if let known = tables.variations[change] { return known }
    let theme = change.applied(to: self)
    // A theme that kept itself would never go.
    if theme.tables !== tables { tables.variations.keep(theme, change) }
    return theme
  }
}

/// The last themes that were made of one by changing a token.
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
