// SPDX-License-Identifier: MIT
// Views: parts of the screen that are a single stop for Tab.

@_spi(Nodes) public import CuriumEngine

extension View {
  /// Groups the focusable views inside into a single stop for Tab. The arrow keys move among them.
  /// When Tab returns to the section, the most recently focused view gets the focus.
  ///
  ///     HStack {
  ///       Button("Restart") {}
  ///       Button("Stop") {}
  ///     }
  ///     .focusSection()
  public func focusSection() -> some View { FocusSectionContent(content: self, isStill: false) }

  /// Groups the focusable views inside into a single stop for Tab, which doesn't scroll: the focus
  /// enters at the most recently focused view only if it is visible, or else at another visible one.
  package func stillFocusSection() -> some View {
    FocusSectionContent(content: self, isStill: true)
  }
}

private struct FocusSectionContent<Content: View>: NodeBackedView {
  let content: Content
  let isStill: Bool

  func makeNode(_ context: borrowing _MountContext) -> FocusSectionNode {
    FocusSectionNode(isStill: isStill, context)
  }
  func update(_ node: FocusSectionNode) {}
}
