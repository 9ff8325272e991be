// SPDX-License-Identifier: MIT
// Views: parts of the screen that are a single Tab stop.

@_spi(Nodes) public import CuriumEngine
package import CuriumTokens

extension View {
  /// Groups the focusable views inside into a single Tab stop. The arrow keys move among them.
  /// When Tab returns to the section, the most recently focused view gets the focus.
  ///
  ///     HStack {
  ///       Button("Restart") {}
  ///       Button("Stop") {}
  ///     }
  ///     .focusSection()
  public func focusSection() -> some View { focusSection(isStill: false) }

  /// Groups the focusable views inside, which form a line along `line`, into a single Tab stop. The
  /// arrows of that axis don't leave it, so a held key stays in it; Home and End go to its ends.
  package func focusSection(along line: Axis) -> some View {
    focusSection(isStill: false, line: line)
  }

  /// Groups the focusable views inside into a single Tab stop, which doesn't scroll: the focus
  /// enters at the most recently focused view if it is visible, or else at another visible one.
  package func stillFocusSection() -> some View { focusSection(isStill: true) }

  private func focusSection(isStill: Bool, line: Axis? = nil) -> some View {
    NodeContent(content: self) { FocusSectionNode(isStill: isStill, line: line, $0) }
  }
}
