// SPDX-License-Identifier: MIT
// Views: parts of the screen that are a single Tab stop.

@_spi(Nodes) public import CuriumEngine

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

  /// Groups the focusable views inside into a single Tab stop, which doesn't scroll: the focus
  /// enters at the most recently focused view only if it is visible, or else at another visible one.
  package func stillFocusSection() -> some View { focusSection(isStill: true) }

  private func focusSection(isStill: Bool) -> some View {
    NodeContent(content: self) { FocusSectionNode(isStill: isStill, $0) }
  }
}
