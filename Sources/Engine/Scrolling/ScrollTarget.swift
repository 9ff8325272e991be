// SPDX-License-Identifier: MIT
// Views: the target of a scroll request.

package import CuriumTokens

/// The target of a scroll request, until the rows there exist and their lengths are known.
package struct ScrollTarget {
  package enum Place {
    /// An offset. The parts of the target specify the axes to scroll along.
    case offset(x: Int, y: Int)
    case end
    case row(LazyCollectionNode, Int)
    case view(Node)
  }

  var place: Place
  /// The part of the target that is aligned with the same part of the visible area, from 0 (start)
  /// to 1 (end). `nil` doesn't scroll along that axis.
  private var x: Double?
  private var y: Double?
  /// `true` if the parts aren't decided yet, so that the content moves as little as possible.
  var isOpen: Bool

  package init(place: Place, anchor: UnitPoint?) {
    self.place = place
    x = anchor.flatMap { Self.part($0.x) }
    y = anchor.flatMap { Self.part($0.y) }
    isOpen = anchor == nil
  }

  /// Creates a target at an offset; `nil` doesn't scroll along that axis.
  package init(x: Int? = nil, y: Int? = nil) {
    self.init(place: .offset(x: x ?? 0, y: y ?? 0), anchor: nil)
    self.x = x == nil ? nil : 0
    self.y = y == nil ? nil : 0
    isOpen = false
  }

  func part(along axis: Axis) -> Double? { axis == .horizontal ? x : y }

  /// Returns a coordinate of an anchor, limited to 0 to 1; `nil` if it isn't finite.
  static func part(_ coordinate: Double) -> Double? {
    coordinate.isFinite ? max(0, min(coordinate, 1)) : nil
  }

  /// Decides which end to make visible. Lengths measured later don't change the decision.
  mutating func decide(_ span: Range<Int>, offset: Int, room: Int, along axis: Axis) {
    let part: Double? =
      span.lowerBound < offset
      ? 0 : span.upperBound <= offset + room ? nil : span.count > room ? 0 : 1
    if axis == .horizontal { x = part } else { y = part }
  }
}
