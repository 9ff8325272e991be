// SPDX-License-Identifier: MIT
// Views: lists that keep the focus when ← and → have no effect.

@_spi(Nodes) package import CuriumEngine
package import CuriumTerminal

extension View {
  /// Keeps the focus on the rows of the list inside when ← or → has no effect there, unless `keeps`
  /// is `false`. Commands around the list come first.
  package func keepsFocusSideways(_ keeps: Bool = true) -> some View {
    ValueContent(content: self, value: keeps, make: SidewaysFocusNode.init)
  }
}

/// Takes no part in layout.
private final class SidewaysFocusNode: ValueNode<Bool> {
  @MainActor override init(_ keeps: Bool, _ context: borrowing _MountContext) {
    super.init(keeps, context)
    noteInput()
  }

  @MainActor override func handle(_ press: KeyPress) -> Bool {
    value && press.phase != .up && press.modifiers.isEmpty && press.key.columnStep != nil
      && graph.focus.current?.rowHost != nil && !hasCommandAround(for: press)
  }
}

extension KeyEquivalent {
  /// The columns by which an arrow scrolls.
  package var columnStep: Int? { self == .rightArrow ? 1 : self == .leftArrow ? -1 : nil }
}
