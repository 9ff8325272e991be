// SPDX-License-Identifier: MIT
// Views: a position along the height.

/// A position along the height.
public struct VerticalAlignment: Hashable, Sendable {
  package let kind: AlignmentKind

  /// Creates a custom guide, identified by `id`.
  public init(_ id: any AlignmentID.Type) { kind = AlignmentKind(id) }

  package init(_ kind: AlignmentKind) { self.kind = kind }

  /// At the top edge.
  public static var top: VerticalAlignment { VerticalAlignment(.start) }
  /// In the centre; an odd cell goes below.
  public static var center: VerticalAlignment { VerticalAlignment(.middle) }
  /// At the bottom edge.
  public static var bottom: VerticalAlignment { VerticalAlignment(.end) }
  /// The row of the first line of text; the last row of views without text.
  public static var firstTextBaseline: VerticalAlignment { VerticalAlignment(.firstLine) }
  /// The row of the last line of text; the last row of views without text.
  public static var lastTextBaseline: VerticalAlignment { VerticalAlignment(.lastLine) }
}
