// SPDX-License-Identifier: MIT
// Views: where things stand that are smaller than their room.

/// A position along the width.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the left edge.
  case leading
  /// In the middle; an odd cell goes to the right.
  case center
  /// At the right edge.
  case trailing

  func offset(_ extent: Int32, in room: Int32) -> Int32 {
    switch self {
    case .leading: 0
    case .center: (room - extent) >> 1
    case .trailing: room - extent
    }
  }
}

/// A position along the height.
public enum VerticalAlignment: Hashable, Sendable {
  /// At the top edge.
  case top
  /// In the middle; an odd cell goes beneath.
  case center
  /// At the bottom edge.
  case bottom

  func offset(_ extent: Int32, in room: Int32) -> Int32 {
    switch self {
    case .top: 0
    case .center: (room - extent) >> 1
    case .bottom: room - extent
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
