// SPDX-License-Identifier: MIT
// Views: alignment guides as layout uses them.

package import CuriumTokens

/// A guide as the layout pass uses it: its axis, and an edge, the centre, a line of text or the
/// index of a custom guide in the graph's table.
@_spi(Nodes) public struct Guide: Equatable {
  package let axis: Axis
  package let code: UInt16

  package init(axis: Axis, code: UInt16) {
    self.axis = axis
    self.code = code
  }

  package static let start: UInt16 = 0
  package static let middle: UInt16 = 1
  package static let end: UInt16 = 2
  static let firstLine: UInt16 = 3
  static let lastLine: UInt16 = 4
  static let ownGuides: UInt16 = 8

  /// `true` if the guide is an edge or the centre. These need no measuring unless a view sets
  /// guides.
  package var isPlain: Bool { code < Self.firstLine }
  var isLine: Bool { code == Self.firstLine || code == Self.lastLine }

  /// Returns the start of an extent in its room, based only on edges and the centre.
  package func offset(_ extent: Int32, in room: Int32) -> Int32 {
    switch code {
    case Self.start: 0
    case Self.end: room - extent
    default: (room - extent) >> 1
    }
  }
}

/// Guides along both axes, in four bytes.
package struct GuidePair: Equatable {
  var horizontalCode: UInt16
  var verticalCode: UInt16

  package init(horizontalCode: UInt16, verticalCode: UInt16) {
    self.horizontalCode = horizontalCode
    self.verticalCode = verticalCode
  }

  package var horizontal: Guide { Guide(axis: .horizontal, code: horizontalCode) }
  package var vertical: Guide { Guide(axis: .vertical, code: verticalCode) }
}

/// Combines the guides of several views into that of their container: the first or last line of
/// all, otherwise the mean, as in SwiftUI.
package struct GuideMean {
  private let guide: Guide
  private var sum = 0
  private var count = 0

  package init(_ guide: Guide) { self.guide = guide }

  /// Adds the guide of a child at (`x`, `y`), if a view in it sets one.
  package mutating func add(
    _ child: LayoutNode, x: Int32, y: Int32, _ proposal: ProposedViewSize
  ) {
    guard let own = child.explicit(guide, proposal) else { return }
    let place = Int(own + (guide.axis == .horizontal ? x : y))
    if guide.isLine, count > 0 {
      sum = guide.code == Guide.firstLine ? min(sum, place) : max(sum, place)
    } else {
      sum += place
      count += 1
    }
  }

  package var value: Int32? { count == 0 ? nil : Int32(clamping: sum / count) }
}
