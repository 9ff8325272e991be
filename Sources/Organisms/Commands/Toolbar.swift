// SPDX-License-Identifier: MIT
// Organism: a toolbar.

import CuriumAtoms
import CuriumTokens
public import CuriumControls

/// A row of actions, with optional actions at its trailing end.
///
/// *Sizing:* fills the width; as tall as its actions.
/// *Keys:* Tab, ← and → move between actions; Return and Space press one.
/// *Tokens:* `toolbar.*`.
///
///     Toolbar {
///       IconButton(systemName: "plus") { install() }
///       IconButton(systemName: "trash") { remove() }
///     } trailing: {
///       IconButton(systemName: "gear", action: openSettings)
///     }
public struct Toolbar<Content: View, Trailing: View>: View {
  private let content: Content
  private let trailing: Trailing

  /// Creates a bar with `content` at its start and `trailing` at its end.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder trailing: () -> Trailing = { EmptyView() }
  ) {
    self.content = content()
    self.trailing = trailing()
  }

  /// The actions.
  public var body: some View {
    HStack(spacing: 0) {
      HStack(spacing: ComponentTokens.Toolbar.spacing) { content }
      Spacer(minLength: 0)
      HStack(spacing: ComponentTokens.Toolbar.spacing) { trailing }
    }
    .padding(.horizontal, ComponentTokens.Toolbar.padding)
    .background(ComponentTokens.Toolbar.backgroundColor)
  }
}
