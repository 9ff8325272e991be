// SPDX-License-Identifier: MIT
// Engine: where things stand that are smaller than their room.

/// Where a guide of your own stands in a view that sets it by no `alignmentGuide`.
///
///     enum ColonAlignment: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> Int { context[.leading] }
///     }
///     extension HorizontalAlignment {
///       static let colon = HorizontalAlignment(ColonAlignment.self)
///     }
public protocol AlignmentID {
  /// The place of the guide in a view of such dimensions, in cells from its left or upper edge.
  static func defaultValue(in context: ViewDimensions) -> Int
}

/// A position along the width.
public struct HorizontalAlignment: Hashable, Sendable {
  package let kind: AlignmentKind

  /// A guide of your own.
  public init(_ id: any AlignmentID.Type) { kind = AlignmentKind(id) }

  package init(_ kind: AlignmentKind) { self.kind = kind }

  /// At the left edge.
  public static var leading: HorizontalAlignment { HorizontalAlignment(.start) }
  /// In the middle; an odd cell goes to the right.
  public static var center: HorizontalAlignment { HorizontalAlignment(.middle) }
  /// At the right edge.
  public static var trailing: HorizontalAlignment { HorizontalAlignment(.end) }

  /// Where an extent begins in its room, going by edges and middles alone.
  package func offset(_ extent: Int32, in room: Int32) -> Int32 { kind.offset(extent, in: room) }
}

/// A position along the height.
public struct VerticalAlignment: Hashable, Sendable {
  package let kind: AlignmentKind

  /// A guide of your own.
  public init(_ id: any AlignmentID.Type) { kind = AlignmentKind(id) }

  package init(_ kind: AlignmentKind) { self.kind = kind }

  /// At the top edge.
  public static var top: VerticalAlignment { VerticalAlignment(.start) }
  /// In the middle; an odd cell goes beneath.
  public static var center: VerticalAlignment { VerticalAlignment(.middle) }
  /// At the bottom edge.
  public static var bottom: VerticalAlignment { VerticalAlignment(.end) }
  /// The row of the first line of text; the last row of what holds no text.
  public static var firstTextBaseline: VerticalAlignment { VerticalAlignment(.firstLine) }
  /// The row of the last line of text; the last row of what holds no text.
  public static var lastTextBaseline: VerticalAlignment { VerticalAlignment(.lastLine) }

  /// Where an extent begins in its room, going by edges and middles alone.
  package func offset(_ extent: Int32, in room: Int32) -> Int32 { kind.offset(extent, in: room) }
}

/// An alignment in one word: an edge, the middle, a line of text, or the type of a guide's id.
package struct AlignmentKind: Hashable, Sendable {
  package let rawValue: UInt

  package static let start = AlignmentKind(rawValue: 0)
  package static let middle = AlignmentKind(rawValue: 1)
  package static let end = AlignmentKind(rawValue: 2)
  package static let firstLine = AlignmentKind(rawValue: 3)
  package static let lastLine = AlignmentKind(rawValue: 4)

  package init(rawValue: UInt) { self.rawValue = rawValue }

  package init(_ id: any AlignmentID.Type) { rawValue = UInt(bitPattern: ObjectIdentifier(id)) }

  /// The id of a guide of the app's own.
  package var id: (any AlignmentID.Type)? {
    if rawValue <= Self.lastLine.rawValue { return nil }
    return unsafeBitCast(rawValue, to: Any.Type.self) as? any AlignmentID.Type
  }

  package func offset(_ extent: Int32, in room: Int32) -> Int32 {
    switch self {
    case .start, .firstLine: 0
    case .end, .lastLine: room - extent
    default: (room - extent) >> 1
    }
  }
}

/// A position along both.
public struct Alignment: Hashable, Sendable {
  /// Along the width.
  public var horizontal: HorizontalAlignment
  /// Along the height.
  public var vertical: VerticalAlignment

  /// An alignment from both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The top left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The top right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The middle of the left edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the right edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The bottom left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The bottom right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// How the lines of a text stand to each other.
public enum TextAlignment: Hashable, Sendable {
  /// Flush left.
  case leading
  /// Each in the middle.
  case center
  /// Flush right.
  case trailing
}
