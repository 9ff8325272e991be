// SPDX-License-Identifier: MIT
// Views: arranges views in a column.

public import CuriumTokens

/// A container that arranges its views in a column.
///
/// *Sizing:* like `HStack`, but vertically.
///
///     VStack(alignment: .leading) {
///       Text("Title").bold()
///       Text("Subtitle").foregroundStyle(.textSecondary)
///     }
public struct VStack<Content: View>: _PrimitiveView {
  @usableFromInline let arrangement: StackArrangement
  @usableFromInline let content: Content

  /// Creates a column of `content`, `spacing` rows apart (0 by default), aligned by `alignment`.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: Length? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = .vertical(spacing, alignment)
    self.content = content()
  }

  /// Creates a column of `content`, aligned by `alignment`, with `spacing` only between two views
  /// that both have the ground of a field.
  package init(
    alignment: HorizontalAlignment, spacingOfFields spacing: Length,
    @ViewBuilder content: () -> Content
  ) {
    var arrangement = StackArrangement.vertical(spacing, alignment)
    arrangement.spacesOnlyFields = true
    self.arrangement = arrangement
    self.content = content()
  }

  @inline(__always)
  public static func _mount(_ view: borrowing Self, _ context: inout _MountContext) {
    var inner = StackNode.append(view.arrangement, &context)
    Content._mount(view.content, &inner)
  }

  @inline(__always) public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    var inner = _UpdateCursor(childrenOf: StackNode.take(view.arrangement, &cursor))
    Content._update(view.content, &inner)
  }
}
