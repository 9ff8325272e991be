// SPDX-License-Identifier: MIT
// Organism: a status bar with the available keys.

import CuriumTokens
public import CuriumControls

/// The last row of a screen: the available keys, and other content at its end.
///
/// The key hints come from the commands that views declare with `.keyBinding` and `.keyHint`. Hints
/// that don't fit are omitted.
///
/// *Sizing:* fills the width; one row.
/// *Tokens:* `status.*`, `keyHint.*`.
///
///     StatusBar { Text("24 packages") }
public struct StatusBar<Content: View>: View {
  private let content: Content

  /// Creates a bar with `content` at its end.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The key hints and the content.
  public var body: some View {
    HStack(spacing: 0) {
      KeyHints().frame(maxWidth: .infinity, alignment: .leading)
      HStack { content }
        .foregroundStyle(ComponentTokens.Status.textColor)
        .padding(.trailing, ComponentTokens.Status.padding)
        .layoutPriority(1)
    }
    .lineLimit(1)
    .background(ComponentTokens.Status.backgroundColor)
  }
}

extension StatusBar where Content == EmptyView {
  /// Creates a bar with only key hints.
  public init() { self.init { EmptyView() } }
}
