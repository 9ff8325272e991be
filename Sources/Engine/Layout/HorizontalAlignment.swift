// SPDX-License-Identifier: MIT
// Views: a position along the width.

/// A position along the width.
public struct HorizontalAlignment: Hashable, Sendable {
  package let kind: AlignmentKind

  /// Creates a custom guide, identified by `id`.
  public init(_ id: any AlignmentID.Type) { kind = AlignmentKind(id) }

  package init(_ kind: AlignmentKind) { self.kind = kind }

  /// At the left edge.
  public static var leading: HorizontalAlignment { HorizontalAlignment(.start) }
  /// In the centre; an odd cell goes to the right.
  public static var center: HorizontalAlignment { HorizontalAlignment(.middle) }
  /// At the right edge.
  public static var trailing: HorizontalAlignment { HorizontalAlignment(.end) }
}
