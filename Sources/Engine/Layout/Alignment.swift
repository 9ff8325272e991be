// SPDX-License-Identifier: MIT
// Views: the alignment of views in a larger area.

/// The default position of a custom guide in views that don't set it with `alignmentGuide`.
///
///     enum ColonAlignment: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> Int { context[.leading] }
///     }
///     extension HorizontalAlignment {
///       static let colon = HorizontalAlignment(ColonAlignment.self)
///     }
public protocol AlignmentID: SendableMetatype {
  /// Returns the guide of a view with dimensions `context`, in cells from its left or upper edge.
  static func defaultValue(in context: ViewDimensions) -> Int
}

/// An alignment: an edge, the centre, a line of text, or a custom guide.
package enum AlignmentKind: Hashable, Sendable {
  case start
  case middle
  case end
  case firstLine
  case lastLine
  case custom(CustomAlignment)

  init(_ id: any AlignmentID.Type) { self = .custom(CustomAlignment(id: id)) }

  /// The id of a custom guide.
  var id: (any AlignmentID.Type)? {
    if case .custom(let guide) = self { guide.id } else { nil }
  }

  /// Returns the start of an extent in its room, based only on edges and centres.
  package func offset(_ extent: Int32, in room: Int32) -> Int32 {
    switch self {
    case .start, .firstLine: 0
    case .end, .lastLine: room - extent
    case .middle, .custom: (room - extent) >> 1
    }
  }
}

/// A custom guide. Two are equal if they have the same id.
package struct CustomAlignment: Hashable, Sendable {
  let id: any AlignmentID.Type

  package static func == (one: CustomAlignment, other: CustomAlignment) -> Bool {
    one.id == other.id
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A position along the width and the height.
public struct Alignment: Hashable, Sendable {
  /// The position along the width.
  public var horizontal: HorizontalAlignment
  /// The position along the height.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its `horizontal` and `vertical` position.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The top left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The centre of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The top right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The centre of the left edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The centre of the right edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The bottom left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The centre of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The bottom right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
