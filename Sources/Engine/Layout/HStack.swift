// SPDX-License-Identifier: MIT
// Views: arranges views side by side.

public import CuriumTokens

/// A container that arranges its views side by side.
///
/// *Sizing:* hugs its views. Views that can grow, such as a `Spacer`, share the remaining columns;
/// `.frame(width: .share(2))` sets a weight. `.fraction(1/3)` is a third of the whole row. If there
/// isn't enough room, views with a higher `layoutPriority` get their space first. Of views with the
/// same priority, the least flexible ones come first.
///
///     HStack(spacing: 2) {
///       Text("Name")
///       Spacer()
///       Text("12 kB")
///     }
public struct HStack<Content: View>: _PrimitiveView {
  @usableFromInline let arrangement: StackArrangement
  @usableFromInline let content: Content

  /// Creates a row of `content`, `spacing` columns apart (1 by default), aligned by `alignment`.
  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: Length? = nil,
    @ViewBuilder content: () -> Content
  ) {
    arrangement = .horizontal(spacing, alignment)
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
