// SPDX-License-Identifier: MIT
// Views: sets a theme, with an animation from the previous one.

import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// Sets the theme of its content; `nil` keeps the theme of the environment. An animated change
/// mixes the colours of both themes.
struct ThemeFader<Content: View>: View {
  let content: Content
  let theme: AppTheme?
  @State private var path = ThemePath()

  var body: some View {
    path.go(to: theme)
    return FadingTheme(content: content, path: path, position: Double(path.count))
  }
}

/// The content in the theme at a position of the path. An animation of the position is the
/// crossfade.
private struct FadingTheme<Content: View>: View, Animatable {
  let content: Content
  let path: ThemePath
  var position: Double
  @Environment(\.colorDepth) private var colorDepth

  var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  var body: some View {
    let theme = path.theme(at: position, mixes: colorDepth == .trueColor)
    EnvironmentWriter(content: content, value: theme) { values, theme in
      if let theme { values.inherited.theme = theme }
    }
  }
}

/// The path from theme to theme. Each change of the theme is one step of length 1, unless it begins
/// while another is in progress.
@MainActor private final class ThemePath {
  /// The number of changes so far: the position of the current theme.
  private(set) var count = 0
  private var end: AppTheme?
  private var isStarted = false
  private var shown: (theme: AppTheme?, position: Double) = (nil, 0)
  private var start: (theme: AppTheme?, position: Double) = (nil, 0)
  private var fade: ThemeFade?

  /// Adds a step to `theme`, unless it is the current one.
  func go(to theme: AppTheme?) {
    if isStarted, theme == end { return }
    if isStarted {
      count += 1
      start = shown
      fade = nil
    }
    isStarted = true
    end = theme
  }

  /// Returns the theme at a position. `mixes` is `true` if the terminal can show the colours in
  /// between.
  func theme(at position: Double, mixes: Bool) -> AppTheme? {
    let share = (position - start.position) / max(0.001, Double(count) - start.position)
    if share < 1, mixes, let old = start.theme, let end {
      fade = fade ?? ThemeFade(from: old, to: end)
    } else {
      fade = nil
    }
    shown = (fade?.theme(at: share) ?? end, position)
    return shown.theme
  }
}
